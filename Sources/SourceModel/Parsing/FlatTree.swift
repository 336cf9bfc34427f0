/// One node or token of a parsed file, as a plain value.
struct FlatNode {
    var kind: NodeKind
    /// The index after the last descendant.
    var next: UInt32
    /// First byte after the leading trivia, and the byte after the last before the trailing trivia.
    var offset: UInt32
    var end: UInt32
}

/// A parsed file as one array of plain nodes in source order, a parent before its children.
///
/// SwiftSyntax is a resilient library: every access to a node crosses it, and each node of the public interface is
/// allocated on first use. Copying what matters once, by few calls a node, makes everything that follows cheap.
/// Left out are missing tokens, unexpected nodes, and lists without elements.
///
/// The memory belongs to whoever made the tree, and is valid only while that is alive.
struct FlatTree {
    let nodes: UnsafeBufferPointer<FlatNode>
    let source: UnsafeBufferPointer<UInt8>

    func kind(_ node: Int) -> NodeKind { nodes[node].kind }

    func offset(_ node: Int) -> UInt32 { nodes[node].offset }

    func end(_ node: Int) -> UInt32 { nodes[node].end }

    /// The direct children of a node.
    func children(_ node: Int) -> FlatChildren {
        FlatChildren(nodes: nodes, position: node + 1, end: Int(nodes[node].next))
    }

    /// The first direct child of a kind.
    func child(_ node: Int, _ kind: NodeKind) -> Int? {
        for child in children(node) where nodes[child].kind == kind { return child }
        return nil
    }

    func firstChild(_ node: Int) -> Int? {
        node + 1 < Int(nodes[node].next) ? node + 1 : nil
    }

    /// The only child of a node that has exactly one.
    func onlyChild(_ node: Int) -> Int? {
        guard let first = firstChild(node), nodes[first].next == nodes[node].next else { return nil }
        return first
    }

    /// The bytes of a node without the trivia around it.
    func text(_ node: Int) -> UnsafeBufferPointer<UInt8> {
        text(from: nodes[node].offset, to: nodes[node].end)
    }

    func text(from start: UInt32, to end: UInt32) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: source[Int(start)..<max(Int(start), Int(end))])
    }

    /// The node's text is exactly this word.
    func isWord(_ node: Int, _ word: StaticString) -> Bool {
        let text = text(node)
        guard text.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(text) }
    }

    /// The node's text is one of these words.
    func isWord(_ node: Int, _ words: StaticString...) -> Bool {
        words.contains { isWord(node, $0) }
    }
}

/// The direct children of a node, in source order.
struct FlatChildren: Sequence, IteratorProtocol {
    fileprivate let nodes: UnsafeBufferPointer<FlatNode>
    fileprivate var position: Int
    fileprivate let end: Int

    fileprivate init(nodes: UnsafeBufferPointer<FlatNode>, position: Int, end: Int) {
        self.nodes = nodes
        self.position = position
        self.end = end
    }

    /// The next child's index.
    mutating func next() -> Int? {
        guard position < end else { return nil }
        defer { position = Int(nodes[position].next) }
        return position
    }
}
