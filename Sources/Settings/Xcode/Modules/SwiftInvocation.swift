/// What Xcode hands to the compiler for one way of building a target, as far as it matters for concurrency.
struct SwiftInvocation {
    /// Words that belong together, and whether it is undecided that they are given.
    struct Option: Hashable {
        /// A word is nil where it cannot be known.
        var words: [String?]
        /// Where each word stands.
        var places: [Provenance]
        var isUndecided = false

        init(words: [String?], places: [Provenance]) {
            self.words = words
            self.places = places
        }

        /// An option that one setting asks for.
        init(words: [String], place: Provenance, isUndecided: Bool = false) {
            self.words = words
            self.places = words.map { _ in place }
            self.isUndecided = isUndecided
        }

        /// Equal for options that ask for the same, wherever they are written.
        var key: [String?] { words + [isUndecided ? "undecided" : nil] }
    }

    var languageMode = Sourced<LanguageMode>(nil, .byDefault("default of Xcode"))
    var options: [Option] = []
    var approachableConcurrency = Sourced<Bool>(false, .byDefault("default of Xcode"))
    /// The features that the project turns off by name.
    var declined: [String: Provenance] = [:]
    var unknowns: [(what: String, place: Provenance)] = []
    var problems: [(message: String, place: Provenance)] = []
    /// Values that are written and come to no flag, by the name of the setting: "minimal", "nonisolated", "NO".
    var spelledDefaults: [String: Provenance] = [:]
    var dependsOnDestination = false

    private var evaluator: BuildSettingEvaluator

    init(_ evaluator: BuildSettingEvaluator, table: BuildSettingTable) {
        self.evaluator = evaluator
        readConditionsAndFlags()
        readLanguageMode()
        readApproachableConcurrency()
        readStrictConcurrency()
        readDefaultIsolation()
        readMemorySafety()
        readFeatures(table)
        dependsOnDestination = self.evaluator.dependsOnDestination
        if self.evaluator.dependsOnSDKVersion {
            unknowns.append(("settings for one version of the SDK only", .byDefault("the Xcode in use")))
        }
    }

