import SourceText

/// The Swift files of a target, by the package manager's rules.
enum TargetFiles {
    /// Folders that are one resource, since tools version 5.3.
    private static let resources: Set<String> = [
        "bundle", "docc", "mlpackage", "rkassets", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld",
        "xcmappingmodel",
    ]

    /// The files below a target's folder, sorted; and what could not be looked at.
    static func find(
        _ target: ManifestTarget, in folder: String, package: String
    ) -> (files: [String], problems: [ProjectProblem]) {
        let excluded = Set(target.exclude.map { SourcePath.normalized(SourcePath.joined(folder, $0)) })
        let declared = target.sources?.map { SourcePath.normalized(SourcePath.joined(folder, $0)) }
        let root = resolved(folder)
        do throws(FileReadError) {
            let walk = try FolderWalk(root) { entry in
                if entry.name.utf8.first == UInt8(ascii: ".") { return .skip }
                let path = root == folder ? entry.path : folder + entry.path.dropFirst(root.count)
                if excluded.contains(path) { return .skip }
                if entry.isFolder {
                    return resources.contains(SourcePath.fileExtension(of: entry.name)) ? .skip : .descend
                }
                guard entry.name.hasSuffix(".swift") else { return .skip }
                if SourcePath.parent(of: path) == package, isManifest(entry.name) { return .skip }
                return declared.map { isDeclared(path, $0) } ?? true ? .keep : .skip
            }
            let files = walk.entries.map { root == folder ? $0.path : folder + $0.path.dropFirst(root.count) }
            let problems = walk.unreadable.map {
                ProjectProblem(path: $0.path, line: 0, column: 0, message: $0.reason.message, isFatal: false)
            }
            return (files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, problems)
        } catch {
            let problem = ProjectProblem(path: folder, line: 0, column: 0, message: error.message, isFatal: false)
            return ([], [problem])
        }
    }

    /// The folder of a target may itself be a link.
    private static func resolved(_ folder: String) -> String {
        FolderWalk.kind(of: folder) == .linkedFolder ? folder + "/." : folder
    }

    private static func isManifest(_ name: String) -> Bool {
        name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    private static func isDeclared(_ path: String, _ declared: [String]) -> Bool {
        declared.contains { SourcePath.contains($0, path) }
    }
}
