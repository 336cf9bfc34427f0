import SwiftSyntax
import Testing

@Suite("Modules")
struct LayeringTests {
    /// A module may import what stands on a lower level, and nothing else of this package.
    private static let levels = [
        "SourceText": 0, "Wire": 0, "Subprocess": 0, "CommandLineKit": 0, "Settings": 1, "SDKFacts": 1,
        "SourceModel": 2, "CompilerDriver": 2, "FactsGeneration": 3, "Analysis": 4, "Reporters": 5, "heddle": 7,
        "devtool": 7,
    ]

    @Test("Every module has a level, and imports only from lower ones")
    func levels() throws {
        for file in try Repository.sources.get() {
            guard let level = Self.levels[file.module] else {
                Issue.record("\(file.path): module \(file.module) has no level")
                continue
            }
            for statement in file.tree.statements {
                guard let declaration = statement.item.as(ImportDeclSyntax.self),
                    let name = declaration.path.first?.name.text, let imported = Self.levels[name]
                else { continue }
                #expect(imported < level, "\(file.place(of: declaration)): \(file.module) must not import \(name)")
            }
        }
    }

    @Test("The architecture page names every module with its level")
    func page() throws {
        let page = try Repository.text(of: "ARCHITECTURE.md")
        for (module, level) in Self.levels {
            let isListed = page.split(separator: "\n").contains {
                $0.hasPrefix("| \(level) |") && $0.contains("`\(module)`")
            }
            #expect(isListed, "ARCHITECTURE.md should list \(module) on level \(level)")
        }
    }
}
