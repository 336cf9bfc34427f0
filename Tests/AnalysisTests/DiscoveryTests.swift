import Analysis
import Settings
import SourceText
import Testing

/// A reader that knows containers by heart: each has one module per configuration that holds the Swift files below the
/// named folders.
private struct KnownContainers: Sendable {
    var modules: [String: [ModuleSettings]] = [:]
    var problems: [String: [ProjectProblem]] = [:]
    var references: [String: [ProjectContainer]] = [:]

    mutating func add(
        _ container: String, _ name: String, files: [String], configuration: String = "",
        kind: ModuleKind = .library
    ) {
        var module = ModuleSettings(name: name, moduleName: name, kind: kind, container: container)
        module.files = files
        module.configuration = configuration
        modules[container, default: []].append(module)
    }

    func read(_ container: ProjectContainer) -> ContainerContents {
        let settings = ProjectSettings(
            modules: modules[container.path] ?? [], problems: problems[container.path] ?? [])
        return ContainerContents(settings: settings, references: references[container.path] ?? [])
    }
}

private func discover(
    _ typed: String, in folder: String, _ known: KnownContainers = KnownContainers()
) throws(DiscoveryError) -> Project {
    try Discovery(currentFolder: folder, read: known.read).project(at: typed)
}

@Suite("Discovery")
struct DiscoveryTests {
    @Test("A bare folder is one module under the compiler's defaults")
    func bareFolder() throws {
        let folder = try TemporaryFolder()
        let first = try folder.write("My App/b.swift")
        let second = try folder.write("My App/a/c.swift")
        try folder.write("My App/.build/x.swift")
        try folder.write("My App/Pods/P/p.swift")
        try folder.write("My App/node_modules/n/n.swift")
        let project = try discover("My App", in: folder.path)
        #expect(project.modules.map(\.name) == ["My App"])
        #expect(project.modules.first?.moduleName == "My_App")
        #expect(project.modules.first?.files == [second, first])
        #expect(project.modules.first?.languageMode == Sourced(.v5, .byDefault("default of the compiler")))
        #expect(project.display.shown(first) == "My App/b.swift")
    }

