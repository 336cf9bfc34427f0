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
        "PluginCommandIntent", "DefaultIsolation", "WarningLevel", "PackageDependency",
    ]

    /// What makes targets.
    static let targets: Set<String> = [
        "target", "executableTarget", "testTarget", "plugin", "macro", "systemLibrary", "binaryTarget",
        "providedLibrary", "Target",
    ]

    /// What makes targets and nothing else.
    static let certainTargets: Set<String> = [
        "executableTarget", "testTarget", "macro", "systemLibrary", "binaryTarget", "providedLibrary",
    ]

    /// Functions that make settings; other types have theirs where no protocol of a manifest adds any.
    static func statics(of type: String) -> Set<String> { type.hasSuffix("Setting") ? settings : [] }

    private static let settings: Set<String> = [
        "define", "unsafeFlags", "enableUpcomingFeature", "enableExperimentalFeature", "swiftLanguageMode",
        "swiftLanguageVersion", "interoperabilityMode", "defaultIsolation", "strictMemorySafety", "treatAllWarnings",
        "treatWarning", "headerSearchPath", "linkedLibrary", "linkedFramework", "enableWarning", "disableWarning",
    ]

    /// The type of an argument of what makes a value of a type; empty where it is not known.
    static func argument(_ label: String, of constructor: String, type: String) -> String {
        switch label {
        case "targets": return constructor == "Package" || type == "Package" ? "[Target]" : "[String]"
        case "dependencies":
            return constructor == "Package" || type == "Package" ? "[Package.Dependency]" : "[Target.Dependency]"
        case "platforms": return constructor == "when" ? "[Platform]" : "[SupportedPlatform]"
        case "condition": return type == "Target.Dependency" ? "TargetDependencyCondition" : "BuildSettingCondition"
        case "exclude", "sources", "flags": return "[String]"
        case "type": return "Product.Library.LibraryType"
        default: break
        }
        if let type = properties[label] { return type }
        guard Int(label) != nil else { return "" }
        switch constructor {
        case "swiftLanguageMode", "swiftLanguageVersion": return "SwiftLanguageMode"
        case "unsafeFlags" where label == "0": return "[String]"
        case "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "driverKit":
            return "SupportedPlatform.Version"
        default:
            return type.hasSuffix("Setting") || label == "1" ? "BuildSettingCondition" : ""
        }
    }

    /// Properties and arguments whose type their name tells.
    private static let properties = [
        "products": "[Product]", "swiftSettings": "[SwiftSetting]", "cSettings": "[CSetting]",
        "cxxSettings": "[CXXSetting]", "linkerSettings": "[LinkerSetting]", "resources": "[Resource]",
        "plugins": "[Target.PluginUsage]", "swiftLanguageModes": "[SwiftLanguageMode]",
        "swiftLanguageVersions": "[SwiftLanguageMode]", "configuration": "BuildConfiguration",
        "capability": "Target.PluginCapability", "providers": "[SystemPackageProvider]", "traits": "[Trait]",
        "cLanguageStandard": "CLanguageStandard", "cxxLanguageStandard": "CXXLanguageStandard",
        "permissions": "[PluginPermission]", "intent": "PluginCommandIntent",
    ]

    /// The properties that an instance of a class of PackageDescription has; nil for other types.
    static func properties(of type: String) -> Set<String>? {
        switch type {
        case "Package": packageProperties
        case "Target": targetProperties
        default: nil
        }
    }

    private static let packageProperties: Set<String> = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
        "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    ]
    private static let targetProperties: Set<String> = [
        "name", "type", "path", "url", "sources", "resources", "exclude", "isTest", "dependencies", "publicHeadersPath",
        "packageAccess", "pkgConfig", "providers", "pluginCapability", "cSettings", "cxxSettings", "swiftSettings",
        "linkerSettings", "checksum", "plugins",
    ]

    /// Properties that are optional.
    static let optionals: Set<String> = [
        "platforms", "swiftLanguageModes", "swiftLanguageVersions", "swiftSettings", "cSettings", "cxxSettings",
        "linkerSettings", "resources", "sources", "path", "publicHeadersPath", "plugins", "providers", "pkgConfig",
    ]

    /// Properties that are arrays where nothing is given for them.
    static let arrays: Set<String> = ["dependencies", "targets", "products", "exclude"]

    /// The one name of what has several.
    static func canonical(_ property: String) -> String {
        property == "swiftLanguageVersions" ? "swiftLanguageModes" : property
    }

    /// The names of cases by which manifests look into values that functions with other names make.
    static let cases = ["targetItem": "target", "productItem": "product", "byNameItem": "byName"]
}
