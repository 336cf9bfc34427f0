/// What the user gave to one command.
package struct ParsedCommand: Hashable, Sendable {
    /// The command's name.
    package let name: String
    /// Positional arguments in order.
    package internal(set) var arguments: [String] = []
    /// Values by option name; a flag that is given has one empty value.
    var values: [String: [String]] = [:]

    init(name: String) { self.name = name }

    /// Whether a flag is given.
    package func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option, or nil where it is not given.
    package func value(_ option: String) -> String? { values[option]?.last }

    /// All values of an option that takes several, in order.
    package func values(_ option: String) -> [String] { values[option] ?? [] }
}

/// What a command line asks for.
package enum Invocation: Hashable, Sendable {
    case run(ParsedCommand)
    /// The help of a command, or of the program where the name is nil.
    case help(command: String?)
    case version
}
