/// A shell that completions can be written for.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

extension ProgramSyntax {
    /// A script that teaches the shell this program's commands, options and values.
    package func completionScript(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletions()
        case .zsh: zshCompletions()
        case .fish: fishCompletions()
        }
    }

    private func bashCompletions() -> String {
        let function = "_" + name.replacing("-", with: "_")
        var lines = ["# bash completions for \(name)", "\(function)() {"]
        lines += [
            "    local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
            "    COMPREPLY=()", "    if [ \"$COMP_CWORD\" -eq 1 ]; then",
            "        COMPREPLY=($(compgen -W \"\(commands.map(\.name).joined(separator: " ")) help --help --version\" "
                + "-- \"$current\"))", "        return", "    fi", "    case \"${COMP_WORDS[1]}\" in",
        ]
        for command in commands { lines += command.bashCase() }
        lines += ["    esac", "}", "complete -o filenames -F \(function) \(name)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func zshCompletions() -> String {
        var lines = ["#compdef \(name)", "# zsh completions for \(name)", "_\(name)() {", "    local -a commands"]
        lines.append("    commands=(")
        for command in commands { lines.append("        '\(command.name):\(zshQuoted(command.summary))'") }
        lines += ["    )", "    if (( CURRENT == 2 )); then", "        _describe 'command' commands", "        return"]
        lines += [
            "    fi", "    local command=${words[2]}", "    shift words; (( CURRENT-- ))", "    case $command in",
        ]
        for command in commands {
            lines.append("    \(command.name))")
            lines.append("        _arguments \\")
            let parts = command.options.map(\.zshSpecification) + command.arguments.map(\.zshSpecification)
            lines.append(parts.map { "            " + $0 }.joined(separator: " \\\n"))
            lines.append("        ;;")
        }
        lines += ["    esac", "}", "compdef _\(name) \(name)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func fishCompletions() -> String {
        var lines = ["# fish completions for \(name)", "complete -c \(name) -f"]
        let names = commands.map(\.name).joined(separator: " ")
        for command in commands {
            let condition = "not __fish_seen_subcommand_from \(names)"
            lines.append(
                "complete -c \(name) -n '\(condition)' -a \(command.name) -d '\(fishQuoted(command.summary))'")
        }
        for command in commands {
            let start = "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.options { lines.append(start + option.fishSpecification) }
            for argument in command.arguments {
                if argument.completion != .none { lines.append(start + " -F") }
                if !argument.allowed.isEmpty {
                    lines.append(start + " -a '\(argument.allowed.joined(separator: " "))'")
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension CommandSyntax {
    fileprivate func bashCase() -> [String] {
        var lines = ["    \(name))", "        case \"$previous\" in"]
        for option in options where option.arity != .flag {
            let words = (option.short.map { "-\($0)|" } ?? "") + "--" + option.name
            lines.append("        \(words)) \(bashReply(option.allowed, option.completion)); return ;;")
        }
        lines += ["        esac", "        if [[ \"$current\" == -* ]]; then"]
        let names = options.map { "--" + $0.name }.joined(separator: " ")
        lines.append("            COMPREPLY=($(compgen -W \"\(names)\" -- \"$current\"))")
        lines.append("        else")
        let argument = arguments.last
        lines.append("            \(bashReply(argument?.allowed ?? [], argument?.completion ?? .none))")
        return lines + ["        fi", "        ;;"]
    }

    private func bashReply(_ allowed: [String], _ completion: ValueCompletion) -> String {
        if !allowed.isEmpty {
            return "COMPREPLY=($(compgen -W \"\(allowed.joined(separator: " "))\" -- \"$current\"))"
        }
        return switch completion {
        case .path: "COMPREPLY=($(compgen -f -- \"$current\"))"
        case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
        case .none: ":"
        }
    }
}

extension OptionSyntax {
    fileprivate var zshSpecification: String {
        let star = arity == .repeated ? "*" : ""
        let value = arity == .flag ? "" : zshValue(valueName, allowed, completion)
        return "'\(star)--\(name)\(arity == .flag ? "" : "=")[\(zshQuoted(help))]\(value)'"
    }

    fileprivate var fishSpecification: String {
        var text = " -l \(name)" + (short.map { " -s \($0)" } ?? "") + " -d '\(fishQuoted(help))'"
        if arity != .flag { text += " -r" }
        if !allowed.isEmpty { text += " -a '\(allowed.joined(separator: " "))'" }
        if completion != .none { text += " -F" }
        return text
    }
}

extension ArgumentSyntax {
    fileprivate var zshSpecification: String { "'\(isRepeated ? "*" : "")\(zshValue(name, allowed, completion))'" }
}

private func zshValue(_ name: String, _ allowed: [String], _ completion: ValueCompletion) -> String {
    let action =
        if !allowed.isEmpty {
            "(\(allowed.joined(separator: " ")))"
        } else {
            switch completion {
            case .path: "_files"
            case .folder: "_files -/"
            case .none: " "
            }
        }
    return ":\(name.prefix { $0.isLetter || $0 == "-" }):\(action)"
}

/// For text inside single quotes and brackets.
private func zshQuoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
        ":", with: "\\:")
}

private func fishQuoted(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
