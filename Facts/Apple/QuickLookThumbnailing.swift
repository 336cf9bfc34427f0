// QuickLookThumbnailing.
@_exported import Foundation
@_exported import CoreGraphics
import UIKit
import AppKit

class QLThumbnailGenerator: NSObject {
    class var shared: QLThumbnailGenerator { get }
    func generateBestRepresentation(for request: QLThumbnailGenerator.Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void)
    func generateBestRepresentation(for request: QLThumbnailGenerator.Request) async throws -> QLThumbnailRepresentation
    func generateRepresentations(for request: QLThumbnailGenerator.Request, update updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil)
    class Request: NSObject, NSCopying {
        init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes)
        struct RepresentationTypes: OptionSet, Sendable {
            let rawValue: UInt
            init(rawValue: UInt)
            static var icon: RepresentationTypes { get }
            static var lowQualityThumbnail: RepresentationTypes { get }
            static var thumbnail: RepresentationTypes { get }
            static var all: RepresentationTypes { get }
        }
    }
}
class QLThumbnailRepresentation: NSObject {
    enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    var type: RepresentationType { get }
    var cgImage: CGImage { get }
    var uiImage: UIImage { get }
    var nsImage: NSImage { get }
}
