/// What is wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
    case missingCommand
    case unknownCommand(String, nearest: String?)
    /// Dashes included.
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, valueName: String)
    case unexpectedValue(option: String)
    case invalidValue(option: String, value: String, allowed: [String], nearest: String?)
    case givenTwice(option: String)
    case missingArgument(String)
    case unexpectedArgument(String)
    /// Found by the command itself: the sentence, and what to do about it.
    case custom(String, tip: String)

    /// Lower case, no full stop.
    package var message: String {
        switch self {
        case .missingCommand: "no command given"
        case .unknownCommand(let name, _): "unknown command '\(name)'"
        case .unknownOption(let name, _): "unknown option '\(name)'"
        case .missingValue(let option, let valueName): "option '\(option)' needs a value: \(option) \(valueName)"
        case .unexpectedValue(let option): "option '\(option)' takes no value"
        case .invalidValue(let option, let value, let allowed, _):
            "invalid value '\(value)' for '\(option)': expected \(Self.alternatives(allowed))"
        case .givenTwice(let option): "option '\(option)' is given more than once"
        case .missingArgument(let name): "missing argument \(name)"
        case .unexpectedArgument(let text): "unexpected argument '\(text)'"
        case .custom(let sentence, _): sentence
        }
    }

    /// What to try instead; nil where there is nothing better than the help.
    package var tip: String? {
        switch self {
        case .unknownCommand(_, let nearest?): "did you mean '\(nearest)'?"
        case .unknownOption(_, let nearest?): "did you mean '\(nearest)'?"
        case .unknownOption(let name, nil): "to pass '\(name)' as an argument, write '-- \(name)'"
        case .invalidValue(_, _, _, let nearest?): "did you mean '\(nearest)'?"
        case .custom(_, let tip): tip.isEmpty ? nil : tip
        default: nil
        }
    }

    /// `'a', 'b' or 'c'`.
    private static func alternatives(_ values: [String]) -> String {
        let quoted = values.map { "'\($0)'" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}
