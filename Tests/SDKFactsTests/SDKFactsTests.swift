import FactsGeneration
import Foundation
import SDKFacts
import SourceModel
import Testing

@Suite("Embedded facts")
struct EmbeddedFactsTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    @Test("Every part can be read, and declares something", arguments: SDKPlatform.allCases)
    func decode(platform: SDKPlatform) throws {
        let modules = SDKFacts.modules(on: platform)
        #expect(modules.count > 10)
        #expect(modules.map(\.name) == modules.map(\.name).sorted())
        for part in modules.flatMap(\.parts) {
            let summary = try part.bytes().withUnsafeBytes { try SummaryCodec.decode($0) }
            // Umbrellas such as Cocoa only re-export others.
            let isUmbrella = summary.imports.contains(where: \.isExported)
            #expect(!summary.declarations.isEmpty || isUmbrella, "\(part.name)")
            #expect(summary.syntaxErrors.isEmpty, "\(part.name)")
        }
    }

    @Test(
        "What is embedded is what the hand-kept stubs say",
        arguments: [("Facts/Apple", "apple"), ("Facts/Linux", "linux-c")])
    func upToDate(folder: String, suffix: String) throws {
        let platform = suffix == "apple" ? SDKPlatform.apple : .linux
        let parts = Dictionary(
            SDKFacts.modules(on: platform).flatMap(\.parts).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        let modules = try HandKeptModule.all(in: Self.root + "/" + folder)
        #expect(!modules.isEmpty)
        for module in modules where !module.text.allSatisfy(\.isWhitespace) {
            let name = module.name + "." + suffix
            let part = try #require(parts[name], "\(name): run 'swift run devtool sdk-facts'")
            #expect(part.bytes() == FactsEncoding.bytes(of: module.text), "\(name): run 'swift run devtool sdk-facts'")
        }
    }

    @Test("What a module needs is there", arguments: SDKPlatform.allCases)
    func complete(platform: SDKPlatform) {
        let modules = SDKFacts.modules(on: platform)
        let names = Set(modules.map(\.name))
        for module in modules { #expect(names.isSuperset(of: module.imports), "\(module.name)") }
        let reached = SDKFacts.modules(on: platform, importedAs: ["Foundation", "NoSuchModule"]).map(\.name)
        #expect(reached.contains("Swift") && reached.contains("Foundation") && !reached.contains("NoSuchModule"))
    }
}
