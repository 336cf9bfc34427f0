import Analysis
import CommandLineKit
import Foundation
import Reporters
import SourceText
import Subprocess

/// `devtool bench PATH`: what Heddle costs, in units of what parsing and formatting the same tree cost.
enum BenchCommand {
    /// Measures and prints a table with the bound of each figure.
    static func run(_ command: ParsedCommand) async throws {
        let path = try PathDisplay.resolved(command.arguments.first ?? ".")
        let bench = try Bench(
            path: path, count: command.value("repeat").flatMap { Int($0) } ?? 1,
            runsFormat: !command.has("skip-format"))
        defer { bench.remove() }
        Process.print(try await bench.report())
    }
}

/// The programs and folders of one benchmark.
private struct Bench {
    let path: String
    let count: Int
    let runsFormat: Bool
    private let heddle: String
    private let devtool: String
    private let scratch: String

    init(path: String, count: Int, runsFormat: Bool) throws {
        self.path = path
        self.count = count
        self.runsFormat = runsFormat
        devtool = try PathDisplay.resolved(CommandLine.arguments.first ?? "devtool")
        heddle = SourcePath.joined(SourcePath.parent(of: devtool), "heddle")
        scratch = FileManager.default.temporaryDirectory.path + "/heddle-bench-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(atPath: scratch) }

    func report() async throws -> String {
        // Once, so that no measurement pays for reading the disk.
        _ = try await Measurement.best(of: 1, Command(devtool, ["parse", path]))
        let cold = try await isolation(of: path, cache: "cold", isCold: true)
        let memory = Process.largestChildMemory()
        let warm = try await isolation(of: path, cache: "cold", isCold: false)
        let parse = try await Measurement.best(of: count, Command(devtool, ["parse", path]))
        let lines = cold.standardError.lineCount
        var table = TextTable(header: ["FIGURE", "VALUE", "BOUND", ""], rightAligned: [1, 2])
        func add(_ name: String, _ value: Double, _ unit: String, bound: Double?) {
            let verdict = bound.map { value <= $0 ? "holds" : "MISSED" } ?? ""
            table.add(name, Self.text(value) + unit, bound.map { "≤ " + Self.text($0) + unit } ?? "", verdict)
        }
        add("lines", Double(lines), "", bound: nil)
        add("parsing alone, processor", parse.processorSeconds, " s", bound: nil)
        add("cold isolation, processor", cold.processorSeconds, " s", bound: nil)
        add("cold isolation, wall", cold.seconds, " s", bound: nil)
        add("cold / parsing", cold.processorSeconds / parse.processorSeconds, "", bound: 1.35)
        add("warm / cold", warm.processorSeconds / cold.processorSeconds, "", bound: 0.05)
        add("processors in use, cold", cold.processorSeconds / cold.seconds, "", bound: nil)
        add("memory per million lines", Double(memory) / Double(max(1, lines)) / 1000, " GB", bound: 1.2)
        if runsFormat, let format = try await format() {
            add("swift-format lint, processor", format.processorSeconds, " s", bound: nil)
            add("cold / swift-format lint", cold.processorSeconds / format.processorSeconds, "", bound: 1)
        }
        let (moreLines, moreTime) = try await growth()
        add("times the lines", moreLines, "", bound: nil)
        add("times the time for ten times the lines", moreTime / moreLines * 10, "", bound: 10.5)
        return table.lines().joined(separator: "\n") + "\n"
    }

    private func isolation(of path: String, cache: String, isCold: Bool) async throws -> Measurement {
        let folder = SourcePath.joined(scratch, cache)
        let words = ["isolation", path, "--format", "jsonl", "--stats", "--cache-path", folder]
        return try await Measurement.best(of: count, Command(heddle, words, outputLimit: 1 << 20)) {
            if isCold { try? FileManager.default.removeItem(atPath: folder) }
        }
    }

    /// `swift-format` ends with 1 where it finds something.
    private func format() async throws -> Measurement? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let formatter = ExecutableSearch.find("swift-format", path: path) else { return nil }
        let command = Command(formatter, ["lint", "-r", "-p", self.path], outputLimit: 1 << 20)
        return try await Measurement.best(of: count, command, codes: [0, 1])
    }

    /// How lines and processor time grow from a tenth of the files to all of them.
    private func growth() async throws -> (lines: Double, time: Double) {
        let files = try FolderScan(path).files
        let all = try copy(files, to: "all")
        let tenth = try copy(files.enumerated().filter { $0.offset % 10 == 0 }.map(\.element), to: "tenth")
        let few = try await isolation(of: tenth, cache: "few", isCold: true)
        let many = try await isolation(of: all, cache: "many", isCold: true)
        let lines = Double(many.standardError.lineCount) / Double(max(1, few.standardError.lineCount))
        return (lines, many.processorSeconds / few.processorSeconds)
    }

    private func copy(_ files: [String], to name: String) throws -> String {
        let folder = SourcePath.joined(scratch, name)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (index, file) in files.enumerated() {
            try FileManager.default.copyItem(
                atPath: file, toPath: "\(folder)/\(index)-\(SourcePath.name(of: file))")
        }
        return folder
    }

    private static func text(_ value: Double) -> String {
        if value == value.rounded(), value.magnitude >= 1000 { return String(Int(value)) }
        let thousandths = Int((value * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

extension String {
    /// The lines that `heddle --stats` says it has read: `files      35 (9557 lines)`.
    fileprivate var lineCount: Int {
        guard let line = split(separator: "\n").first(where: { $0.hasPrefix("files ") }),
            let open = line.firstIndex(of: "(")
        else { return 0 }
        return Int(line[line.index(after: open)...].prefix { $0.isNumber }) ?? 0
    }
}
