// Charts.
@_exported import SwiftUI

@MainActor @preconcurrency struct Chart<Content>: View where Content: ChartContent {
    nonisolated init(@ChartContentBuilder content: () -> Content)
    nonisolated init<Data, C>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C) where Data: RandomAccessCollection, Data.Element: Identifiable
}
@MainActor @preconcurrency protocol ChartContent {
    associatedtype Body: ChartContent
}
@resultBuilder struct ChartContentBuilder {}
struct LineMark: ChartContent {}
struct BarMark: ChartContent {}
struct PointMark: ChartContent {}
struct AreaMark: ChartContent {}
struct RuleMark: ChartContent {}
struct SectorMark: ChartContent {}
protocol Plottable {}
struct PlottableValue<Value> where Value: Plottable {
    static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
}
