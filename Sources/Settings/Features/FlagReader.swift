/// Finds the flags that matter for concurrency in the words of a compiler invocation.
///
/// The driver hands over `-swift-version` first, then what `-Xfrontend` protects, then the rest, and the last one wins;
/// the effects come in that order (tried with 6.3.1).
struct FlagReader {
    /// Flags whose argument says nothing of concurrency, whatever it is.
    private static let protecting: Set<String> = [
        "-Xcc", "-Xlinker", "-Xllvm", "-Xclang-linker", "-I", "-F", "-Fsystem", "-L", "-o", "-sdk", "-target",
        "-module-name", "-module-cache-path", "-load-plugin-library", "-plugin-path", "-package-name",
    ]
    private static let oneWord = ["-warn-concurrency", "-strict-memory-safety"]
    private static let twoWords: Set<String> = [
        "-swift-version", "-language-mode", "-default-isolation", "-enable-upcoming-feature",
        "-enable-experimental-feature", "-disable-upcoming-feature", "-disable-experimental-feature", "-D",
    ]

    /// The effects of a whole invocation, in the order in which the compiler applies them.
    static func effects(of flags: [CompilerFlag]) -> [FlagEffect] {
        var driver: [CompilerFlag] = []
        var frontend: [CompilerFlag] = []
        var index = 0
        while index < flags.count {
            let word = flags[index].text
            index += 1
            if word == "-Xfrontend", index < flags.count {
                frontend.append(flags[index])
                index += 1
            } else if let word, protecting.contains(word) {
                index += 1
            } else {
                driver.append(flags[index - 1])
            }
        }
        let ofDriver = read(driver)
        return ofDriver.filter(\.isLanguageMode) + read(frontend) + ofDriver.filter { !$0.isLanguageMode }
    }

    private static func read(_ flags: [CompilerFlag]) -> [FlagEffect] {
        var effects: [FlagEffect] = []
        var index = 0
        while index < flags.count {
            let flag = flags[index]
            index += 1
            guard let word = flag.text else {
                effects.append(FlagEffect(kind: .unknown, flag: flag))
                continue
            }
            if twoWords.contains(word), index < flags.count {
                let kind = flags[index].text.flatMap { twoWordKind(word, $0) } ?? .unknown
                effects.append(FlagEffect(kind: kind, flag: flag))
                index += 1
            } else if let kind = oneWordKind(word) {
                effects.append(FlagEffect(kind: kind, flag: flag))
            }
        }
        return effects
    }

    private static func twoWordKind(_ word: String, _ argument: String) -> FlagEffect.Kind? {
        switch word {
        case "-swift-version", "-language-mode": .languageMode(argument)
        case "-default-isolation": .defaultIsolation(argument)
        case "-enable-upcoming-feature": .feature(name: argument, byExperimentalFlag: false, isOn: true)
        case "-enable-experimental-feature": .feature(name: argument, byExperimentalFlag: true, isOn: true)
        case "-disable-upcoming-feature": .feature(name: argument, byExperimentalFlag: false, isOn: false)
        case "-disable-experimental-feature": .feature(name: argument, byExperimentalFlag: true, isOn: false)
        case "-D": .define(argument)
        default: nil
        }
    }

    private static func oneWordKind(_ word: String) -> FlagEffect.Kind? {
        if word == "-warn-concurrency" { return .warnConcurrency }
        if word == "-strict-memory-safety" { return .strictMemorySafety }
        if let level = word.value(after: "-strict-concurrency=") { return .strictConcurrency(level) }
        if let isolation = word.value(after: "-default-isolation=") { return .defaultIsolation(isolation) }
        if let name = word.value(after: "-D"), !name.isEmpty { return .define(name) }
        return nil
    }
}

extension FlagEffect {
    /// Whether it sets the language mode, which the driver hands over before everything else.
    fileprivate var isLanguageMode: Bool {
        if case .languageMode = kind { true } else { false }
    }
}

extension String {
    fileprivate func value(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
