/// A declaration of a `ProjectModel`: which file, which of its declarations.
package struct SymbolID: Hashable, Comparable, Sendable {
    package var file: Int32
    package var declaration: Int32

    package init(file: Int32, declaration: Int32) {
        self.file = file
        self.declaration = declaration
    }

    package init(file: Int, declaration: DeclarationID) {
        self.file = Int32(truncatingIfNeeded: file)
        self.declaration = declaration.index
    }

    /// The declaration's identity within its file.
    package var id: DeclarationID { DeclarationID(index: declaration) }

    package static func < (left: Self, right: Self) -> Bool {
        left.file == right.file ? left.declaration < right.declaration : left.file < right.file
    }
}

/// A closure of a `ProjectModel`.
package struct ClosureSymbol: Hashable, Sendable {
    package var file: Int32
    package var closure: ClosureID

    package init(file: Int32, closure: ClosureID) {
        self.file = file
        self.closure = closure
    }
}

/// A string of a `ProjectModel`; equal strings of all files are one name.
package struct Name: Hashable, Comparable, Sendable {
    package var index: Int32

    package static let none = Name(index: 0)

    package var isNone: Bool { index == 0 }

    package init(index: Int32) { self.index = index }

    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
