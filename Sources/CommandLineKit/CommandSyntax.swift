/// What a shell should offer where a value is expected.
package enum ValueCompletion: Hashable, Sendable {
    /// Files and folders.
    case path
    /// Folders.
    case folder
    /// Nothing that can be listed.
    case none
}

/// One option of a command, declared once for the parser, the help and the completions.
package struct OptionSyntax: Hashable, Sendable {
    /// How many values it takes.
    package enum Arity: Hashable, Sendable {
        /// None: given or not.
        case flag
        /// One, and it may be given once.
        case value
        /// One each time it is given.
        case repeated
        /// One, and a second where the next word is no option.
        case pair
    }

    /// Without the dashes.
    package let name: String
    package let short: Character?
    package let arity: Arity
    /// What the help calls the value; empty for flags.
    package let valueName: String
    /// The only values there are; empty where any text will do.
    package let allowed: [String]
    package let completion: ValueCompletion
    /// One sentence without a full stop at its end.
    package let help: String

    private init(
        _ name: String, short: Character?, arity: Arity, valueName: String, allowed: [String],
        completion: ValueCompletion, help: String
    ) {
        self.name = name
        self.short = short
        self.arity = arity
        self.valueName = valueName
        self.allowed = allowed
        self.completion = completion
        self.help = help
    }

    /// An option without a value.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
        Self(name, short: short, arity: .flag, valueName: "", allowed: [], completion: .none, help: help)
    }

    /// An option with one value.
    package static func value(
        _ name: String, short: Character? = nil, _ valueName: String, allowed: [String] = [],
        completion: ValueCompletion = .none, help: String
    ) -> Self {
        Self(
            name, short: short, arity: .value, valueName: valueName, allowed: allowed, completion: completion,
            help: help)
    }

    /// An option with one value or two.
    package static func pair(
        _ name: String, _ valueName: String, completion: ValueCompletion = .none, help: String
    ) -> Self {
        Self(
            name, short: nil, arity: .pair, valueName: valueName, allowed: [], completion: completion, help: help)
    }

    /// An option that can be given several times.
    package static func repeated(
        _ name: String, short: Character? = nil, _ valueName: String, allowed: [String] = [],
        completion: ValueCompletion = .none, help: String
    ) -> Self {
        Self(
            name, short: short, arity: .repeated, valueName: valueName, allowed: allowed, completion: completion,
            help: help)
    }
}

/// One positional argument.
package struct ArgumentSyntax: Hashable, Sendable {
    package let name: String
    package let isRequired: Bool
    /// Takes all that is left; only the last argument may.
    package let isRepeated: Bool
    package let allowed: [String]
    package let completion: ValueCompletion
    package let help: String

    package init(
        _ name: String, isRequired: Bool = false, isRepeated: Bool = false, allowed: [String] = [],
        completion: ValueCompletion = .none, help: String
    ) {
        self.name = name
        self.isRequired = isRequired
        self.isRepeated = isRepeated
        self.allowed = allowed
        self.completion = completion
        self.help = help
    }

    /// As it stands in a usage line: `[PATH]`, `MODULE...`.
    var usage: String {
        let name = isRepeated ? name + "..." : name
        return isRequired ? name : "[\(name)]"
    }
}

/// A titled run of options in the help.
package struct OptionGroup: Hashable, Sendable {
    package let title: String
    package let options: [OptionSyntax]

    package init(_ title: String, _ options: [OptionSyntax]) {
        self.title = title
        self.options = options
    }
}

/// A line that the user could type, and what it does.
package struct CommandExample: Hashable, Sendable {
    package let line: String
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
        self.line = line
        self.meaning = meaning
    }
}

/// One command: what it is called, what it takes and what the help says of it.
package struct CommandSyntax: Hashable, Sendable {
    package let name: String
    /// One line, upper case first, no full stop.
    package let summary: String
    /// Paragraphs below the usage line.
    package let discussion: String
    package let arguments: [ArgumentSyntax]
    package let groups: [OptionGroup]
    package let examples: [CommandExample]

    package init(
        _ name: String, summary: String, discussion: String = "", arguments: [ArgumentSyntax] = [],
        groups: [OptionGroup] = [], examples: [CommandExample] = []
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.arguments = arguments
        self.groups = groups
        self.examples = examples
    }

    /// All options in the order of the help; `--help` is among them without being declared.
    package var options: [OptionSyntax] { groups.flatMap(\.options) + [Self.helpOption] }

    static let helpOption = OptionSyntax.flag("help", short: "h", help: "Print this help")
}

/// A program: its commands, and what its own help says.
package struct ProgramSyntax: Hashable, Sendable {
    package let name: String
    package let version: String
    package let summary: String
    package let commands: [CommandSyntax]
    /// Exit codes and their meanings, for the end of the help.
    package let exitCodes: [ExitCodeMeaning]

    package init(
        _ name: String, version: String, summary: String, commands: [CommandSyntax], exitCodes: [ExitCodeMeaning] = []
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
        self.exitCodes = exitCodes
    }
}

/// What an exit code tells a script.
package struct ExitCodeMeaning: Hashable, Sendable {
    package let code: Int32
    package let meaning: String

    package init(_ code: Int32, _ meaning: String) {
        self.code = code
        self.meaning = meaning
    }
}
