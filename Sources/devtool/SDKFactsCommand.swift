import CommandLineKit
import FactsGeneration
import Foundation
import Subprocess

/// `devtool sdk-facts`: makes the data of SDKFacts from the toolchain's interfaces and from `Facts/`.
enum SDKFactsCommand {
    private static let output = "Sources/SDKFacts/Data"

    /// Writes all generated files, and removes those that are no longer made. Run in the repository's root.
    static func run(_ command: ParsedCommand) throws {
        let toolchain = Toolchain(root: command.value("toolchain") ?? toolchainOfSwift())
        let interfaces = try ToolchainModule.all.map { module in
            (module: module, text: try toolchain.interface(of: module))
        }
        let plan = FactsPlan(
            interfaces: interfaces, handKeptApple: try HandKeptModule.all(in: "Facts/Apple"),
            handKeptLinux: try HandKeptModule.all(in: "Facts/Linux"))
        var files = [FactsSource.table(of: plan)]
        var total = 0
        for text in plan.texts {
            let bytes = FactsEncoding.bytes(of: text.text)
            total += bytes.count
            files.append(FactsSource.file(of: text.name, bytes: bytes))
        }
        try write(files)
        Process.print("\(plan.texts.count) parts, \(total) bytes\n")
    }

    private static func write(_ files: [GeneratedFile]) throws {
        let kept = Set(files.map(\.name))
        for name in try FileManager.default.contentsOfDirectory(atPath: output) where !kept.contains(name) {
            try FileManager.default.removeItem(atPath: output + "/" + name)
        }
        for file in files {
            try Data(file.text.utf8).write(to: URL(fileURLWithPath: output + "/" + file.name), options: .atomic)
        }
    }

    /// The `usr` folder of the `swift` in PATH.
    private static func toolchainOfSwift() -> String {
        let swift =
            ExecutableSearch.find("swift", path: ProcessInfo.processInfo.environment["PATH"] ?? "") ?? "/usr/bin/swift"
        return URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().path
    }
}
