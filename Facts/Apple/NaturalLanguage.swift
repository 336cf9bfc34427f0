// NaturalLanguage.
@_exported import Foundation

class NLLanguageRecognizer: NSObject {
    init()
    class func dominantLanguage(for string: String) -> NLLanguage?
    func processString(_ string: String)
    var dominantLanguage: NLLanguage? { get }
}
struct NLLanguage: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String)
    static let english: NLLanguage
}
class NLTokenizer: NSObject {}
class NLTagger: NSObject {}
