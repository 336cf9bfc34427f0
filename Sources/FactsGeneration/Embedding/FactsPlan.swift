/// Interface text that becomes one part of the facts.
package struct FactsText: Hashable, Sendable {
    /// As `SDKFactsPart.name`.
    package let name: String
    package let text: String
}

/// What a module of one platform is made of.
package struct FactsModule: Hashable, Sendable {
    package let name: String
    package let reexports: [String]
    package let imports: [String]
    /// Names of its parts.
    package let parts: [String]
}

/// All texts and modules of the facts, before they are encoded.
package struct FactsPlan: Sendable {
    package private(set) var texts: [FactsText] = []
    package private(set) var linux: [FactsModule] = []
    package private(set) var apple: [FactsModule] = []
    private var textNames: Set<String> = []

    /// Plans the facts.
    /// - Parameters:
    ///   - interfaces: Interface text of toolchain modules, as the toolchain prints it.
    ///   - handKeptApple: The folder `Facts/Apple`, read.
    ///   - handKeptLinux: The folder `Facts/Linux`, read.
    package init(
        interfaces: [(module: ToolchainModule, text: String)], handKeptApple: [HandKeptModule],
        handKeptLinux: [HandKeptModule]
    ) {
        let overlays: Set<String> = ["ObjectiveC", "CoreFoundation", "Dispatch", "XCTest", "Foundation"]
        let replaced = handKeptApple.filter { overlays.contains($0.name) }
            .reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
        for (module, text) in interfaces { add(module, text, replaced: replaced) }
        for module in handKeptLinux { add(FactsText(name: module.name + ".linux-c", text: module.text)) }
        for module in handKeptApple { add(FactsText(name: module.name + ".apple", text: module.text)) }
        linux = linuxModules(interfaces.map(\.module))
        apple = appleModules(interfaces.map(\.module), handKeptApple)
    }

    private mutating func add(_ text: FactsText) {
        guard !text.text.allSatisfy(\.isWhitespace), textNames.insert(text.name).inserted else { return }
        texts.append(text)
    }

    /// A toolchain module's interface; what Apple's own replaces goes into a part of its own.
    private mutating func add(_ module: ToolchainModule, _ text: String, replaced: Set<String>) {
        var reduction = InterfaceReduction(module: module.name, keepsAvailability: module.keepsAvailability)
        if module.isOverlaid { reduction.excludedTypes = replaced }
        add(FactsText(name: module.name, text: reduction.reduced(text)))
        guard module.isOverlaid else { return }
        reduction.excludedTypes = []
        reduction.includedTypes = replaced
        add(FactsText(name: module.name + ".linux", text: reduction.reduced(text)))
    }

    private func parts(_ names: [String]) -> [String] { names.filter(textNames.contains) }

    private func linuxModules(_ modules: [ToolchainModule]) -> [FactsModule] {
        modules.map { module in
            FactsModule(
                name: module.name, reexports: module.reexports, imports: module.imports,
                parts: parts([module.name, module.name + ".linux", module.name + ".linux-c"]))
        }.sorted { $0.name < $1.name }
    }

    private func appleModules(_ modules: [ToolchainModule], _ handKept: [HandKeptModule]) -> [FactsModule] {
        var result: [String: FactsModule] = [:]
        let family = ToolchainModule.foundationFamily
        for module in modules where !family.contains(module.name) && module.name != "Glibc" {
            result[module.name] = FactsModule(
                name: module.name, reexports: module.reexports.filter { $0 != "Glibc" }, imports: module.imports,
                parts: parts([module.name]))
        }
        for module in handKept {
            let base = result[module.name]
            let shared = module.name == "Foundation" ? parts(family) : base?.parts ?? []
            result[module.name] = FactsModule(
                name: module.name, reexports: ((base?.reexports ?? []) + module.reexports).inOrderOfMention,
                imports: ((base?.imports ?? []) + module.imports).inOrderOfMention,
                parts: shared + parts([module.name + ".apple"]))
        }
        return result.values.sorted { $0.name < $1.name }
    }
}
