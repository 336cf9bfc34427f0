// The Objective-C runtime as Swift sees it. A Swift module of its own on Apple platforms; Foundation exports it.

struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    init(_ str: String)
    init(stringLiteral value: String)
}

struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
    init(_ value: Bool)
    init(booleanLiteral value: Bool)
    var boolValue: Bool { get }
}

struct NSZone {}

@objc protocol NSObjectProtocol: AnyObject {
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
    var superclass: AnyClass? { get }
    func `self`() -> Self
    func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
    func isProxy() -> Bool
    func isKind(of aClass: AnyClass) -> Bool
    func isMember(of aClass: AnyClass) -> Bool
    func conforms(to aProtocol: Protocol) -> Bool
    func responds(to aSelector: Selector!) -> Bool
    var description: String { get }
    optional var debugDescription: String { get }
}

@objc class NSObject: NSObjectProtocol, Equatable, Hashable, CVarArg, CustomStringConvertible, CustomDebugStringConvertible {
    class func load()
    class func initialize()
    init()
    func copy() -> Any
    func mutableCopy() -> Any
    class func instancesRespond(to aSelector: Selector!) -> Bool
    class func conforms(to protocol: Protocol) -> Bool
    func method(for aSelector: Selector!) -> OpaquePointer!
    func doesNotRecognizeSelector(_ aSelector: Selector!)
    func forwardingTarget(for aSelector: Selector!) -> Any?
    class func isSubclass(of aClass: AnyClass) -> Bool
    class func resolveInstanceMethod(_ sel: Selector!) -> Bool
    class func hash() -> Int
    class func superclass() -> AnyClass?
    class func description() -> String
    func isEqual(_ object: Any?) -> Bool
    var hash: Int { get }
    var superclass: AnyClass? { get }
    func `self`() -> Self
    func isProxy() -> Bool
    func isKind(of aClass: AnyClass) -> Bool
    func isMember(of aClass: AnyClass) -> Bool
    func conforms(to aProtocol: Protocol) -> Bool
    func responds(to aSelector: Selector!) -> Bool
    var description: String { get }
    func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
}

class Protocol: NSObject {}

func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
func objc_removeAssociatedObjects(_ object: Any)
func objc_sync_enter(_ obj: Any) -> Int32
func objc_sync_exit(_ obj: Any) -> Int32
func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer?
func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer?
func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer, _ types: UnsafePointer<CChar>?) -> Bool
func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer)
func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer
func method_setImplementation(_ m: OpaquePointer, _ imp: OpaquePointer) -> OpaquePointer
func sel_getName(_ sel: Selector) -> UnsafePointer<CChar>
func object_getClass(_ obj: Any?) -> AnyClass?

enum objc_AssociationPolicy: UInt {
    case OBJC_ASSOCIATION_ASSIGN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_COPY_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN
    case OBJC_ASSOCIATION_COPY
}

typealias IMP = OpaquePointer
typealias Method = OpaquePointer
let YES: ObjCBool
let NO: ObjCBool
