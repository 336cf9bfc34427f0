/// One module's comparison with the compiler, or why there is none.
package struct IsolationVerification: Hashable, Sendable {
    package var module: String
    /// Nil where the compiler gives no answer worth comparing with.
    package var agreement: IsolationAgreement?
    /// Whether the module type-checks without an error under its own settings.
    package var typeChecks: Bool
    /// What the compiler calls wrong, at most the first ten.
    package var errors: [CompilerError]
    package var errorCount: Int
    /// Why there is no agreement, as a sentence; nil where there is one.
    package var failure: String?
}

extension Toolchain {
    /// Compares what was inferred of a module with what the compiler says of it. A module that the compiler cannot emit
    /// code for, in Swift 5 mode either, is not compared: its types would not be what the source means.
    package func verify(
        _ module: CompilerModule, inferred: [InferredIsolationRow],
        options: CompilerIsolationOptions = CompilerIsolationOptions()
    ) async -> IsolationVerification {
        var verification = IsolationVerification(
            module: module.name, agreement: nil, typeChecks: false, errors: [], errorCount: 0, failure: nil)
        do throws(CompilerIsolationError) {
            let answer = try await isolation(of: module, options: options)
            verification.typeChecks = answer.typeChecks
            verification.errors = answer.errors
            verification.errorCount = answer.errorCount
            if answer.emittedSource != nil {
                verification.agreement = IsolationAgreement(inferred: inferred, compiler: answer.rows)
            } else {
                let count = answer.errorCount == 1 ? "1 error" : "\(answer.errorCount) errors"
                verification.failure = "module '\(module.name)' does not type-check: \(count)"
            }
        } catch {
            verification.failure = error.description
        }
        return verification
    }
}
