import Distributed
func run(_ f: () -> Void) {} //= unspecified
distributed actor D { //= unspecified
    typealias ActorSystem = LocalTestingDistributedActorSystem
    var s = 0 //= actor
    let k = 1 //= actor
    distributed func call() {} //= actor
    distributed func callAsync() async throws -> Int { s } //= actor
    distributed var computed: Int { 1 } //= actor, actor
    func local() { run { s = 1 } ; run { } ; Task { s = 1 } ; Task { } } //= actor, actor, nonisolated, actor, nonisolated
    nonisolated func apart() {} //= nonisolated
    static func stat() {} //= unspecified
    init(system: ActorSystem) { self.actorSystem = system } //= nonisolated
    struct Inner { func f() {} } //= unspecified, unspecified
}
extension D { distributed func more() {} ; func other() {} ; nonisolated var x: Int { 1 } } //= unspecified, actor, actor, nonisolated, nonisolated
protocol Greeter: DistributedActor where ActorSystem == LocalTestingDistributedActorSystem { distributed func greet() -> String } //= unspecified, actor
distributed actor G: Greeter { typealias ActorSystem = LocalTestingDistributedActorSystem ; distributed func greet() -> String { "" } } //= unspecified, actor
extension Greeter { func helper() {} ; nonisolated func apart() {} } //= unspecified, actor, nonisolated
func use(_ d: D) async throws { try await d.call() ; await d.whenLocal { me in run { } } } //= unspecified, actor, nonisolated
