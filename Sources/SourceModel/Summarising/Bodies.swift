/// Bodies: units of evaluation with the outermost expressions and names in them.
extension Summariser {
    /// A body that is being filled, and what to return to after it.
    struct OpenBody {
        var id: BodyID
        var outer: Context
        var rootMark: Int
        var bindingMark: Int
    }

    /// Begins a body inside the present one.
    mutating func openBody(_ ownerKind: BodyOwner, owner: Int32, start: UInt32, end: UInt32) -> OpenBody {
        let open = OpenBody(
            id: BodyID(index: Int32(summary.bodies.count)), outer: context, rootMark: scratch.roots.count,
            bindingMark: scratch.bindings.count)
        var body = Body(ownerKind: ownerKind, owner: owner)
        if context.place == .body { body.parent = context.body }
        body.startOffset = start
        body.endOffset = end
        summary.bodies.append(body)
        context.body = open.id
        context.place = .body
        context.scope = Scope(start: start, end: end)
        context.handlesErrors = false
        context.pattern = nil
        context.postfixBase = .none
        return open
    }

    /// Ends a body, and returns to what was around it.
    mutating func closeBody(_ open: OpenBody) {
        let index = Int(open.id.index)
        summary.bodies[index].roots = Self.move(&scratch.roots, since: open.rootMark, to: &summary.lists)
        let span = Self.move(&scratch.bindings, since: open.bindingMark, to: &summary.bindings)
        summary.bodies[index].bindings = span
        sortBindings(span)
        context = open.outer
    }

    /// Appends an outermost expression to the present body.
    mutating func addRoot(_ expression: ExpressionID) {
        if !expression.isNone { scratch.roots.append(expression.index) }
    }

    /// Initial values that bind names themselves (`let x = if let y …`) come before the name they are for.
    private mutating func sortBindings(_ span: Span) {
        let isSorted = span.indices.dropFirst().allSatisfy {
            summary.bindings[$0 - 1].offset <= summary.bindings[$0].offset
        }
        if isSorted { return }
        let sorted = span.indices.sorted {
            (summary.bindings[$0].offset, $0) < (summary.bindings[$1].offset, $1)
        }
        summary.bindings.replaceSubrange(span.indices, with: sorted.map { summary.bindings[$0] })
    }
}
