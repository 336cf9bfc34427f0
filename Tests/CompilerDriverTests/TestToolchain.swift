import CompilerDriver

/// The toolchain that the tests ask, looked for once.
let testToolchain = Task { try await Toolchain.locate() }
