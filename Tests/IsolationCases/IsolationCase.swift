import Foundation
package import Settings

/// One annotated program of `Fixtures/Isolation`: sources whose lines say which isolation their rows have.
///
/// A line that ends in `//= a, b` expects exactly the rows `a`, `b`, in the order of their columns; what stands on
/// other lines is not looked at. The first line may be `// flags: …` with the settings the program is compiled under. A case is one file, or
/// a folder whose files are compiled together as one module; the flags of a folder stand in its first file.
package struct IsolationCase: Hashable, Sendable, CustomStringConvertible {
    /// The file's or folder's name without `.swift`.
    package let name: String
    /// Absolute paths, sorted.
    package let files: [String]
    package let settings: Settings
    /// Which rows the annotations speak of.
    package let rows: Rows
    /// Every annotated line, in the order of the files.
    package let lines: [Line]

    package var description: String { name }

    /// What the annotations of a case list.
    package enum Rows: Hashable, Sendable {
        /// Declarations and closures that are written in the source.
        case written
        /// Closures alone, those the compiler makes itself (autoclosures, key paths) included.
        case closures
        /// Protocol conformances.
        case conformances
    }

    /// One annotated line: 1-based number and the isolations it expects.
    package struct Line: Hashable, Sendable {
        package let file: String
        package let number: Int
        package let expected: [String]
    }

    /// The settings in a case's header.
    package struct Settings: Hashable, Sendable {
        package var languageMode = LanguageMode.v6
        package var defaultIsolation = DefaultIsolation.nonisolated
        package var upcomingFeatures: [String] = []
        package var experimentalFeatures: [String] = []
        package var strictConcurrency: StrictConcurrency?
        /// The statements at the top level of a file are the program's entry.
        package var isScript = false
        /// Header words that this loader does not know; a test expects none.
        package var unknownFlags: [String] = []
    }
}

extension IsolationCase {
    /// The folder of the annotated programs, found from this file's own place.
    package static let folder: String = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url.appendingPathComponent("Fixtures/Isolation").path
    }()

    /// All cases, by name.
    package static let all: [IsolationCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { IsolationCase(entry: $0) }
    }()

    /// The case of one entry of the folder; nil for what is no Swift file and holds none.
    private init?(entry: String) {
        let path = Self.folder + "/" + entry
        if entry.hasSuffix(".swift") {
            self.init(name: String(entry.dropLast(".swift".count)), files: [path])
        } else {
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            let files = inside.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
            self.init(name: entry, files: files)
        }
    }

    /// Reads the files of one case; nil where there are none.
    package init?(name: String, files: [String]) {
        guard let first = files.first else { return nil }
        var header = Header()
        var lines: [Line] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            let text = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            if file == first, let start = text.first, start.hasPrefix("// flags:") { header.read(start.dropFirst(9)) }
            for (index, line) in text.enumerated() {
                guard let mark = line.range(of: "//= ") else { continue }
                let expected = line[mark.upperBound...].split(separator: ",")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                lines.append(Line(file: file, number: index + 1, expected: expected))
            }
        }
        if files.contains(where: { $0.hasSuffix("/main.swift") }) { header.settings.isScript = true }
        self.init(name: name, files: files, settings: header.settings, rows: header.rows, lines: lines)
    }
}

/// The words of a `// flags:` line.
private struct Header {
    var settings = IsolationCase.Settings()
    var rows = IsolationCase.Rows.written

    mutating func read(_ text: Substring) {
        var words = text.split(separator: " ").map(String.init)[...]
        while let word = words.popFirst() {
            switch word {
            case "--script": settings.isScript = true
            case "--implicit": rows = .closures
            case "--conformances": rows = .conformances
            default: read(word, value: words.popFirst() ?? "")
            }
        }
    }

    private mutating func read(_ option: String, value: String) {
        switch option {
        case "--upcoming": settings.upcomingFeatures.append(value)
        case "--experimental": settings.experimentalFeatures.append(value)
        case "--swift-version":
            if let mode = LanguageMode(rawValue: value) { settings.languageMode = mode } else { reject(option, value) }
        case "--default-isolation":
            if let isolation = DefaultIsolation(rawValue: value) {
                settings.defaultIsolation = isolation
            } else {
                reject(option, value)
            }
        case "--strict-concurrency":
            if let level = StrictConcurrency(rawValue: value) {
                settings.strictConcurrency = level
            } else {
                reject(option, value)
            }
        default: reject(option, value)
        }
    }

    private mutating func reject(_ option: String, _ value: String) {
        settings.unknownFlags += value.isEmpty ? [option] : [option, value]
    }
}
