import Subprocess

/// What one run of a program cost.
struct Measurement {
    /// On all processors together.
    var processorSeconds: Double
    /// Of the clock on the wall.
    var seconds: Double
    var standardError: String

    /// Runs the command `count` times and keeps the cheapest; every run must end with one of `codes`.
    static func best(
        of count: Int, _ command: Command, codes: Set<Int32> = [0], before: () throws -> Void = {}
    ) async throws -> Measurement {
        var best: Measurement?
        for _ in 0..<max(1, count) {
            try before()
            let used = Process.childSeconds()
            let result = try await command.run()
            let cost = Process.childSeconds() - used
            guard case .exited(let code) = result.status, codes.contains(code) else {
                throw DevtoolFailure(
                    message: "\(command.commandLine) ended with \(result.status)\n\(result.standardError.text)")
            }
            let seconds =
                Double(result.elapsed.components.seconds) + Double(result.elapsed.components.attoseconds) * 1e-18
            let measured = Measurement(
                processorSeconds: cost, seconds: seconds, standardError: result.standardError.text)
            if measured.processorSeconds < best?.processorSeconds ?? .infinity { best = measured }
        }
        guard let best else { throw DevtoolFailure(message: "nothing was measured") }
        return best
    }

    /// The number behind a name that `heddle --stats` prints.
    func statistic(_ name: String) -> Int {
        let line = standardError.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}
