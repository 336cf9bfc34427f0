// DeveloperToolsSupport: what previews are made of.
@_exported import Foundation

struct Preview: Sendable {}
