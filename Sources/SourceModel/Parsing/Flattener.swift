@_spi(RawSyntax) import SwiftSyntax

/// Copies SwiftSyntax's raw tree into the array of a `FlatTree`.
struct Flattener {
    /// Deeper nodes are cut off, so that neither this nor what walks the tree runs out of stack. The parser stops at
    /// 256 nested constructs by itself; only chains such as `a.b.c` go deeper.
    static let maximumDepth = 4000

    private(set) var nodes: [FlatNode] = []
    private let table = NodeKindTable.shared
    /// The parser's own copy of the source, into which the tokens' texts point.
    private let source: UnsafePointer<UInt8>
    private let length: Int
    private var position: UInt32 = 0

    /// Flattens the tree of a file of `length` bytes; nil where the tree's tokens do not point into one buffer.
    static func flatten(_ root: RawSyntax, length: Int) -> [FlatNode]? {
        guard let source = startOfSource(root, length: length) else { return nil }
        var flattener = Flattener(source: source, length: length)
        flattener.nodes.reserveCapacity(length / 3 + 16)
        flattener.visit(root, depth: 0)
        return flattener.nodes
    }

    private init(source: UnsafePointer<UInt8>, length: Int) {
        self.source = source
        self.length = length
    }

    /// The end-of-file token, the root's last child, stands at the end of the source.
    private static func startOfSource(_ root: RawSyntax, length: Int) -> UnsafePointer<UInt8>? {
        guard let children = root.layoutView?.children else { return nil }
        for index in stride(from: children.count - 1, through: 0, by: -1) {
            guard let token = children[index]?.tokenView, token.rawKind == .endOfFile else { continue }
            guard let address = token.rawText.baseAddress else { return nil }
            return address - length
        }
        return nil
    }

    private mutating func visit(_ raw: RawSyntax, depth: Int) {
        if let layout = raw.layoutView {
            visit(layout.children, kind: table[raw.kind], depth: depth)
        } else if let token = raw.tokenView {
            append(token)
        }
    }

    private mutating func visit(_ children: RawSyntaxBuffer, kind: NodeKind, depth: Int) {
        if kind == .unexpectedNodes { return }
        let index = nodes.count
        let isTooDeep = depth >= Self.maximumDepth
        nodes.append(FlatNode(kind: isTooDeep ? .tooDeep : kind, next: 0, offset: position, end: position))
        if !isTooDeep {
            for slot in 0..<children.count {
                if let child = children[slot] { visit(child, depth: depth + 1) }
            }
            if nodes.count == index + 1, !kind.standsWithoutTokens {
                nodes.removeLast()
                return
            }
            if nodes.count > index + 1 { nodes[index].offset = nodes[index + 1].offset }
        }
        nodes[index].next = UInt32(nodes.count)
        nodes[index].end = position
    }

    private mutating func append(_ token: RawSyntaxTokenView) {
        let text = token.rawText
        let count = text.count
        guard let address = text.baseAddress else { return }
        let offset = address - source
        guard offset >= 0, offset + count <= length, count > 0, token.presence == .present else { return }
        let end = UInt32(offset + count)
        nodes.append(
            FlatNode(
                kind: NodeKind(token.rawKind), next: UInt32(nodes.count + 1), offset: UInt32(offset), end: end))
        position = end
    }
}

extension NodeKind {
    /// Kinds that mean something though all of their tokens are missing.
    fileprivate var standsWithoutTokens: Bool {
        switch self {
        case .missingExpr, .missingType, .missingPattern, .codeBlock, .sourceFile, .accessorBlock, .closureExpr: true
        default: false
        }
    }

    fileprivate init(_ token: RawTokenKind) {
        switch token {
        case .identifier, .dollarIdentifier: self = .identifier
        case .keyword: self = .keyword
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: self = .operatorToken
        case .infixQuestionMark, .postfixQuestionMark: self = .questionMark
        case .wildcard: self = .wildcard
        case .stringSegment: self = .stringSegmentToken
        case .integerLiteral, .floatLiteral: self = .literalToken
        case .leftBrace: self = .leftBrace
        case .rightBrace: self = .rightBrace
        case .leftParen: self = .leftParen
        case .rightParen: self = .rightParen
        case .leftSquare: self = .leftSquare
        case .equal: self = .equal
        case .period: self = .period
        case .colon: self = .colon
        case .comma: self = .comma
        case .arrow: self = .arrow
        case .ellipsis: self = .ellipsis
        case .exclamationMark: self = .exclamationMark
        case .poundIf: self = .poundIf
        case .poundElseif: self = .poundElseif
        case .poundElse: self = .poundElse
        case .poundEndif: self = .poundEndif
        case .endOfFile: self = .endOfFile
        default: self = .otherToken
        }
    }
}
