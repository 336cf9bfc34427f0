// Symbols: effects of symbol images.
@_exported import Foundation

protocol SymbolEffect: Sendable {}
