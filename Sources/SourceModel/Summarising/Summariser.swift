/// Walks the tree of one file once and fills its summary.
///
/// The walk is split by concern over extensions. What all parts share: spans must be runs of consecutive elements, yet
/// elements nest (an argument may hold a closure with arguments of its own); so elements are gathered on the stacks of
/// `scratch` and moved to the summary when their list ends.
struct Summariser {
    let tree: FlatTree
    let options: SourceParser.Options
    var names = NameInterner()
    var summary = FileSummary()
    var scratch = Scratch()
    var context = Context()
    /// How many `#if` have been met.
    var conditionGroupCount: Int32 = 0

    init(tree: FlatTree, options: SourceParser.Options) {
        self.tree = tree
        self.options = options
    }

    /// What surrounds the node at hand.
    struct Context {
        /// The innermost declaration around.
        var declaration: DeclarationID = .none
        /// The innermost body around.
        var body: BodyID = .none
        var condition: ConditionID = .none
        var place: Place = .file
        /// The block around: names declared in it can be used until its end.
        var scope = Scope()
        /// Inside a `do` whose `catch` clauses take every error.
        var handlesErrors = false
        /// What the patterns inside an expression bind.
        var pattern: PatternSource?
        /// What a postfix `#if` applies its members to.
        var postfixBase: ExpressionID = .none
    }

    /// Where a declaration stands.
    enum Place {
        case file, type, body
    }

    /// A stretch of bytes in which names can be used.
    struct Scope {
        var start: UInt32 = 0
        var end: UInt32 = 0
    }

    /// Elements of lists that are not complete yet.
    struct Scratch {
        var lists: [Int32] = []
        var labels: [Int32] = []
        var roots: [Int32] = []
        var arguments: [Argument] = []
        var attributes: [Attribute] = []
        var parameters: [Parameter] = []
        var inheritances: [Inheritance] = []
        var genericParameters: [GenericParameter] = []
        var requirements: [GenericRequirement] = []
        var captures: [Capture] = []
        var bindings: [LocalBinding] = []
    }

    mutating func summarise() -> FileSummary {
        summary.lineStarts = Self.lineStarts(tree.source)
        let end = UInt32(tree.source.count)
        context.scope = Scope(start: 0, end: end)
        let body = openBody(.topLevel, owner: -1, start: 0, end: end)
        if let items = tree.child(0, .codeBlockItemList) {
            context.place = .file
            statements(items)
        }
        closeBody(body)
        summary.names = names.finish()
        return summary
    }

    /// Lines end at a line feed, as the compiler counts them.
    static func lineStarts(_ source: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        var starts: [UInt32] = [0]
        starts.reserveCapacity(source.count / 32 + 1)
        for index in 0..<source.count where source[index] == 0x0A { starts.append(UInt32(index + 1)) }
        return starts
    }

    // MARK: Names

    /// The name that a token spells, without back-ticks.
    mutating func name(_ token: Int) -> NameID {
        let text = tree.text(token)
        if text.count > 2, text[0] == 0x60, text[text.count - 1] == 0x60 {
            return names.id(UnsafeBufferPointer(rebasing: text[1..<text.count - 1]))
        }
        return names.id(text)
    }

    /// The text of a node as written, with comments left out and white space normalised.
    mutating func writtenText(_ node: Int) -> NameID {
        let text = tree.text(node)
        if !text.contains(where: { $0 <= 0x20 || $0 == 0x2F }) { return names.id(text) }
        var bytes: [UInt8] = []
        var end = tree.offset(node)
        for index in node..<Int(tree.nodes[node].next) where tree.kind(index).isToken {
            if tree.offset(index) > end { bytes.append(0x20) }
            bytes.append(contentsOf: tree.text(index))
            end = tree.end(index)
        }
        return names.id(copying: bytes)
    }

    // MARK: Lists

    /// Moves what was gathered since `mark` to `lists`.
    mutating func takeList(since mark: Int) -> Span {
        Self.move(&scratch.lists, since: mark, to: &summary.lists)
    }

    /// Moves the end of a stack to the end of an array of the summary.
    static func move<Element>(_ stack: inout [Element], since mark: Int, to array: inout [Element]) -> Span {
        let count = stack.count - mark
        if count == 0 { return .empty }
        let start = array.count
        array.append(contentsOf: stack[mark...])
        stack.removeLast(count)
        return Span(start: Int32(start), count: Int32(count))
    }
}
