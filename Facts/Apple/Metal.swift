// Metal. Handlers of command buffers run on threads of the driver.
@_exported import Foundation

protocol MTLDevice: NSObjectProtocol, Sendable {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
}
protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
protocol MTLCommandBuffer: NSObjectProtocol {
    func commit()
    func addCompletedHandler(@_deliveredOn(arbitrary) _ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    func addScheduledHandler(@_deliveredOn(arbitrary) _ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    @_blocking("waits for the GPU")
    func waitUntilCompleted()
    @_blocking("waits for the GPU")
    func waitUntilScheduled()
}
protocol MTLResource: NSObjectProtocol {}
protocol MTLBuffer: MTLResource {
    func contents() -> UnsafeMutableRawPointer
    var length: Int { get }
}
protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
}
protocol MTLLibrary: NSObjectProtocol {}
protocol MTLFunction: NSObjectProtocol {}
protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {}
protocol MTLComputePipelineState: NSObjectProtocol, Sendable {}
protocol MTLDrawable: NSObjectProtocol {
    func present()
}
struct MTLResourceOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt)
    static var storageModeShared: MTLResourceOptions { get }
}
func MTLCreateSystemDefaultDevice() -> (any MTLDevice)?
