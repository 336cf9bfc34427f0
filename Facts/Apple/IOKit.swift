// IOKit.
@_exported import Darwin
@_exported import CoreFoundation

typealias io_object_t = UInt32
typealias io_service_t = UInt32
typealias io_registry_entry_t = UInt32
func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary!
func IOServiceGetMatchingService(_ mainPort: mach_port_t, _ matching: CFDictionary!) -> io_service_t
func IOObjectRelease(_ object: io_object_t) -> kern_return_t
func IORegistryEntryCreateCFProperty(_ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!, _ options: UInt32) -> Unmanaged<CFTypeRef>!
let kIOMainPortDefault: mach_port_t
