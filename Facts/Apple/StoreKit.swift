// StoreKit.
@_exported import Foundation
@_exported import SwiftUI

struct Product: Identifiable, Hashable, Sendable {
    let id: String
    let type: ProductType
    let displayName: String
    let description: String
    let price: Decimal
    let displayPrice: String
    let subscription: SubscriptionInfo?
    var latestTransaction: VerificationResult<Transaction>? { get async }
    static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers: Collection, Identifiers.Element == String
    @MainActor @preconcurrency func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult
    struct ProductType: Hashable, Sendable {
        static let consumable: ProductType
        static let nonConsumable: ProductType
        static let autoRenewable: ProductType
    }
    struct PurchaseOption: Hashable, Sendable {
        static func appAccountToken(_ token: UUID) -> PurchaseOption
    }
    enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }
    struct SubscriptionInfo: Hashable, Sendable {
        let subscriptionGroupID: String
        var status: [Status] { get async throws }
        var isEligibleForIntroOffer: Bool { get async }
        struct Status: Hashable, Sendable {
            let state: RenewalState
            let transaction: VerificationResult<Transaction>
        }
        struct RenewalState: Hashable, Sendable {
            static let subscribed: RenewalState
            static let expired: RenewalState
        }
    }
}
enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    enum VerificationError: Error, Sendable {}
    var payloadValue: SignedType { get throws }
    var unsafePayloadValue: SignedType { get }
    var jwsRepresentation: String { get }
}
extension VerificationResult: Sendable where SignedType: Sendable {}
struct Transaction: Identifiable, Hashable, Sendable {
    let id: UInt64
    let originalID: UInt64
    let productID: String
    let purchaseDate: Date
    let expirationDate: Date?
    let revocationDate: Date?
    func finish() async
    static var updates: Transactions { get }
    static var all: Transactions { get }
    static var currentEntitlements: Transactions { get }
    static var unfinished: Transactions { get }
    static func latest(for productID: String) async -> VerificationResult<Transaction>?
    static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>?
    struct Transactions: AsyncSequence, Sendable {
        typealias Element = VerificationResult<Transaction>
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = VerificationResult<Transaction>
            mutating func next() async -> VerificationResult<Transaction>?
        }
    }
}
enum AppStore: Sendable {
    static func sync() async throws
    static var canMakePayments: Bool { get }
    @MainActor static func showManageSubscriptions(in scene: UIWindowScene) async throws
    @MainActor static func requestReview(in scene: UIWindowScene)
}
struct Storefront: Sendable {
    let countryCode: String
    let id: String
    static var current: Storefront? { get async }
}
struct AppTransaction: Sendable {
    static var shared: VerificationResult<AppTransaction> { get async throws }
}
enum StoreKitError: Error, Sendable { case unknown, userCancelled, notAvailableInStorefront, notEntitled }
class SKPaymentQueue: NSObject {
    class func `default`() -> Self
    class func canMakePayments() -> Bool
    func add(_ observer: any SKPaymentTransactionObserver)
    func remove(_ observer: any SKPaymentTransactionObserver)
    func add(_ payment: SKPayment)
    func restoreCompletedTransactions()
    func finishTransaction(_ transaction: SKPaymentTransaction)
    var transactions: [SKPaymentTransaction] { get }
    var storefront: SKStorefront? { get }
}
@objc protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    optional func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    optional func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}
class SKPaymentTransaction: NSObject {
    var transactionState: SKPaymentTransactionState { get }
    var payment: SKPayment { get }
    var error: (any Error)? { get }
    var transactionIdentifier: String? { get }
}
enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
class SKPayment: NSObject, NSCopying, NSMutableCopying {
    convenience init(product: SKProduct)
    var productIdentifier: String { get }
}
class SKProduct: NSObject {
    var productIdentifier: String { get }
    var localizedTitle: String { get }
    var price: NSDecimalNumber { get }
    var priceLocale: Locale { get }
}
class SKStorefront: NSObject {
    var countryCode: String { get }
}
class SKRequest: NSObject {
    unowned(unsafe) var delegate: (any SKRequestDelegate)?
    func start()
    func cancel()
}
@objc protocol SKRequestDelegate: NSObjectProtocol {
    optional func requestDidFinish(_ request: SKRequest)
    optional func request(_ request: SKRequest, didFailWithError error: any Error)
}
class SKProductsRequest: SKRequest {
    init(productIdentifiers: Set<String>)
}
@objc protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
class SKProductsResponse: NSObject {
    var products: [SKProduct] { get }
}
@MainActor class SKStoreProductViewController: UIViewController {}
class SKStoreReviewController: NSObject {
    class func requestReview()
}
class SKAdNetwork: NSObject {}
