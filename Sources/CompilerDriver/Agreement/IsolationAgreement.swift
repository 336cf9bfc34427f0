/// How far Heddle's inference and the compiler agree about one module, or about several.
package struct IsolationAgreement: Hashable, Codable, Sendable {
    /// Counts by the compiler's kind of row, in the order of `IsolationRowKind`; kinds without rows are left out.
    package var kinds: [KindCounts] = []
    /// Rows about which both have an answer, and not the same one.
    package var disagreements: [Difference] = []
    /// Rows whose isolation Heddle does not know.
    package var unknowns: [Difference] = []
    /// Rows of the compiler that Heddle does not have.
    package var missing: [CompilerIsolationRow] = []
    /// Rows of Heddle that the compiler does not have, though it compiles the code.
    package var extra: [InferredIsolationRow] = []
    /// How many of Heddle's rows stand under an `#if` that is not compiled.
    package var inactiveCount = 0
    /// How many of the compiler's rows are left out, because its outputs do not show what it decided.
    package var undeterminedCount = 0

    package init() {}

    /// A row and both answers.
    package struct Difference: Hashable, Codable, Sendable {
        package var compiler: CompilerIsolationRow
        package var inferred: InferredIsolationRow

        /// Both mean that nothing isolates the code: they differ in whether anybody said so.
        package var isOfWordingAlone: Bool {
            Set([compiler.isolation, inferred.isolation]) == [TreeIsolation.unspecified, TreeIsolation.nonisolated]
        }
    }

    /// The counts of one kind of row.
    package struct KindCounts: Hashable, Codable, Sendable {
        package var kind: IsolationRowKind
        package var counts = Counts()
    }

    /// Rows by how they compare.
    package struct Counts: Hashable, Codable, Sendable {
        package var agree = 0
        package var disagree = 0
        package var unknown = 0
        package var missing = 0
        package var extra = 0

        package init() {}

        /// The rows that the compiler has an answer about.
        package var compared: Int { agree + disagree + unknown + missing }
        /// The share of compared rows that agree, 0…100; nil where there are none.
        package var agreementPercent: Double? { percent(agree) }
        /// The share of compared rows that Heddle does not know, 0…100; nil where there are none.
        package var unknownPercent: Double? { percent(unknown) }

        private func percent(_ part: Int) -> Double? {
            compared == 0 ? nil : Double(part) * 100 / Double(compared)
        }

        package static func + (left: Self, right: Self) -> Self {
            var sum = left
            sum.agree += right.agree
            sum.disagree += right.disagree
            sum.unknown += right.unknown
            sum.missing += right.missing
            sum.extra += right.extra
            return sum
        }
    }
}

extension IsolationAgreement {
    /// All kinds but closures.
    package var declarations: Counts { counts { $0 != .closure && $0 != .autoclosure } }
    /// Closures as they are written.
    package var closures: Counts { counts { $0 == .closure } }
    /// Closures that the compiler makes of arguments.
    package var autoclosures: Counts { counts { $0 == .autoclosure } }

    private func counts(_ isWanted: (IsolationRowKind) -> Bool) -> Counts {
        kinds.filter { isWanted($0.kind) }.reduce(Counts()) { $0 + $1.counts }
    }

    /// The agreement over two sets of modules.
    package static func + (left: Self, right: Self) -> Self {
        var sum = left
        for kind in right.kinds { sum.add(kind.counts, to: kind.kind) }
        sum.disagreements += right.disagreements
        sum.unknowns += right.unknowns
        sum.missing += right.missing
        sum.extra += right.extra
        sum.inactiveCount += right.inactiveCount
        sum.undeterminedCount += right.undeterminedCount
        return sum
    }

    private mutating func add(_ counts: Counts, to kind: IsolationRowKind) {
        if let index = kinds.firstIndex(where: { $0.kind == kind }) {
            kinds[index].counts = kinds[index].counts + counts
        } else {
            kinds.append(KindCounts(kind: kind, counts: counts))
            kinds.sort { $0.kind.order < $1.kind.order }
        }
    }
}

extension CompilerIsolationRow {
    /// Whether a macro has made it: the compiler names such things with a mangled name.
    fileprivate var isExpanded: Bool {
        name.split(whereSeparator: { $0 == "." || $0 == " " }).contains { $0.hasPrefix("$s") }
    }
}

extension IsolationAgreement {
    /// Compares row by row: rows belong together that stand at the same place and are of the same sort, whatever their
    /// names. The compiler's implicit rows are passed over.
    package init(inferred: [InferredIsolationRow], compiler: [CompilerIsolationRow]) {
        var ours = Dictionary(grouping: inferred.indices.filter { inferred[$0].kind != .conformance }) {
            Place(inferred[$0])
        }
        for row in compiler where row.kind != .conformance && !row.marks.contains(.implicit) && !row.isExpanded {
            let place = Place(row)
            let index = ours[place]?.first
            if index != nil { ours[place]?.removeFirst() }
            compare(row, index.map { inferred[$0] })
        }
        for index in ours.values.joined().sorted() {
            if inferred[index].isInactive {
                inactiveCount += 1
            } else {
                extra.append(inferred[index])
                add(Counts(extra: 1), to: inferred[index].kind)
            }
        }
    }

    private mutating func compare(_ row: CompilerIsolationRow, _ inferred: InferredIsolationRow?) {
        var counts = Counts()
        if !row.isDetermined {
            undeterminedCount += 1
        } else if let inferred {
            let difference = Difference(compiler: row, inferred: inferred)
            if inferred.isolation == row.isolation {
                counts.agree = 1
            } else if inferred.isolation == InferredIsolationRow.unknown {
                counts.unknown = 1
                unknowns.append(difference)
            } else {
                counts.disagree = 1
                disagreements.append(difference)
            }
        } else {
            counts.missing = 1
            missing.append(row)
        }
        add(counts, to: row.kind)
    }
}

extension IsolationAgreement.Counts {
    fileprivate init(extra: Int) { self.extra = extra }
}

/// What joins the rows of the two sides.
private struct Place: Hashable {
    let file: String
    let line: Int
    let column: Int
    let sort: Int

    init(_ row: CompilerIsolationRow) {
        (file, line, column) = (row.file, row.line, row.column)
        sort = row.kind.sort
    }

    init(_ row: InferredIsolationRow) {
        (file, line, column) = (row.file, row.line, row.column)
        sort = row.kind.sort
    }
}

extension IsolationRowKind {
    /// Kinds that may stand for the same thing have the same number.
    fileprivate var sort: Int {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: 0
        case .function, .initializer, .deinitializer: 1
        case .accessor: 2
        case .subscript: 3
        case .storedProperty, .computedProperty, .lazyProperty: 4
        case .lazyVariable, .localVariable, .globalVariable, .computedGlobal: 4
        case .enumCase: 5
        case .closure: 6
        case .autoclosure: 7
        case .conformance: 8
        }
    }

    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension CompilerIsolationRow {
    /// Where the compiler's answer was read, in words.
    package var reason: String {
        var words =
            switch source {
            case .sil: "the code it emits"
            case .lenientSIL: "the code it emits in Swift 5 mode with the features of Swift 6"
            case .tree: "its syntax tree"
            case .probe: "a member added to a copy of the program"
            case .requirement: "the protocol's requirements"
            }
        switch origin {
        case .explicit: words += ", written in the source"
        case .inferred: words += ", inferred"
        case .override: words += ", inherited by overriding"
        case nil: break
        }
        if let treeIsolation { words += "; its syntax tree says \(treeIsolation)" }
        return words
    }
}
