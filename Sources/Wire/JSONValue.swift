/// A JSON value whose objects keep the order in which their members were written.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number written without fraction and exponent that fits 64 bits.
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// The member of that name, where this is an object that has one.
    package subscript(_ name: String) -> JSONValue? {
        if case .object(let object) = self { object[name] } else { nil }
    }

    /// The text of a string.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A whole number.
    package var integer: Int? {
        if case .integer(let value) = self { Int(exactly: value) } else { nil }
    }

    /// A truth value.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements of an array.
    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object.
    package var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }
}

/// The members of a JSON object in their order. A name that stands twice keeps its first place and its last value.
package struct JSONObject: Hashable, Sendable {
    /// One name and its value.
    package struct Member: Hashable, Sendable {
        package let name: String
        package var value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    package private(set) var members: [Member] = []

    package init() {}

    /// Members in the order given.
    package init(_ members: KeyValuePairs<String, JSONValue>) {
        for (name, value) in members { self[name] = value }
    }

    /// The value of a member; setting nil removes it.
    package subscript(_ name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let place = members.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Appends without looking for an earlier member: for readers that have seen to it themselves.
    mutating func append(_ name: String, _ value: JSONValue) {
        members.append(Member(name: name, value: value))
    }

    package static func == (left: Self, right: Self) -> Bool { left.members == right.members }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral value: String) { self = .string(value) }

    package init(booleanLiteral value: Bool) { self = .bool(value) }

    package init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        var object = JSONObject()
        for (name, value) in elements { object[name] = value }
        self = .object(object)
    }
}
