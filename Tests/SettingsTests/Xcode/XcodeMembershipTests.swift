import Foundation
import Settings
import Testing

@Suite("Files of Xcode targets")
struct XcodeMembershipTests {
    /// The modules of a project whose target App owns the folder `Sources`, with a second target Other.
    private func modules(exceptions: String, _ more: [String: String] = [:]) throws -> (
        FixtureFolder, [String: [String]]
    ) {
        let text = ProjectText.app(
            project: ["targets": "O", "children": "D"], target: "fileSystemSynchronizedGroups = (D);",
            objects: """
                O = { isa = PBXNativeTarget; name = Other; buildPhases = (OS); buildConfigurationList = TL; };
                OS = { isa = PBXSourcesBuildPhase; files = (); };
                D = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>";
                \(exceptions) };
                """)
        let files = [
            "Sources/A.swift": "", "Sources/B.swift": "", "Sources/Deep/C.swift": "", "Sources/Deep/D.swift": "",
            "Sources/note.txt": "", "Sources/.hidden/X.swift": "", "Sources/P.playground/Y.swift": "",
        ]
        let folder = try ProjectText.folder(text, files.merging(more) { $1 })
        let contents = XcodeProjectReader.read(project: folder["App.xcodeproj"])
        let byName = Dictionary(
            contents.settings.modules.map { ($0.name, $0.files.map { String($0.dropFirst(folder.path.count + 1)) }) },
            uniquingKeysWith: { first, _ in first })
        return (folder, byName)
    }

    @Test("Exceptions take files from the owner of a synchronised folder and give them to another target")
    func exceptions() throws {
        let (_, files) = try modules(
            exceptions: """
                exceptions = (E1, E2, E3); }; 
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (B.swift, Deep/C.swift, note.txt); };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = O; membershipExceptions = (B.swift, Deep/D.swift, note.txt, Gone.swift); };
                E3 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OS;
                """)
        #expect(files["App"] == ["App/Main.swift", "Sources/A.swift", "Sources/Deep/D.swift"])
        #expect(files["Other"] == ["Sources/B.swift", "Sources/Deep/D.swift"])
    }

    @Test("An exception for a folder counts for all that is in it")
    func folderException() throws {
        let (_, files) = try modules(
            exceptions: """
                exceptions = (E1); }; 
                E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Deep);
                """)
        #expect(files["App"] == ["App/Main.swift", "Sources/A.swift", "Sources/B.swift"])
    }

    @Test("A build phase takes in the files that it is an exception for")
    func phaseException() throws {
        let (_, files) = try modules(
            exceptions: """
                exceptions = (E1); }; 
                E1 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = OS; membershipExceptions = (A.swift);
                """)
        #expect(files["Other"] == ["Sources/A.swift"])
    }

    @Test("File types and whole folders are as the project says")
    func explicitTypes() throws {
        let (_, files) = try modules(
            exceptions:
                "explicitFileTypes = { note.txt = sourcecode.swift; B.swift = text; }; explicitFolders = (Deep);")
        #expect(files["App"] == ["App/Main.swift", "Sources/A.swift", "Sources/note.txt"])
    }

    @Test("Exceptions for a target that is gone are reported and change nothing")
    func dangling() throws {
        let text = ProjectText.app(
            project: ["children": "D"], target: "fileSystemSynchronizedGroups = (D);",
            objects: """
                D = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; exceptions = (E); };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                target = DEAD; membershipExceptions = (A.swift); };
                """)
        let folder = try ProjectText.folder(text, ["Sources/A.swift": ""])
        let contents = XcodeProjectReader.read(project: folder["App.xcodeproj"])
        #expect(contents.settings.modules.first?.files == [folder["App/Main.swift"], folder["Sources/A.swift"]])
        let problem = try #require(contents.settings.problems.first)
        #expect(problem.message == "exceptions of the folder “Sources” are for a target that does not exist")
        #expect(!problem.isFatal)
        guard case .written(_, let line, _) = folder.place("target = DEAD", in: ProjectText.file) else { return }
        #expect(problem.line == line && problem.column == 10)
    }

    @Test("A package inside a synchronised folder is a package, not part of the target")
    func package() throws {
        let (folder, files) = try modules(
            exceptions: "", ["Sources/Kit/Package.swift": "", "Sources/Kit/Sources/Kit/Kit.swift": ""])
        #expect(files["App"]?.contains { $0.contains("Kit") } == false)
        #expect(XcodeProjectReader.read(project: folder["App.xcodeproj"]).packages == [folder["Sources/Kit"]])
    }

