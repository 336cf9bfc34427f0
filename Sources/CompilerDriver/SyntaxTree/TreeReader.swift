import Foundation

/// Reads the JSON that `-dump-ast -dump-ast-format json` writes, and keeps only declarations and closures.
///
/// The dumps are hundreds of times the size of the source, so nothing else is built up: one pass over the mapped file,
/// an explicit stack instead of recursion (expressions nest as deep as the source likes), and values that do not matter
/// are skipped byte by byte.
struct TreeReader {
    private let bytes: UnsafeRawBufferPointer
    private let keys = TreeKey.table
    private let kinds = TreeNode.Kind.table
    private var position = 0
    private var stack: [Frame] = []
    private var tree: FileTree

    /// A JSON object or array that has been entered.
    private struct Frame {
        var isArray: Bool
        var role: Role
        /// The node that values in it belong to; -1 at the outermost level.
        var node: Int32
        /// The key whose value comes next.
        var key: TreeKey = .other
    }

    /// What an object or array is to us.
    private enum Role {
        /// A syntax node whose kind is not known yet, or a list of such nodes.
        case candidate
        /// A list of accessors.
        case accessors
        /// A node that is kept.
        case kept
        /// Something between two kept nodes.
        case between
        case name, argumentNames, range, attributes, attribute, overridden, inheritance, conformances, conformance
        case pattern
    }

    /// Reads one dump; nil where it is no JSON, or breaks off.
    static func read(contentsOf path: String, file: String) -> FileTree? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        return data.withUnsafeBytes { bytes in
            var reader = TreeReader(bytes: bytes, file: file)
            return reader.run() ? reader.tree : nil
        }
    }

    private init(bytes: UnsafeRawBufferPointer, file: String) {
        self.bytes = bytes
        self.tree = FileTree(file: file)
    }

    private mutating func run() -> Bool {
        guard let first = next(), first == UInt8(ascii: "{") else { return false }
        position += 1
        stack.append(Frame(isArray: false, role: .between, node: -1))
        while let frame = stack.last {
            guard let byte = next() else { return false }
            switch byte {
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                position += 1
                stack.removeLast()
            case UInt8(ascii: ","):
                position += 1
            default:
                if !frame.isArray {
                    guard readKey() else { return false }
                }
                guard readValue() else { return false }
            }
        }
        return true
    }

    // MARK: Tokens

    /// The next byte that is no white space.
    private mutating func next() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte > 0x20 { return byte }
            position += 1
        }
        return nil
    }

    private mutating func readKey() -> Bool {
        guard let text = readString(), next() == UInt8(ascii: ":") else { return false }
        position += 1
        stack[stack.count - 1].key = keys[text] ?? .other
        return true
    }

    /// The bytes between two quotes, escapes left as they are.
    private mutating func readString() -> UnsafeRawBufferPointer.SubSequence? {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
        let start = position + 1
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") {
                position = end + 1
                return bytes[start..<end]
            }
            end += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private mutating func readValue() -> Bool {
        guard let byte = next() else { return false }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard let frame = entered(isArray: byte == UInt8(ascii: "[")) else { return skip() }
            position += 1
            stack.append(frame)
            return true
        case UInt8(ascii: "\""):
            guard let text = readString() else { return false }
            take(text)
            return true
        default:
            return readWord()
        }
    }

    /// A number, `true`, `false` or `null`.
    private mutating func readWord() -> Bool {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        let word = bytes[start..<position]
        if word.first == UInt8(ascii: "t") {
            takeTrue()
        } else if let number = Int(String(decoding: word, as: UTF8.self)) {
            take(number)
        }
        return position > start
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    /// Passes over an object or array.
    private mutating func skip() -> Bool {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                guard readString() != nil else { return false }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 {
                    position += 1
                    return true
                }
            default: break
            }
            position += 1
        }
        return false
    }
}

// MARK: - Structure

