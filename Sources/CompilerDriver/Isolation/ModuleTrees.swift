import Foundation
import Subprocess

/// The trees of all files of a module and what can be looked up across them.
struct ModuleTrees {
    let files: [FileTree]
    /// Mangled types of the actors declared in the module.
    let actors: Set<String>
    private let globalActors: Set<String>
    private let demangled: [String: String]
    private let places: [String: (file: Int, node: Int)]

    static let mangledMainActor = "$sScMD"

    /// Asks the toolchain's demangler for the names that matter; without one, isolated parameters are not seen.
    init(_ files: [FileTree], toolchain: Toolchain) async {
        var actors: Set<String> = []
        var globalActors: Set<String> = [Self.mangledMainActor]
        var places: [String: (file: Int, node: Int)] = [:]
        var mangled: Set<String> = []
        for (fileIndex, file) in files.enumerated() {
            for (nodeIndex, node) in file.nodes.enumerated() {
                if !node.usr.isEmpty, node.kind.isFunction || node.kind == .variable, places[node.usr] == nil {
                    places[node.usr] = (fileIndex, nodeIndex)
                }
                let type = "$s" + node.usr.dropFirst(2) + "D"
                if node.flags.contains(.actor) { actors.insert(type) }
                if node.has(.globalActor) { globalActors.insert(type) }
                if !node.globalActor.isEmpty { globalActors.insert(node.globalActor) }
                mangled.formUnion(Self.namesToDemangle(node))
            }
        }
        self.files = files
        self.actors = actors
        self.places = places
        self.globalActors = globalActors
        demangled = await toolchain.demangle(mangled.union(globalActors).subtracting([Self.mangledMainActor]).sorted())
    }

    /// A declaration of the module by its USR.
    func node(usr: String) -> TreeNode? {
        places[usr].map { files[$0.file].nodes[$0.node] }
    }

    /// The demangled form of a name of `namesToDemangle`.
    func demangled(_ name: String) -> String { demangled[name] ?? "" }

    /// A global actor's name without its module; nil for other types. A type of another module whose name ends in
    /// "Actor" is taken for one.
    func globalActor(_ mangled: String) -> (name: String, isGuess: Bool)? {
        if globalActors.contains(mangled) { return (actorName(mangled), false) }
        return demangled(mangled).hasSuffix("Actor") ? (actorName(mangled), true) : nil
    }

    /// A global actor's name without its module.
    func actorName(_ mangled: String) -> String {
        if mangled == Self.mangledMainActor { return "MainActor" }
        let name = demangled[mangled] ?? mangled
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return name }
        let isModule = name[..<dot].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isModule ? String(name[name.index(after: dot)...]) : name
    }

    private static func namesToDemangle(_ node: TreeNode) -> [String] {
        var names = node.attributes.filter { $0.kind == .custom && !$0.type.isEmpty }.map(\.type)
        // `Yi` is an isolated parameter, `Ya` an async function.
        let type = node.interfaceType
        if type.contains("Yi") || (node.kind == .initializer && type.contains("Ya")) { names.append(type) }
        if !node.globalActor.isEmpty { names.append(node.globalActor) }
        return names + node.conformances.map(\.globalActor).filter { !$0.isEmpty }
    }
}

extension Toolchain {
    /// The demangled form of each name; empty where the toolchain has no demangler.
    func demangle(_ names: [String]) async -> [String: String] {
        guard let demangler, !names.isEmpty else { return [:] }
        guard let folder = try? ScratchFolder() else { return [:] }
        defer { folder.remove() }
        let list = folder.path + "/names"
        guard
            (try? (names.joined(separator: "\n") + "\n").write(toFile: list, atomically: false, encoding: .utf8)) != nil
        else { return [:] }
        let command = Command(demangler, ["--compact"], standardInput: .file(list), timeout: .seconds(120))
        guard let result = try? await command.run(), result.status.isSuccess else { return [:] }
        let lines = result.standardOutput.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Dictionary(zip(names, lines), uniquingKeysWith: { first, _ in first })
    }
}
