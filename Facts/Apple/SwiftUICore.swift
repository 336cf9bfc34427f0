// SwiftUICore: the part of SwiftUI that needs no platform views; everything is declared with SwiftUI here.
@_exported import SwiftUI
