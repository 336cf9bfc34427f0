// PDFKit.
@_exported import UIKit
@_exported import AppKit

@MainActor class PDFView: UIView {
    var document: PDFDocument?
    var currentPage: PDFPage? { get }
    var autoScales: Bool
    func go(to page: PDFPage)
}
class PDFDocument: NSObject, NSCopying {
    init?(url: URL)
    init?(data: Data)
    var pageCount: Int { get }
    func page(at index: Int) -> PDFPage?
    func dataRepresentation() -> Data?
    var string: String? { get }
}
class PDFPage: NSObject, NSCopying {
    func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage
    var string: String? { get }
}
enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
class PDFSelection: NSObject, NSCopying {}
class PDFAnnotation: NSObject {}
