// CoreText: fonts and their registration.
@_exported import CoreGraphics

class CTFont: Sendable {}
class CTFontDescriptor: Sendable {}
class CTLine {}
class CTFrame {}
class CTFramesetter {}
func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
enum CTFontManagerScope: UInt32, Sendable { case none, process, user, session }
