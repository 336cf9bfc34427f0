// Core Foundation: reference types by the names that Swift gives them, and its most used functions. The geometry types
// (CGFloat, CGPoint…) come with Foundation.
@_exported import Darwin
@_exported import Dispatch

class CFString {}
class CFMutableString {}
class CFArray {}
class CFMutableArray {}
class CFDictionary {}
class CFMutableDictionary {}
class CFData {}
class CFMutableData {}
class CFURL {}
class CFError {}
class CFNumber {}
class CFBoolean {}
class CFDate {}
class CFUUID {}
class CFBundle {}
class CFRunLoop {}
class CFRunLoopSource {}
class CFRunLoopTimer {}
class CFRunLoopObserver {}
class CFReadStream {}
class CFWriteStream {}
class CFMachPort {}
class CFNotificationCenter {}
class CFAllocator {}
class CFLocale {}
class CFSocket {}

typealias CFTypeRef = AnyObject
typealias CFPropertyList = AnyObject
typealias CFIndex = Int
typealias CFTypeID = UInt
typealias CFOptionFlags = UInt
typealias CFHashCode = UInt
typealias CFTimeInterval = Double
typealias CFAbsoluteTime = CFTimeInterval
typealias OSStatus = Int32
typealias OSType = UInt32
typealias FourCharCode = UInt32

struct CFRange: Sendable {
    init(location: CFIndex, length: CFIndex)
    var location: CFIndex
    var length: CFIndex
}

struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    let rawValue: CFString
    init(rawValue: CFString)
    static let defaultMode: CFRunLoopMode!
    static let commonModes: CFRunLoopMode!
}

func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
func CFRunLoopGetMain() -> CFRunLoop!
func CFRunLoopGetCurrent() -> CFRunLoop!
@_blocking("spins the run loop")
func CFRunLoopRun()
@_blocking("spins the run loop")
func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> Int32
func CFRunLoopStop(_ rl: CFRunLoop!)
func CFRunLoopWakeUp(_ rl: CFRunLoop!)
func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!)
func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!)
func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!)
func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter!
func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID
func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool
func CFCopyDescription(_ cf: CFTypeRef!) -> CFString!

let kCFAllocatorDefault: CFAllocator!
let kCFBooleanTrue: CFBoolean!
let kCFBooleanFalse: CFBoolean!
