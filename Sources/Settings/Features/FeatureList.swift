/// A feature that a project turns on or off.
struct FeatureRequest {
    var name: String
    var state: Sourced<Bool>
    var isExperimental = false
    var condition = ""
    var isUndecided = false

    init(name: String, state: Sourced<Bool>) {
        self.name = name
        self.state = state
    }

    var isCertain: Bool { condition.isEmpty && !isUndecided && state.value != nil }
}

/// Features by name, the last request winning, with those that follow from other settings.
struct FeatureList {
    private var byName: [String: FeatureSetting] = [:]

    /// The features that are on or undecided, sorted by name.
    var settings: [FeatureSetting] {
        byName.values.filter { $0.state.value != false }.sorted { $0.name < $1.name }
    }

    mutating func add(_ name: String, _ value: Bool?, _ provenance: Provenance) {
        add(FeatureRequest(name: name, state: Sourced(value, provenance)))
    }

    /// Takes a request in: a certain one replaces, any other leaves the feature undecided unless it changes nothing.
    mutating func add(_ request: FeatureRequest) {
        if request.isCertain {
            byName[request.name] = setting(request, request.state)
            return
        }
        let earlier = byName[request.name]
        let before = earlier.map { $0.state.value } ?? false
        if before != nil, before == request.state.value { return }
        var undecided = setting(request, Sourced(nil, request.state.provenance))
        if let earlier, before == nil, earlier.condition != request.condition {
            let isConditional = !earlier.condition.isEmpty && !request.condition.isEmpty
            undecided.condition = isConditional ? "\(earlier.condition) or \(request.condition)" : ""
        }
        byName[request.name] = undecided
    }

    /// Turns a feature on, or leaves it undecided, because of another setting; `called` names that setting.
    mutating func imply(_ name: String, by cause: Sourced<Bool>, called: String) {
        switch cause.value {
        case true:
            if byName[name]?.state.value != true { replace(name, true, .implied("implied by \(called)")) }
        case nil:
            // What is on stays on, and what is undecided has its own reason.
            if byName[name] == nil || byName[name]?.state.value == false { replace(name, nil, cause.provenance) }
        default: break
        }
    }

    mutating func replace(_ name: String, _ value: Bool?, _ provenance: Provenance) {
        let request = FeatureRequest(name: name, state: Sourced(value, provenance))
        byName[name] = setting(request, request.state)
    }

    private func setting(_ request: FeatureRequest, _ state: Sourced<Bool>) -> FeatureSetting {
        let known = LanguageFeatures.named(request.name)
        return FeatureSetting(
            name: request.name, isExperimental: known?.isExperimental ?? request.isExperimental, state: state,
            condition: request.condition,
            didYouMean: known == nil ? LanguageFeatures.suggestion(for: request.name) : nil,
            isKnown: known != nil)
    }
}
