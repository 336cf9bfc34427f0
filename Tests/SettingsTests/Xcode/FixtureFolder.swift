import Foundation
import Settings

/// A folder of small files for one test, removed with the value.
final class FixtureFolder: Sendable {
    let path: String
    private let files: [String: String]

    /// `files` maps paths inside the folder to contents.
    init(_ files: [String: String]) throws {
        self.files = files
        path = FileManager.default.temporaryDirectory.path + "/heddle-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Adds a file.
    func write(_ data: Data, to name: String) throws {
        let file = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Adds a symbolic link.
    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: destination)
    }

    /// The full path of something inside.
    subscript(name: String) -> String { path + "/" + name }

    /// Where a text first stands in a file, as the origin of a value; line 0 where it does not.
    func place(_ text: String, in name: String) -> Provenance {
        let lines = (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            guard let found = line.range(of: text) else { continue }
            let column = line[..<found.lowerBound].utf8.count + 1
            return .written(path: self[name], line: number + 1, column: column)
        }
        return .written(path: self[name], line: 0, column: 0)
    }
}

/// A project file with as little as Xcode needs, to which a test adds what it is about.
enum ProjectText {
    /// One application `App` with the configurations Debug and Release, whose sources are `App/Main.swift`.
    static func app(
        project: [String: String] = [:], debug: String = "", release: String = "", target: String = "",
        objects: String = "", sources: String = "BF1,"
    ) -> String {
        """
        // !$*UTF8*$!
        {
        objectVersion = 77;
        objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, \(project["targets"] ?? "")); };
        G = { isa = PBXGroup; children = (F1, \(project["children"] ?? "")); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App/Main.swift; sourceTree = "<group>"; };
        BF1 = { isa = PBXBuildFile; fileRef = F1; };
        S = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (S); \(target) };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR); defaultConfigurationName = Release; };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \(project["debug"] ?? "SDKROOT = iphoneos;")
        }; \(project["base"] ?? "") };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
        \(project["release"] ?? "SDKROOT = iphoneos;")
        }; \(project["base"] ?? "") };
        TD = { isa = XCBuildConfiguration; name = Debug; \(project["targetBase"] ?? "") buildSettings = {
        \(debug)
        }; };
        TR = { isa = XCBuildConfiguration; name = Release; \(project["targetBase"] ?? "") buildSettings = {
        \(release)
        }; };
        \(objects)
        };
        rootObject = P;
        }
        """
    }

    /// A folder with such a project, named `App.xcodeproj`, and its one source file.
    static func folder(_ text: String, _ files: [String: String] = [:]) throws -> FixtureFolder {
        let own = [file: text, "App/Main.swift": "@main struct Main {}"]
        return try FixtureFolder(own.merging(files) { $1 })
    }

    static let file = "App.xcodeproj/project.pbxproj"
}