extension TreeReader {
    /// What the object or array that comes next is to us; nil where it is to be skipped.
    private mutating func entered(isArray: Bool) -> Frame? {
        guard let frame = stack.last else { return nil }
        guard let role = childRole(frame, isArray: isArray) else { return nil }
        if role == .attribute { tree.nodes[Int(frame.node)].attributes.append(.init(kind: .other)) }
        if role == .argumentNames { tree.nodes[Int(frame.node)].argumentNames = [] }
        if role == .conformance { tree.nodes[Int(frame.node)].conformances.append(.init()) }
        return Frame(isArray: isArray, role: role, node: frame.node, key: frame.isArray ? .other : frame.key)
    }

    private mutating func childRole(_ frame: Frame, isArray: Bool) -> Role? {
        switch frame.role {
        case .kept: return keptChildRole(frame)
        case .candidate where frame.isArray, .between, .candidate:
            if frame.isArray { return .candidate }
            return betweenChildRole(frame)
        case .accessors: return .accessors
        case .pattern: return .pattern
        case .name:
            if isArray { return frame.key == .args ? .argumentNames : nil }
            return frame.key == .baseName ? .name : nil
        case .attributes: return .attribute
        case .inheritance: return frame.key == .conformances && isArray ? .conformances : nil
        case .conformances: return .conformance
        case .range, .attribute, .conformance, .argumentNames, .overridden: return nil
        }
    }

    private func betweenChildRole(_ frame: Frame) -> Role? {
        switch frame.key {
        case .attrs, .range, .name: nil
        case .pattern where isPatternBinding(frame.node): .pattern
        default: .candidate
        }
    }

    private mutating func keptChildRole(_ frame: Frame) -> Role? {
        let kind = tree.nodes[Int(frame.node)].kind
        switch frame.key {
        case .attrs: return .attributes
        case .range: return .range
        case .name: return .name
        case .override: return .overridden
        case .inherits where kind.isType: return .inheritance
        case .implicitSelf where kind.isFunction:
            tree.nodes[Int(frame.node)].flags.insert(.hasSelf)
            return nil
        case .accessors where kind == .variable || kind == .subscript: return .accessors
        case .actorIsolated:
            tree.nodes[Int(frame.node)].flags.insert(.actorIsolated)
            return nil
        default: return .candidate
        }
    }

    private func isPatternBinding(_ node: Int32) -> Bool {
        node >= 0 && tree.nodes[Int(node)].kind == .patternBinding
    }

    /// The kind of the object entered last has been read.
    private mutating func enterNode(_ text: UnsafeRawBufferPointer.SubSequence) {
        let index = stack.count - 1
        let isAccessor = stack[index].role == .accessors
        guard let kind = kinds[text] else {
            stack[index].role = .between
            return
        }
        let node = Int32(tree.nodes.count)
        let parent = stack[index].node
        tree.nodes.append(TreeNode(kind: kind))
        if parent < 0 {
            tree.roots.append(node)
        } else if isAccessor {
            tree.nodes[Int(parent)].accessors.append(node)
        } else {
            tree.nodes[Int(parent)].children.append(node)
        }
        stack[index].role = .kept
        stack[index].node = node
    }
}

// MARK: - Values

