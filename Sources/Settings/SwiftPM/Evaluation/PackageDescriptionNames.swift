/// The names of the interface that manifests are written with.
enum PackageDescriptionNames {
    /// Whether a name is that of a type of PackageDescription, nested ones included.
    static func isType(_ name: String) -> Bool {
        types.contains(name.split(separator: ".").first.map(String.init) ?? name)
    }

    private static let types: Set<String> = [
        "Package", "Target", "Product", "SwiftSetting", "CSetting", "CXXSetting", "LinkerSetting",
        "BuildSettingCondition", "BuildConfiguration", "TargetDependencyCondition", "SupportedPlatform", "Platform",
        "SwiftVersion", "SwiftLanguageMode", "CLanguageStandard", "CXXLanguageStandard", "SystemPackageProvider",
        "Resource", "Version", "Trait", "LanguageTag", "PluginPermission", "PluginNetworkPermissionScope",
        "PluginCommandIntent", "DefaultIsolation", "WarningControlFlag",
    ]

    /// What makes targets.
    static let targets: Set<String> = [
        "target", "executableTarget", "testTarget", "plugin", "macro", "systemLibrary", "binaryTarget",
        "providedLibrary",
        "Target",
    ]

    /// The types whose members a place may mean by `.member`, by the label of the argument or the name of the type.
    static func types(expectedAt hint: String) -> [String] {
        switch hint {
        case "targets": ["Target"]
        case "dependencies": ["Target.Dependency", "Package.Dependency"]
        case "swiftSettings": ["SwiftSetting"]
        case "products": ["Product"]
        case "platforms": ["SupportedPlatform", "Platform"]
        case "condition": ["BuildSettingCondition", "TargetDependencyCondition"]
        case "": []
        default: [hint]
        }
    }

    /// Properties that are arrays where nothing is given for them.
    static let arrays: Set<String> = ["dependencies", "targets", "products", "exclude"]
}
