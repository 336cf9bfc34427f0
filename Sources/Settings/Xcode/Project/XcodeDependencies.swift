import SourceText

/// What the targets of a project depend on, and where its packages are.
struct XcodeDependencies {
    private let objects: XcodeObjects
    private let tree: XcodeFileTree
    /// The names of the targets that make a product, by the product's reference.
    private let makers: [String: String]

    init(_ objects: XcodeObjects, tree: XcodeFileTree, targets: [XcodeTarget]) {
        self.objects = objects
        self.tree = tree
        makers = Dictionary(
            targets.compactMap { target in
                target.object.fields.string("productReference").map { ($0, target.name) }
            },
            uniquingKeysWith: { first, _ in first })
    }

    /// The targets and package products that a target names or links, in that order, each once.
    func names(of target: XcodeTarget) -> [String] {
        var names: [String] = []
        func add(_ name: String?) {
            if let name, !name.isEmpty, name != target.name, !names.contains(name) { names.append(name) }
        }
        for dependency in objects.objects("dependencies", of: target.object) {
            let proxy = objects.object("targetProxy", of: dependency)
            let product = objects.object("productRef", of: dependency)
            add(
                objects.object("target", of: dependency)?.name ?? dependency.fields.string("name")
                    ?? proxy?.fields.string("remoteInfo") ?? product.flatMap { Self.product($0) })
        }
        for product in objects.objects("packageProductDependencies", of: target.object) {
            add(Self.product(product))
        }
        for phase in objects.objects("buildPhases", of: target.object) where phase.isa == "PBXFrameworksBuildPhase" {
            for file in objects.objects("files", of: phase) {
                add(objects.object("productRef", of: file).flatMap { Self.product($0) })
                if let reference = file.fields.string("fileRef") { add(makers[reference]) }
            }
        }
        return names
    }

    /// The name of a package's product; those of plugins are marked in project files.
    private static func product(_ reference: XcodeObject) -> String? {
        guard let name = reference.fields.string("productName") else { return nil }
        return name.hasPrefix("plugin:") ? String(name.dropFirst("plugin:".count)) : name
    }

    /// The folders of the packages that stand beside the project: named as such, or references to folders that hold a
    /// manifest, as Xcode wrote them before version 15.
    func localPackages() -> [String] {
        var folders: [String] = []
        for reference in objects.all("XCLocalSwiftPackageReference") {
            guard let path = reference.fields.string("relativePath") ?? reference.fields.string("path") else {
                continue
            }
            folders.append(SourcePath.normalized(SourcePath.joined(objects.root, path)))
        }
        for reference in objects.all("PBXFileReference") where Self.mayBePackage(reference) {
            if let path = tree.paths[reference.id] { folders.append(path) }
        }
        var seen: Set<String> = []
        return folders.filter { folder in
            seen.insert(folder).inserted && FolderWalk.kind(of: SourcePath.joined(folder, "Package.swift")) == .file
        }
    }

    private static func mayBePackage(_ reference: XcodeObject) -> Bool {
        let type = reference.fields.string("explicitFileType") ?? reference.fields.string("lastKnownFileType")
        return ["folder", "wrapper", "text", nil].contains(type)
            && SourcePath.fileExtension(of: reference.fields.string("path") ?? "").isEmpty
    }

    /// The projects that this one refers to.
    func projects() -> [String] {
        (objects.project.fields["projectReferences"]?.array ?? []).compactMap {
            $0.dictionary?.string("ProjectRef").flatMap { tree.paths[$0] }
        }
    }
}
