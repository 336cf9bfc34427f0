// CoreML.
@_exported import Foundation

class MLModel: NSObject, @unchecked Sendable {
    init(contentsOf url: URL) throws
    init(contentsOf url: URL, configuration: MLModelConfiguration) throws
    class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel
    @_blocking("runs the model")
    func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider
    func prediction(from input: any MLFeatureProvider) async throws -> any MLFeatureProvider
    @_blocking("compiles the model")
    class func compileModel(at modelURL: URL) throws -> URL
}
class MLModelConfiguration: NSObject, NSCopying, NSSecureCoding { init() }
@objc protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
}
class MLMultiArray: NSObject {}
class MLFeatureValue: NSObject {}
