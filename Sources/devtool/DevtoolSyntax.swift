import CommandLineKit

/// The command line of `devtool`.
enum DevtoolSyntax {
    static let program = ProgramSyntax(
        "devtool", version: "", summary: "Measures Heddle, for those who change it.",
        commands: [bench, parse, agreement, sdkFacts])

    private static let bench = CommandSyntax(
        "bench", summary: "Compare what Heddle costs with what parsing and formatting the same tree cost",
        discussion: """
            Runs the heddle beside this tool. Everything is measured in one run on one tree, as ratios; build with \
            '-c release'.
            """,
        arguments: [ArgumentSyntax("PATH", isRequired: true, completion: .folder, help: "Folder with Swift files")],
        groups: [
            OptionGroup(
                "Options",
                [
                    .value("repeat", "COUNT", help: "Runs of each measurement; the fastest counts (default 1)"),
                    .flag("skip-format", help: "Do not run swift-format"),
                ])
        ])

    private static let sdkFacts = CommandSyntax(
        "sdk-facts", summary: "Make the data of SDKFacts from the toolchain's interfaces and from Facts/",
        groups: [
            OptionGroup(
                "Options",
                [.value("toolchain", "FOLDER", completion: .folder, help: "Its 'usr' folder (default: that of swift)")])
        ])

    private static let parse = CommandSyntax(
        "parse", summary: "Parse all Swift files of a folder and do nothing with them",
        arguments: [ArgumentSyntax("PATH", isRequired: true, completion: .folder, help: "Folder with Swift files")])

    private static let agreement = CommandSyntax(
        "agreement", summary: "Compare the inference with the compiler over a list of modules",
        discussion: """
            The list is a JSON array of objects: 'package' is a path below --root; 'targets' names the targets to compare; \
            'languageMode', 'defaultIsolation' and 'features' override settings; 'with' lists packages whose modules they \
            import.
            """,
        groups: [
            OptionGroup(
                "Options",
                [
                    .value("modules", "FILE", completion: .path, help: "The list (default Benchmarks/modules.json)"),
                    .value("root", "FOLDER", completion: .folder, help: "Where the packages are (default .)"),
                    .flag("details", help: "Print every disagreement, not only the table"),
                ])
        ])
}
