// Photos. Change blocks and handlers run on queues of the framework's own.
@_exported import Foundation
@_exported import CoreGraphics

class PHPhotoLibrary: NSObject, @unchecked Sendable {
    class func shared() -> PHPhotoLibrary
    class func authorizationStatus() -> PHAuthorizationStatus
    class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
    class func requestAuthorization(@_deliveredOn(arbitrary) _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
    class func requestAuthorization(for accessLevel: PHAccessLevel, @_deliveredOn(arbitrary) handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
    class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus
    func performChanges(@_deliveredOn(arbitrary) _ changeBlock: @escaping () -> Void, @_deliveredOn(arbitrary) completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
    func performChanges(@_deliveredOn(arbitrary) _ changeBlock: @escaping () -> Void) async throws
    @_blocking("waits for the photo library")
    func performChangesAndWait(@_deliveredOn(arbitrary) _ changeBlock: @escaping () -> Void) throws
    func register(_ observer: any PHPhotoLibraryChangeObserver)
    func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver)
}
@_deliveredOn(arbitrary)
@objc protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
enum PHAccessLevel: Int, Sendable { case addOnly, readWrite }
class PHChange: NSObject {
    func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? where T: PHObject
}
class PHFetchResultChangeDetails<ObjectType>: NSObject where ObjectType: AnyObject {
    var fetchResultAfterChanges: PHFetchResult<ObjectType> { get }
}
class PHObject: NSObject, NSCopying {
    var localIdentifier: String { get }
}
class PHAsset: PHObject, @unchecked Sendable {
    var mediaType: PHAssetMediaType { get }
    var pixelWidth: Int { get }
    var pixelHeight: Int { get }
    var creationDate: Date? { get }
    var location: CLLocation? { get }
    var duration: TimeInterval { get }
    var isFavorite: Bool { get }
    @_blocking("reads the photo library")
    class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
    @_blocking("reads the photo library")
    class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
    class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
    class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
}
enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
class PHCollection: PHObject {
    var localizedTitle: String? { get }
}
class PHAssetCollection: PHCollection {}
class PHFetchOptions: NSObject, NSCopying {
    init()
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit: Int
}
class PHFetchResult<ObjectType>: NSObject, NSCopying where ObjectType: AnyObject {
    var count: Int { get }
    func object(at index: Int) -> ObjectType
    var firstObject: ObjectType? { get }
    var lastObject: ObjectType? { get }
    func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}
class PHImageManager: NSObject, @unchecked Sendable {
    class func `default`() -> PHImageManager
    func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
    func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
    func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, @_deliveredOn(arbitrary) resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
    func cancelImageRequest(_ requestID: PHImageRequestID)
}
class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    init()
    func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
    func stopCachingImagesForAllAssets()
}
typealias PHImageRequestID = Int32
enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
class PHImageRequestOptions: NSObject, NSCopying {
    init()
    var isSynchronous: Bool
    var isNetworkAccessAllowed: Bool
    var deliveryMode: PHImageRequestOptionsDeliveryMode
    @_deliveredOn(arbitrary)
    var progressHandler: ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}
enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
class PHVideoRequestOptions: NSObject, NSCopying { init() }
class PHChangeRequest: NSObject {}
class PHAssetChangeRequest: PHChangeRequest {
    class func creationRequestForAsset(from image: UIImage) -> Self
    class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self?
    class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self?
    class func deleteAssets(_ assets: any NSFastEnumeration)
    init(for asset: PHAsset)
    var isFavorite: Bool
    var placeholderForCreatedAsset: PHObjectPlaceholder? { get }
}
class PHAssetCreationRequest: PHAssetChangeRequest {
    class func forAsset() -> Self
    func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
    func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?)
}
enum PHAssetResourceType: Int, Sendable { case photo, video, audio }
class PHAssetResourceCreationOptions: NSObject, NSCopying { init() }
class PHObjectPlaceholder: PHObject {}
class PHLivePhoto: NSObject {}
