/// What encloses the node that is being looked at.
struct WalkContext {
    /// Whether a type or extension encloses it; false again for nothing but the outermost level.
    var isInType = false
    /// Members belong to an actor.
    var isInActor = false
    /// The isolation of the enclosing type.
    var typeIsolation = "unspecified"
    /// The enclosing function, initial value or closure, as closures name it.
    var function: String?
    /// The isolation of the nearest enclosing declaration or closure.
    var isolation = "unspecified"
    /// Prefix of the names of what is inside.
    var path = ""
    var isInProtocol = false
    /// The byte range of the enclosing type: what a macro adds lies elsewhere.
    var span: ClosedRange<Int>?
    var isInInitialValue = false
    /// How deep the walk is.
    var depth = 0
}
