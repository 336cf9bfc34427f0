import CommandLineKit

/// The whole command line of `heddle`, declared once for the parser, the help and the completions.
enum HeddleSyntax {
    /// The version that `--version` prints.
    static let version = "0.1.0"

    static let program = ProgramSyntax(
        "heddle", version: version,
        summary: """
            Heddle reads a Swift project and says in which isolation every declaration and closure runs, and why.
            Nothing is built, and nothing of the project is executed.
            """,
        commands: [settings, isolation, completions], exitCodes: ExitCode.meanings)

    private static let settings = CommandSyntax(
        "settings", summary: "Show the concurrency settings of every module, and where each value comes from",
        discussion: """
            PATH is a package, a project.yml, an .xcodeproj, an .xcworkspace, a folder or a Swift file; the current \
            folder if none is given. Manifests and project files are read, never executed, unless \
            --evaluate-manifest is given. What cannot be known that way is listed as unknown.
            """,
        arguments: [ArgumentSyntax("PATH", completion: .path, help: "Project, package, folder or file")],
        groups: [
            OptionGroup(
                "Output",
                [
                    .value("format", short: "f", "FORMAT", allowed: ["text", "json"], help: "How to print"),
                    .flag("files", help: "List which files belong to which module"),
                ]),
            OptionGroup(
                "Comparison",
                [
                    .pair(
                        "compare", "A [B]",
                        help: """
                            List every function and closure of A that would run elsewhere under the settings of B; A \
                            and B are targets or configurations. Without B, under the settings below
                            """)
                ]),
            selection, overrides, cache,
        ],
        examples: [
            CommandExample("heddle settings", "What the project in this folder is compiled under"),
            CommandExample(
                "heddle settings --compare Core --feature NonisolatedNonsendingByDefault",
                "What would run elsewhere if Core turned the feature on"),
        ])

    private static let isolation = CommandSyntax(
        "isolation", summary: "Show the isolation of every declaration and closure, or of the one at a position",
        discussion: """
            With LINE and COLUMN, both counted from 1 and the column in UTF-8 bytes as the compiler prints them, the \
            innermost declaration or closure there is explained: its chain of reasons, what the part of a task before \
            its first suspension needs, and what may be captured.
            """,
        arguments: [
            ArgumentSyntax(
                "PATH[:LINE[:COLUMN]]", completion: .path, help: "Project, package, folder or file, and a position")
        ],
        groups: [
            OptionGroup(
                "Output",
                [
                    .value("format", short: "f", "FORMAT", allowed: ["text", "jsonl"], help: "How to print"),
                    .flag("conformances", help: "Show the isolation of conformances instead"),
                    .flag(
                        "verify",
                        help: """
                            Compare with the compiler's own answer, which compiles the modules but runs nothing; exits \
                            with 1 where they disagree
                            """),
                    .repeated(
                        "import-path", "FOLDER", completion: .folder,
                        help: "Where --verify finds modules that the project does not have"),
                ]),
            selection, overrides, cache,
        ],
        examples: [
            CommandExample("heddle isolation Sources/App/Feed.swift:42", "What runs where on line 42, and why"),
            CommandExample(
                "heddle isolation --format jsonl . > isolation.jsonl", "One row per declaration and closure"),
        ])

    private static let completions = CommandSyntax(
        "completions", summary: "Print the completion script of a shell",
        arguments: [
            ArgumentSyntax("SHELL", isRequired: true, allowed: Shell.allCases.map(\.rawValue), help: "Which shell")
        ],
        examples: [CommandExample("heddle completions zsh > ~/.zfunc/_heddle", "Install them for zsh")])

    private static let selection = OptionGroup(
        "Selection",
        [
            .repeated("target", "NAME", help: "Only this target"),
            .value("configuration", "NAME", help: "Only this build configuration (Debug, Release, …)"),
            .value("platform", "NAME", help: "Decide platform conditions for this platform (iOS, macOS, linux, …)"),
            .flag("evaluate-manifest", help: "Run the package manifest to learn what cannot be read from it"),
        ])

    private static let overrides = OptionGroup(
        "Settings to assume instead of the project's",
        [
            .value("language-mode", "MODE", allowed: ["4", "4.2", "5", "6"], help: "Swift language mode"),
            .value("default-isolation", "ISOLATION", allowed: ["nonisolated", "MainActor"], help: "Default isolation"),
            .value(
                "strict-concurrency", "LEVEL", allowed: ["minimal", "targeted", "complete"],
                help: "Strict-concurrency level"),
            .repeated("feature", "NAME", help: "Turn an upcoming feature on"),
            .repeated("experimental-feature", "NAME", help: "Turn an experimental feature on"),
        ])

    private static let cache = OptionGroup(
        "Cache",
        [
            .flag("no-cache", help: "Read and write no cache"),
            .value("cache-path", "FOLDER", completion: .folder, help: "Where to keep the cache"),
            .flag("stats", help: "Print what was parsed and reused and how long each phase took, to standard error"),
        ])
}
