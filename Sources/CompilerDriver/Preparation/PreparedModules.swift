import Foundation
import SourceText
import Subprocess

/// Interfaces of modules that other modules import, compiled into a folder of their own. Whoever makes one removes it.
package struct PreparedModules: Sendable {
    private let toolchain: Toolchain
    private let folder: ScratchFolder
    /// Folders with interfaces and module maps, for `-I`.
    package private(set) var importPaths: [String]

    /// A folder that can be imported from, empty but for `importPaths`; nil where none can be made.
    package init?(_ toolchain: Toolchain, importPaths: [String] = []) {
        guard let folder = try? ScratchFolder() else { return nil }
        self.toolchain = toolchain
        self.folder = folder
        self.importPaths = [folder.path] + importPaths
    }

    /// Deletes everything that was compiled.
    package func remove() { folder.remove() }

    /// Compiles a module's interface, so that modules after it can import it; what the compiler calls wrong, or nil.
    package func add(_ module: CompilerModule) async -> String? {
        if module.files.isEmpty { return nil }
        var module = module
        module.importPaths += importPaths
        let output = folder.path + "/\(module.name).swiftmodule"
        let words =
            module.arguments(toolchain, isLibrary: module.isLibrary ?? !module.hasMainFile)
            + ["-emit-module", "-enable-testing", "-suppress-warnings", "-o", output] + module.files
        guard let result = try? await toolchain.frontend(words, timeout: .seconds(600)).run() else {
            return "the compiler does not run"
        }
        if result.status.isSuccess { return nil }
        let first = CompilerError.all(in: result.standardError.text).first
        return first?.description ?? "the compiler ended with \(result.status)"
    }

    /// Makes the C modules below a package's folder importable: those with a module map, and headers in a folder called
    /// `include`, for which the package manager would write one.
    package mutating func addClangModules(below root: String) {
        let walk = try? FolderWalk(root) { entry in
            if entry.name.hasPrefix(".") { return .skip }
            if entry.isFolder { return entry.name == "include" ? .keep : .descend }
            return entry.name == "module.modulemap" ? .keep : .skip
        }
        for entry in walk?.entries ?? [] {
            if !entry.isFolder {
                importPaths.append(SourcePath.parent(of: entry.path))
            } else if FolderWalk.kind(of: entry.path + "/module.modulemap") == .file {
                importPaths.append(entry.path)
            } else if let map = writeModuleMap(for: entry.path) {
                importPaths.append(map)
            }
        }
    }

    /// The folder with a module map for the headers in `include`, by the package manager's rules: the header called like
    /// the target stands for all, else every header counts.
    private func writeModuleMap(for include: String) -> String? {
        let name = SourcePath.name(of: SourcePath.parent(of: include))
        let names = (try? FolderWalk.names(in: include)) ?? []
        guard names.contains(where: { $0.hasSuffix(".h") || $0 == name }) else { return nil }
        let candidates = ["\(include)/\(name).h", "\(include)/\(name)/\(name).h"]
        let header = candidates.first { FolderWalk.kind(of: $0) == .file }
        let umbrella = header.map { "header \"\($0)\"" } ?? "\"\(include)\""
        let target = folder.path + "/maps/" + name
        let text = "module \(name) {\n    umbrella \(umbrella)\n    export *\n}\n"
        do {
            try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: target + "/module.modulemap"))
            return target
        } catch {
            return nil
        }
    }
}

extension CompilerModule {
    /// Whether a file is called `main.swift`.
    fileprivate var hasMainFile: Bool { files.contains { SourcePath.name(of: $0) == "main.swift" } }
}
