import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias SpawnAttributes = posix_spawnattr_t?
#else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias SpawnAttributes = posix_spawnattr_t
#endif

extension Command {
    /// Starts the program in a process group of its own and returns its process number.
    func spawn(output: Int32, error: Int32) -> Result<pid_t, SubprocessError> {
        #if canImport(Darwin)
            var actions: FileActions = nil
            var attributes: SpawnAttributes = nil
        #else
            var actions = FileActions()
            var attributes = SpawnAttributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        guard connect(&actions, output: output, error: error) else { return .failure(.noWorkingDirectory(self)) }
        Self.detachFromThisProcess(&attributes)
        var process: pid_t = 0
        let code = withCStrings([executable] + arguments) { words in
            withCStrings(environmentWords) { variables in
                posix_spawn(&process, executable, &actions, &attributes, words, variables)
            }
        }
        return code == 0 ? .success(process) : .failure(.notStarted(self, code: code))
    }

    /// False where the system cannot start a program elsewhere than here.
    private func connect(_ actions: inout FileActions, output: Int32, error: Int32) -> Bool {
        let input =
            switch standardInput {
            case .empty: "/dev/null"
            case .file(let path): path
            }
        // The input is opened before the working directory changes: its path is meant from here.
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO)
        guard let workingDirectory else { return true }
        guard let change = Self.changeDirectory else { return false }
        return change(&actions, workingDirectory) == 0
    }

    private typealias ChangeDirectory =
        @convention(c) (UnsafeMutablePointer<FileActions>, UnsafePointer<CChar>) -> Int32

    /// `posix_spawn_file_actions_addchdir_np`, which the headers hide from Swift on Linux.
    private static let changeDirectory: ChangeDirectory? = {
        let address = dlsym(dlopen(nil, RTLD_NOW), "posix_spawn_file_actions_addchdir_np")
        return address.map { unsafeBitCast($0, to: ChangeDirectory.self) }
    }()

    /// Its own process group, so that all it starts can be ended with it, and none of this process's signal settings.
    private static func detachFromThisProcess(_ attributes: inout SpawnAttributes) {
        var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        #if canImport(Darwin)
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigemptyset(&all)
        for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGCHLD] { sigaddset(&all, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    private var environmentWords: [String] {
        (environment ?? ProcessInfo.processInfo.environment).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}

/// Lends `words` as the null-terminated array of C strings that `exec` expects.
private func withCStrings<Result>(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { (list + index).initialize(to: strdup(word)) }
    (list + words.count).initialize(to: nil)
    defer {
        for index in words.indices { free(list[index]) }
        list.deallocate()
    }
    return body(list)
}
