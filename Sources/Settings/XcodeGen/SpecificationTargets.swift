/// The targets of a specification, templates applied and one made for each platform, as XcodeGen does.
struct SpecificationTargets {
    /// A target under the name that it gets in the project.
    struct Target {
        var name: String
        var content: YAMLMapping
        var place: Provenance
    }

    /// Sorted by name.
    private(set) var targets: [Target] = []
    private(set) var problems: [ProjectProblem] = []

    private let templates: YAMLMapping

    init(_ specification: YAMLMapping) {
        templates = specification["targetTemplates"]?.mapping ?? YAMLMapping()
        var weight = 0
        for entry in specification["targets"]?.mapping?.entries ?? [] {
            guard let content = entry.value.mapping else {
                problems.append(ProjectProblem("the target \(entry.key) is no mapping", at: entry.place))
                continue
            }
            // Platforms may be named in the target, or in its templates.
            let written = Target(name: entry.key, content: content, place: entry.place)
            let found = Self.perPlatform(written).flatMap { Self.perPlatform(resolvingTemplates(of: $0)) }
            weight = found.reduce(weight) { $0 + YAMLValue(.mapping($1.content), at: $1.place).weight }
            guard weight < YAMLDocument.weightLimit else {
                problems.append(ProjectProblem("the templates expand to too many values", at: entry.place))
                break
            }
            targets += found
        }
        targets.sort { $0.name < $1.name }
    }

    private mutating func resolvingTemplates(of target: Target) -> Target {
        var names: [String] = []
        var index = 0
        collect(target.content, into: &names, at: &index, depth: 0)
        if names.isEmpty { return target }
        var base = YAMLMapping()
        for name in names { base = templates[name]?.mapping?.merged(onto: base) ?? base }
        var result = target
        result.content = target.content.merged(onto: base).expanding(["target_name": target.name])
        let attributes = result.content["templateAttributes"]?.mapping?.entries.compactMap { entry in
            entry.value.string.map { (entry.key, $0) }
        }
        if let attributes { result.content = result.content.expanding(Dictionary(attributes) { $1 }) }
        return result
    }

    /// The templates that a target or template names, those which they name first.
    private mutating func collect(_ content: YAMLMapping, into names: inout [String], at index: inout Int, depth: Int) {
        for value in content["templates"]?.sequence ?? [] {
            guard let name = value.string, !names.contains(name), depth < 50 else { continue }
            guard let template = templates[name]?.mapping else {
                let problem = ProjectProblem("no target template is named “\(name)”", at: value.place)
                if !problems.contains(problem) { problems.append(problem) }
                continue
            }
            names.insert(name, at: index)
            collect(template, into: &names, at: &index, depth: depth + 1)
            index += 1
        }
    }

    private static func perPlatform(_ target: Target) -> [Target] {
        guard let platforms = target.content["platform"]?.sequence else { return [target] }
        return platforms.compactMap { value in
            guard let platform = value.string else { return nil }
            var content = target.content.expanding(["platform": platform]).setting("platform", to: value)
            let suffix = content["platformSuffix"]?.string ?? "_\(platform)"
            let name = (content["platformPrefix"]?.string ?? "") + target.name + suffix
            let product = YAMLValue(.scalar(target.name, isPlain: false), at: target.place)
            content = addingProductName(product, to: content)
            if let versions = content["deploymentTarget"]?.mapping {
                let none = YAMLValue(.scalar("", isPlain: false), at: value.place)
                content = content.setting("deploymentTarget", to: versions[platform] ?? none)
            }
            return Target(name: name, content: content, place: target.place)
        }
    }

    /// All targets that were made of one have a product of its name.
    private static func addingProductName(_ product: YAMLValue, to content: YAMLMapping) -> YAMLMapping {
        var settings = content["settings"]?.mapping ?? YAMLMapping()
        let place = content["settings"]?.place ?? product.place
        if ["configs", "groups", "base"].contains(where: { settings[$0] != nil }) {
            let base = settings["base"]?.mapping ?? YAMLMapping()
            if base["PRODUCT_NAME"] == nil {
                let named = YAMLValue(.mapping(base.setting("PRODUCT_NAME", to: product)), at: place)
                settings = settings.setting("base", to: named)
            }
        } else if settings["PRODUCT_NAME"] == nil {
            settings = settings.setting("PRODUCT_NAME", to: product)
        }
        return content.setting("settings", to: YAMLValue(.mapping(settings), at: place))
    }
}
