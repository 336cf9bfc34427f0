import SourceText

/// An object of a project file: its identifier, its class, and its fields.
package struct XcodeObject: Sendable {
    package let id: String
    package let isa: String
    package let fields: PropertyListDictionary
    /// Where its identifier stands as a key.
    package let offset: Int

    /// The name that people see, where it has one.
    package var name: String? { fields.string("name") ?? fields.string("path") }
}

/// A project file as a graph of objects that refer to one another by identifier.
package struct XcodeObjects: Sendable {
    package let file: SettingsFile
    /// The folder of the project's sources, as the user would type it: `SRCROOT`.
    package let root: String
    /// The project itself.
    package let project: XcodeObject
    private let byID: PropertyListDictionary

    /// Reads `project.pbxproj` inside a `.xcodeproj` folder.
    package static func read(_ project: String) throws(XcodeProjectError) -> XcodeObjects {
        let path = SourcePath.joined(project, "project.pbxproj")
        let file: SettingsFile
        do throws(FileReadError) {
            file = try SettingsFile.read(path)
        } catch {
            throw XcodeProjectError(
                ProjectProblem(path: path, line: 0, column: 0, message: error.message, isFatal: true))
        }
        do throws(SettingsSyntaxError) {
            return try XcodeObjects(file, folder: SourcePath.parent(of: project))
        } catch {
            throw XcodeProjectError(file.problem(error.message, at: error.offset, isFatal: true))
        }
    }

    package init(_ file: SettingsFile, folder: String) throws(SettingsSyntaxError) {
        let value = try PropertyListFile.parse(file)
        guard let top = value.dictionary, let objects = top["objects"]?.dictionary else {
            throw SettingsSyntaxError("no “objects”: this is no project file", at: value.offset)
        }
        guard let rootID = top["rootObject"]?.string, let root = Self.object(rootID, in: objects) else {
            throw SettingsSyntaxError("“rootObject” names no object", at: top["rootObject"]?.offset ?? value.offset)
        }
        self.file = file
        byID = objects
        project = root
        let inside = root.fields.string("projectDirPath") ?? ""
        self.root = SourcePath.normalized(SourcePath.joined(folder, inside))
    }

    /// The object of an identifier; nil where the reference dangles.
    package func object(_ id: String) -> XcodeObject? { Self.object(id, in: byID) }

    /// The objects that a field lists; dangling references are left out.
    package func objects(_ field: String, of object: XcodeObject) -> [XcodeObject] {
        object.fields.strings(field).compactMap { self.object($0) }
    }

    /// The object that a field refers to.
    package func object(_ field: String, of object: XcodeObject) -> XcodeObject? {
        object.fields.string(field).flatMap { self.object($0) }
    }

    /// All objects of a class, in the order of the file.
    package func all(_ isa: String) -> [XcodeObject] {
        byID.entries.lazy.filter { $0.value.dictionary?.string("isa") == isa }.compactMap { object($0.key) }
    }

    private static func object(_ id: String, in objects: PropertyListDictionary) -> XcodeObject? {
        guard let entry = objects.entry(id), let fields = entry.value.dictionary, let isa = fields.string("isa") else {
            return nil
        }
        return XcodeObject(id: id, isa: isa, fields: fields, offset: entry.keyOffset)
    }
}

/// A project file that cannot be used.
package struct XcodeProjectError: Error, Sendable {
    package let problem: ProjectProblem

    package init(_ problem: ProjectProblem) { self.problem = problem }
}
