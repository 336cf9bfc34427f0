/// The interned strings of a `ProjectModel`; the first is empty.
package struct ProjectNames: Sendable {
    private var strings: [String] = [""]
    private var indices: [String: Int32] = ["": 0]

    package init() {}

    /// How many names there are; their indices are below it.
    package var count: Int { strings.count }

    /// The name of a string, or nil where no file of the model contains it.
    package func find(_ string: String) -> Name? {
        indices[string].map(Name.init(index:))
    }

    /// The name of a string, entered if it is new.
    package mutating func intern(_ string: String) -> Name {
        if let known = indices[string] { return Name(index: known) }
        let index = Int32(strings.count)
        strings.append(string)
        indices[string] = index
        return Name(index: index)
    }

    package subscript(name: Name) -> String { strings[Int(name.index)] }
}