    @Test("A file alone is a module of its own, where no project is above it")
    func bareFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD")
        try folder.write("other.swift")
        let file = try folder.write("one.swift")
        let project = try discover("one.swift", in: folder.path)
        #expect(project.modules.map(\.files) == [[file]])
        #expect(project.modules.map(\.name) == ["one"])
        #expect(project.isRequested(file))
    }

    @Test("A file or folder inside a package is seen with the package's settings")
    func inside() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write("Package.swift")
        let file = try folder.write("Sources/A/a.swift")
        let other = try folder.write("Sources/B/b.swift")
        var known = KnownContainers()
        known.add(manifest, "A", files: [file])
        known.add(manifest, "B", files: [other])
        for path in ["Sources/A/a.swift", "Sources/A", folder.path + "/Sources/A"] {
            let project = try discover(path, in: folder.path, known)
            #expect(project.modules.map(\.name) == ["A", "B"])
            #expect(project.root == folder.path)
            #expect(project.isRequested(file))
            #expect(!project.isRequested(other))
        }
    }

    @Test("Files that no target compiles are shown as such")
    func leftOver() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write("Package.swift")
        try folder.write("Package@swift-6.0.swift")
        let file = try folder.write("Sources/A/a.swift")
        let stray = try folder.write("Snippets/s.swift")
        var known = KnownContainers()
        known.add(manifest, "A", files: [file])
        let project = try discover(".", in: folder.path, known)
        #expect(project.modules.map(\.name) == ["A", "(files in no target)"])
        #expect(project.modules.last?.files == [stray])
    }

    @Test("A package and a project beside it are both read, and a package inside counts once")
    func several() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write("Package.swift")
        let nested = try folder.write("Packages/N/Package.swift")
        try folder.write("App.xcodeproj/project.pbxproj")
        let file = try folder.write("Sources/A/a.swift")
        let inner = try folder.write("Packages/N/Sources/N/n.swift")
        var known = KnownContainers()
        known.add(manifest, "A", files: [file])
        known.add(nested, "N", files: [inner])
        known.add(folder.path + "/App.xcodeproj", "App", files: [file], configuration: "Debug")
        known.add(folder.path + "/App.xcodeproj", "App", files: [file], configuration: "Release")
        let project = try discover(".", in: folder.path, known)
        #expect(project.modules.map(\.name) == ["App", "App", "A", "N"])
        let selection = try ModuleSelection(from: project, SelectionOptions())
        #expect(selection.parts.map(\.settings.name) == ["App", "N"])
        #expect(selection.parts.first?.settings.configuration == "Debug")
        #expect(selection.leftOut == ["A"])
        #expect(selection.shared == ["App": 1])
        let package = try ModuleSelection(from: project, SelectionOptions(targets: ["A"]))
        #expect(package.parts.map(\.settings.name) == ["A"])
        let release = try ModuleSelection(from: project, SelectionOptions(configuration: "Release"))
        #expect(release.parts.first?.settings.configuration == "Release")
    }

    @Test("What a project refers to is read as well, wherever it is, and in a circle only once")
    func references() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.xcodeproj/project.pbxproj")
        let manifest = try folder.write("Shared/Package.swift")
        let file = try folder.write("Shared/Sources/S/s.swift")
        let app = folder.path + "/App/App.xcodeproj"
        var known = KnownContainers()
        known.add(app, "App", files: [try folder.write("App/a.swift")])
        known.add(manifest, "S", files: [file])
        known.references[app] = [ProjectContainer(kind: .package, path: manifest)]
        known.references[manifest] = [ProjectContainer(kind: .project, path: app)]
        #expect(try discover("App", in: folder.path, known).modules.map(\.name) == ["App", "S"])
    }

    @Test("A source file called Package.swift is a source file where a target compiles it")
    func sourceNamedLikeManifest() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write("Package.swift")
        let file = try folder.write("Sources/Model/Package.swift")
        var known = KnownContainers()
        known.add(manifest, "Model", files: [file])
        known.problems[file] = [ProjectProblem(path: file, line: 0, column: 0, message: "no manifest", isFatal: true)]
        let project = try discover(".", in: folder.path, known)
        #expect(project.problems.isEmpty)
        #expect(project.modules.map(\.name) == ["Model"])
    }

    @Test("A project.yml counts only where its project is not there")
    func generator() throws {
        let folder = try TemporaryFolder()
        let specification = try folder.write("project.yml")
        let file = try folder.write("a.swift")
        var known = KnownContainers()
        known.add(specification, "FromYAML", files: [file])
        known.add(folder.path + "/App.xcodeproj", "App", files: [file])
        #expect(try discover(".", in: folder.path, known).modules.map(\.name) == ["FromYAML"])
        try folder.write("App.xcodeproj/project.pbxproj")
        #expect(try discover(".", in: folder.path, known).modules.map(\.name) == ["App"])
        #expect(try discover("project.yml", in: folder.path, known).modules.map(\.name) == ["FromYAML"])
    }

    @Test("Wrong paths and names say what was meant")
    func errors() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/a.swift")
        try folder.write("notes/readme.md")
        #expect {
            try discover("Sorces", in: folder.path)
        } throws: {
            guard case .missing("Sorces", "Sources") = $0 as? DiscoveryError else { return false }
            return true
        }
        #expect {
            try discover("notes", in: folder.path)
        } throws: {
            guard case .noSwiftFiles("notes", nil) = $0 as? DiscoveryError else { return false }
            return true
        }
        #expect {
            try discover("notes/readme.md", in: folder.path)
        } throws: {
            guard case .notSwift = $0 as? DiscoveryError else { return false }
            return true
        }
        #expect {
            try discover("/dev/null", in: folder.path)
        } throws: {
            guard case .unreadable(_, .notAFile) = $0 as? DiscoveryError else { return false }
            return true
        }
        let project = try discover("Sources", in: folder.path)
        #expect {
            try ModuleSelection(from: project, SelectionOptions(targets: ["Sauces"]))
        } throws: {
            guard case .unknownModule("Sauces", ["Sources"]) = $0 as? DiscoveryError else { return false }
            return true
        }
    }

    @Test("A project that cannot be used is reported, not replaced by a guess")
    func fatal() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write("Package.swift")
        var known = KnownContainers()
        let problem = ProjectProblem(path: manifest, line: 3, column: 1, message: "broken", isFatal: true)
        known.problems[manifest] = [problem]
        #expect(try discover(".", in: folder.path, known).problems == [problem])
    }
}

@Suite("Overridden settings")
struct SettingsOverridesTests {
    private func bareModule() -> ModuleSettings {
        ModuleSettings(name: "M", moduleName: "M", kind: .folder, container: "/m")
    }

    @Test("A language mode brings its features, and everything says that an option is behind it")
    func languageMode() {
        var overrides = SettingsOverrides()
        #expect(overrides.isEmpty)
        overrides.languageMode = .v6
        let module = overrides.applied(to: bareModule()).module
        #expect(module.languageMode == Sourced(.v6, .option("--language-mode 6")))
        #expect(module.strictConcurrency.value == .complete)
        #expect(module.isEnabled("RegionBasedIsolation"))
    }

    @Test("Features are added to those the project states, and unknown names are noticed")
    func features() {
        var base = SettingsOverrides()
        base.features = ["ExistentialAny"]
        let stated = base.applied(to: bareModule()).module
        var overrides = SettingsOverrides()
        overrides.features = ["NonisolatedNonsendingByDefault", "InferIsolatedConformance"]
        overrides.defaultIsolation = .mainActor
        let module = overrides.applied(to: stated).module
        #expect(module.isEnabled("ExistentialAny"))
        #expect(module.isEnabled("NonisolatedNonsendingByDefault"))
        #expect(module.isEnabled("InferIsolatedConformances"))
        #expect(module.defaultIsolation.value == .mainActor)
        let unknown = module.features.first { $0.name == "InferIsolatedConformance" }
        #expect(unknown?.isKnown == false)
        #expect(unknown?.didYouMean == "InferIsolatedConformances")
    }
}
