/// Declarations of the standard library that the language itself refers to, as far as the model has them.
struct StandardTypes: Sendable {
    private let symbols: [String: SymbolID]

    private static let names = [
        "Int", "Double", "String", "Bool", "Character", "Array", "Dictionary", "Set", "Optional", "Range",
        "ClosedRange",
        "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "Error", "Sequence", "AsyncSequence",
        "Substring",
        "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "AnyObject", "Sendable", "Copyable", "Escapable",
        "BitwiseCopyable", "SendableMetatype", "Equatable", "Hashable", "RawRepresentable", "CaseIterable", "Regex",
        "AnyKeyPath", "PartialKeyPath", "Actor", "DistributedActor", "TaskLocal", "Result", "Void", "Any",
        "UnsafePointer",
        "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByStringLiteral",
        "ExpressibleByBooleanLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByNilLiteral",
    ]

    init(_ model: ProjectModel) {
        var found: [String: SymbolID] = [:]
        for (index, module) in model.modules.enumerated()
        where module.isSDK && ["Swift", "_Concurrency", "_StringProcessing", "Distributed"].contains(module.name) {
            for text in Self.names where found[text] == nil {
                guard let name = model.names.find(text) else { continue }
                found[text] = model.topLevel[index][name].first { model.declaration($0).kind.isNominal }
            }
        }
        symbols = found
    }

    subscript(name: String) -> SymbolID? { symbols[name] }

    /// A standard type with its arguments; unknown where the model does not have it.
    func type(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
        symbols[name].map { .nominal($0, arguments) } ?? .unknown
    }

    /// Whether a type is one of these.
    func isType(_ type: SwiftType, _ name: String) -> Bool {
        guard case .nominal(let symbol, _) = type else { return false }
        return symbols[name] == symbol
    }

    /// The value type of a collection literal or of a standard generic type with one argument.
    func argument(of type: SwiftType, _ name: String, _ position: Int = 0) -> SwiftType? {
        guard case .nominal(let symbol, let arguments) = type, symbols[name] == symbol, position < arguments.count
        else {
            return nil
        }
        return arguments[position]
    }
}
