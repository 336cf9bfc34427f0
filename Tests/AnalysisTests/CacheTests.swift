import Analysis
import Foundation
import Testing

@Suite("Content digests")
struct ContentDigestTests {
    @Test("Every bit and every length counts")
    func distinct() {
        var seen: Set<ContentDigest> = []
        var made = 0
        for length in 0..<70 {
            let zeros = [UInt8](repeating: 0, count: length)
            seen.insert(ContentDigest(zeros))
            made += 1
            for bit in 0..<length * 8 {
                var bytes = zeros
                bytes[bit / 8] ^= 1 << (bit % 8)
                seen.insert(ContentDigest(bytes))
                made += 1
            }
        }
        #expect(seen.count == made)
    }

    @Test("Half of the bits change with one bit of the input")
    func avalanche() {
        let bytes = Array("struct Counter { var value = 0 }".utf8)
        let reference = ContentDigest(bytes)
        var changed = 0
        for bit in 0..<bytes.count * 8 {
            var other = bytes
            other[bit / 8] ^= 1 << (bit % 8)
            let digest = ContentDigest(other)
            changed += (digest.high ^ reference.high).nonzeroBitCount + (digest.low ^ reference.low).nonzeroBitCount
        }
        let mean = Double(changed) / Double(bytes.count * 8)
        #expect(abs(mean - 64) < 4)
    }

    @Test("A digest is the same on every machine and in every run")
    func stable() {
        #expect(ContentDigest(Array("heddle".utf8)).hexadecimal == "0b02407cd404f936f42c9d5ba38a3fa0")
        #expect(ContentDigest([]).hexadecimal == "de5147f0a576676cead51ba213095af7")
    }

    @Test("Parts of a key do not run together")
    func parts() {
        var first = DigestBuilder()
        first.add("ab")
        first.add("c")
        var second = DigestBuilder()
        second.add("a")
        second.add("bc")
        #expect(first.digest() != second.digest())
    }
}

@Suite("Packs")
struct PackTests {
    private let identity = ContentDigest(Array("identity".utf8))
    private let entries: [(key: ContentDigest, bytes: ArraySlice<UInt8>)] = [
        (ContentDigest([1]), [10, 11, 12]), (ContentDigest([2]), []), (ContentDigest([3]), [30]),
    ]

    @Test("What is stored is found under its key, and nothing else is")
    func roundTrip() throws {
        let pack = try #require(Pack(stored: Pack.stored(identity: identity, entries)))
        #expect(pack.identity == identity)
        for entry in entries { #expect(pack[entry.key] == entry.bytes) }
        #expect(pack[ContentDigest([4])] == nil)
        #expect(pack.keys.count == 3)
    }

    @Test("A damaged or torn pack is no pack")
    func damaged() {
        let stored = Pack.stored(identity: identity, entries)
        for length in 0..<stored.count { #expect(Pack(stored: Array(stored.prefix(length))) == nil) }
        for index in stored.indices {
            var damaged = stored
            damaged[index] ^= 0x40
            #expect(Pack(stored: damaged) == nil)
        }
    }
}

@Suite("The cache folder")
struct CacheFolderTests {
    private func pack(_ size: Int) -> [UInt8] {
        let bytes = [UInt8](repeating: 7, count: size)
        return Pack.stored(identity: ContentDigest([]), [(ContentDigest([1]), bytes[...])])
    }

    @Test("A pack is found again, in a folder that is made for it and hidden from version control")
    func storing() throws {
        let folder = try TemporaryFolder()
        let cache = CacheFolder(path: folder.path + "/a/b")
        #expect(cache.load("x") == nil)
        #expect(cache.store("x", pack(10)))
        #expect(cache.load("x")?[ContentDigest([1])]?.count == 10)
        let ignored = try String(contentsOfFile: folder.path + "/a/b/.gitignore", encoding: .utf8)
        #expect(ignored == "*\n")
    }

    @Test("A damaged pack is ignored and can be written anew")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let cache = CacheFolder(path: folder.path)
        try folder.write("x.heddlepack", "not a pack at all, but long enough to be looked at by the reader of packs")
        #expect(cache.load("x") == nil)
        #expect(cache.store("x", pack(10)))
        #expect(cache.load("x") != nil)
    }

    @Test("A folder that cannot be written to is no error")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("file")
        #expect(!CacheFolder(path: file + "/below").store("x", pack(10)))
    }

    @Test("What was used longest ago goes first, and only as much as needed; other files stay")
    func eviction() throws {
        let folder = try TemporaryFolder()
        let cache = CacheFolder(path: folder.path, limit: 6000)
        for (age, name) in ["new", "middle", "old"].enumerated() {
            #expect(cache.store(name, pack(2500)))
            let date = Date(timeIntervalSinceNow: -1000 * Double(age + 1))
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: folder.path + "/\(name).heddlepack")
        }
        try folder.write("mine.txt", String(repeating: "x", count: 10_000))
        cache.evict()
        #expect(cache.load("old") == nil)
        #expect(cache.load("middle") != nil)
        #expect(cache.load("new") != nil)
        #expect(FileManager.default.fileExists(atPath: folder.path + "/mine.txt"))
    }
}

@Suite("Stored answers")
struct FileAnswerCodecTests {
    private let answer = FileAnswer(
        rows: [
            AnswerRow(line: 1, column: 7, kind: "class", name: "A", isolation: "@MainActor", evidence: "written"),
            AnswerRow(line: 300, column: 200, kind: "func", name: "A.f(_:)", isolation: "@MainActor", evidence: ""),
        ],
        conformances: [
            AnswerRow(
                line: 1, column: 7, kind: "conformance", name: "A", isolation: "nonisolated", evidence: "é", detail: "P"
            )
        ], syntaxErrors: [])

    @Test("An answer is read back as it was stored")
    func roundTrip() {
        #expect(FileAnswerCodec.decode(FileAnswerCodec.encode(answer)[...]) == answer)
        #expect(FileAnswerCodec.decode(FileAnswerCodec.encode(FileAnswer())[...]) == FileAnswer())
    }

    @Test("Damaged bytes never crash the reader")
    func damaged() {
        let stored = FileAnswerCodec.encode(answer)
        for length in stored.indices { #expect(FileAnswerCodec.decode(stored.prefix(length)) == nil) }
        for index in stored.indices {
            for value in [UInt8(0), 0x7F, 0x80, 0xFF] {
                var damaged = stored
                damaged[index] = value
                _ = FileAnswerCodec.decode(damaged[...])
            }
        }
    }
}

@Suite("Parallel work")
struct ParallelMapTests {
    @Test("Results stand in the order of the elements", arguments: [1, 2, 7])
    func order(width: Int) async {
        let results = await ParallelMap.results(of: Array(0..<100), width: width) { $0 * $0 }
        #expect(results == (0..<100).map { $0 * $0 })
    }

    @Test("Work on nothing gives nothing, and a cancelled task no result")
    func edges() async {
        #expect(await ParallelMap.results(of: [Int](), width: 4) { $0 } == [])
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await ParallelMap.results(of: [1, 2, 3], width: 2) { $0 }
        }
        #expect(await task.value == nil)
    }
}
