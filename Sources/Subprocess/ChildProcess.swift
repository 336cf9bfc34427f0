import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A program that has been started: reads both of its outputs as they come, watches the clock, and collects its end.
struct ChildProcess {
    private let command: Command
    private let process: pid_t
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var output: OutputReader
    private var error: OutputReader
    private var status: ExitStatus?
    private var ending = Ending.none

    /// How far the program has been brought towards its end, and by whom.
    private enum Ending {
        case none
        case asked(SubprocessError, force: ContinuousClock.Instant)
        case forced(SubprocessError)

        var reason: SubprocessError? {
            switch self {
            case .none: nil
            case .asked(let reason, _), .forced(let reason): reason
            }
        }
    }

    private static let starting = NSLock()
    /// How long a program may take to end after it has been asked to.
    private static let grace = Duration.seconds(1)
    /// How often the program's end is looked for while something else holds its outputs open.
    private static let lookInterval = Duration.milliseconds(200)

    /// Starts the program.
    init(_ command: Command) throws(SubprocessError) {
        // Pipes and processes are made one after another, lest another program inherits an end of these pipes before
        // it is marked as ours alone, and keeps it open.
        Self.starting.lock()
        defer { Self.starting.unlock() }
        guard let output = Pipe() else { throw .noPipe(command, code: errno) }
        guard let error = Pipe() else {
            let code = errno
            output.closeBothEnds()
            throw .noPipe(command, code: code)
        }
        switch command.spawn(output: output.writeEnd, error: error.writeEnd) {
        case .success(let process): self.process = process
        case .failure(let reason):
            output.closeBothEnds()
            error.closeBothEnds()
            throw reason
        }
        close(output.writeEnd)
        close(error.writeEnd)
        start = clock.now
        self.command = command
        self.output = OutputReader(descriptor: output.readEnd, limit: command.outputLimit)
        self.error = OutputReader(descriptor: error.readEnd, limit: command.outputLimit)
    }

    /// Waits for the end. A byte that arrives at `wake` ends the program as cancelled.
    mutating func wait(wake: Int32?) throws(SubprocessError) -> CommandResult {
        drain(wake: wake)
        output.close()
        error.close()
        var pause = Duration.milliseconds(1)
        while status == nil {
            look()
            if status != nil { break }
            obeyClock()
            listen(to: wake, for: pause)
            pause = min(pause * 2, .milliseconds(50))
        }
        if let reason = ending.reason { throw reason }
        return CommandResult(
            status: status ?? .exited(-1), standardOutput: output.captured, standardError: error.captured,
            elapsed: clock.now - start)
    }

    /// Reads until both outputs are closed, or until the program has ended and nothing more comes: a program that it
    /// left running may hold them open for ever.
    private mutating func drain(wake: Int32?) {
        var quietSince: ContinuousClock.Instant?
        while output.isOpen || error.isOpen {
            let heard = poll(wake: wake)
            obeyClock()
            if heard {
                quietSince = nil
            } else {
                look()
                guard status != nil else { continue }
                let since = quietSince ?? clock.now
                quietSince = since
                if clock.now - since >= Self.lookInterval { return }
            }
        }
    }

    /// Reads what has arrived, waiting a moment for it; false where nothing came.
    private mutating func poll(wake: Int32?) -> Bool {
        var waits = [output.pollEntry, error.pollEntry]
        if let wake, ending.reason == nil { waits.append(pollfd(fd: wake, events: Int16(POLLIN), revents: 0)) }
        guard callPoll(&waits, nextPause()) > 0 else { return false }
        if waits.count > 2, waits[2].revents != 0 { ask(to: .cancelled(command)) }
        var heard = false
        if waits[0].revents != 0 { heard = output.read() || heard }
        if waits[1].revents != 0 { heard = error.read() || heard }
        return heard
    }

    /// Waits without reading, and notices a cancellation.
    private mutating func listen(to wake: Int32?, for pause: Duration) {
        var waits: [pollfd] = []
        if let wake, ending.reason == nil { waits.append(pollfd(fd: wake, events: Int16(POLLIN), revents: 0)) }
        if callPoll(&waits, pause) > 0 { ask(to: .cancelled(command)) }
    }

    private func callPoll(_ waits: inout [pollfd], _ pause: Duration) -> Int32 {
        #if canImport(Darwin)
            Darwin.poll(&waits, nfds_t(waits.count), pause.milliseconds)
        #elseif canImport(Glibc)
            Glibc.poll(&waits, nfds_t(waits.count), pause.milliseconds)
        #else
            Musl.poll(&waits, nfds_t(waits.count), pause.milliseconds)
        #endif
    }

    /// The time until something must be done even if nothing arrives.
    private func nextPause() -> Duration {
        let due: Duration? =
            switch ending {
            case .none: command.timeout.map { $0 - (clock.now - start) }
            case .asked(_, let force): force - clock.now
            case .forced: nil
            }
        return max(.zero, min(due ?? Self.lookInterval, Self.lookInterval))
    }

    /// Ends what has run too long.
    private mutating func obeyClock() {
        switch ending {
        case .none:
            if let limit = command.timeout, clock.now - start >= limit { ask(to: .timedOut(command, after: limit)) }
        case .asked(let reason, let force):
            guard clock.now >= force else { return }
            ending = .forced(reason)
            signalGroup(SIGKILL)
        case .forced: break
        }
    }

    private mutating func ask(to reason: SubprocessError) {
        guard case .none = ending else { return }
        ending = .asked(reason, force: clock.now + Self.grace)
        signalGroup(SIGTERM)
    }

    /// Signals the program and all it started, as long as its number is still its own.
    private func signalGroup(_ signal: Int32) {
        guard status == nil else { return }
        kill(-process, signal)
    }

    /// Collects the program's end, if it has come.
    private mutating func look() {
        guard status == nil else { return }
        var word: Int32 = 0
        let found = waitpid(process, &word, WNOHANG)
        if found == process { status = ExitStatus(waitStatus: word) }
        if found < 0, errno == ECHILD { status = .exited(-1) }
    }
}

extension Duration {
    /// Whole milliseconds, rounded up, as `poll` takes them.
    fileprivate var milliseconds: Int32 {
        let parts = components
        let whole = parts.seconds.multipliedReportingOverflow(by: 1000)
        guard !whole.overflow else { return .max }
        return Int32(clamping: whole.partialValue + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
