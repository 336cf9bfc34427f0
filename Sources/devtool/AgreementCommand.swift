import Analysis
import CommandLineKit
import CompilerDriver
import Reporters
import Settings
import SourceText
import Wire

/// `devtool agreement`: how often the inference and the compiler agree, module by module.
enum AgreementCommand {
    /// Prints a table in Markdown, for the page of benchmarks, and where asked for the disagreements.
    static func run(_ command: ParsedCommand) async throws {
        let list = command.value("modules") ?? "Benchmarks/modules.json"
        let root = command.value("root") ?? "."
        let subjects = try Subject.read(list)
        let toolchain = try await Toolchain.locate()
        var found: [(subject: Subject, verification: IsolationVerification)] = []
        for subject in subjects {
            let verifications = try await verify(subject, root: root, toolchain)
            found += verifications.map { (subject, $0) }
        }
        Process.print(table(found, toolchain))
        if command.has("details") {
            let display = PathDisplay(currentFolder: PathDisplay.processFolder(), typed: root)
            Process.print("\n" + VerificationText(display).text(found.map(\.verification)))
        }
    }

    private static func verify(
        _ subject: Subject, root: String, _ toolchain: Toolchain
    ) async throws -> [IsolationVerification] {
        let path = SourcePath.joined(root, subject.package)
        let supporting = subject.supporting.map { SourcePath.joined(root, $0) }
        var project = try Discovery(read: ContainerReader(platform: Self.platform).read).project(
            at: path, supportedBy: supporting)
        project.modules = project.modules.map { subject.overrides.applied(to: $0).module }
        let selection = try ModuleSelection(from: project, SelectionOptions(targets: subject.targets))
        let options = AnalysisOptions(
            width: Process.processorCount, cache: nil, toolVersion: "devtool", platform: Self.platform)
        let verifier = Verifier(toolchain, Analyzer(options, root: project.root), project, importPaths: [])
        guard let found = await verifier.verify(selection) else {
            throw DevtoolFailure(message: "\(subject.package) could not be compared")
        }
        return found
    }

    private static var platform: String {
        #if os(macOS)
            "macOS"
        #else
            "Linux"
        #endif
    }

    private static func table(
        _ found: [(subject: Subject, verification: IsolationVerification)], _ toolchain: Toolchain
    ) -> String {
        var lines = [
            "| module | declarations | agree | closures | agree | unknown |", "|---|--:|--:|--:|--:|--:|",
        ]
        var total = IsolationAgreement()
        for (subject, verification) in found {
            let name = "\(subject.package): \(verification.module)"
            guard let agreement = verification.agreement else {
                lines.append("| \(name) | \(verification.failure ?? "no answer") | | | | |")
                continue
            }
            total = total + agreement
            lines.append(row(name, agreement))
        }
        lines.append(row("**together**", total))
        return "\(toolchain.version)\n\n" + lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ name: String, _ agreement: IsolationAgreement) -> String {
        let (declarations, closures) = (agreement.declarations, agreement.closures)
        let all = declarations + closures
        let cells = [
            name, "\(declarations.compared)", percent(declarations.agreementPercent), "\(closures.compared)",
            percent(closures.agreementPercent), percent(all.unknownPercent),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// Two digits behind the point, rounded down.
    private static func percent(_ value: Double?) -> String {
        guard let value else { return "" }
        let rest = Int(value * 100) % 100
        return "\(Int(value)).\(rest < 10 ? "0" : "")\(rest) %"
    }
}

/// One entry of the list of modules.
private struct Subject {
    var package: String
    var targets: [String]
    var supporting: [String]
    var overrides = SettingsOverrides()

    static func read(_ path: String) throws -> [Subject] {
        let document = try JSONParser.parse(try FileBytes.read(path))
        guard let entries = document.array else { throw DevtoolFailure(message: "\(path) is no JSON array") }
        return try entries.map { entry in
            guard let package = entry["package"]?.string else {
                throw DevtoolFailure(message: "\(path): an entry has no 'package'")
            }
            var subject = Subject(
                package: package, targets: entry.strings("targets"), supporting: entry.strings("with"))
            subject.overrides.languageMode = entry["languageMode"]?.string.flatMap { LanguageMode(rawValue: $0) }
            subject.overrides.defaultIsolation = entry["defaultIsolation"]?.string.flatMap {
                DefaultIsolation(rawValue: $0)
            }
            subject.overrides.features = entry.strings("features")
            return subject
        }
    }
}

extension JSONValue {
    fileprivate func strings(_ name: String) -> [String] { self[name]?.array?.compactMap(\.string) ?? [] }
}
