import Foundation
import Subprocess

/// The features that a compiler knows, which matters because it accepts any other name without a word.
package struct SupportedFeatures: Hashable, Sendable {
    /// Names for `-enable-upcoming-feature`, each with the language mode that turns it on by itself.
    package let upcoming: [String: String?]
    /// Names for `-enable-experimental-feature`.
    package let experimental: Set<String>

    /// Reads what `swiftc -print-supported-features` prints; nil where it is something else.
    package init?(json: [UInt8]) {
        guard let printed = try? JSONDecoder().decode(Printed.self, from: Data(json)) else { return nil }
        let features = printed.features
        upcoming = Dictionary(
            features.upcoming.map { ($0.name, $0.enabledIn) }, uniquingKeysWith: { first, _ in first })
        experimental = Set(features.experimental.map(\.name))
    }

    private struct Printed: Decodable {
        let features: Lists

        struct Lists: Decodable {
            let upcoming: [Feature]
            let experimental: [Feature]
        }

        struct Feature: Decodable {
            let name: String
            let enabledIn: String?

            enum CodingKeys: String, CodingKey {
                case name
                case enabledIn = "enabled_in"
            }
        }
    }
}

extension Toolchain {
    /// Asks the compiler which features it knows; nil where it is too old to say.
    package func supportedFeatures() async -> SupportedFeatures? {
        let result = try? await Command(swiftc, ["-print-supported-features"], timeout: .seconds(60)).run()
        guard let result, result.status.isSuccess else { return nil }
        return SupportedFeatures(json: result.standardOutput.bytes)
    }
}
