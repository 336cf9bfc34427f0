import SourceText
import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads a package manifest by following its statements, without running it: values, where they are written, and what
/// depends on something outside the manifest.
package enum ManifestEvaluation {
    /// The version that a manifest without a comment is taken to be written for.
    static let oldestTools = ToolsVersion(3, 1)
    /// What the user can do about what is unknown.
    package static let howToFindOut = "run with --evaluate-manifest, which executes the manifest"

    /// What a manifest says.
    /// - Parameters:
    ///   - source: The manifest's text.
    ///   - path: Its path, as the user would type it; every place names it.
    ///   - operatingSystem: What `os()` says where the package is built (`macOS`, `Linux`); empty where that is not known.
    package static func evaluate(_ source: String, path: String, operatingSystem: String = "") -> PackageManifest {
        DeepStack.run { evaluateOnThisStack(source, path, operatingSystem) }
    }

    private static func evaluateOnThisStack(
        _ source: String, _ path: String, _ operatingSystem: String
    ) -> PackageManifest {
        var tooDeep = Array(source.utf8).withUnsafeBufferPointer { NestingScan.firstTooDeep(in: $0) }
        var tree = Parser.parse(source: tooDeep == nil ? source : "")
        if let place = SyntaxDepth.firstTooDeep(in: tree) {
            tooDeep = place
            tree = Parser.parse(source: "")
        }
        let places = ManifestPlaces(path: path, lines: LineTable(bytes: source.utf8))
        let comment = ToolsVersionComment(source)
        let tools =
            comment.version.map { Sourced($0, places.provenance(comment.offset)) }
            ?? Sourced(oldestTools, .byDefault("there is no tools version that can be read"))
        var operators = OperatorTable.standardOperators
        operators.addSourceFile(tree) { _ in }
        let folded = operators.foldAll(tree) { _ in }.as(SourceFileSyntax.self) ?? tree
        var interpreter = ManifestInterpreter(
            path: path, tools: comment.version ?? oldestTools, operatingSystem: operatingSystem, folded)
        _ = interpreter.execute(folded.statements)
        let assembly = ManifestAssembly(interpreter.state, places, isComplete: interpreter.isComplete)
        var manifest = assembly.manifest(tools)
        if !interpreter.isComplete {
            let what = "everything: the manifest takes more steps than are followed"
            manifest.unknowns.append(
                UnknownSetting(what: what, provenance: places.provenance(0), howToFindOut: howToFindOut))
        }
        if let tooDeep {
            manifest.problems = [places.problem("the code is nested too deeply to be read", tooDeep, isFatal: true)]
        }
        if let problem = comment.problem {
            manifest.problems.append(places.problem(problem, comment.offset, isFatal: true))
        }
        manifest.problems += syntaxErrors(of: tree, places)
        manifest.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        return manifest
    }

    private static func syntaxErrors(of tree: SourceFileSyntax, _ places: ManifestPlaces) -> [ProjectProblem] {
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error }.prefix(20)
            .map { places.problem($0.message, $0.position.utf8Offset, isFatal: true) }
    }
}

/// Places in a manifest.
struct ManifestPlaces {
    let path: String
    let lines: LineTable

    func provenance(_ offset: Int) -> Provenance {
        let position = lines.position(of: offset)
        return .written(path: path, line: position.line, column: position.column)
    }

    func problem(_ message: String, _ offset: Int, isFatal: Bool = false) -> ProjectProblem {
        let position = lines.position(of: offset)
        return ProjectProblem(
            path: path, line: position.line, column: position.column, message: message, isFatal: isFatal)
    }
}
