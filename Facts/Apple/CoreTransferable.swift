// CoreTransferable.
@_exported import Foundation
@_exported import UniformTypeIdentifiers

protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}
protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Self.Body { get }
}
@resultBuilder struct TransferRepresentationBuilder<Item> where Item: Transferable {}
struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation where Item: Transferable {
    init(for itemType: Item.Type = Item.self, contentType: UTType)
}
struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
    init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item)
    init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data)
    init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item)
}
struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
    init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item)
    init(importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item)
    init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile)
}
struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation where Item: Transferable {
    init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation)
}
struct SentTransferredFile: Sendable {
    init(_ file: URL, allowAccessingOriginalFile: Bool = false)
}
struct ReceivedTransferredFile: Sendable {
    let file: URL
    let isOriginalFile: Bool
}
extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
