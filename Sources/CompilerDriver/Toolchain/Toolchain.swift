import Foundation
package import Subprocess

/// A Swift toolchain on this machine and the places of its programs.
package struct Toolchain: Hashable, Sendable {
    /// The compiler driver as it was found.
    package let swiftc: String
    /// The folder above `bin` and `lib`, without a trailing slash.
    package let root: String
    /// The compiler's own words: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    package let version: String
    /// What the compiler builds for unless told otherwise: "x86_64-unknown-linux-gnu".
    package let targetTriple: String

    package init(swiftc: String, root: String, version: String, targetTriple: String) {
        self.swiftc = swiftc
        self.root = root
        self.version = version
        self.targetTriple = targetTriple
    }

    /// `swift-demangle` beside the compiler; nil where this toolchain has none.
    package var demangler: String? {
        let path = root + "/bin/swift-demangle"
        return ExecutableSearch.isExecutable(path) ? path : nil
    }

    /// The folders in which the compiler looks for the macros of the standard library, Observation, Foundation and
    /// Testing.
    package var pluginPaths: [String] {
        let plugins = root + "/lib/swift/host/plugins"
        return [plugins, plugins + "/testing"].filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The folder with the module that plugins of packages are written with.
    package var packagePluginInterface: String { root + "/lib/swift/pm/PluginAPI" }

    /// A call of the compiler proper.
    package func frontend(_ arguments: [String], timeout: Duration? = nil) -> Command {
        Command(swiftc, ["-frontend"] + arguments, timeout: timeout)
    }

    /// Finds the toolchain: the given path, else `SWIFTC` of the environment, else `swiftc` on `PATH`, else the one that
    /// Xcode has selected. A compiler that is named and does not work is an error, not a reason to look elsewhere.
    package static func locate(
        swiftc given: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws(ToolchainError) -> Toolchain {
        let path = environment["PATH"] ?? ""
        if let name = given ?? environment["SWIFTC"].flatMap({ $0.isEmpty ? nil : $0 }) {
            guard let found = ExecutableSearch.find(name, path: path) else { throw .notExecutable(name) }
            return try await inspect(swiftc: found)
        }
        if let found = ExecutableSearch.find("swiftc", path: path) { return try await inspect(swiftc: found) }
        if let found = await selectedByXcode() { return try await inspect(swiftc: found) }
        throw .notFound
    }

    /// Asks a compiler where it lives, since the path it was found under may be a link or a launcher.
    private static func inspect(swiftc: String) async throws(ToolchainError) -> Toolchain {
        let command = Command(swiftc, ["-print-target-info"], timeout: .seconds(60))
        let result: CommandResult
        do throws(SubprocessError) {
            result = try await command.run()
        } catch {
            throw .failed(swiftc, error.description)
        }
        guard result.status.isSuccess else { throw .failed(swiftc, result.standardError.text) }
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.standardOutput.bytes)) else {
            throw .notSwift(swiftc)
        }
        // .../usr/lib/swift → .../usr
        let root = info.paths.runtimeResourcePath.split(separator: "/").dropLast(2).joined(separator: "/")
        return Toolchain(
            swiftc: swiftc, root: "/" + root, version: info.compilerVersion, targetTriple: info.target.triple)
    }

    private static func selectedByXcode() async -> String? {
        guard let xcrun = ExecutableSearch.find("xcrun", path: "/usr/bin") else { return nil }
        let result = try? await Command(xcrun, ["--find", "swiftc"], timeout: .seconds(60)).run()
        guard let result, result.status.isSuccess else { return nil }
        return result.standardOutput.text.split(separator: "\n").first.map(String.init)
    }
}

/// What `swiftc -print-target-info` prints, as far as it is used.
private struct TargetInfo: Decodable {
    let compilerVersion: String
    let target: Target
    let paths: Paths

    struct Target: Decodable { let triple: String }
    struct Paths: Decodable { let runtimeResourcePath: String }
}
