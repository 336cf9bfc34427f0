// PhotosUI.
@_exported import Photos
@_exported import UIKit
@_exported import SwiftUI

struct PHPickerConfiguration {
    init()
    init(photoLibrary: PHPhotoLibrary)
    var selectionLimit: Int
    var filter: PHPickerFilter?
}
struct PHPickerFilter: Equatable, Sendable {
    static let images: PHPickerFilter
    static let videos: PHPickerFilter
    static let livePhotos: PHPickerFilter
    static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter
}
@MainActor class PHPickerViewController: UIViewController {
    init(configuration: PHPickerConfiguration)
    weak var delegate: (any PHPickerViewControllerDelegate)?
}
@_deliveredOn(main)
@MainActor protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
struct PHPickerResult: Hashable {
    let itemProvider: NSItemProvider
    let assetIdentifier: String?
}
struct PhotosPickerItem: Hashable, Sendable {
    var itemIdentifier: String? { get }
    var supportedContentTypes: [UTType] { get }
    func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable
    func loadTransferable<T>(type: T.Type, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress where T: Transferable
}
struct PhotosPicker<Label>: View where Label: View {
    nonisolated init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label)
}
