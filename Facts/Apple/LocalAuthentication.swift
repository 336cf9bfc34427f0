// LocalAuthentication. Replies come on a private queue.
@_exported import Foundation

class LAContext: NSObject, @unchecked Sendable {
    init()
    func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool
    func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, @_deliveredOn(arbitrary) reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
    func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
    func invalidate()
    var biometryType: LABiometryType { get }
    var localizedFallbackTitle: String?
    var localizedCancelTitle: String?
    var interactionNotAllowed: Bool
    var touchIDAuthenticationAllowableReuseDuration: TimeInterval
}
enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication }
enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
struct LAError: Error, Sendable {
    enum Code: Int, Sendable { case authenticationFailed, userCancel, userFallback, systemCancel, passcodeNotSet, biometryNotAvailable, biometryNotEnrolled, biometryLockout }
    var code: Code { get }
}
