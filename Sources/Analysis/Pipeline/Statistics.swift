/// What a run did and how long each part took, for `--stats` and for the benchmarks.
package struct Statistics: Hashable, Sendable {
    /// One part of a run.
    package struct Phase: Hashable, Sendable {
        package var name: String
        /// Of the clock on the wall.
        package var seconds: Double
    }

    package var files = 0
    package var lines = 0
    package var bytes = 0
    /// Files whose summary was made by parsing.
    package var parsed = 0
    /// Files whose summary came from the cache.
    package var reused = 0
    /// Modules whose answer was made by inference, and those whose answer came from the cache.
    package var inferred = 0
    package var answered = 0
    package var phases: [Phase] = []
    /// Where the cache is kept; nil where none is used.
    package var cachePath: String?

    package init() {}

    /// Does `work` and remembers how long it took.
    package mutating func measure<Result>(
        _ name: String, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Result
    ) async rethrows -> Result {
        let start = ContinuousClock.now
        let result = try await work()
        add(name, ContinuousClock.now - start)
        return result
    }

    /// Adds a phase, or time to one that is there.
    package mutating func add(_ name: String, _ duration: Duration) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        if let index = phases.firstIndex(where: { $0.name == name }) {
            phases[index].seconds += seconds
        } else {
            phases.append(Phase(name: name, seconds: seconds))
        }
    }
}
