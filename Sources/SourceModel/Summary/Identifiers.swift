/// A string of a `FileSummary`: an index into its `names`. Zero is the empty string.
package struct NameID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = NameID(index: 0)

    package var isNone: Bool { index == 0 }

    package init(index: Int32) { self.index = index }
}

/// A declaration of a `FileSummary`: an index into its `declarations`, -1 for none.
package struct DeclarationID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = DeclarationID(index: -1)

    package var isNone: Bool { index < 0 }

    package init(index: Int32) { self.index = index }
}

/// A written type of a `FileSummary`: an index into its `types`, -1 for none.
package struct TypeReferenceID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = TypeReferenceID(index: -1)

    package var isNone: Bool { index < 0 }

    package init(index: Int32) { self.index = index }
}

/// An expression of a `FileSummary`: an index into its `expressions`, -1 for none.
package struct ExpressionID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = ExpressionID(index: -1)

    package var isNone: Bool { index < 0 }

    package init(index: Int32) { self.index = index }
}

/// A closure of a `FileSummary`: an index into its `closures`, -1 for none.
package struct ClosureID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = ClosureID(index: -1)

    package var isNone: Bool { index < 0 }

    package init(index: Int32) { self.index = index }
}

/// A body of a `FileSummary`: an index into its `bodies`, -1 for none.
package struct BodyID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = BodyID(index: -1)

    package var isNone: Bool { index < 0 }

    package init(index: Int32) { self.index = index }
}

/// A `#if` clause of a `FileSummary`: an index into its `conditions`, -1 for code under no `#if`.
package struct ConditionID: Hashable, Codable, Sendable {
    package var index: Int32

    package static let none = ConditionID(index: -1)

    package var isNone: Bool { index < 0 }

    package init(index: Int32) { self.index = index }
}

/// A run of consecutive elements of one of a `FileSummary`'s arrays; which array is said where the span is used.
package struct Span: Hashable, Codable, Sendable {
    package var start: Int32
    package var count: Int32

    package static let empty = Span(start: 0, count: 0)

    package var indices: Range<Int> { Int(start)..<Int(start + count) }

    package init(start: Int32, count: Int32) {
        self.start = start
        self.count = count
    }
}
