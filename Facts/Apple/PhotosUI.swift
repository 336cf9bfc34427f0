// PhotosUI.
@_exported import Photos
@_exported import UIKit
@_exported import SwiftUI

struct PHPickerConfiguration {
    init()
    init(photoLibrary: PHPhotoLibrary)
    var selectionLimit: Int
    var filter: PHPickerFilter?
    var preferredAssetRepresentationMode: AssetRepresentationMode
    var selection: Selection
    var preselectedAssetIdentifiers: [String]
    enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
    enum Selection: Sendable { case `default`, ordered, continuous, continuousAndOrdered }
}
struct PHPickerFilter: Equatable, Sendable {
    static let images: PHPickerFilter
    static let videos: PHPickerFilter
    static let livePhotos: PHPickerFilter
    static let screenshots: PHPickerFilter
    static func not(_ filter: PHPickerFilter) -> PHPickerFilter
    static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter
    static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter
}
@MainActor class PHPickerViewController: UIViewController {
    init(configuration: PHPickerConfiguration)
    weak var delegate: (any PHPickerViewControllerDelegate)?
    var configuration: PHPickerConfiguration { get }
    func deselectAssets(withIdentifiers identifiers: [String])
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
    init(itemIdentifier: String)
    var itemIdentifier: String? { get }
    var supportedContentTypes: [UTType] { get }
    func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable
    func loadTransferable<T>(type: T.Type, @_deliveredOn(arbitrary) completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress where T: Transferable
    struct EncodingDisambiguationPolicy: Hashable, Sendable {
        static let automatic: EncodingDisambiguationPolicy
        static let current: EncodingDisambiguationPolicy
        static let compatible: EncodingDisambiguationPolicy
    }
}
struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    static let `default`: PhotosPickerSelectionBehavior
    static let ordered: PhotosPickerSelectionBehavior
    static let continuous: PhotosPickerSelectionBehavior
    static let continuousAndOrdered: PhotosPickerSelectionBehavior
}
struct PhotosPickerStyle: Hashable, Sendable {
    static let presentation: PhotosPickerStyle
    static let inline: PhotosPickerStyle
    static let compact: PhotosPickerStyle
}
struct PhotosPicker<Label>: View where Label: View {
    nonisolated init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label)
    nonisolated init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    nonisolated init<S>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where Label == Text, S: StringProtocol
    nonisolated init<S>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) where Label == Text, S: StringProtocol
}
nonisolated extension View {
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) -> some View
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary) -> some View
    func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
    func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View
}
