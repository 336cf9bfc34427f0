// ImageIO. Its functions decode and encode on the calling thread.
@_exported import CoreGraphics

class CGImageSource {}
class CGImageDestination {}
enum CGImagePropertyOrientation: UInt32, Sendable { case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }
func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource?
func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int
@_blocking("decodes the image")
func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
@_blocking("decodes the image")
func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage?
func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary?
func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination?
func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination?
func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?)
func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool
let kCGImageSourceShouldCache: CFString
let kCGImageSourceThumbnailMaxPixelSize: CFString
let kCGImageSourceCreateThumbnailFromImageAlways: CFString
let kCGImageSourceCreateThumbnailWithTransform: CFString
let kCGImageSourceShouldCacheImmediately: CFString
