import SourceText
import SwiftSyntax

/// Executes a manifest without running it: knows values, and knows what it does not know. Where a condition depends on
/// the environment, both ways are followed and what they differ in is undecided.
struct ManifestInterpreter {
    /// The manifest's path, and the folder that it stands in, as the user would type them.
    let path: String
    let folder: String
    /// What decides `#if`.
    let condition: ManifestCondition
    var definitions: ManifestDefinitions
    var state = ManifestState()
    /// What the last condition without an answer depends on.
    var doubt = ""
    /// The states in which something that was called may have thrown.
    private(set) var thrown: ManifestState?
    /// The value of `self` at the end of the mutating method that was called last.
    var finalSelf: ManifestValue?
    /// Whether all statements were followed.
    private(set) var isComplete = true
    private var steps = 0
    private var depth = 0
    /// How often something was stored; the numbers that were given to frames and instances.
    private var writes = 0
    private var frameCount = ManifestState.top
    private var instanceCount = 0

    /// What is executed at most; hostile manifests are cut off here.
    private static let stepLimit = 300_000
    private static let depthLimit = 400
    static let elementLimit = 10_000
    static let stringLimit = 1 << 16

    /// - Parameter tree: The manifest, with sequences of operators as trees.
    init(path: String, tools: ToolsVersion, operatingSystem: String, _ tree: SourceFileSyntax) {
        self.path = path
        folder = SourcePath.parent(of: path)
        condition = ManifestCondition(tools: tools, operatingSystem: operatingSystem)
        definitions = ManifestDefinitions(tree, condition)
    }

    /// Whether more may be executed; counts `cost` steps.
    mutating func mayStep(_ cost: Int = 1) -> Bool {
        steps += cost
        return steps < Self.stepLimit
    }

