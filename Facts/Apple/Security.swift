// Security. Keychain functions talk to another process and wait for it.
@_exported import CoreFoundation

class SecTrust {}
class SecCertificate: @unchecked Sendable {}
class SecKey: @unchecked Sendable {}
class SecIdentity: @unchecked Sendable {}
class SecPolicy {}
class SecAccessControl {}
class SecKeychain {}
class SecCode {}
class SecStaticCode {}
class SecRequirement {}
class SecTask {}
@_blocking("waits for the keychain")
func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
@_blocking("waits for the keychain")
func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
@_blocking("waits for the keychain")
func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus
@_blocking("waits for the keychain")
func SecItemDelete(_ query: CFDictionary) -> OSStatus
func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString?
func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
class SecRandomRef {}
let kSecRandomDefault: SecRandomRef?
func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate?
func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData
func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey?
func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy
func SecPolicyCreateBasicX509() -> SecPolicy
func SecTrustCreateWithCertificates(_ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus
@_blocking("may use the network")
func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool
func SecTrustEvaluateAsyncWithError(_ trust: SecTrust, _ queue: DispatchQueue, @_deliveredOn(queueArgument) _ result: @escaping (SecTrust, Bool, CFError?) -> Void) -> OSStatus
func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus
func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus
func SecTrustCopyKey(_ trust: SecTrust) -> SecKey?
func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray?
func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey?
func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey?
func SecKeyCreateSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData?
struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    let rawValue: CFString
    init(rawValue: CFString)
}
func SecAccessControlCreateWithFlags(_ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecAccessControl?
struct SecAccessControlCreateFlags: OptionSet, Sendable {
    let rawValue: CFOptionFlags
    init(rawValue: CFOptionFlags)
    static var userPresence: SecAccessControlCreateFlags { get }
    static var biometryAny: SecAccessControlCreateFlags { get }
}
enum SecTrustResultType: UInt32, Sendable { case invalid, proceed, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError }
let kSecClass: CFString
let kSecClassGenericPassword: CFString
let kSecClassInternetPassword: CFString
let kSecClassKey: CFString
let kSecAttrService: CFString
let kSecAttrAccount: CFString
let kSecAttrAccessGroup: CFString
let kSecAttrAccessible: CFString
let kSecAttrAccessibleWhenUnlocked: CFString
let kSecAttrAccessibleAfterFirstUnlock: CFString
let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString
let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString
let kSecAttrSynchronizable: CFString
let kSecAttrLabel: CFString
let kSecAttrServer: CFString
let kSecUseDataProtectionKeychain: CFString
let kSecValueData: CFString
let kSecValueRef: CFString
let kSecReturnData: CFString
let kSecReturnAttributes: CFString
let kSecReturnRef: CFString
let kSecMatchLimit: CFString
let kSecMatchLimitOne: CFString
let kSecMatchLimitAll: CFString
var errSecSuccess: OSStatus { get }
var errSecItemNotFound: OSStatus { get }
var errSecDuplicateItem: OSStatus { get }
var errSecAuthFailed: OSStatus { get }
var errSecInteractionNotAllowed: OSStatus { get }
var errSecUserCanceled: OSStatus { get }