    private mutating func readConditionsAndFlags() {
        for word in evaluator.value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS").words.words {
            let place = word.place ?? .byDefault("default of Xcode")
            if word.isUnresolved {
                unknowns.append(("compilation conditions: \(word.text)", place))
            } else if !word.text.isEmpty {
                options.append(Option(words: ["-D\(word.text)"], place: place))
            }
        }
        let flags = evaluator.value(of: "OTHER_SWIFT_FLAGS").words.words
        let withArgument: Set<String> = [
            "-Xfrontend", "-Xcc", "-Xlinker", "-Xllvm", "-D", "-swift-version", "-language-mode",
            "-default-isolation", "-enable-upcoming-feature", "-enable-experimental-feature",
            "-disable-upcoming-feature", "-disable-experimental-feature",
        ]
        var index = 0
        while index < flags.count {
            var count = 1
            while index + count < flags.count, withArgument.contains(flags[index + count - 1].text) { count += 1 }
            let words = flags[index..<index + count]
            let places = words.map { $0.place ?? .byDefault("default of Xcode") }
            options.append(Option(words: words.map { $0.isUnresolved ? nil : $0.text }, places: places))
            index += count
        }
    }

    private mutating func readLanguageMode() {
        let value = evaluator.value(of: "SWIFT_VERSION")
        languageMode.provenance = value.place
        guard value.isResolved else { return }
        languageMode.value = LanguageMode(xcodeVersion: value.text)
        if value.text.isEmpty {
            languageMode.provenance = .byDefault("SWIFT_VERSION is not set, and Xcode compiles no Swift without it")
        } else if languageMode.value == nil {
            problems.append(("Xcode supports no SWIFT_VERSION “\(value.text)”", value.place))
        }
    }

    private mutating func readApproachableConcurrency() {
        let value = evaluator.value(of: "SWIFT_APPROACHABLE_CONCURRENCY")
        approachableConcurrency = Sourced(value.isResolved ? value.isYes : nil, value.place)
        if !value.isResolved { unknowns.append(("whether Approachable Concurrency is on", value.place)) }
    }

    private mutating func readStrictConcurrency() {
        let name = "SWIFT_STRICT_CONCURRENCY"
        let value = evaluator.value(of: name)
        guard value.isResolved else {
            return options.append(undecided(["-strict-concurrency=complete"], value))
        }
        switch value.text {
        case "": return
        case "minimal": spelledDefaults[name] = value.place
        case "targeted": options.append(Option(words: ["-strict-concurrency=targeted"], place: value.place))
        default:
            // Xcode takes whatever it does not know for "complete".
            let words = ["-enable-upcoming-feature", "StrictConcurrency"]
            options.append(Option(words: words, place: value.place))
            guard value.text != "complete" else { return }
            problems.append(("SWIFT_STRICT_CONCURRENCY knows no value “\(value.text)”: taken as complete", value.place))
        }
    }

    private mutating func readDefaultIsolation() {
        let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"
        let value = evaluator.value(of: name)
        guard value.isResolved else {
            return options.append(undecided(["-default-isolation=MainActor"], value))
        }
        switch value.text {
        case "MainActor": options.append(Option(words: ["-default-isolation=MainActor"], place: value.place))
        case "nonisolated", "": if value.owner != .defaults { spelledDefaults[name] = value.place }
        default:
            let message = "SWIFT_DEFAULT_ACTOR_ISOLATION knows no value “\(value.text)”: nothing is isolated by default"
            problems.append((message, value.place))
        }
    }

    private mutating func readMemorySafety() {
        let name = "SWIFT_STRICT_MEMORY_SAFETY"
        let value = evaluator.value(of: name)
        guard value.isResolved else { return options.append(undecided(["-strict-memory-safety"], value)) }
        if value.text == "YES" {
            options.append(Option(words: ["-strict-memory-safety"], place: value.place))
        } else if value.owner != .defaults {
            spelledDefaults[name] = value.place
        }
    }

    private mutating func readFeatures(_ table: BuildSettingTable) {
        let allOfMode6 = evaluator.value(of: UpcomingFeatureSetting.allOfMode6)
        for (setting, feature) in UpcomingFeatureSetting.all {
            var value = evaluator.value(of: setting)
            let isOfMode6 = LanguageFeatures.named(feature)?.isIncluded(in: .v6) == true
            // In mode 6 Xcode passes no flag for what that mode includes.
            if isOfMode6, languageMode.value == .v6 { continue }
            if value.owner == .defaults, isOfMode6, allOfMode6.owner != .defaults, setting.hasPrefix("SWIFT_UPCOMING") {
                value = allOfMode6
            }
            readFeature(feature, value)
        }
        for name in table.names(startingWith: UpcomingFeatureSetting.prefix) {
            guard !UpcomingFeatureSetting.isKnown(name) else { continue }
            let meant = UpcomingFeatureSetting.suggestion(for: name).map { "; \($0) is meant?" } ?? ""
            problems.append(
                ("Xcode knows no setting \(name), so that it has no effect\(meant)", evaluator.place(of: name)))
        }
    }

    private mutating func readFeature(_ feature: String, _ value: BuildSettingEvaluator.Value) {
        let words = ["-enable-upcoming-feature", feature]
        if !value.isResolved {
            options.append(undecided(words, value))
        } else if value.text == "MIGRATE", UpcomingFeatureSetting.migratable.contains(feature) {
            declined[feature] = value.place
        } else if value.isYes {
            options.append(Option(words: words, place: value.place))
        } else if value.owner != .defaults {
            declined[feature] = value.place
        }
    }

    private func undecided(_ words: [String], _ value: BuildSettingEvaluator.Value) -> Option {
        Option(words: words, place: value.place, isUndecided: true)
    }
}

extension BuildSettingEvaluator.Value {
    /// Whether a switch is on, as Xcode reads it: by the first character.
    var isYes: Bool {
        guard let first = text.utf8.first else { return false }
        return "yYtT123456789".utf8.contains(first)
    }
}

extension BuildSettingEvaluator {
    /// Where the assignment of a setting stands that wins.
    mutating func place(of name: String) -> Provenance { value(of: name).place }
}

extension LanguageMode {
    /// The mode of a value of `SWIFT_VERSION`: the version itself, else its major version; nil for one that Xcode does
    /// not support.
    package init?(xcodeVersion text: String) {
        var numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard !numbers.isEmpty, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
        let exact = numbers.map { String($0) }.joined(separator: ".")
        guard let mode = LanguageMode(rawValue: exact) ?? LanguageMode(rawValue: String(numbers[0])) else { return nil }
        self = mode
    }
}
