import SourceText
package import Wire

/// What was read from a package: its modules, and the packages in other folders that it names.
package struct PackageContents: Sendable {
    package var settings = ProjectSettings()
    /// Folders of local packages, absolute or as the manifest's path is.
    package var packages: [String] = []
    /// Folders of local packages that it may depend on: something unknown decides.
    package var undecidedPackages: [String] = []
}

/// Reads a package from its manifest and its folders, without running anything.
package struct PackageReader: Sendable {
    /// The platforms that conditions can name, as the manifests spell them.
    package static let platforms = [
        "macOS", "macCatalyst", "iOS", "tvOS", "watchOS", "visionOS", "driverKit", "linux", "windows", "android",
        "wasi", "openbsd", "freebsd",
    ]

    /// The platform that conditions are decided for, in lower case (`linux`, `macos`, `ios`); empty leaves them open.
    private let platform: String

    package init(platform: String = "") { self.platform = platform.lowercased() }

    /// Reads the package whose `Package.swift` this is; of several manifests in the folder the one that the package
    /// manager takes. `evaluated` is what the toolchain says that it comes to, where it was asked.
    package func read(manifest path: String, evaluated answer: JSONValue? = nil) -> PackageContents {
        let folder = SourcePath.parent(of: path)
        let chosen = ManifestChoice.manifest(in: folder)
        let file: SettingsFile
        do throws(FileReadError) { file = try SettingsFile.read(chosen) } catch {
            let problem = ProjectProblem(path: chosen, line: 0, column: 0, message: error.message, isFatal: true)
            return PackageContents(settings: ProjectSettings(problems: [problem]))
        }
        if let invalid = file.firstInvalidByte {
            let problem = file.problem("the manifest is not valid UTF-8", at: invalid, isFatal: true)
            return PackageContents(settings: ProjectSettings(problems: [problem]))
        }
        var manifest = ManifestEvaluation.evaluate(
            String(decoding: file.bytes, as: UTF8.self), path: chosen, operatingSystem: hostSystem)
        if let answer, let evaluated = EvaluatedManifest(answer, over: manifest).manifest() { manifest = evaluated }
        return contents(of: manifest, folder: folder)
    }

    /// The modules of a manifest, with the files in the package's folder.
    package func contents(of manifest: PackageManifest, folder: String) -> PackageContents {
        var contents = PackageContents()
        contents.settings.problems = manifest.problems
        let (modules, problems) = PackageModules(manifest, folder: folder, platform: platform).modules()
        contents.settings.modules = modules
        contents.settings.problems += problems
        addUnknowns(of: manifest, folder, to: &contents)
        for package in manifest.packages {
            guard case .local(let path) = package.location else { continue }
            let place = SourcePath.normalized(SourcePath.joined(folder, path))
            if package.isUndecided {
                contents.undecidedPackages.append(place)
            } else {
                contents.packages.append(place)
            }
        }
        return contents
    }

    /// What concerns the whole package stands with its first module; a package without one gets a module of no files.
    private func addUnknowns(of manifest: PackageManifest, _ folder: String, to contents: inout PackageContents) {
        var unknowns = manifest.unknowns
        if manifest.defaultTraits.value == nil {
            unknowns.append(
                UnknownSetting(
                    what: "which traits are on by default", provenance: manifest.defaultTraits.provenance,
                    howToFindOut: ManifestEvaluation.howToFindOut))
        }
        if unknowns.isEmpty { return }
        if contents.settings.modules.isEmpty {
            let name = manifest.name.value ?? SourcePath.name(of: folder)
            contents.settings.modules.append(
                ModuleSettings(
                    name: name, moduleName: PackageModules.moduleName(of: name), kind: .other,
                    container: manifest.path))
        }
        contents.settings.modules[0].unknowns = unknowns + contents.settings.modules[0].unknowns
    }

    /// What `os()` says in a manifest: of the machine that builds for the platform.
    private var hostSystem: String {
        switch platform {
        case "": ""
        case "macos", "ios", "tvos", "watchos", "visionos", "maccatalyst": "macOS"
        case "linux", "android", "wasi": "Linux"
        case "windows": "Windows"
        default: ""
        }
    }
}
