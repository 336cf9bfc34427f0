extension ProgramSyntax {
    /// What `--help` prints: of one command, or of the program.
    package func help(for commandName: String?) -> String {
        if let command = commands.first(where: { $0.name == commandName }) { return command.help(program: name) }
        var lines = [summary, "", "Usage: \(name) COMMAND [OPTIONS]", "", "Commands:"]
        lines += HelpTable.rows(commands.map { ($0.name, $0.summary) } + [("help", "Print the help of a command")])
        lines += ["", "Options:"]
        lines += HelpTable.rows([("-h, --help", "Print this help"), ("    --version", "Print the version")])
        if !exitCodes.isEmpty {
            lines += ["", "Exit codes:"]
            lines += HelpTable.rows(exitCodes.map { (String($0.code), $0.meaning) })
        }
        lines += ["", "Run '\(name) COMMAND --help' for what a command takes."]
        return lines.joined(separator: "\n") + "\n"
    }

    /// What stands on standard error after a usage error.
    package func report(_ error: UsageError, command: String?) -> String {
        var text = "error: \(error.message)\n"
        if let tip = error.tip { text += "  tip: \(tip)\n" }
        if let command = commands.first(where: { $0.name == command }) {
            text += "\n\(command.usage(program: name))\nRun '\(name) \(command.name) --help' for all options.\n"
        } else {
            text += "\nUsage: \(name) COMMAND [OPTIONS]\nRun '\(name) --help' for the commands.\n"
        }
        return text
    }
}

extension CommandSyntax {
    /// `Usage: heddle settings [OPTIONS] [PATH]`.
    package func usage(program: String) -> String {
        (["Usage: \(program) \(name)", "[OPTIONS]"] + arguments.map(\.usage)).joined(separator: " ")
    }

    func help(program: String) -> String {
        var lines = [summary, "", usage(program: program)]
        if !discussion.isEmpty {
            for paragraph in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
                lines += paragraph.isEmpty ? [""] : HelpTable.wrapped(String(paragraph), width: HelpTable.width)
            }
            lines.insert("", at: 3)
        }
        if !arguments.isEmpty {
            lines += ["", "Arguments:"] + HelpTable.rows(arguments.map { ($0.usage, $0.help) })
        }
        for group in groups where !group.options.isEmpty {
            lines += ["", group.title + ":"] + HelpTable.rows(group.options.map { ($0.label, $0.helpText) })
        }
        lines += ["", "Help:"] + HelpTable.rows([(Self.helpOption.label, Self.helpOption.help)])
        if !examples.isEmpty {
            lines += ["", "Examples:"]
            for example in examples { lines += ["  \(example.line)", "      \(example.meaning)"] }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension OptionSyntax {
    /// `-h, --help`, `    --format FORMAT`.
    var label: String {
        let start = short.map { "-\($0), " } ?? "    "
        return start + "--" + name + (valueName.isEmpty ? "" : " " + valueName)
    }

    /// The help with what follows from the declaration.
    var helpText: String {
        var text = help
        if !allowed.isEmpty { text += " [values: \(allowed.joined(separator: ", "))]" }
        if arity == .repeated { text += " (can be given several times)" }
        return text
    }
}

/// Two columns, the second wrapped and aligned.
enum HelpTable {
    /// Of the terminal, as most help texts assume.
    static let width = 100

    static func rows(_ rows: [(String, String)]) -> [String] {
        let column = min(rows.map(\.0.count).max() ?? 0, 34) + 4
        return rows.flatMap { label, text in
            let indent = String(repeating: " ", count: column)
            let texts = wrapped(text, width: width - column)
            let start = "  " + label
            if start.count + 2 > column { return [start] + texts.map { indent + $0 } }
            let padded = start + String(repeating: " ", count: column - start.count)
            return texts.enumerated().map { ($0.offset == 0 ? padded : indent) + $0.element }
        }
    }

    static func wrapped(_ text: String, width: Int) -> [String] {
        // What starts with a space is laid out already.
        if text.hasPrefix(" ") { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
