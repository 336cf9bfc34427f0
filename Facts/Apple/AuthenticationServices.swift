// AuthenticationServices.
@_exported import Foundation
@_exported import UIKit
@_exported import AppKit

typealias ASPresentationAnchor = UIWindow
@MainActor class ASAuthorizationController: NSObject {
    init(authorizationRequests: [ASAuthorizationRequest])
    weak var delegate: (any ASAuthorizationControllerDelegate)?
    weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    func performRequests()
    func cancel()
}
@_deliveredOn(main)
@MainActor @objc protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    optional func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    optional func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
@_deliveredOn(main)
@MainActor @objc protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
class ASAuthorization: NSObject {
    var credential: any ASAuthorizationCredential { get }
    var provider: any ASAuthorizationProvider { get }
    enum Scope: Sendable { case fullName, email }
}
@objc protocol ASAuthorizationCredential: NSObjectProtocol {}
@objc protocol ASAuthorizationProvider: NSObjectProtocol {}
class ASAuthorizationRequest: NSObject {}
class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    var requestedScopes: [ASAuthorization.Scope]?
    var nonce: String?
}
class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    init()
    func createRequest() -> ASAuthorizationAppleIDRequest
    func getCredentialState(forUserID userID: String, @_deliveredOn(arbitrary) completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void)
    func credentialState(forUserID userID: String) async throws -> CredentialState
    enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
}
class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    var user: String { get }
    var identityToken: Data? { get }
    var authorizationCode: Data? { get }
    var email: String? { get }
    var fullName: PersonNameComponents? { get }
}
class ASWebAuthenticationSession: NSObject {
    init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void)
    weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    var prefersEphemeralWebBrowserSession: Bool
    func start() -> Bool
    func cancel()
}
@_deliveredOn(main)
@MainActor @objc protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
class ASCredentialIdentityStore: NSObject {
    class var shared: ASCredentialIdentityStore { get }
    func state() async -> ASCredentialIdentityStoreState
    func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void)
    func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws
    func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws
    func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws
}
class ASCredentialIdentityStoreState: NSObject {
    var isEnabled: Bool { get }
    var supportsIncrementalUpdates: Bool { get }
}
@objc protocol ASCredentialIdentity: NSObjectProtocol {}
class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, NSSecureCoding {
    init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?)
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int
}
class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding {
    init(identifier: String, type: IdentifierType)
    var identifier: String { get }
    var type: IdentifierType { get }
    enum IdentifierType: Int, Sendable { case domain, URL }
}
@MainActor class ASCredentialProviderViewController: UIViewController {
    var extensionContext: ASCredentialProviderExtensionContext { get }
    func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier])
    func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity)
}
class ASCredentialProviderExtensionContext: NSExtensionContext {
    func completeRequest(withSelectedCredential credential: ASPasswordCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil)
}
class ASPasswordCredential: NSObject, ASAuthorizationCredential, NSCopying, NSSecureCoding {
    init(user: String, password: String)
    var user: String { get }
    var password: String { get }
}
struct ASAuthorizationError: Error, Sendable {
    enum Code: Int, Sendable { case unknown, canceled, invalidResponse, notHandled, failed }
    var code: Code { get }
}
