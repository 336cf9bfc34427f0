import Foundation
import Subprocess
import Testing

@Suite("A command")
struct CommandTests {
    private func shell(_ script: String) -> Command { Command("/bin/sh", ["-c", script]) }

    @Test("returns what the program wrote and how it ended")
    func capturesOutput() async throws {
        let result = try await Command("/bin/echo", ["two words", "*"]).run()
        #expect(result.standardOutput.text == "two words *\n")
        #expect(result.standardError.text.isEmpty)
        #expect(result.status.isSuccess)
    }

    @Test("keeps the two outputs apart and passes the exit code on")
    func separatesOutputs() throws {
        let result = try shell("echo out; echo err >&2; exit 3").runBlocking()
        #expect(result.standardOutput.text == "out\n")
        #expect(result.standardError.text == "err\n")
        #expect(result.status == .exited(3))
        #expect(result.status.description == "exit code 3")
    }

    @Test("tells a signal from an exit code")
    func reportsSignal() throws {
        #expect(try shell("kill -9 $$").runBlocking().status == .signalled(9))
    }

    @Test("drains both outputs at once, however much comes on either")
    func drainsConcurrently() throws {
        let script = "i=0; while [ $i -lt 3000 ]; do printf '%0200d' 1; printf '%0200d' 2 >&2; i=$((i+1)); done"
        let result = try shell(script).runBlocking()
        #expect(result.standardOutput.bytes.count == 600_000)
        #expect(result.standardError.bytes.count == 600_000)
        #expect(!result.standardOutput.isTruncated)
    }

    @Test("keeps only so much output as it is told, and still lets the program end")
    func limitsOutput() throws {
        var command = shell("printf '%0100000d' 1; echo done >&2")
        command.outputLimit = 1000
        let result = try command.runBlocking()
        #expect(result.standardOutput.bytes.count == 1000)
        #expect(result.standardOutput.isTruncated)
        #expect(result.standardError.text == "done\n")
        #expect(result.status.isSuccess)
    }

    @Test("gives the program an empty standard input")
    func emptyInput() throws {
        let result = try Command("/bin/cat", timeout: .seconds(20)).runBlocking()
        #expect(result.standardOutput.bytes.isEmpty)
        #expect(result.status.isSuccess)
    }

    @Test("can read its standard input from a file")
    func inputFromFile() throws {
        let result = try Command("/bin/cat", standardInput: .file(#filePath)).runBlocking()
        #expect(result.standardOutput.text == (try String(contentsOfFile: #filePath, encoding: .utf8)))
    }

    @Test("runs in the environment and the folder it names")
    func environmentAndFolder() throws {
        var command = shell("echo $COLOUR:$HOME; pwd")
        command.environment = ["COLOUR": "green"]
        command.workingDirectory = "/usr"
        #expect(try command.runBlocking().standardOutput.text == "green:\n/usr\n")
    }

    @Test("that runs too long is ended with all it has started")
    func timeout() throws {
        var command = shell("sleep 600 & echo $!; sleep 600")
        command.timeout = .milliseconds(200)
        let start = ContinuousClock.now
        let error = #expect(throws: SubprocessError.self) { try command.runBlocking() }
        #expect(error == .timedOut(command, after: .milliseconds(200)))
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test("that will not end when asked is ended by force")
    func stubborn() throws {
        var command = shell("trap '' TERM; while :; do sleep 600; done")
        command.timeout = .milliseconds(100)
        #expect(throws: SubprocessError.timedOut(command, after: .milliseconds(100))) { try command.runBlocking() }
    }

    @Test("ends when its task is cancelled")
    func cancellation() async throws {
        let command = shell("sleep 600")
        let task = Task { try await command.run() }
        task.cancel()
        await #expect(throws: SubprocessError.cancelled(command)) { try await task.value }
    }

    @Test("is done when its program is, though something it started still holds the outputs open")
    func leftBehind() throws {
        let start = ContinuousClock.now
        let result = try shell("sleep 20 & echo started").runBlocking()
        #expect(result.standardOutput.text == "started\n")
        #expect(ContinuousClock.now - start < .seconds(15))
    }

    @Test("that does not exist is an error which names it")
    func missing() {
        let command = Command("/no/such/program")
        let error = #expect(throws: SubprocessError.self) { try command.runBlocking() }
        #expect(error?.description == "cannot start '/no/such/program': No such file or directory")
    }

    @Test("is shown as a person would type it")
    func commandLine() {
        #expect(Command("/bin/echo", ["plain", "it's", ""]).commandLine == #"/bin/echo plain 'it'\''s' ''"#)
    }

    @Test("can be run many times at once")
    func manyAtOnce() async throws {
        let texts = try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in 0..<24 {
                group.addTask {
                    (number, try await Command("/bin/echo", ["\(number)"]).run().standardOutput.text)
                }
            }
            return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
        }
        #expect(texts == Dictionary(uniqueKeysWithValues: (0..<24).map { ($0, "\($0)\n") }))
    }
}

@Suite("The search for a program")
struct ExecutableSearchTests {
    @Test("goes through the folders in order")
    func finds() {
        #expect(ExecutableSearch.find("sh", path: "/no/such/folder:/bin/:/usr/bin") == "/bin/sh")
    }

    @Test("passes over what it cannot run and over relative folders", arguments: [":.", "/etc", "", "bin"])
    func passesOver(path: String) {
        #expect(ExecutableSearch.find("passwd", path: path) == nil)
        #expect(ExecutableSearch.find("sh", path: path) == nil)
    }

    @Test("takes a path as it stands")
    func path() {
        #expect(ExecutableSearch.find("/bin/sh", path: "") == "/bin/sh")
        #expect(ExecutableSearch.find("/bin", path: "") == nil)
    }
}
