// Translation.
@_exported import SwiftUI

class TranslationSession {
    struct Configuration: Equatable, Sendable {
        init(source: Locale.Language? = nil, target: Locale.Language? = nil)
        var source: Locale.Language?
        var target: Locale.Language?
        mutating func invalidate()
    }
    struct Request: Equatable, Sendable {
        init(sourceText: String, clientIdentifier: String? = nil)
        var sourceText: String
        var clientIdentifier: String?
    }
    struct Response: Equatable, Sendable {
        let sourceLanguage: Locale.Language
        let targetLanguage: Locale.Language
        let sourceText: String
        let targetText: String
        let clientIdentifier: String?
    }
    struct BatchResponse: AsyncSequence {
        typealias Element = Response
        typealias AsyncIterator = Iterator
        func makeAsyncIterator() -> Iterator
        struct Iterator: AsyncIteratorProtocol {
            typealias Element = Response
            mutating func next() async throws -> Response?
        }
    }
    var sourceLanguage: Locale.Language? { get }
    var targetLanguage: Locale.Language? { get }
    func translate(_ string: String) async throws -> Response
    func translations(from batch: [Request]) async throws -> [Response]
    func translate(batch: [Request]) -> BatchResponse
    func prepareTranslation() async throws
}
class LanguageAvailability {
    init()
    enum Status: Sendable { case installed, supported, unsupported }
    var supportedLanguages: [Locale.Language] { get async }
    func status(from source: Locale.Language, to target: Locale.Language?) async -> Status
    func status(for text: String, to target: Locale.Language?) async throws -> Status
}
struct TranslationError: Error {}

nonisolated extension View {
    func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) -> some View
    func translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void) -> some View
    func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil) -> some View
}
