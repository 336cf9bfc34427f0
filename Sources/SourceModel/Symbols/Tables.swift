/// Names to the symbols declared under them, in order of declaration.
struct ScopeTable: Sendable {
    private var symbols: [Name: [SymbolID]] = [:]

    subscript(name: Name) -> [SymbolID] { symbols[name] ?? [] }

    mutating func insert(_ symbol: SymbolID, as name: Name) {
        symbols[name, default: []].append(symbol)
    }
}

/// Members of nominal types by name: one sorted array, so that a large project costs no dictionary per type.
struct MemberTable: Sendable {
    private struct Entry: Comparable, Sendable {
        let owner: SymbolID
        let name: Name
        let member: SymbolID

        static func < (left: Self, right: Self) -> Bool {
            if left.owner != right.owner { return left.owner < right.owner }
            if left.name != right.name { return left.name < right.name }
            return left.member < right.member
        }
    }

    private var entries: [Entry] = []

    mutating func insert(_ member: SymbolID, named name: Name, in owner: SymbolID) {
        entries.append(Entry(owner: owner, name: name, member: member))
    }

    /// Puts the table in order; look-ups are only right afterwards.
    mutating func seal() { entries.sort() }

    /// The members of one type with one name, in file order.
    func members(of owner: SymbolID, named name: Name) -> [SymbolID] {
        let start = firstIndex { $0.owner > owner || ($0.owner == owner && $0.name >= name) }
        var found: [SymbolID] = []
        for entry in entries[start...] {
            guard entry.owner == owner, entry.name == name else { break }
            found.append(entry.member)
        }
        return found
    }

    /// All members of one type.
    func members(of owner: SymbolID) -> [SymbolID] {
        let start = firstIndex { $0.owner >= owner }
        return entries[start...].prefix { $0.owner == owner }.map(\.member)
    }

    private func firstIndex(where isAtOrAfter: (Entry) -> Bool) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if isAtOrAfter(entries[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Names that the language itself refers to; interned once.
struct KnownNames: Sendable {
    let mainActor: Name
    let main: Name
    let initializer: Name
    let wrappedValue: Name
    let projectedValue: Name
    let sendable: Name
    let sendableMetatype: Name
    let any: Name
    let actor: Name
    let distributedActor: Name
    let anyObject: Name
    let selfValue: Name
    let selfType: Name
    let superValue: Name
    let swift: Name
    let `deinit`: Name
    let shared: Name
    let optional: Name
    let array: Name
    let dictionary: Name
    let element: Name

    init(_ names: inout ProjectNames) {
        mainActor = names.intern("MainActor")
        main = names.intern("main")
        initializer = names.intern("init")
        wrappedValue = names.intern("wrappedValue")
        projectedValue = names.intern("projectedValue")
        sendable = names.intern("Sendable")
        sendableMetatype = names.intern("SendableMetatype")
        any = names.intern("Any")
        actor = names.intern("Actor")
        distributedActor = names.intern("DistributedActor")
        anyObject = names.intern("AnyObject")
        selfValue = names.intern("self")
        selfType = names.intern("Self")
        superValue = names.intern("super")
        swift = names.intern("Swift")
        `deinit` = names.intern("deinit")
        shared = names.intern("shared")
        optional = names.intern("Optional")
        array = names.intern("Array")
        dictionary = names.intern("Dictionary")
        element = names.intern("Element")
    }
}
