/// Reads a command line by its declared syntax.
///
/// `--name value` and `--name=value` mean the same; `-x value` and `-xvalue` too; flags of one letter cannot be joined;
/// options and arguments may be mixed; after `--` everything is an argument; `-` alone is an argument.
package struct CommandLineParser: Sendable {
    private let program: ProgramSyntax

    package init(_ program: ProgramSyntax) { self.program = program }

    /// What `words` (without the program's own name) ask for.
    package func parse(_ words: [String]) throws(UsageError) -> Invocation {
        guard let first = words.first else { throw .missingCommand }
        switch first {
        case "-h", "--help": return .help(command: nil)
        case "--version": return .version
        case "help": return try help(Array(words.dropFirst()))
        default: break
        }
        if first.hasPrefix("-") {
            throw .unknownOption(first, nearest: NearestName.find(first, in: ["--help", "--version"]))
        }
        let names = program.commands.map(\.name)
        guard let command = program.commands.first(where: { $0.name == first }) else {
            throw .unknownCommand(first, nearest: NearestName.find(first, in: names + ["help"]))
        }
        return try parse(Array(words.dropFirst()), for: command)
    }

    private func help(_ words: [String]) throws(UsageError) -> Invocation {
        guard let name = words.first, !name.hasPrefix("-") else { return .help(command: nil) }
        let names = program.commands.map(\.name)
        guard names.contains(name) else {
            throw .unknownCommand(name, nearest: NearestName.find(name, in: names))
        }
        return .help(command: name)
    }

    private func parse(_ words: [String], for command: CommandSyntax) throws(UsageError) -> Invocation {
        var reading = Reading(command: command, words: words)
        while let word = reading.next() {
            if reading.onlyArguments || word == "-" || !word.hasPrefix("-") {
                try reading.argument(word)
            } else if word == "--" {
                reading.onlyArguments = true
            } else if word == "--help" || word == "-h" {
                return .help(command: command.name)
            } else if word == "--version" {
                return .version
            } else if word.hasPrefix("--") {
                try reading.longOption(word)
            } else {
                try reading.shortOption(word)
            }
        }
        let given = reading.parsed.arguments.count
        if given < command.arguments.count, command.arguments[given].isRequired {
            throw .missingArgument(command.arguments[given].name)
        }
        return .run(reading.parsed)
    }
}

/// The state of reading one command's words.
private struct Reading {
    let command: CommandSyntax
    var parsed: ParsedCommand
    var onlyArguments = false
    private let words: [String]
    private var index = 0

    init(command: CommandSyntax, words: [String]) {
        self.command = command
        self.words = words
        parsed = ParsedCommand(name: command.name)
    }

    mutating func next() -> String? {
        guard index < words.count else { return nil }
        defer { index += 1 }
        return words[index]
    }

    mutating func argument(_ word: String) throws(UsageError) {
        let place = parsed.arguments.count
        let repeated = command.arguments.last { $0.isRepeated }
        guard let syntax = place < command.arguments.count ? command.arguments[place] : repeated else {
            throw .unexpectedArgument(word)
        }
        try check(word, of: syntax.name, allowed: syntax.allowed)
        parsed.arguments.append(word)
    }

    mutating func longOption(_ word: String) throws(UsageError) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = command.options.first(where: { $0.name == name }) else {
            let nearest = NearestName.find(name, in: command.options.map(\.name))
            throw .unknownOption("--" + name, nearest: nearest.map { "--" + $0 })
        }
        try take(option, attached: parts.count > 1 ? String(parts[1]) : nil, written: "--" + name)
    }

    mutating func shortOption(_ word: String) throws(UsageError) {
        let letter = word.dropFirst().first
        guard let option = command.options.first(where: { $0.short != nil && $0.short == letter }) else {
            throw .unknownOption(word, nearest: nil)
        }
        let rest = word.dropFirst(2)
        let value = rest.hasPrefix("=") ? rest.dropFirst() : rest
        try take(option, attached: rest.isEmpty ? nil : String(value), written: String(word.prefix(2)))
    }

    private mutating func take(_ option: OptionSyntax, attached: String?, written: String) throws(UsageError) {
        if option.arity == .flag {
            if attached != nil { throw .unexpectedValue(option: written) }
            parsed.values[option.name] = [""]
            return
        }
        // A word that starts with a dash is an option that follows, not the value that is missing.
        guard let value = attached ?? nextValue() else {
            throw .missingValue(option: written, valueName: option.valueName)
        }
        try check(value, of: written, allowed: option.allowed)
        if option.arity != .repeated, parsed.values[option.name] != nil { throw .givenTwice(option: written) }
        parsed.values[option.name, default: []].append(value)
        if option.arity == .pair, let second = nextValue() { parsed.values[option.name]?.append(second) }
    }

    private mutating func nextValue() -> String? {
        guard index < words.count, words[index] == "-" || !words[index].hasPrefix("-") else { return nil }
        return next()
    }

    private func check(_ value: String, of name: String, allowed: [String]) throws(UsageError) {
        if allowed.isEmpty || allowed.contains(value) { return }
        let nearest = NearestName.find(value, in: allowed)
        throw .invalidValue(option: name, value: value, allowed: allowed, nearest: nearest)
    }
}
