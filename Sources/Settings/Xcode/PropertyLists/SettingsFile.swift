package import SourceText

/// A file that describes settings, as read: its bytes, and where its lines start.
package struct SettingsFile: Sendable {
    /// Larger files are refused: the largest project file seen is a tenth of it.
    package static let sizeLimit = 64 << 20

    /// As the user would type it.
    package let path: String
    package let bytes: [UInt8]
    private let lines: LineTable

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lines = LineTable(bytes: bytes)
    }

    /// The file at a path; throws where it is missing, too large, or no regular file.
    package static func read(_ path: String) throws(FileReadError) -> SettingsFile {
        SettingsFile(path: path, bytes: try FileBytes.read(path, limit: sizeLimit))
    }

    /// Where the byte stands, as the origin of a value.
    package func provenance(at offset: Int) -> Provenance {
        let position = lines.position(of: min(offset, bytes.count))
        return .written(path: path, line: position.line, column: position.column)
    }

    /// Something wrong at a byte.
    package func problem(_ message: String, at offset: Int, isFatal: Bool = false) -> ProjectProblem {
        let position = lines.position(of: min(offset, bytes.count))
        return ProjectProblem(
            path: path, line: position.line, column: position.column, message: message, isFatal: isFatal)
    }

    /// The first byte that is no part of valid UTF-8; nil where all are.
    package var firstInvalidByte: Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded): offset += encoded.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    /// Where the text starts: behind a byte order mark.
    package var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// Whether a byte order mark says that the text is UTF-16 or UTF-32.
    package var isWide: Bool {
        bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    }
}

/// Why a settings file cannot be parsed, and at which byte.
package struct SettingsSyntaxError: Error, Hashable, Sendable {
    package let offset: Int
    package let message: String

    package init(_ message: String, at offset: Int) {
        self.offset = offset
        self.message = message
    }
}
