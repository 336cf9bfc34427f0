// CryptoKit: values only.
@_exported import Foundation

protocol HashFunction: Sendable {
    associatedtype Digest
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Self.Digest
}
extension HashFunction {
    static func hash<D>(data: D) -> Self.Digest where D: DataProtocol
    mutating func update<D>(data: D) where D: DataProtocol
}
struct SHA256: HashFunction { typealias Digest = SHA256Digest }
struct SHA384: HashFunction { typealias Digest = SHA384Digest }
struct SHA512: HashFunction { typealias Digest = SHA512Digest }
struct SHA256Digest: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable { typealias Element = UInt8 }
struct SHA384Digest: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable { typealias Element = UInt8 }
struct SHA512Digest: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable { typealias Element = UInt8 }
enum Insecure: Sendable {
    struct MD5: HashFunction { typealias Digest = MD5Digest }
    struct SHA1: HashFunction { typealias Digest = SHA1Digest }
    struct MD5Digest: Sequence, Hashable, ContiguousBytes, Sendable { typealias Element = UInt8 }
    struct SHA1Digest: Sequence, Hashable, ContiguousBytes, Sendable { typealias Element = UInt8 }
}
struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    init(size: SymmetricKeySize)
    init<D>(data: D) where D: ContiguousBytes
    var bitCount: Int { get }
}
struct SymmetricKeySize: Sendable {
    static var bits128: SymmetricKeySize { get }
    static var bits256: SymmetricKeySize { get }
}
struct HMAC<H>: Sendable where H: HashFunction {
    typealias MAC = HashedAuthenticationCode<H>
    init(key: SymmetricKey)
    static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> HMAC<H>.MAC where D: DataProtocol
}
struct HashedAuthenticationCode<H>: Hashable, Sequence, Sendable where H: HashFunction { typealias Element = UInt8 }
enum AES: Sendable {
    enum GCM: Sendable {
        struct SealedBox: Sendable {
            var combined: Data? { get }
            init<D>(combined: D) throws where D: DataProtocol
        }
        struct Nonce: Sendable { init() }
        static func seal<Plaintext>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox where Plaintext: DataProtocol
        static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data
    }
}
enum ChaChaPoly: Sendable {}
enum Curve25519: Sendable {
    enum KeyAgreement: Sendable {
        struct PrivateKey: Sendable {
            init()
            var publicKey: PublicKey { get }
            var rawRepresentation: Data { get }
        }
        struct PublicKey: Sendable {
            var rawRepresentation: Data { get }
        }
    }
}
enum P256: Sendable {}
