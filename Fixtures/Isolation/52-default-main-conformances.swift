// flags: --default-isolation MainActor --upcoming InferIsolatedConformances
import Foundation
struct Problem: Error { let code = 1 ; func f() {} ; static let s = 2 } //= unspecified, unspecified, unspecified, unspecified
enum Failure: Error { case a, b(Int) ; var text: String { "" } } //= unspecified, unspecified, unspecified, unspecified, unspecified
struct Localized: LocalizedError { var errorDescription: String? { nil } ; func f() {} } //= unspecified, unspecified, unspecified, unspecified
enum Keys: String, CodingKey { case a ; func f() {} } //= unspecified, unspecified, unspecified
struct Coded: Codable { var x = 1 ; enum CodingKeys: String, CodingKey { case x } ; func f() {} } //= @MainActor, @MainActor, unspecified, unspecified, @MainActor
struct Decoded: Decodable { var x: Int ; init(from decoder: any Decoder) throws { x = 1 } } //= @MainActor, @MainActor, @MainActor
struct Encoded: Encodable { var x: Int ; func encode(to encoder: any Encoder) throws {} } //= @MainActor, @MainActor, @MainActor
struct Hashed: Hashable { var x = 1 ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct HashedByHand: Hashable { var x = 1 ; static func == (a: Self, b: Self) -> Bool { true } ; func hash(into h: inout Hasher) {} } //= @MainActor, @MainActor, @MainActor, @MainActor
struct Equal: Equatable { static func == (a: Self, b: Self) -> Bool { true } } //= @MainActor, @MainActor
struct Ordered: Comparable { static func < (a: Self, b: Self) -> Bool { true } } //= @MainActor, @MainActor
enum Listed: CaseIterable { case a, b ; func f() {} } //= @MainActor, unspecified, unspecified, @MainActor
struct Identified: Identifiable { let id = 1 ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct Described: CustomStringConvertible { var description: String { "" } ; func f() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
struct Iterated: IteratorProtocol { mutating func next() -> Int? { nil } ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct Raw: RawRepresentable { var rawValue: Int ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct Options: OptionSet { let rawValue: Int ; static let a = Options(rawValue: 1) ; func f() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
struct Literal: ExpressibleByStringLiteral { init(stringLiteral s: String) {} ; func f() {} } //= @MainActor, @MainActor, @MainActor
class Object: NSObject { func f() {} ; override init() {} ; override nonisolated var description: String { "" } } //= @MainActor, @MainActor, @MainActor, nonisolated, nonisolated
final class Delegate: NSObject, XMLParserDelegateLike { func parse() {} ; func f() {} } //= @MainActor, @MainActor, @MainActor
protocol XMLParserDelegateLike { func parse() } //= @MainActor, @MainActor
struct Stream: AsyncSequence, AsyncIteratorProtocol { mutating func next() async -> Int? { nil } ; func makeAsyncIterator() -> Stream { self } ; func f() {} } //= @MainActor, @MainActor, @MainActor, @MainActor
struct SendableThing: Sendable { var x = 1 ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct UncheckedThing: @unchecked Sendable { var x = 1 ; func f() {} } //= @MainActor, @MainActor, @MainActor
final class UncheckedClass: @unchecked Sendable { var x = 1 ; func f() {} } //= @MainActor, @MainActor, @MainActor
protocol NeedsError: Error { func ne() } //= @MainActor, @MainActor
struct ByNeedsError: NeedsError { func ne() {} ; func f() {} } //= @MainActor, @MainActor, @MainActor
struct Both: Error, Codable { var x = 1 ; func f() {} } //= unspecified, unspecified, unspecified
enum RawString: String { case a ; func f() {} } //= @MainActor, unspecified, @MainActor
enum RawCoded: String, Codable { case a ; func f() {} ; static let b = 1 } //= @MainActor, unspecified, @MainActor, @MainActor
extension Hashed: Codable { } //= unspecified
extension Described: Error { func later() {} } //= unspecified, @MainActor
nonisolated protocol ExecutorLike: AnyObject, Sendable { func run() } //= nonisolated, nonisolated
final class Executor: ExecutorLike { func run() {} ; let f = 1 } //= unspecified, unspecified, unspecified
