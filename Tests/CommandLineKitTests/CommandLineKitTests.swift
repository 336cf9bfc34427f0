import CommandLineKit
import Testing

private let program = ProgramSyntax(
    "loom", version: "1", summary: "Weaves.",
    commands: [
        CommandSyntax(
            "weave", summary: "Weave a cloth",
            arguments: [ArgumentSyntax("PATH", completion: .path, help: "What to weave")],
            groups: [
                OptionGroup(
                    "Options",
                    [
                        .value("format", short: "f", "FORMAT", allowed: ["text", "json"], help: "How to print"),
                        .repeated("feature", "NAME", help: "Turn a feature on"),
                        .flag("quiet", short: "q", help: "Print nothing"),
                        .pair("between", "A [B]", help: "Mix"),
                    ])
            ]),
        CommandSyntax(
            "dye", summary: "Dye it: all of it",
            arguments: [ArgumentSyntax("COLOUR", isRequired: true, allowed: ["red", "blue"], help: "Which one")]),
    ],
    exitCodes: [ExitCodeMeaning(0, "fine"), ExitCodeMeaning(2, "usage")])

private func parse(_ words: String...) throws(UsageError) -> Invocation {
    try CommandLineParser(program).parse(words)
}

@Suite("Command lines")
struct CommandLineParserTests {
    @Test(
        "A value may follow its option or be attached to it",
        arguments: [
            ["weave", "--format", "json"], ["weave", "--format=json"], ["weave", "-f", "json"], ["weave", "-fjson"],
            ["weave", "-f=json"],
        ])
    func values(words: [String]) throws {
        guard case .run(let command) = try CommandLineParser(program).parse(words) else {
            Issue.record("not a command")
            return
        }
        #expect(command.value("format") == "json")
    }

    @Test("Options and arguments mix, repeated options add up, and -- ends the options")
    func mixed() throws {
        guard case .run(let command) = try parse("weave", "--feature", "A", "--quiet", "--feature=B=c", "--", "-x")
        else {
            Issue.record("not a command")
            return
        }
        #expect(command.values("feature") == ["A", "B=c"])
        #expect(command.has("quiet"))
        #expect(!command.has("format"))
        #expect(command.arguments == ["-x"])
    }

    @Test(
        "A pair takes a second value where one follows",
        arguments: [
            (["weave", "--between", "red", "blue", "x"], ["red", "blue"]), (["weave", "--between=red"], ["red"]),
            (["weave", "--between", "red", "--quiet"], ["red"]), (["weave", "--between", "red", "--", "x"], ["red"]),
        ])
    func pairs(words: [String], expected: [String]) throws {
        guard case .run(let command) = try CommandLineParser(program).parse(words) else {
            Issue.record("not a command")
            return
        }
        #expect(command.values("between") == expected)
        #expect(command.arguments == (words.last == "x" ? ["x"] : []))
    }

    @Test("Help and version are found wherever they stand")
    func help() throws {
        #expect(try parse("--help") == .help(command: nil))
        #expect(try parse("help") == .help(command: nil))
        #expect(try parse("help", "dye") == .help(command: "dye"))
        #expect(try parse("weave", "x", "-h") == .help(command: "weave"))
        #expect(try parse("--version") == .version)
        #expect(try parse("weave", "--version") == .version)
    }

    @Test(
        "What is wrong is named, and what was meant is offered",
        arguments: [
            (["weavve"], UsageError.unknownCommand("weavve", nearest: "weave")),
            ([], .missingCommand),
            (["--hepl"], .unknownOption("--hepl", nearest: "--help")),
            (["weave", "--fromat", "x"], .unknownOption("--fromat", nearest: "--format")),
            (["weave", "--xyzzy"], .unknownOption("--xyzzy", nearest: nil)),
            (["weave", "-z"], .unknownOption("-z", nearest: nil)),
            (["weave", "--format"], .missingValue(option: "--format", valueName: "FORMAT")),
            (["weave", "--format", "--quiet"], .missingValue(option: "--format", valueName: "FORMAT")),
            (["weave", "--quiet=1"], .unexpectedValue(option: "--quiet")),
            (
                ["weave", "-f", "jsn"],
                .invalidValue(option: "-f", value: "jsn", allowed: ["text", "json"], nearest: "json")
            ),
            (["weave", "-f", "text", "--format=json"], .givenTwice(option: "--format")),
            (["weave", "a", "b"], .unexpectedArgument("b")),
            (["dye"], .missingArgument("COLOUR")),
            (["dye", "rde"], .invalidValue(option: "COLOUR", value: "rde", allowed: ["red", "blue"], nearest: "red")),
        ])
    func errors(words: [String], expected: UsageError) {
        #expect(throws: expected) { try CommandLineParser(program).parse(words) }
    }

    @Test("A report says what happened and what to do next")
    func report() {
        let error = UsageError.unknownOption("--fromat", nearest: "--format")
        let expected = """
            error: unknown option '--fromat'
              tip: did you mean '--format'?

            Usage: loom weave [OPTIONS] [PATH]
            Run 'loom weave --help' for all options.

            """
        #expect(program.report(error, command: "weave") == expected)
    }

    @Test(
        "The nearest name allows for one mistake in three letters",
        arguments: [("cnocurrency", "concurrency"), ("Concurency", "concurrency"), ("zebra", nil)])
    func nearest(name: String, expected: String?) {
        #expect(NearestName.find(name, in: ["isolation", "concurrency"]) == expected)
    }
}

@Suite("Help and completions")
struct HelpTests {
    @Test("The help of a command lists its arguments, options and values")
    func commandHelp() {
        let help = program.help(for: "weave")
        #expect(help.hasPrefix("Weave a cloth\n\nUsage: loom weave [OPTIONS] [PATH]\n"))
        #expect(help.contains("  -f, --format FORMAT  How to print [values: text, json]\n"))
        #expect(help.contains("      --feature NAME   Turn a feature on (can be given several times)\n"))
        #expect(help.contains("  -h, --help"))
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
    }

    @Test("The help of the program lists the commands and the exit codes")
    func programHelp() {
        let help = program.help(for: nil)
        #expect(help.contains("  weave  Weave a cloth\n"))
        #expect(help.contains("  2  usage\n"))
    }

    @Test("Completions of every shell know every command, option and value", arguments: Shell.allCases)
    func completions(shell: Shell) {
        let script = program.completionScript(for: shell)
        for word in ["weave", "dye", "format", "quiet", "json", "blue", "loom"] { #expect(script.contains(word)) }
    }
}
