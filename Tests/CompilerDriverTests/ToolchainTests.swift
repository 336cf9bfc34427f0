import CompilerDriver
import Testing

@Suite("The toolchain")
struct ToolchainTests {
    @Test("is found, with its version and its plugins")
    func located() async throws {
        let toolchain = try await Toolchain.locate()
        #expect(toolchain.version.contains("Swift version"))
        #expect(toolchain.root.hasPrefix("/"))
        #expect(!toolchain.targetTriple.isEmpty)
        #expect(toolchain.pluginPaths.allSatisfy { $0.hasPrefix(toolchain.root) })
        #expect(toolchain.demangler != nil)
    }

    @Test("that is named and is no program is an error, not a reason to look elsewhere")
    func notExecutable() async {
        await #expect(throws: ToolchainError.notExecutable("/etc/passwd")) {
            try await Toolchain.locate(swiftc: "/etc/passwd")
        }
        await #expect(throws: ToolchainError.notExecutable("/no/such/swiftc")) {
            try await Toolchain.locate(environment: ["SWIFTC": "/no/such/swiftc", "PATH": "/usr/bin"])
        }
    }

    @Test("that is some other program is told apart")
    func notSwift() async {
        await #expect(throws: ToolchainError.notSwift("/bin/echo")) { try await Toolchain.locate(swiftc: "/bin/echo") }
        let error = await #expect(throws: ToolchainError.self) { try await Toolchain.locate(swiftc: "/bin/false") }
        #expect(error?.description == "'/bin/false' does not work: it said nothing")
    }

    @Test("knows its features and the mode that brings each")
    func features() async throws {
        let features = try #require(await Toolchain.locate().supportedFeatures())
        #expect(features.upcoming["GlobalConcurrency"] == "6")
        #expect(features.upcoming["InferSendableFromCaptures"] == "6")
        #expect(features.upcoming["NoSuchFeature"] == nil)
        #expect(!features.experimental.isEmpty)
    }
}