    /// Calls `body` one level deeper; nil where the manifest is nested too deeply.
    mutating func deeper<Result>(_ body: (inout Self) -> Result) -> Result? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return body(&self)
    }

    /// Ends execution where more statements are not followed.
    mutating func stop() -> ManifestExits {
        isComplete = false
        return .never
    }

    /// The place of a node: its first byte, leading trivia left out.
    func place(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

    // MARK: Worlds

    /// Either of two states.
    mutating func merged(_ left: ManifestState, _ right: ManifestState) -> ManifestState {
        writes += 1
        let merged = left.merged(with: right, stamp: writes, doubt: doubt)
        _ = mayStep(
            1 + (left.frames.count + left.instances.count) / 16 + merged.weight(changedSince: writes) / 16)
        return merged
    }

    /// Does one of two things; both, each in a world of its own, where it is not known which.
    mutating func choose<Result>(
        _ answer: Bool?, _ first: (inout Self) -> Result, _ second: (inout Self) -> Result
    ) -> (Result, Result?) {
        if let answer { return (answer ? first(&self) : second(&self), nil) }
        let (start, why) = (state, doubt)
        let one = first(&self)
        let after = state
        state = start
        let other = second(&self)
        doubt = why
        state = merged(after, state)
        return (one, other)
    }

    /// A value that is one of two.
    mutating func chooseValue(
        _ answer: Bool?, _ first: (inout Self) -> ManifestValue, _ second: (inout Self) -> ManifestValue
    ) -> ManifestValue {
        let (count, why) = (instanceCount, doubt)
        let (one, other) = choose(answer, first, second)
        return other.map { one.merged(with: $0).marked(one, $0, doubt: why) { $0 > count } } ?? one
    }

    /// Does something that may or may not happen.
    mutating func perhaps(_ body: (inout Self) -> Void) {
        let (start, why) = (state, doubt)
        body(&self)
        doubt = why
        state = merged(start, state)
    }

    /// The answer that a value is, where it is one; what it depends on where it is none.
    mutating func decided(_ value: ManifestValue) -> Bool? {
        if value.boolean == nil { doubt = value.dependence }
        return value.boolean
    }

    /// Something may be thrown in a state.
    mutating func mayThrow(in state: ManifestState) {
        thrown = thrown.map { merged($0, state) } ?? state
    }

    /// Calls `body`, and gives the states in which something in it may have thrown.
    mutating func catching<Result>(_ body: (inout Self) -> Result) -> (Result, thrown: ManifestState?) {
        let before = thrown
        let current = state.current
        thrown = nil
        defer { thrown = before }
        let result = body(&self)
        thrown?.current = current
        return (result, thrown)
    }

    // MARK: Frames

    /// Opens a scope; `parent` is what it sees around it.
    mutating func open(in parent: Int? = nil) -> Int {
        frameCount += 1
        state.frames[frameCount] = ManifestState.Frame(parent: parent ?? state.current)
        state.current = frameCount
        return frameCount
    }

    /// Closes a scope in a state.
    func close(_ frame: Int, to outer: Int, in state: inout ManifestState) {
        state.current = outer
        if state.frames[frame]?.isCaptured == false { state.frames[frame] = nil }
    }

    /// Calls `body` in a scope of its own.
    mutating func scoped<Result>(_ body: (inout Self) -> Result) -> Result {
        let outer = state.current
        let frame = open()
        let result = body(&self)
        close(frame, to: outer, in: &state)
        return result
    }

    /// Executes in a scope of its own.
    mutating func scopedExits(_ body: (inout Self) -> ManifestExits) -> ManifestExits {
        let outer = state.current
        let frame = open()
        var exits = body(&self)
        close(frame, to: outer, in: &state)
        exits.forEachState { close(frame, to: outer, in: &$0) }
        return exits
    }

    /// Keeps the variables around a function that outlives them.
    mutating func capture(_ frame: Int?) {
        var next = frame
        while let number = next, state.frames[number]?.isCaptured == false {
            state.frames[number]?.isCaptured = true
            next = state.frames[number]?.parent
        }
    }

    // MARK: Storing

    /// Declares a variable in the innermost scope.
    mutating func declare(
        _ name: String, _ value: ManifestValue, type: String = "", isConstant: Bool = true, isOptional: Bool = false
    ) {
        writes += 1
        if case .function(let callable) = value.kind { capture(callable.frame) }
        state.frames[state.current]?.variables[name] = ManifestVariable(
            value: value, type: type, isConstant: isConstant, isOptional: isOptional)
        state.frames[state.current]?.stamp = writes
    }

    /// Stores a value in a variable of a frame.
    mutating func store(_ value: ManifestValue, in name: String, frame: Int) {
        writes += 1
        if case .function(let callable) = value.kind { capture(callable.frame) }
        state.frames[frame]?.variables[name]?.value = value
        state.frames[frame]?.stamp = writes
    }

    /// Stores a value in a static property.
    mutating func store(_ value: ManifestValue, static name: String) {
        writes += 1
        state.statics.variables[name] = ManifestVariable(value: value)
        state.statics.stamp = writes
    }

    /// Stores a value in a field of an instance of a class.
    mutating func store(_ value: ManifestValue, field: String, of number: Int) {
        writes += 1
        state.instances[number]?.object.fields[PackageDescriptionNames.canonical(field)] = value
        state.instances[number]?.stamp = writes
    }

    /// A new instance of a class.
    mutating func make(_ object: ManifestObject) -> ManifestValue {
        instanceCount += 1
        writes += 1
        state.instances[instanceCount] = ManifestState.Instance(object: object, stamp: writes)
        let value = ManifestValue(.object(instanceCount), object.place)
        if object.constructor == "Package", object.type == "Package" { state.package = value }
        return value
    }

    /// What a value is an instance of, if anything.
    func object(_ value: ManifestValue?) -> ManifestObject? {
        switch value?.kind {
        case .record(let object): object
        case .object(let number): state.instances[number]?.object
        default: nil
        }
    }

    /// The value of a variable that is visible; `locally` leaves the top out.
    func variable(_ name: String, locally: Bool = false) -> ManifestVariable? {
        state.frame(of: name, locally: locally).flatMap { state.frames[$0]?.variables[name] }
    }

    /// The value of `self`.
    var currentSelf: ManifestValue? { variable("self", locally: true)?.value }
}
