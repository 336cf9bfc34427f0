// UniformTypeIdentifiers.
@_exported import Foundation

struct UTType: Hashable, Codable, Sendable {
    init?(_ identifier: String)
    init?(filenameExtension: String, conformingTo supertype: UTType = .data)
    init?(mimeType: String, conformingTo supertype: UTType = .data)
    init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
    init(importedAs identifier: String, conformingTo parentType: UTType? = nil)
    var identifier: String { get }
    var preferredFilenameExtension: String? { get }
    var preferredMIMEType: String? { get }
    var localizedDescription: String? { get }
    func conforms(to type: UTType) -> Bool
    static let item: UTType
    static let content: UTType
    static let data: UTType
    static let text: UTType
    static let plainText: UTType
    static let utf8PlainText: UTType
    static let json: UTType
    static let xml: UTType
    static let html: UTType
    static let url: UTType
    static let fileURL: UTType
    static let image: UTType
    static let png: UTType
    static let jpeg: UTType
    static let gif: UTType
    static let heic: UTType
    static let tiff: UTType
    static let pdf: UTType
    static let movie: UTType
    static let video: UTType
    static let audio: UTType
    static let mpeg4Movie: UTType
    static let folder: UTType
    static let directory: UTType
    static let application: UTType
    static let applicationBundle: UTType
    static let archive: UTType
    static let zip: UTType
    static let commaSeparatedText: UTType
    static let propertyList: UTType
}
