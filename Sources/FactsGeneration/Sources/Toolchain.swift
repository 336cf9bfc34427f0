internal import SourceText
internal import Subprocess

/// A Swift toolchain on this machine, as far as its module interfaces go.
package struct Toolchain: Sendable {
    /// The folder that holds `bin` and `lib`.
    private let root: String
    private static let triple = "x86_64-unknown-linux-gnu"

    /// - Parameter root: the toolchain's `usr` folder.
    package init(root: String) { self.root = root }

    /// The interface text of a module.
    package func interface(of module: ToolchainModule) throws(FactsFailure) -> String {
        switch module.origin {
        case .interface:
            return try FactsFiles.read(
                root + "/lib/swift/linux/\(module.name).swiftmodule/\(Self.triple).swiftinterface")
        case .synthesized: return try synthesized(module)
        }
    }

    private func synthesized(_ module: ToolchainModule) throws(FactsFailure) -> String {
        let command = Command(
            root + "/bin/swift-synthesize-interface", ["-module-name", module.name, "-target", Self.triple],
            timeout: .seconds(300), outputLimit: 256 << 20)
        do {
            let result = try command.runBlocking()
            guard result.status.isSuccess else {
                throw FactsFailure.noInterface(module.name, result.standardError.text)
            }
            return result.standardOutput.text
        } catch let failure as FactsFailure {
            throw failure
        } catch {
            throw FactsFailure.noInterface(module.name, "\(error)")
        }
    }
}
