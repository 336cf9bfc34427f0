// Intents.
@_exported import Foundation
@_exported import CoreLocation

class INIntent: NSObject, NSCopying, NSSecureCoding {
    init()
    var identifier: String? { get }
    var intentDescription: String? { get }
    var suggestedInvocationPhrase: String?
    func image(forParameterNamed parameterName: String) -> INImage?
    func setImage(_ image: INImage?, forParameterNamed parameterName: String)
}
class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
    init()
    var userActivity: NSUserActivity?
}
class INExtension: NSObject, INIntentHandlerProviding {}
@objc protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}
class INObject: NSObject, NSCopying, NSSecureCoding {
    convenience init(identifier: String?, display displayString: String)
    convenience init(identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?)
    var identifier: String? { get }
    var displayString: String { get }
    var displayImage: INImage?
    var subtitleString: String?
}
class INObjectCollection<ObjectType>: NSObject, NSCopying, NSSecureCoding where ObjectType: NSObject {
    init(items: [ObjectType])
    init(sections: [INObjectSection<ObjectType>])
    var allItems: [ObjectType] { get }
}
class INObjectSection<ObjectType>: NSObject, NSCopying, NSSecureCoding where ObjectType: NSObject {
    init(title: String?, items: [ObjectType])
}
class INInteraction: NSObject, NSCopying, NSSecureCoding {
    init(intent: INIntent, response: INIntentResponse?)
    var intent: INIntent { get }
    var intentResponse: INIntentResponse? { get }
    var direction: INInteractionDirection
    var identifier: String
    var groupIdentifier: String?
    func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil)
    func donate() async throws
    class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil)
    class func deleteAll() async throws
    class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil)
    class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil)
}
enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
class INImage: NSObject, NSCopying, NSSecureCoding {
    convenience init(named name: String)
    convenience init(imageData: Data)
    convenience init?(url URL: URL)
    class func systemImageNamed(_ systemImageName: String) -> Self
}
class INPerson: NSObject, NSCopying, NSSecureCoding {
    convenience init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?)
    convenience init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType)
    var personHandle: INPersonHandle? { get }
    var displayName: String { get }
    var customIdentifier: String? { get }
    var image: INImage? { get }
}
class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
    convenience init(value: String?, type: INPersonHandleType)
    var value: String? { get }
    var type: INPersonHandleType { get }
}
enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }
class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    convenience init(spokenPhrase: String)
    var spokenPhrase: String { get }
}
@objc protocol INSpeakable: NSObjectProtocol {
    var spokenPhrase: String { get }
}
class INShortcut: NSObject {
    convenience init?(intent: INIntent)
    convenience init(userActivity: NSUserActivity)
    var intent: INIntent? { get }
    var userActivity: NSUserActivity? { get }
}
class INVoiceShortcut: NSObject {
    var identifier: UUID { get }
    var invocationPhrase: String { get }
    var shortcut: INShortcut { get }
}
class INVoiceShortcutCenter: NSObject {
    class var shared: INVoiceShortcutCenter { get }
    func getAllVoiceShortcuts(completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void)
    func allVoiceShortcuts() async throws -> [INVoiceShortcut]
    func setShortcutSuggestions(_ suggestions: [INShortcut])
}
class INRelevantShortcut: NSObject {
    init(shortcut: INShortcut)
}
class INRelevantShortcutStore: NSObject {
    class var `default`: INRelevantShortcutStore { get }
    func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws
}
class INPreferences: NSObject {
    class func siriAuthorizationStatus() -> INSiriAuthorizationStatus
    class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void)
    class func requestSiriAuthorization() async -> INSiriAuthorizationStatus
    class func siriLanguageCode() -> String
}
enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
class INFocusStatusCenter: NSObject {
    class var `default`: INFocusStatusCenter { get }
    var authorizationStatus: INFocusStatusAuthorizationStatus { get }
    var focusStatus: INFocusStatus { get }
    func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil)
    func requestAuthorization() async -> INFocusStatusAuthorizationStatus
}
enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
class INFocusStatus: NSObject, NSCopying, NSSecureCoding {
    var isFocused: Bool? { get }
}
class INShareFocusStatusIntent: INIntent {
    var focusStatus: INFocusStatus? { get }
}
@objc protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    func handle(intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
}
class INShareFocusStatusIntentResponse: INIntentResponse {}
class INSendMessageIntent: INIntent {
    init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?)
    var recipients: [INPerson]? { get }
    var content: String? { get }
    var speakableGroupName: INSpeakableString? { get }
    var conversationIdentifier: String? { get }
    var serviceName: String? { get }
    var sender: INPerson? { get }
}
class INSendMessageIntentResponse: INIntentResponse {}
class INSendMessageAttachment: NSObject {}
struct INOutgoingMessageType: RawRepresentable, Equatable, Sendable {
    let rawValue: Int
    init(rawValue: Int)
}
@objc protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
class INStartCallIntent: INIntent {
    var contacts: [INPerson]? { get }
}
class INStartCallIntentResponse: INIntentResponse {}
class INStartAudioCallIntent: INIntent {
    var contacts: [INPerson]? { get }
}
class INStartVideoCallIntent: INIntent {
    var contacts: [INPerson]? { get }
}
class INPlayMediaIntent: INIntent {
    var mediaItems: [INMediaItem]? { get }
    var mediaSearch: INMediaSearch? { get }
}
class INPlayMediaIntentResponse: INIntentResponse {}
class INMediaItem: NSObject {
    var identifier: String? { get }
    var title: String? { get }
}
class INMediaSearch: NSObject {
    var mediaName: String? { get }
}
class INStringResolutionResult: INIntentResolutionResult {
    class func success(with resolvedString: String) -> Self
    class func disambiguation(with stringsToDisambiguate: [String]) -> Self
    class func confirmationRequired(with stringToConfirm: String?) -> Self
}
class INIntentResolutionResult: NSObject {
    class func needsValue() -> Self
    class func notRequired() -> Self
    class func unsupported() -> Self
}
class INBooleanResolutionResult: INIntentResolutionResult {
    class func success(with resolvedValue: Bool) -> Self
}
class INFile: NSObject {
    convenience init(data: Data, filename: String, typeIdentifier: String?)
    var data: Data { get }
    var filename: String
    var fileURL: URL? { get }
}
extension NSUserActivity {
    var interaction: INInteraction? { get }
    var suggestedInvocationPhrase: String?
}
