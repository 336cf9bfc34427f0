/// What a custom attribute turns out to be.
enum AttributeRole: Hashable, Sendable {
    case builtIn
    case globalActor(SymbolID)
    case propertyWrapper(SymbolID)
    case resultBuilder(SymbolID)
    case macro(SymbolID)
    /// A type that is none of these.
    case other
    /// Declared in nothing that could be read.
    case unresolved
}

extension ProjectModel {
    /// What an attribute is, seen from a scope.
    func role(of attribute: Attribute, in scope: TypeScope) -> AttributeRole {
        let name = text(attribute.name, in: scope.file)
        if BuiltInAttributes.names.contains(name) || name.hasPrefix("_") { return .builtIn }
        let type = resolve(attribute.type, in: scope)
        guard let nominal = nominal(of: type) else {
            let macros = topLevelSymbols(self.name(attribute.name, in: scope.file), seenFrom: scope.file)
            if let macro = macros.first(where: { declaration($0).kind == .macro }) { return .macro(macro) }
            return .unresolved
        }
        for attribute in attributes(of: nominal) {
            switch text(attribute.name, in: nominal.file) {
            case "globalActor": return .globalActor(nominal)
            case "propertyWrapper": return .propertyWrapper(nominal)
            case "resultBuilder", "_functionBuilder": return .resultBuilder(nominal)
            default: continue
            }
        }
        return .other
    }

    /// Everything at the top of the modules that a file sees, under one name.
    func topLevelSymbols(_ name: Name, seenFrom file: Int32) -> [SymbolID] {
        files[Int(file)].visibleModules.flatMap { topLevel[$0][name] }
            .filter { $0.file == file || !declaration($0).flags.contains(.isPrivate) }
    }
}

/// The attributes that the compiler defines; any other names a type or a macro.
enum BuiltInAttributes {
    static let names: Set<String> = [
        "abi", "addressable", "addressableForDependencies", "alwaysEmitIntoClient", "attached", "autoclosure",
        "available", "backDeployed", "c", "cdecl", "concurrent", "convention", "derivative", "differentiable",
        "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity", "export",
        "frozen", "freestanding", "globalActor", "GKInspectable", "IBAction", "IBDesignable", "IBInspectable",
        "IBOutlet", "IBSegueAction", "implementation", "inlinable", "inline", "isolated", "lifetime", "main",
        "noDerivative", "noEscape", "nonexhaustive", "nonobjc", "NSApplicationMain", "NSCopying", "NSManaged", "objc",
        "objcMembers", "preconcurrency", "propertyWrapper", "requires_stored_property_inits", "resultBuilder",
        "retroactive", "reasync", "rethrows", "safe", "section", "Sendable", "sensitive", "specialize",
        "storageRestrictions", "testable", "transpose", "UIApplicationMain", "unchecked", "unknown", "unsafe",
        "usableFromInline", "used", "warn_unqualified_access", "warn",
    ]
}
