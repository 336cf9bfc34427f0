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
        static let nonRenewable: ProductType
        static let autoRenewable: ProductType
    }
    typealias ID = String
    let isFamilyShareable: Bool
    let jsonRepresentation: Data
    let priceFormatStyle: Decimal.FormatStyle.Currency
    var currentEntitlement: VerificationResult<Transaction>? { get async }
    @MainActor @preconcurrency func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult
    @MainActor @preconcurrency func purchase(confirmIn window: NSWindow, options: Set<PurchaseOption> = []) async throws -> PurchaseResult
    enum TaskState: Sendable {
        case loading
        case unavailable
        case success(Product)
        case failure(any Error)
        var product: Product? { get }
    }
    enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [String])
        case failure(any Error)
        var products: [Product]? { get }
    }
    struct SubscriptionOffer: Hashable, Sendable {
        let id: String?
        let type: OfferType
        let price: Decimal
        let displayPrice: String
        let period: SubscriptionPeriod
        let periodCount: Int
        let paymentMode: PaymentMode
        struct OfferType: Hashable, Sendable {
            static let introductory: OfferType
            static let promotional: OfferType
            static let winBack: OfferType
        }
        struct PaymentMode: Hashable, Sendable {
            static let payAsYouGo: PaymentMode
            static let payUpFront: PaymentMode
            static let freeTrial: PaymentMode
        }
    }
    struct SubscriptionPeriod: Hashable, Sendable {
        enum Unit: Hashable, Sendable { case day, week, month, year }
        let unit: Unit
        let value: Int
    }
    struct PurchaseOption: Hashable, Sendable {
        static func appAccountToken(_ token: UUID) -> PurchaseOption
        static func quantity(_ quantity: Int) -> PurchaseOption
        static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption
        static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> PurchaseOption
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
            let renewalInfo: VerificationResult<RenewalInfo>
            static var updates: Statuses { get }
            struct Statuses: AsyncSequence, Sendable {
                typealias Element = Status
                typealias AsyncIterator = Iterator
                func makeAsyncIterator() -> Iterator
                struct Iterator: AsyncIteratorProtocol {
                    typealias Element = Status
                    mutating func next() async -> Status?
                }
            }
        }
        let introductoryOffer: SubscriptionOffer?
        let promotionalOffers: [SubscriptionOffer]
        let subscriptionPeriod: SubscriptionPeriod
        let groupDisplayName: String
        let groupLevel: Int
        static func status(for groupID: String) async throws -> [Status]
        static func isEligibleForIntroOffer(for groupID: String) async -> Bool
        struct RenewalInfo: Hashable, Sendable {
            let originalTransactionID: UInt64
            let currentProductID: String
            let willAutoRenew: Bool
            let autoRenewPreference: String?
            let expirationReason: ExpirationReason?
            let isInBillingRetry: Bool
            let gracePeriodExpirationDate: Date?
            struct ExpirationReason: Hashable, Sendable {
                static let autoRenewDisabled: ExpirationReason
                static let billingError: ExpirationReason
            }
        }
        struct RenewalState: Hashable, Sendable {
            static let subscribed: RenewalState
            static let expired: RenewalState
            static let inBillingRetryPeriod: RenewalState
            static let inGracePeriod: RenewalState
            static let revoked: RenewalState
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
    let originalPurchaseDate: Date
    let purchasedQuantity: Int
    let isUpgraded: Bool
    let appAccountToken: UUID?
    let appBundleID: String
    let subscriptionGroupID: String?
    let productType: Product.ProductType
    let ownershipType: OwnershipType
    let signedDate: Date
    let environment: AppStore.Environment
    let reason: Reason
    let price: Decimal?
    let currency: Locale.Currency?
    let storefront: Storefront
    let jsonRepresentation: Data
    struct OwnershipType: Hashable, Sendable {
        static let purchased: OwnershipType
        static let familyShared: OwnershipType
    }
    struct Reason: Hashable, Sendable {
        static let purchase: Reason
        static let renewal: Reason
    }
    enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
    @MainActor @preconcurrency func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus
    @MainActor @preconcurrency static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus
    var subscriptionStatus: Product.SubscriptionInfo.Status? { get async }
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
    @MainActor static func requestReview(in controller: NSViewController)
    @MainActor static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws
    struct Environment: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        static let production: Environment
        static let sandbox: Environment
        static let xcode: Environment
    }
}
struct Storefront: Sendable {
    let countryCode: String
    let id: String
    static var current: Storefront? { get async }
    static var updates: Storefronts { get }
    struct Storefronts: AsyncSequence, Sendable {
        typealias Element = Storefront
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = Storefront
            mutating func next() async -> Storefront?
        }
    }
}
struct AppTransaction: Sendable {
    let appID: UInt64?
    let appVersion: String
    let originalAppVersion: String
    let originalPurchaseDate: Date
    let bundleID: String
    let environment: AppStore.Environment
    static func refresh() async throws -> VerificationResult<AppTransaction>
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
    var original: SKPaymentTransaction? { get }
    var transactionDate: Date? { get }
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
    var localizedDescription: String { get }
    var subscriptionPeriod: SKProductSubscriptionPeriod? { get }
    var introductoryPrice: SKProductDiscount? { get }
    var discounts: [SKProductDiscount] { get }
    var subscriptionGroupIdentifier: String? { get }
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
enum EntitlementTaskState<Value> {
    case loading
    case success(Value)
    case failure(any Error)
    var value: Value? { get }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}
@MainActor @preconcurrency struct RequestReviewAction {
    @MainActor @preconcurrency func callAsFunction()
}
@MainActor @preconcurrency struct PurchaseAction {
    @MainActor @preconcurrency func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
}
extension EnvironmentValues {
    var requestReview: RequestReviewAction { get }
    var purchase: PurchaseAction { get }
}
struct StoreView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
    nonisolated init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false)
}
struct ProductView<Icon, PlaceholderIcon>: View where Icon: View, PlaceholderIcon: View {
    nonisolated init(id productID: Product.ID, prefersPromotionalIcon: Bool = false)
    nonisolated init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon)
    nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon)
}
struct SubscriptionStoreView<Content>: View where Content: View {
    nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
    nonisolated init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> some View)
    nonisolated init(productIDs: some Collection<String>)
    nonisolated init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> some View)
}
extension Product {
    struct SubscriptionRelationship: OptionSet, Sendable {
        let rawValue: Int
        init(rawValue: Int)
        static let upgrade: SubscriptionRelationship
        static let all: SubscriptionRelationship
    }
}
class SKReceiptRefreshRequest: SKRequest {
    init(receiptProperties properties: [String: Any]?)
}
class SKCloudServiceController: NSObject {
    class func requestAuthorization(_ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void)
    class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus
}
enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
class SKOverlay: NSObject {}
class SKProductSubscriptionPeriod: NSObject {
    var numberOfUnits: Int { get }
    var unit: SKProduct.PeriodUnit { get }
}
class SKProductDiscount: NSObject {
    var price: NSDecimalNumber { get }
    var priceLocale: Locale { get }
    var subscriptionPeriod: SKProductSubscriptionPeriod { get }
    var numberOfPeriods: Int { get }
}
extension SKProduct {
    enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

nonisolated extension View {
    func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View
    func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View
    func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void)? = nil) -> some View
    func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View
    func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View
    func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void) -> some View
    func currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void) -> some View
    func storeProductTask(for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void) -> some View
    func storeProductsTask(for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium, action: @escaping (Product.CollectionTaskState) async -> Void) -> some View
    func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View
    func productViewStyle(_ style: some ProductViewStyle) -> some View
}
