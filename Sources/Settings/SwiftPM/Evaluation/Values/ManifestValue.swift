/// A value that the evaluation of a manifest knows, or knows that it does not know, and where it is written. Two values
/// are equal where they are the same, wherever they are written.
struct ManifestValue: Equatable {
    /// What is known of it.
    indirect enum Kind: Equatable {
        /// Depends on something outside the manifest; the text completes "depends on …".
        case unknown(String)
        /// One of several values, none of them `alternatives`; which depends on something outside the manifest.
        case alternatives([ManifestValue])
        /// `nil`.
        case nothing
        case void
        case boolean(Bool)
        case integer(Int)
        case number(Double)
        case string(String)
        /// Also sets, whose elements keep the order of their insertion.
        case array([ManifestElement])
        case dictionary([ManifestPair])
        case tuple([ManifestPair])
        /// A value made by a call: `.define("A")`, an instance of a structure or enumeration of the manifest.
        case record(ManifestObject)
        /// An instance of a class, by its number: a package, a target, one of a class of the manifest.
        case object(Int)
        /// A type, by its name.
        case type(String)
        case function(ManifestCallable)
        /// `a..<b` of whole numbers.
        case range(Int, Int)
        /// An index into an array of which it is not known how many elements are there: the number of the element as
        /// the array lists it.
        case position(Int)
    }

    var kind: Kind
    /// Where it is written; UTF-8 byte offset.
    var place: Int
    /// How many values it is made of, itself included: values that share parts are no smaller for that.
    let weight: Int

    /// What a value is made of at most; larger ones are not known.
    private static let weightLimit = 50_000

    init(_ kind: Kind, _ place: Int) {
        let weight = 1 + kind.weight
        self.kind = weight <= Self.weightLimit ? kind : .unknown("a very large value")
        self.place = place
        self.weight = weight <= Self.weightLimit ? weight : 1
    }

    static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

    static func unknown(_ why: String, _ place: Int) -> ManifestValue { ManifestValue(.unknown(why), place) }

    var string: String? { if case .string(let text) = kind { text } else { nil } }
    var object: Int? { if case .object(let number) = kind { number } else { nil } }
    var record: ManifestObject? { if case .record(let object) = kind { object } else { nil } }
    var boolean: Bool? { if case .boolean(let answer) = kind { answer } else { nil } }
    var integer: Int? { if case .integer(let number) = kind { number } else { nil } }

    /// As a number with a fraction.
    var number: Double? {
        switch kind {
        case .integer(let whole): Double(whole)
        case .number(let number): number
        default: nil
        }
    }

    /// Whether nothing of it is known.
    var isUnknown: Bool { if case .unknown = kind { true } else { false } }

    /// Whether it is not one certain value.
    var isUndecided: Bool {
        switch kind {
        case .unknown, .alternatives: true
        default: false
        }
    }

    /// What it depends on, where it is undecided.
    var dependence: String {
        switch kind {
        case .unknown(let why): why
        case .alternatives(let values): values.lazy.map(\.dependence).first { !$0.isEmpty } ?? ""
        default: ""
        }
    }

    /// As it stands in a string; nil where it cannot be known.
    var text: String? {
        switch kind {
        case .string(let text): text
        case .integer(let number): String(number)
        case .boolean(let answer): String(answer)
        case .number(let number): String(number)
        default: nil
        }
    }

    /// Whether it is nil; no answer where that cannot be known.
    var isNothing: Bool? {
        switch kind {
        case .nothing: return true
        case .unknown: return nil
        case .alternatives(let values):
            let answers = Set(values.map(\.isNothing))
            return answers.count == 1 ? answers.first ?? nil : nil
        default: return false
        }
    }

    /// What it is where it is not nil.
    var unwrapped: ManifestValue {
        guard case .alternatives(let values) = kind else { return self }
        let rest = values.filter { $0.kind != .nothing }
        return rest.isEmpty ? self : .oneOf(rest, place)
    }
}

extension ManifestValue.Kind {
    /// Of all parts together.
    fileprivate var weight: Int {
        switch self {
        case .array(let elements): elements.reduce(0) { $0 + $1.value.weight }
        case .dictionary(let pairs), .tuple(let pairs):
            pairs.reduce(0) { $0 + $1.value.weight + ($1.key?.weight ?? 0) }
        case .record(let object): object.fields.values.reduce(0) { $0 + $1.weight }
        case .alternatives(let values): values.reduce(0) { $0 + $1.weight }
        case .function(let callable): callable.boundSelf?.weight ?? 0
        default: 0
        }
    }
}

/// An element of an array, and whether it is certainly there. An unknown value that may be there stands for any number
/// of elements.
struct ManifestElement: Equatable {
    var value: ManifestValue
    /// Whether it is there depends on something outside the manifest.
    var isUndecided = false
    /// The instance with which it comes and goes: the element is there in just those worlds in which this was made.
    var follows: Int?
    /// On what it depends whether it is there; empty where that is not known.
    var doubt = ""

    static func == (left: Self, right: Self) -> Bool {
        left.value == right.value && left.isUndecided == right.isUndecided && left.follows == right.follows
    }

    /// Whether it stands for any number of elements.
    var isOpen: Bool { isUndecided && value.isUnknown }
}

/// An entry of a dictionary or an element of a tuple.
struct ManifestPair: Equatable {
    /// Nil for elements of tuples without a label.
    var key: ManifestValue?
    var value: ManifestValue
    /// Whether a dictionary has the entry depends on something outside the manifest.
    var isUndecided = false
}

/// Something made by a call: `.target(name: "A")`, `Package(…)`, a value of a type of the manifest.
struct ManifestObject: Equatable {
    /// The name of the function or case that made it: `target`, `enableUpcomingFeature`, `Package`.
    var constructor: String
    /// The name of its type; empty where it cannot be told from what surrounds it.
    var type = ""
    /// By argument label; arguments without one are called `0`, `1`….
    var fields: [String: ManifestValue] = [:]
    var place: Int

    static func == (left: Self, right: Self) -> Bool {
        left.constructor == right.constructor && left.type == right.type && left.fields == right.fields
    }

    /// The arguments without labels, in order.
    var positional: [ManifestValue] {
        (0..<fields.count).prefix { fields[String($0)] != nil }.compactMap { fields[String($0)] }
    }
}

/// A value that can be called.
struct ManifestCallable: Equatable {
    /// What a call does.
    enum Body: Equatable {
        /// Functions that the manifest declares, several where they are overloaded, or a closure.
        case declared([Int])
        /// `\.a.b`.
        case keyPath([String])
        /// `Type.member`.
        case member(type: String, name: String)
        /// `+` and the like.
        case operation(String)
    }

    var body: Body
    /// The frame whose variables it sees; nil for those of the top.
    var frame: Int?
    var boundSelf: ManifestValue?
    /// The type that the place expects of what it returns; empty where none is known.
    var result = ""
    /// Whether a result builder makes of its statements what it returns.
    var isBuilt = false
}