extension TreeReader {
    private static func text(_ bytes: UnsafeRawBufferPointer.SubSequence) -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        let quoted = "\"" + String(decoding: bytes, as: UTF8.self) + "\""
        return (try? JSONDecoder().decode(String.self, from: Data(quoted.utf8))) ?? quoted
    }

    private mutating func take(_ bytes: UnsafeRawBufferPointer.SubSequence) {
        guard let frame = stack.last else { return }
        let node = Int(frame.node)
        switch frame.role {
        case .candidate, .accessors:
            if frame.key == .kind, !frame.isArray { enterNode(bytes) }
        case .kept: takeIntoNode(frame.key, bytes, node)
        case .name: takeName(frame.key, bytes, node)
        case .argumentNames: tree.nodes[node].argumentNames?.append(Self.text(bytes))
        case .attribute: takeIntoAttribute(frame.key, bytes, node)
        case .overridden: tree.nodes[node].overridden.append(Self.text(bytes))
        case .conformance: takeIntoConformance(frame.key, bytes, node)
        case .pattern:
            // The first variable of a binding gives it its name.
            if frame.key == .name, tree.nodes[node].name.isEmpty { tree.nodes[node].name = Self.text(bytes) }
        case .between, .range, .attributes, .inheritance, .conformances: break
        }
    }

    private mutating func takeIntoNode(_ key: TreeKey, _ bytes: UnsafeRawBufferPointer.SubSequence, _ node: Int) {
        switch key {
        case .usr: tree.nodes[node].usr = Self.text(bytes)
        case .interfaceType: tree.nodes[node].interfaceType = Self.text(bytes)
        case .extendedType: tree.nodes[node].extendedType = Self.text(bytes)
        case .globalActor: tree.nodes[node].globalActor = Self.text(bytes)
        case .actorIsolated: tree.nodes[node].flags.insert(.actorIsolated)
        case .readImpl: if bytes.elementsEqual("stored".utf8) { tree.nodes[node].flags.insert(.readsStorage) }
        default: break
        }
    }

    private mutating func takeName(_ key: TreeKey, _ bytes: UnsafeRawBufferPointer.SubSequence, _ node: Int) {
        // `{"_kind": "base_name", "special": "init"}` stands where there is no name proper.
        guard key == .name || (key == .special && tree.nodes[node].name.isEmpty) else { return }
        tree.nodes[node].name = Self.text(bytes)
    }

    private mutating func takeIntoAttribute(_ key: TreeKey, _ bytes: UnsafeRawBufferPointer.SubSequence, _ node: Int) {
        let last = tree.nodes[node].attributes.count - 1
        switch key {
        case .kind: tree.nodes[node].attributes[last].kind = .init(rawValue: Self.text(bytes)) ?? .other
        case .type: tree.nodes[node].attributes[last].type = Self.text(bytes)
        default: break
        }
    }

    private mutating func takeIntoConformance(
        _ key: TreeKey, _ bytes: UnsafeRawBufferPointer.SubSequence, _ node: Int
    ) {
        let last = tree.nodes[node].conformances.count - 1
        switch key {
        case .protocol: tree.nodes[node].conformances[last].protocol = Self.text(bytes)
        case .sourceKind: tree.nodes[node].conformances[last].sourceKind = Self.text(bytes)
        case .globalActor: tree.nodes[node].conformances[last].globalActor = Self.text(bytes)
        default: break
        }
    }

    private mutating func take(_ number: Int) {
        guard let frame = stack.last, frame.role == .range else { return }
        if frame.key == .start { tree.nodes[Int(frame.node)].start = number }
        if frame.key == .end { tree.nodes[Int(frame.node)].end = number }
    }

    private mutating func takeTrue() {
        guard let frame = stack.last else { return }
        let node = Int(frame.node)
        switch frame.role {
        case .kept:
            if let flag = Self.flag(frame.key) { tree.nodes[node].flags.insert(flag) }
            if let accessor = frame.key.accessor { takeAccessor(accessor, node) }
        case .attribute:
            let last = tree.nodes[node].attributes.count - 1
            switch frame.key {
            case .implicit: tree.nodes[node].attributes[last].isImplicit = true
            case .nonsending: tree.nodes[node].attributes[last].isNonsending = true
            case .unsafe: tree.nodes[node].attributes[last].isUnsafe = true
            default: break
            }
        case .conformance:
            let last = tree.nodes[node].conformances.count - 1
            if frame.key == .nonisolated { tree.nodes[node].conformances[last].isNonisolated = true }
        default: break
        }
    }

    private mutating func takeAccessor(_ accessor: TreeNode.Accessor, _ node: Int) {
        let order = TreeNode.Accessor.allCases
        let old = tree.nodes[node].accessor.flatMap(order.firstIndex) ?? order.count
        if let new = order.firstIndex(of: accessor), new < old { tree.nodes[node].accessor = accessor }
    }

    private static func flag(_ key: TreeKey) -> TreeNode.Flags? {
        switch key {
        case .implicit: .implicit
        case .actor: .actor
        case .static, .class, .type: .static
        case .let: .constant
        case .actorIsolated: .actorIsolated
        case .callerIsolated: .callerIsolated
        case .dynamicallyIsolated: .dynamicallyIsolated
        case .nonisolated: .nonisolated
        case .inheritsActorContext: .inheritsActorContext
        case .sendable: .sendable
        case .preconcurrency: .isolatedByPreconcurrency
        default: nil
        }
    }
}
