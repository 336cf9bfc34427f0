package import Settings

/// Reads the modules that a container describes, each kind with its own reader.
package enum ContainerReader {
    /// The container's modules; what is wrong with it is among the problems.
    package static func read(_ container: ProjectContainer) -> ProjectSettings {
        ProjectSettings()
    }
}