    @Test("Missing, repeated and misplaced files are reported, the others are kept")
    func problems() throws {
        let text = ProjectText.app(
            project: ["children": "F2, SUB"],
            objects: """
                F2 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = Made.swift; sourceTree = BUILT_PRODUCTS_DIR; };
                F4 = { isa = PBXFileReference; path = ../App/Two.swift; sourceTree = "<group>"; };
                F5 = { isa = PBXFileReference; lastKnownFileType = text; path = Text.swift; sourceTree = SOURCE_ROOT; };
                SUB = { isa = PBXGroup; path = Sub; sourceTree = "<group>"; children = (F4, F3, F5, SUB); };
                BF2 = { isa = PBXBuildFile; fileRef = F2; };
                BF3 = { isa = PBXBuildFile; fileRef = F3; };
                BF4 = { isa = PBXBuildFile; fileRef = F4; };
                BF5 = { isa = PBXBuildFile; fileRef = F5; };
                """, sources: "BF1, BF1, BF2, BF3, BF4, BF5, BF6")
        let folder = try ProjectText.folder(text, ["App/Two.swift": "", "Text.swift": ""])
        let contents = XcodeProjectReader.read(project: folder["App.xcodeproj"])
        #expect(contents.settings.modules.first?.files == [folder["App/Main.swift"], folder["App/Two.swift"]])
        let messages = contents.settings.problems.map { $0.message.replacing(folder.path + "/", with: "") }
        #expect(
            messages == [
                "“Sub” is in more than one group, or in a circle of groups",
                "App lists App/Main.swift twice among its sources", "Gone.swift of App does not exist",
                "Made.swift of App is in no group or outside the source tree: it is left out",
                "App lists a source file that is not in the project",
            ])
        #expect(contents.settings.problems.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.isFatal })
    }

    @Test("Files are left out by name in the configurations that say so")
    func excludedNames() throws {
        let text = ProjectText.app(
            project: ["children": "F2"], debug: "SWIFT_VERSION = 6.0;",
            release: """
                SWIFT_VERSION = 6.0;
                EXCLUDED_SOURCE_FILE_NAMES = ("Debug*", "$(SRCROOT)/App/Main.swift");
                INCLUDED_SOURCE_FILE_NAMES = "App/Main.swift";
                """,
            objects: """
                F2 = { isa = PBXFileReference; path = DebugMenu.swift; sourceTree = "<group>"; };
                BF2 = { isa = PBXBuildFile; fileRef = F2; };
                """, sources: "BF1, BF2")
        let folder = try ProjectText.folder(text, ["DebugMenu.swift": ""])
        let modules = XcodeProjectReader.read(project: folder["App.xcodeproj"]).settings.modules
        #expect(modules.map { $0.configuration } == ["Debug", "Release"])
        #expect(modules[0].files == [folder["App/Main.swift"], folder["DebugMenu.swift"]])
        #expect(modules[1].files == [folder["App/Main.swift"]])
    }

    @Test("Dependencies are named once: targets, package products, and what is linked")
    func dependencies() throws {
        let text = ProjectText.app(
            project: ["targets": "O"],
            target: "dependencies = (TD1, TD2); packageProductDependencies = (PP); ",
            objects: """
                O = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                  productReference = KP; buildPhases = (KL); buildConfigurationList = TL; };
                KP = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                KL = { isa = PBXFrameworksBuildPhase; files = (LF); };
                LF = { isa = PBXBuildFile; productRef = PP; };
                TD1 = { isa = PBXTargetDependency; target = O; };
                TD2 = { isa = PBXTargetDependency; name = Far; targetProxy = X; };
                PP = { isa = XCSwiftPackageProductDependency; productName = Algorithms; };
                LP = { isa = XCLocalSwiftPackageReference; relativePath = ../Local; };
                """)
        let folder = try FixtureFolder([
            "In/" + ProjectText.file: text, "In/App/Main.swift": "", "Local/Package.swift": "",
        ])
        let contents = XcodeProjectReader.read(project: folder["In/App.xcodeproj"])
        let modules = contents.settings.modules
        #expect(modules.map { $0.name } == ["App", "Kit"])
        #expect(modules[0].dependencies == ["Kit", "Far", "Algorithms"])
        #expect(modules[1].dependencies == ["Algorithms"])
        #expect(modules[1].kind == .framework)
        #expect(contents.packages == [folder["Local"]])
    }
}
