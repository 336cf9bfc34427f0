// What the open-source Foundation declares and its printed interface leaves out.

public struct NSRange: Hashable, Codable, Sendable, CustomStringConvertible {
    public var location: Int
    public var length: Int
    public var lowerBound: Int { get }
    public var upperBound: Int { get }
    public var description: String { get }
    public init()
    public init(location: Int, length: Int)
    public init(_ string: String)
    public func contains(_ index: Int) -> Bool
    public func union(_ other: NSRange) -> NSRange
    public func intersection(_ other: NSRange) -> NSRange?
}
