/// A target of a project, as written.
package struct XcodeTarget: Sendable {
    package let object: XcodeObject
    package let name: String
    package let kind: ModuleKind
    /// Whether it compiles anything: aggregate and external targets do not.
    package let compiles: Bool
    package let configurations: [XcodeConfiguration]

    /// All targets of a project, in its order.
    package static func all(in objects: XcodeObjects) -> [XcodeTarget] {
        objects.objects("targets", of: objects.project).map { XcodeTarget($0, in: objects) }
    }

    private init(_ object: XcodeObject, in objects: XcodeObjects) {
        self.object = object
        name = object.fields.string("name") ?? object.fields.string("productName") ?? object.id
        kind = Self.kind(ofProduct: object.fields.string("productType") ?? "")
        compiles = object.isa == "PBXNativeTarget"
        configurations = XcodeConfiguration.list(of: object, in: objects)
    }

    /// What a product type makes.
    static func kind(ofProduct type: String) -> ModuleKind {
        let known = "com.apple.product-type."
        guard type.hasPrefix(known) else { return .other }
        let name = type.dropFirst(known.count)
        switch name {
        case "tool": return .executable
        case "library.static", "library.dynamic", "objfile": return .library
        case _ where name.hasPrefix("bundle.unit-test") || name.hasPrefix("bundle.ui-testing"): return .test
        case _ where name.hasPrefix("bundle.ocunit-test") || name.hasPrefix("bundle.multi-device-ui-testing"):
            return .test
        case _ where name.hasPrefix("framework"): return .framework
        case _ where name.hasPrefix("application"): return .application
        case _ where name.contains("extension"): return .extension
        default: return .other
        }
    }
}

/// A build configuration of a project or target, as written.
package struct XcodeConfiguration: Sendable {
    package let object: XcodeObject
    package let name: String

    /// The configurations of a project or target.
    static func list(of owner: XcodeObject, in objects: XcodeObjects) -> [XcodeConfiguration] {
        guard let list = objects.object("buildConfigurationList", of: owner) else { return [] }
        return objects.objects("buildConfigurations", of: list).map {
            XcodeConfiguration(object: $0, name: $0.fields.string("name") ?? $0.id)
        }
    }

    /// The one that counts for a build of a configuration: of that name, else the default one, else the first.
    static func effective(_ name: String, of owner: XcodeObject, in objects: XcodeObjects) -> XcodeConfiguration? {
        let all = list(of: owner, in: objects)
        let list = objects.object("buildConfigurationList", of: owner)
        let byDefault = list?.fields.string("defaultConfigurationName")
        return all.first { $0.name == name } ?? all.first { $0.name == byDefault } ?? all.first
    }

    /// What it assigns itself.
    func assignments(in file: SettingsFile) -> [BuildSettingAssignment] {
        guard let settings = object.fields["buildSettings"]?.dictionary else { return [] }
        // By name, as Xcode does: of two conditional assignments that both apply the one with the later key wins.
        return settings.entries.sorted { $0.key < $1.key }.map { entry in
            let place = file.provenance(at: entry.keyOffset)
            let pieces: [BuildSettingAssignment.Piece]
            switch entry.value.content {
            case .string(let text): pieces = [BuildSettingAssignment.Piece(text: text, place: place)]
            case .array(let elements):
                pieces = elements.compactMap { element in
                    element.string.map {
                        BuildSettingAssignment.Piece(text: $0, place: file.provenance(at: element.offset))
                    }
                }
            default: pieces = []
            }
            return BuildSettingAssignment(key: entry.key, pieces: pieces, place: place)
        }
    }
}
