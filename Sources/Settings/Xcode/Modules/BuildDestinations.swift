/// The SDKs and architectures that a target is built for.
struct BuildDestinations {
    /// An SDK, with the name of its platform and of the setting that holds its deployment target.
    struct SDK {
        var name: String
        var platform: String
        var deploymentTarget: String
    }

    static let all = [
        SDK(name: "iphoneos", platform: "iOS", deploymentTarget: "IPHONEOS_DEPLOYMENT_TARGET"),
        SDK(name: "iphonesimulator", platform: "iOS", deploymentTarget: "IPHONEOS_DEPLOYMENT_TARGET"),
        SDK(name: "macosx", platform: "macOS", deploymentTarget: "MACOSX_DEPLOYMENT_TARGET"),
        SDK(name: "appletvos", platform: "tvOS", deploymentTarget: "TVOS_DEPLOYMENT_TARGET"),
        SDK(name: "appletvsimulator", platform: "tvOS", deploymentTarget: "TVOS_DEPLOYMENT_TARGET"),
        SDK(name: "watchos", platform: "watchOS", deploymentTarget: "WATCHOS_DEPLOYMENT_TARGET"),
        SDK(name: "watchsimulator", platform: "watchOS", deploymentTarget: "WATCHOS_DEPLOYMENT_TARGET"),
        SDK(name: "xros", platform: "visionOS", deploymentTarget: "XROS_DEPLOYMENT_TARGET"),
        SDK(name: "xrsimulator", platform: "visionOS", deploymentTarget: "XROS_DEPLOYMENT_TARGET"),
        SDK(name: "driverkit", platform: "driverKit", deploymentTarget: "DRIVERKIT_DEPLOYMENT_TARGET"),
    ]

    /// The one that Xcode builds for first comes first; never empty.
    private(set) var sdks: [SDK]
    let supportsCatalyst: Bool

    /// What `SUPPORTED_PLATFORMS` says, else what `SDKROOT` implies.
    init(_ evaluator: BuildSettingEvaluator) {
        var evaluator = evaluator
        let root = Self.name(ofRoot: evaluator.value(of: "SDKROOT").text)
        let supported = evaluator.value(of: "SUPPORTED_PLATFORMS").words.words.map { $0.text }
        supportsCatalyst = evaluator.value(of: "SUPPORTS_MACCATALYST").isYes
        let platform = Self.all.first { $0.name == root }?.platform
        var sdks = Self.all.filter { supported.isEmpty ? $0.platform == platform : supported.contains($0.name) }
        if supportsCatalyst, !sdks.contains(where: { $0.name == "macosx" }) {
            sdks += Self.all.filter { $0.name == "macosx" }
        }
        let isAutomatic = root == "auto" || root.isEmpty
        if sdks.isEmpty { sdks = isAutomatic ? Self.all.filter { $0.name != "driverkit" } : [Self.all[2]] }
        // A device before its simulator, and the platform of `SDKROOT` before others.
        self.sdks = sdks.filter { $0.platform == platform } + sdks.filter { $0.platform != platform }
    }

    /// Every combination, the first one being what a device runs.
    func contexts(configuration: String, target: String) -> [BuildContext] {
        sdks.flatMap { sdk -> [BuildContext] in
            let both = sdk.name == "macosx" || sdk.name.hasSuffix("simulator")
            return (both ? ["arm64", "x86_64"] : ["arm64"]).map {
                BuildContext(configuration: configuration, target: target, sdk: sdk.name, architecture: $0)
            }
        }
    }

    /// An SDK's name without its version and variant: `iphoneos17.2`, `macosx.internal`, a path.
    private static func name(ofRoot text: String) -> String {
        let last = text.split(separator: "/").last.map { String($0) } ?? text
        return last.lowercased().prefix { $0.isLetter }.description
    }
}
