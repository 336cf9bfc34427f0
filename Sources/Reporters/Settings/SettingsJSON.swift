package import Analysis
import Settings
import SourceText
import Wire

/// The settings of a project as a JSON document: a versioned contract, described in docs/formats/settings.md.
package struct SettingsJSON: Sendable {
    /// Rises when a field changes its meaning or goes; a new field leaves it.
    package static let version = 1

    private let project: Project

    package init(_ project: Project) { self.project = project }

    /// The document, with a line end.
    package func document() -> [UInt8] {
        var writer = JSONWriter(isIndented: true)
        writer.beginObject()
        writer.member("version", Self.version)
        writer.name("modules")
        writer.beginArray()
        for module in project.modules { writer.value(value(of: module)) }
        writer.endArray()
        writer.name("problems")
        writer.beginArray()
        for problem in project.problems {
            writer.value([
                "file": .string(project.display.shown(problem.path)), "line": .integer(Int64(problem.line)),
                "column": .integer(Int64(problem.column)), "message": .string(problem.message),
                "fatal": .bool(problem.isFatal),
            ])
        }
        writer.endArray()
        writer.endObject()
        writer.newline()
        return writer.bytes
    }

    private func value(of module: ModuleSettings) -> JSONValue {
        [
            "name": .string(module.name),
            "moduleName": .string(module.moduleName),
            "kind": .string(module.kind.rawValue),
            "container": .string(project.display.shown(module.container)),
            "configuration": module.configuration.isEmpty ? .null : .string(module.configuration),
            "languageMode": value(module.languageMode) { .string($0.rawValue) },
            "strictConcurrency": value(module.strictConcurrency) { .string($0.rawValue) },
            "defaultIsolation": value(module.defaultIsolation) { .string($0.rawValue) },
            "approachableConcurrency": module.approachableConcurrency.isGiven
                ? value(module.approachableConcurrency) { .bool($0) } : .null,
            "strictMemorySafety": value(module.strictMemorySafety) { .bool($0) },
            "features": .array(module.features.map(value)),
            "deploymentTargets": .array(module.deploymentTargets.map(value)),
            "compilationConditions": .array(module.compilationConditions.map { .string($0) }),
            "dependencies": .array(module.dependencies.map { .string($0) }),
            "files": .array(module.files.map { .string(project.display.shown($0)) }),
            "unknown": .array(module.unknowns.map(value)),
        ]
    }

    private func value<Value>(_ setting: Sourced<Value>, _ spelling: (Value) -> JSONValue) -> JSONValue {
        ["value": setting.value.map(spelling) ?? .null, "origin": origin(setting.provenance)]
    }

    private func value(of feature: FeatureSetting) -> JSONValue {
        [
            "name": .string(feature.name), "experimental": .bool(feature.isExperimental),
            "enabled": feature.state.value.map { .bool($0) } ?? .null, "origin": origin(feature.state.provenance),
            "condition": feature.condition.isEmpty ? .null : .string(feature.condition),
            "known": .bool(feature.isKnown), "didYouMean": feature.didYouMean.map { .string($0) } ?? .null,
        ]
    }

    private func value(of target: DeploymentTarget) -> JSONValue {
        ["platform": .string(target.platform), "version": value(target.version) { .string($0) }]
    }

    private func value(of unknown: UnknownSetting) -> JSONValue {
        [
            "what": .string(unknown.what), "origin": origin(unknown.provenance),
            "howToFindOut": .string(unknown.howToFindOut),
        ]
    }

    private func origin(_ provenance: Provenance) -> JSONValue {
        switch provenance {
        case .written(let path, let line, let column):
            [
                "kind": "written", "file": .string(project.display.shown(path)), "line": .integer(Int64(line)),
                "column": .integer(Int64(column)),
            ]
        case .byDefault(let text): ["kind": "default", "text": .string(text)]
        case .implied(let text): ["kind": "implied", "text": .string(text)]
        case .option(let text): ["kind": "option", "text": .string(text)]
        case .evaluated(let text): ["kind": "evaluated", "text": .string(text)]
        }
    }
}
