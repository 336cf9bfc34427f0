import SourceText

/// A project specification (`project.yml`) with all that it includes, paths as seen from its folder.
struct ProjectSpecification {
    /// The folder of the specification, as the user would type it.
    let folder: String
    private(set) var content = YAMLMapping()
    private(set) var problems: [ProjectProblem] = []

    /// Specifications that may be read for one project.
    private static let fileLimit = 500
    private static let depthLimit = 50
    private var read = 0
    private var merged: Set<String> = []

    /// Reads the specification at a path.
    init(_ path: String) {
        folder = SourcePath.parent(of: path)
        content = load(path, folder: folder, prefix: "", depth: 0, referrer: nil) ?? YAMLMapping()
    }

    /// One file laid over those that it includes; nil where it cannot be read.
    ///
    /// `folder` is what the paths of its inclusions are seen from, `prefix` leads from the specification's folder to
    /// that of this file's own paths.
    private mutating func load(
        _ path: String, folder: String, prefix: String, depth: Int, referrer: Provenance?
    ) -> YAMLMapping? {
        guard merged.insert(path).inserted else { return YAMLMapping() }
        read += 1
        guard read <= Self.fileLimit, depth < Self.depthLimit else {
            if read == Self.fileLimit + 1 { report("too many included specifications", referrer, path, isFatal: false) }
            return nil
        }
        guard let mapping = parse(path, referrer) else { return nil }
        var base = YAMLMapping()
        for inclusion in Self.inclusions(of: mapping) {
            let included = SourcePath.normalized(SourcePath.joined(folder, inclusion.path))
            let own = inclusion.isRelative ? SourcePath.parent(of: inclusion.path) : "."
            let content = load(
                included, folder: SourcePath.normalized(SourcePath.joined(folder, own)),
                prefix: SourcePath.joined(prefix, own), depth: depth + 1, referrer: inclusion.place)
            base = content?.merged(onto: base) ?? base
        }
        return SpecificationPaths.rebased(mapping, prefix: prefix).merged(onto: base)
    }

    private mutating func parse(_ path: String, _ referrer: Provenance?) -> YAMLMapping? {
        let file: SettingsFile
        do throws(FileReadError) {
            file = try SettingsFile.read(path)
        } catch {
            report("\(path) cannot be read: \(error.message)", referrer, path, isFatal: referrer == nil)
            return nil
        }
        do throws(SettingsSyntaxError) {
            if let mapping = try YAMLDocument.parse(file).mapping { return mapping }
            throw SettingsSyntaxError("a specification is a mapping", at: 0)
        } catch {
            problems.append(file.problem(error.message, at: error.offset, isFatal: referrer == nil))
            return nil
        }
    }

    private mutating func report(_ message: String, _ place: Provenance?, _ path: String, isFatal: Bool) {
        var problem = ProjectProblem(message, at: place ?? .written(path: path, line: 0, column: 0))
        problem.isFatal = isFatal
        problems.append(problem)
    }

    private struct Inclusion {
        var path: String
        var isRelative: Bool
        var place: Provenance
    }

    private static func inclusions(of mapping: YAMLMapping) -> [Inclusion] {
        guard let value = mapping["include"] else { return [] }
        return (value.sequence ?? [value]).compactMap { element in
            guard let path = element.string ?? element.mapping?["path"]?.string, !path.isEmpty else { return nil }
            if element.mapping?["enable"]?.bool == false { return nil }
            let isRelative = element.mapping?["relativePaths"]?.bool ?? true
            return Inclusion(path: path, isRelative: isRelative, place: element.place)
        }
    }
}

/// The paths in a specification.
enum SpecificationPaths {
    /// The specification with its paths as seen from another folder.
    static func rebased(_ mapping: YAMLMapping, prefix: String) -> YAMLMapping {
        if prefix.isEmpty || prefix == "." { return mapping }
        let path = { (value: YAMLValue) in Self.path(value, prefix) }
        let inEach = { (change: @escaping (YAMLMapping) -> YAMLMapping) in
            { (value: YAMLValue) in
                values(of: value) { item in item.mapping.map { YAMLValue(.mapping(change($0)), at: item.place) } ?? item
                }
            }
        }
        let target = { (target: YAMLMapping) -> YAMLMapping in
            var target = target
            apply("sources", to: &target) { value in elements(of: value) { source(in: $0, path) } }
            apply("configFiles", to: &target) { value in values(of: value, path) }
            return target
        }
        let withPath = { (item: YAMLMapping) -> YAMLMapping in
            var item = item
            apply("path", to: &item, path)
            return item
        }
        var result = mapping
        apply("configFiles", to: &result) { value in values(of: value, path) }
        apply("targets", to: &result, inEach(target))
        apply("targetTemplates", to: &result, inEach(target))
        apply("packages", to: &result, inEach(withPath))
        apply("projectReferences", to: &result, inEach(withPath))
        apply("localPackages", to: &result) { value in elements(of: value, path) }
        return result
    }

    private static func apply(_ key: String, to mapping: inout YAMLMapping, _ change: (YAMLValue) -> YAMLValue) {
        guard var entry = mapping.entry(key) else { return }
        entry.value = change(entry.value)
        mapping.set(entry)
    }

    private static func path(_ value: YAMLValue, _ prefix: String) -> YAMLValue {
        guard let text = value.string else { return value }
        let path = SourcePath.normalized(SourcePath.joined(prefix, text))
        return YAMLValue(.scalar(path, isPlain: false), at: value.place)
    }

    private static func source(in value: YAMLValue, _ path: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard var mapping = value.mapping else { return path(value) }
        apply("path", to: &mapping, path)
        return YAMLValue(.mapping(mapping), at: value.place)
    }

    private static func elements(of value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard let sequence = value.sequence else { return change(value) }
        return YAMLValue(.sequence(sequence.map(change)), at: value.place)
    }

    private static func values(of value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
        guard let mapping = value.mapping else { return value }
        var result = YAMLMapping()
        for var entry in mapping.entries {
            entry.value = change(entry.value)
            result.set(entry)
        }
        return YAMLValue(.mapping(result), at: value.place)
    }
}
