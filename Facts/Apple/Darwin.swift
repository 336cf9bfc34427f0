// The C library on Apple platforms: what concurrent code calls most.

typealias pid_t = Int32
typealias uid_t = UInt32
typealias gid_t = UInt32
typealias mode_t = UInt16
typealias off_t = Int64
typealias size_t = Int
typealias ssize_t = Int
typealias time_t = Int
typealias kern_return_t = Int32
typealias mach_port_t = UInt32
typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
typealias os_unfair_lock = os_unfair_lock_s
typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

struct _opaque_pthread_t {}
struct os_unfair_lock_s { init() }
struct pthread_mutex_t { init() }
struct pthread_mutexattr_t { init() }
struct pthread_cond_t { init() }
struct pthread_rwlock_t { init() }
struct pthread_attr_t { init() }
struct timespec: Sendable {
    init()
    init(tv_sec: Int, tv_nsec: Int)
    var tv_sec: Int
    var tv_nsec: Int
}
struct timeval: Sendable {
    init()
    init(tv_sec: Int, tv_usec: Int32)
    var tv_sec: Int
    var tv_usec: Int32
}
struct stat: Sendable { init() }
struct sockaddr: Sendable { init() }
struct sockaddr_in: Sendable { init() }
struct utsname { init() }
struct rusage { init() }
struct mach_timebase_info_data_t: Sendable {
    init()
    var numer: UInt32
    var denom: UInt32
}

func os_unfair_lock_lock(_ lock: os_unfair_lock_t)
func os_unfair_lock_unlock(_ lock: os_unfair_lock_t)
func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool
@_blocking("waits for the lock")
func pthread_mutex_lock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutex_unlock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutex_trylock(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutex_init(_: UnsafeMutablePointer<pthread_mutex_t>, _: UnsafePointer<pthread_mutexattr_t>?) -> Int32
func pthread_mutex_destroy(_: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_mutexattr_init(_: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32
func pthread_mutexattr_settype(_: UnsafeMutablePointer<pthread_mutexattr_t>, _: Int32) -> Int32
@_blocking("waits for a signal")
func pthread_cond_wait(_: UnsafeMutablePointer<pthread_cond_t>, _: UnsafeMutablePointer<pthread_mutex_t>) -> Int32
func pthread_cond_signal(_: UnsafeMutablePointer<pthread_cond_t>) -> Int32
func pthread_cond_broadcast(_: UnsafeMutablePointer<pthread_cond_t>) -> Int32
@_blocking("waits for the lock")
func pthread_rwlock_rdlock(_: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
@_blocking("waits for the lock")
func pthread_rwlock_wrlock(_: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
func pthread_rwlock_unlock(_: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32
func pthread_self() -> pthread_t
func pthread_equal(_: pthread_t?, _: pthread_t?) -> Int32
func pthread_main_np() -> Int32
@_blocking("waits for the thread")
func pthread_join(_: pthread_t, _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32
func pthread_setname_np(_: UnsafePointer<CChar>) -> Int32
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
func exit(_: Int32) -> Never
func abort() -> Never
func time(_: UnsafeMutablePointer<time_t>!) -> time_t
func gettimeofday(_: UnsafeMutablePointer<timeval>!, _: UnsafeMutableRawPointer!) -> Int32
func mach_absolute_time() -> UInt64
func mach_continuous_time() -> UInt64
func mach_timebase_info(_: UnsafeMutablePointer<mach_timebase_info_data_t>!) -> kern_return_t
func clock_gettime(_: Int32, _: UnsafeMutablePointer<timespec>!) -> Int32
func clock_gettime_nsec_np(_: Int32) -> UInt64
func arc4random() -> UInt32
func arc4random_uniform(_: UInt32) -> UInt32
func malloc(_: Int) -> UnsafeMutableRawPointer!
func calloc(_: Int, _: Int) -> UnsafeMutableRawPointer!
func free(_: UnsafeMutableRawPointer!)
func memcpy(_: UnsafeMutableRawPointer!, _: UnsafeRawPointer!, _: Int) -> UnsafeMutableRawPointer!
func memset(_: UnsafeMutableRawPointer!, _: Int32, _: Int) -> UnsafeMutableRawPointer!
func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32
func strlen(_: UnsafePointer<CChar>!) -> Int
func strcmp(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!) -> Int32
func strerror(_: Int32) -> UnsafeMutablePointer<CChar>!
func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32
func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
func close(_: Int32) -> Int32
@_blocking("waits for input")
func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int
func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int
func unlink(_: UnsafePointer<CChar>!) -> Int32
func mkdir(_: UnsafePointer<CChar>!, _: mode_t) -> Int32
func sysctlbyname(_: UnsafePointer<CChar>!, _: UnsafeMutableRawPointer!, _: UnsafeMutablePointer<Int>!, _: UnsafeMutableRawPointer!, _: Int) -> Int32
func uname(_: UnsafeMutablePointer<utsname>!) -> Int32
func signal(_: Int32, _: (@convention(c) (Int32) -> Void)!) -> (@convention(c) (Int32) -> Void)!
func fflush(_: UnsafeMutablePointer<FILE>!) -> Int32
func isatty(_: Int32) -> Int32
struct FILE {}
var stdout: UnsafeMutablePointer<FILE>
var stderr: UnsafeMutablePointer<FILE>
var stdin: UnsafeMutablePointer<FILE>
var errno: Int32 { get set }
var SIGINT: Int32 { get }
var SIGTERM: Int32 { get }
var SIGKILL: Int32 { get }
var SIGPIPE: Int32 { get }
var EXIT_SUCCESS: Int32 { get }
var EXIT_FAILURE: Int32 { get }
var NSEC_PER_SEC: UInt64 { get }
var NSEC_PER_MSEC: UInt64 { get }
var USEC_PER_SEC: UInt64 { get }
var NSEC_PER_USEC: UInt64 { get }
var CLOCK_MONOTONIC: Int32 { get }
var CLOCK_UPTIME_RAW: Int32 { get }
var CLOCK_REALTIME: Int32 { get }
func sqrt(_ x: Double) -> Double
func sin(_ x: Double) -> Double
func cos(_ x: Double) -> Double
func tan(_ x: Double) -> Double
func atan2(_ y: Double, _ x: Double) -> Double
func pow(_ x: Double, _ y: Double) -> Double
func exp(_ x: Double) -> Double
func log(_ x: Double) -> Double
func log2(_ x: Double) -> Double
func log10(_ x: Double) -> Double
func floor(_ x: Double) -> Double
func ceil(_ x: Double) -> Double
func round(_ x: Double) -> Double
func fabs(_ x: Double) -> Double
func fmod(_ x: Double, _ y: Double) -> Double
