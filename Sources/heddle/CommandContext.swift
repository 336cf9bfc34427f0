import Analysis
import CommandLineKit
import Reporters
import Settings
import SourceText
import Wire

/// What `settings` and `isolation` have in common: finding the project, applying the options, saying what went wrong.
struct CommandContext {
    let command: ParsedCommand
    let project: Project
    let overrides: SettingsOverrides

    /// Finds the project at `path`; the settings are those of the project with the options applied.
    init(_ command: ParsedCommand, path: String) throws(CommandFailure) {
        self.command = command
        overrides = try SettingsOverrides(command)
        try Self.checkPlatform(command.value("platform"))
        do throws(DiscoveryError) {
            let reader = ContainerReader(
                platform: command.value("platform") ?? "", evaluatesManifests: command.has("evaluate-manifest"))
            project = try Discovery(read: reader.read).project(at: path)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// A misspelt platform would silently turn off all that is meant for it.
    private static func checkPlatform(_ name: String?) throws(CommandFailure) {
        guard let name, !PackageReader.platforms.contains(where: { $0.lowercased() == name.lowercased() }) else {
            return
        }
        throw .unknown("platform", name, PackageReader.platforms)
    }

    /// The project with the options applied to every module, or to the selected ones.
    func overridden() -> Project {
        var result = project
        if overrides.isEmpty { return result }
        for index in result.modules.indices {
            let (module, problems) = overrides.applied(to: result.modules[index])
            result.modules[index] = module
            result.problems += problems.filter { !result.problems.contains($0) }
        }
        return result
    }

    /// Stops where there is nothing but a container that could not be read.
    func requireReadable(_ project: Project) throws(CommandFailure) {
        guard project.modules.isEmpty, let problem = project.problems.first(where: \.isFatal) else { return }
        let place = OriginText(project.display).place(problem.path, problem.line, problem.column)
        throw CommandFailure("\(place): \(problem.message)", code: .unreadableInput)
    }

    /// The code for an answer: whether what describes the project itself could be read.
    func exitCode(for project: Project) -> ExitCode {
        let isBroken = project.problems.contains { problem in
            let folder = SourcePath.parent(of: problem.path)
            return problem.isFatal && (folder == project.root || SourcePath.parent(of: folder) == project.root)
        }
        return isBroken ? .unreadableInput : .ok
    }

    var selection: SelectionOptions {
        SelectionOptions(targets: command.values("target"), configuration: command.value("configuration"))
    }

    /// How to run the analysis.
    func analysisOptions() -> AnalysisOptions {
        AnalysisOptions(
            width: Processors.count,
            cache: command.has("no-cache") ? nil : CacheFolder(path: cachePath()),
            toolVersion: ProgramVersion.current, platform: Self.operatingSystem(command.value("platform") ?? ""))
    }

    private func cachePath() -> String {
        if let given = command.value("cache-path") {
            return SourcePath.joined(project.display.currentFolder, given)
        }
        return CacheLocation.standard(for: project.root)
    }

    /// The name that `os()` uses.
    private static func operatingSystem(_ name: String) -> String {
        let known = ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android", "WASI", "FreeBSD"]
        return known.first { $0.lowercased() == name.lowercased() } ?? name
    }

    /// Prints what `--stats` asks for.
    func report(_ statistics: Statistics) {
        guard command.has("stats") else { return }
        var errors = OutputBuffer.standardError()
        for line in StatisticsText.lines(statistics) { errors.append(line + "\n") }
    }
}

extension SettingsOverrides {
    /// The overrides that a command line gives; values were checked when it was parsed.
    init(_ command: ParsedCommand) throws(CommandFailure) {
        self.init()
        languageMode = command.value("language-mode").flatMap { LanguageMode(rawValue: $0) }
        defaultIsolation = command.value("default-isolation").flatMap { DefaultIsolation(rawValue: $0) }
        strictConcurrency = command.value("strict-concurrency").flatMap { StrictConcurrency(rawValue: $0) }
        features = command.values("feature")
        experimentalFeatures = command.values("experimental-feature")
        for name in features + experimentalFeatures where LanguageFeatures.named(name) == nil {
            let tip = LanguageFeatures.suggestion(for: name).map { "did you mean '\($0)'?" }
            throw CommandFailure(
                "unknown feature '\(name)'", tip: tip ?? "'swiftc -print-supported-features' lists them", code: .usage)
        }
    }
}
