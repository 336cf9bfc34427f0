/// A setting that later flags replace and conditional ones leave undecided.
struct Decision<Value: Hashable & Codable & Sendable> {
    private(set) var sourced: Sourced<Value>

    init(_ value: Value?, _ provenance: Provenance) { sourced = Sourced(value, provenance) }

    init(_ sourced: Sourced<Value>) { self.sourced = sourced }

    /// Takes in what a flag says; false where it leaves the setting undecided.
    mutating func apply(_ value: Value, _ effect: FlagEffect) -> Bool {
        if effect.isCertain {
            sourced = Sourced(value, effect.flag.provenance)
        } else if sourced.value != value {
            sourced = Sourced(nil, effect.flag.provenance)
            return false
        }
        return true
    }
}

/// What the flags of an invocation come to, one after the other.
struct FlagFold {
    var languageMode: Decision<LanguageMode>
    var defaultIsolation = Decision<DefaultIsolation>(.nonisolated, .byDefault("default of the compiler"))
    var strictMemorySafety = Decision<Bool>(false, .byDefault("default of the compiler"))
    /// `-strict-concurrency=`, which wins over `-warn-concurrency`, which wins over the feature, in whatever order.
    var strictnessByOption: Decision<StrictConcurrency>?
    var strictnessByWarning: Decision<StrictConcurrency>?
    var strictnessByFeature: Decision<StrictConcurrency>?
    var defines: [String] = []
    var features: [FeatureRequest] = []
    var problems: [ProjectProblem] = []
    var unknowns: [Unknown] = []

    /// What a flag may leave undecided.
    enum Setting: String {
        case languageMode = "language mode"
        case defaultIsolation = "default isolation"
        case strictConcurrency = "strict concurrency"
        case strictMemorySafety = "strict memory safety"
        case any = "any setting"
    }

    /// A flag that leaves a setting undecided, unless a later one decides it.
    struct Unknown {
        var setting: Setting
        var what: String
        var provenance: Provenance
    }

    init(languageMode: Sourced<LanguageMode>) {
        self.languageMode = Decision(languageMode)
        if languageMode.value == nil { note(.languageMode, "language mode", languageMode.provenance) }
    }

    mutating func apply(_ effect: FlagEffect) {
        switch effect.kind {
        case .languageMode(let text):
            guard let mode = LanguageMode(rawValue: text) else { return reject("-swift-version", text, effect) }
            note(.languageMode, "Swift \(text)", languageMode.apply(mode, effect), effect)
        case .defaultIsolation(let text):
            guard let isolation = DefaultIsolation(rawValue: text) else {
                return reject("-default-isolation", text, effect)
            }
            note(.defaultIsolation, text, defaultIsolation.apply(isolation, effect), effect)
        case .strictConcurrency(let text):
            guard let level = StrictConcurrency(rawValue: text) else {
                return reject("-strict-concurrency", text, effect)
            }
            applyStrictness(level, \.strictnessByOption, effect)
        case .warnConcurrency: applyStrictness(.complete, \.strictnessByWarning, effect)
        case .strictMemorySafety:
            note(.strictMemorySafety, "on", strictMemorySafety.apply(true, effect), effect)
        case .feature(let name, let byExperimentalFlag, let isOn):
            applyFeature(name, byExperimentalFlag, isOn, effect)
        case .define(let name):
            if effect.isCertain, !defines.contains(name) { defines.append(name) }
        case .unknown:
            note(.any, "a compiler flag that may change any setting", effect.flag.provenance)
        }
    }

    /// The level of checking that results; mode 6 checks completely, whatever the flags say.
    func strictness() -> Sourced<StrictConcurrency> {
        let mode = languageMode.sourced
        let byFlags = [strictnessByOption, strictnessByWarning, strictnessByFeature]
        let asked = byFlags.lazy.compactMap { $0?.sourced }.first
        guard let value = mode.value else {
            return asked?.value == .complete ? asked ?? Sourced(nil, mode.provenance) : Sourced(nil, mode.provenance)
        }
        if value >= .v6 { return Sourced(.complete, .implied("implied by Swift 6 language mode")) }
        return asked ?? Sourced(.minimal, .byDefault("default of Swift \(value.rawValue) language mode"))
    }

    private mutating func applyStrictness(
        _ level: StrictConcurrency, _ place: WritableKeyPath<FlagFold, Decision<StrictConcurrency>?>,
        _ effect: FlagEffect
    ) {
        // Without this flag a weaker one decides, so that one which may be missing leaves everything open.
        var decision = self[keyPath: place] ?? Decision(nil, effect.flag.provenance)
        let isDecided = decision.apply(level, effect)
        self[keyPath: place] = decision
        note(.strictConcurrency, level.rawValue, isDecided, effect)
    }

    private mutating func applyFeature(_ written: String, _ experimentally: Bool, _ isOn: Bool, _ effect: FlagEffect) {
        let parts = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.first == "StrictConcurrency" {
            // The compiler ignores a "disable" here, and any level that it does not know.
            let level = parts.count == 1 ? .complete : StrictConcurrency(rawValue: String(parts[1]))
            if isOn, let level { applyStrictness(level, \.strictnessByFeature, effect) }
            if level == nil { reject("StrictConcurrency", String(parts[1]), effect) }
            return
        }
        // `Name:migrate` asks for warnings and leaves the feature off.
        if written.contains(":") { return }
        let known = LanguageFeatures.named(written)
        if isOn, let known, let objection = known.objection(toExperimentalFlag: experimentally) {
            problems.append(problem(objection, effect))
            return
        }
        var request = FeatureRequest(name: written, state: Sourced(isOn, effect.flag.provenance))
        request.isExperimental = known?.isExperimental ?? experimentally
        request.condition = effect.flag.condition
        request.isUndecided = effect.flag.isUndecided
        features.append(request)
    }

    private mutating func note(_ setting: Setting, _ value: String, _ isDecided: Bool, _ effect: FlagEffect) {
        guard !isDecided else { return }
        let condition = effect.flag.condition
        let limit = condition.isEmpty ? "or not" : "only for \(condition)"
        note(setting, "\(setting.rawValue): \(value) \(limit)", effect.flag.provenance)
    }

    private mutating func note(_ setting: Setting, _ what: String, _ provenance: Provenance) {
        unknowns.append(Unknown(setting: setting, what: what, provenance: provenance))
    }

    private mutating func reject(_ option: String, _ text: String, _ effect: FlagEffect) {
        problems.append(problem("the compiler knows no value '\(text)' of \(option)", effect))
    }

    private func problem(_ message: String, _ effect: FlagEffect) -> ProjectProblem {
        guard case .written(let path, let line, let column) = effect.flag.provenance else {
            return ProjectProblem(path: "", line: 0, column: 0, message: message, isFatal: false)
        }
        return ProjectProblem(path: path, line: line, column: column, message: message, isFatal: false)
    }
}

extension LanguageFeature {
    /// Why the compiler does not turn it on with the flag in question; nil where it does.
    fileprivate func objection(toExperimentalFlag byExperimentalFlag: Bool) -> String? {
        switch kind {
        case .developmentOnly where byExperimentalFlag:
            "released compilers refuse the experimental feature \(name)"
        case .experimental, .developmentOnly:
            byExperimentalFlag ? nil : "\(name) is experimental: asking for it as an upcoming feature has no effect"
        case .optional(let flag): "\(name) has a flag of its own, \(flag): asking for it as a feature has no effect"
        case .upcoming, .permanent: nil
        }
    }
}
