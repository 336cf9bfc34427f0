/// Which SDK a module is compiled against.
package enum SDKPlatform: String, Sendable, CaseIterable {
    /// The toolchain's own libraries on Linux.
    case linux
    /// macOS, iOS and their relatives, taken together.
    case apple
}

/// One module of an SDK, by what other code can see of it.
package struct SDKModule: Sendable {
    /// The name that `import` uses.
    package let name: String
    /// Modules that importing this one imports too.
    package let reexports: [String]
    /// Modules that its own declarations are written with, beyond those.
    package let imports: [String]
    /// Its declarations: each part is one encoded summary of interface text.
    package let parts: [SDKFactsPart]

    package init(name: String, reexports: [String], imports: [String], parts: [SDKFactsPart]) {
        self.name = name
        self.reexports = reexports
        self.imports = imports
        self.parts = parts
    }
}

/// What is known of the symbols of Swift's libraries and of Apple's frameworks: constant data inside the program, so that
/// nothing has to be found at run time. It is made by `swift run devtool sdk-facts`; docs/sdk-facts.md says from what.
package enum SDKFacts {
    /// All modules of a platform, sorted by name.
    package static func modules(on platform: SDKPlatform) -> [SDKModule] {
        switch platform {
        case .linux: SDKModuleTable.linux
        case .apple: SDKModuleTable.apple
        }
    }

    /// The named modules and all that they need, sorted by name; `Swift`, `_Concurrency` and `_StringProcessing` are always
    /// among them. A name that is not known is passed over.
    package static func modules(on platform: SDKPlatform, importedAs names: some Sequence<String>) -> [SDKModule] {
        let known = Dictionary(modules(on: platform).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var reached: Set<String> = []
        var pending = implicitImports + names
        while let name = pending.popLast() {
            guard let module = known[name], reached.insert(name).inserted else { continue }
            pending += module.reexports + module.imports
        }
        return modules(on: platform).filter { reached.contains($0.name) }
    }

    /// What every file imports.
    package static let implicitImports = ["Swift", "_Concurrency", "_StringProcessing"]
}
