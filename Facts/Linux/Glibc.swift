// The C library on Linux: what concurrent code calls most. What the toolchain's own Glibc overlay has is not repeated.

typealias pid_t = Int32
typealias uid_t = UInt32
typealias gid_t = UInt32
typealias mode_t = UInt32
typealias off_t = Int
typealias size_t = Int
typealias ssize_t = Int
typealias time_t = Int
typealias pthread_t = UInt

struct pthread_mutex_t { init() }
struct pthread_mutexattr_t { init() }
struct pthread_cond_t { init() }
struct pthread_rwlock_t { init() }
struct pthread_attr_t { init() }
struct sem_t { init() }
struct timespec: Sendable {
    init()
    init(tv_sec: Int, tv_nsec: Int)
    var tv_sec: Int
    var tv_nsec: Int
}
struct timeval: Sendable {
    init()
    init(tv_sec: Int, tv_usec: Int)
    var tv_sec: Int
    var tv_usec: Int
}
struct stat: Sendable { init() }
struct dirent: Sendable { init() }
struct sockaddr: Sendable { init() }
struct sockaddr_in: Sendable { init() }
struct sockaddr_in6: Sendable { init() }
struct sockaddr_un: Sendable { init() }
struct sockaddr_storage: Sendable { init() }
struct in_addr: Sendable { init() }
struct in6_addr: Sendable { init() }
struct iovec { init() }
struct msghdr { init() }
struct pollfd: Sendable { init() }
struct utsname: Sendable { init() }
struct rusage: Sendable { init() }

@_blocking("waits for the lock")
func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32
func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32
func pthread_mutex_trylock(_: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32
func pthread_mutex_init(_: UnsafeMutablePointer<pthread_mutex_t>!, _: UnsafePointer<pthread_mutexattr_t>!) -> Int32
func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32
func pthread_mutexattr_init(_: UnsafeMutablePointer<pthread_mutexattr_t>!) -> Int32
func pthread_mutexattr_settype(_: UnsafeMutablePointer<pthread_mutexattr_t>!, _: Int32) -> Int32
@_blocking("waits for a signal")
func pthread_cond_wait(_: UnsafeMutablePointer<pthread_cond_t>!, _: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32
@_blocking("waits for a signal")
func pthread_cond_timedwait(_: UnsafeMutablePointer<pthread_cond_t>!, _: UnsafeMutablePointer<pthread_mutex_t>!, _: UnsafePointer<timespec>!) -> Int32
func pthread_cond_init(_: UnsafeMutablePointer<pthread_cond_t>!, _: OpaquePointer!) -> Int32
func pthread_cond_signal(_: UnsafeMutablePointer<pthread_cond_t>!) -> Int32
func pthread_cond_broadcast(_: UnsafeMutablePointer<pthread_cond_t>!) -> Int32
func pthread_cond_destroy(_: UnsafeMutablePointer<pthread_cond_t>!) -> Int32
@_blocking("waits for the lock")
func pthread_rwlock_rdlock(_: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32
@_blocking("waits for the lock")
func pthread_rwlock_wrlock(_: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32
func pthread_rwlock_unlock(_: UnsafeMutablePointer<pthread_rwlock_t>!) -> Int32
func pthread_self() -> pthread_t
func pthread_equal(_: pthread_t, _: pthread_t) -> Int32
func pthread_create(_: UnsafeMutablePointer<pthread_t>!, _: UnsafePointer<pthread_attr_t>!, _: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer!) -> Int32
@_blocking("waits for the thread")
func pthread_join(_: pthread_t, _: UnsafeMutablePointer<UnsafeMutableRawPointer?>!) -> Int32
@_blocking("waits")
func sem_wait(_: UnsafeMutablePointer<sem_t>!) -> Int32
func sem_post(_: UnsafeMutablePointer<sem_t>!) -> Int32
@_blocking("sleeps")
func sleep(_: UInt32) -> UInt32
@_blocking("sleeps")
func usleep(_: UInt32) -> Int32
@_blocking("sleeps")
func nanosleep(_: UnsafePointer<timespec>!, _: UnsafeMutablePointer<timespec>!) -> Int32
func getpid() -> pid_t
func getppid() -> pid_t
func kill(_: pid_t, _: Int32) -> Int32
@_blocking("waits for a process")
func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t
func getuid() -> uid_t
func geteuid() -> uid_t
func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
func setenv(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32
func unsetenv(_: UnsafePointer<CChar>!) -> Int32
func exit(_: Int32) -> Never
func abort() -> Never
func time(_: UnsafeMutablePointer<time_t>!) -> time_t
func clock_gettime(_: Int32, _: UnsafeMutablePointer<timespec>!) -> Int32
func malloc(_: Int) -> UnsafeMutableRawPointer!
func calloc(_: Int, _: Int) -> UnsafeMutableRawPointer!
func realloc(_: UnsafeMutableRawPointer!, _: Int) -> UnsafeMutableRawPointer!
func free(_: UnsafeMutableRawPointer!)
func memcpy(_: UnsafeMutableRawPointer!, _: UnsafeRawPointer!, _: Int) -> UnsafeMutableRawPointer!
func memmove(_: UnsafeMutableRawPointer!, _: UnsafeRawPointer!, _: Int) -> UnsafeMutableRawPointer!
func memset(_: UnsafeMutableRawPointer!, _: Int32, _: Int) -> UnsafeMutableRawPointer!
func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32
func strlen(_: UnsafePointer<CChar>!) -> Int
func strcmp(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32
func strerror(_: Int32) -> UnsafeMutablePointer<CChar>!
func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>!
func close(_: Int32) -> Int32
@_blocking("waits for input")
func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int
func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int
func unlink(_: UnsafePointer<CChar>!) -> Int32
func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32
func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32
func socket(_: Int32, _: Int32, _: Int32) -> Int32
@_blocking("waits for a connection")
func accept(_: Int32, _: UnsafeMutablePointer<sockaddr>!, _: UnsafeMutablePointer<UInt32>!) -> Int32
@_blocking("waits for the connection")
func connect(_: Int32, _: UnsafePointer<sockaddr>!, _: UInt32) -> Int32
@_blocking("waits for events")
func poll(_: UnsafeMutablePointer<pollfd>!, _: UInt, _: Int32) -> Int32
func isatty(_: Int32) -> Int32
func signal(_: Int32, _: (@convention(c) (Int32) -> Void)!) -> (@convention(c) (Int32) -> Void)!
func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32
func fputs(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<FILE>!) -> Int32
func fopen(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>!
func fclose(_: UnsafeMutablePointer<FILE>!) -> Int32
func random() -> Int
func rand() -> Int32
struct _IO_FILE {}
typealias FILE = _IO_FILE
var stdout: UnsafeMutablePointer<FILE>!
var stderr: UnsafeMutablePointer<FILE>!
var stdin: UnsafeMutablePointer<FILE>!
var SIGINT: Int32 { get }
var SIGTERM: Int32 { get }
var SIGKILL: Int32 { get }
var SIGPIPE: Int32 { get }
var EXIT_SUCCESS: Int32 { get }
var EXIT_FAILURE: Int32 { get }
var CLOCK_MONOTONIC: Int32 { get }
var CLOCK_REALTIME: Int32 { get }
func sqrt(_: Double) -> Double
func sin(_: Double) -> Double
func cos(_: Double) -> Double
func pow(_: Double, _: Double) -> Double
func exp(_: Double) -> Double
func log(_: Double) -> Double
func log2(_: Double) -> Double
func log10(_: Double) -> Double
func floor(_: Double) -> Double
func ceil(_: Double) -> Double
func round(_: Double) -> Double
