/// Evaluates build settings for one way of building a target, as Xcode's build system does.
package struct BuildSettingEvaluator {
    private typealias Part = BuildSettingExpression.Part
    /// Values that refer to one another deeper than this are left unresolved.
    private static let depthLimit = 48
    /// Values that grow beyond this are left unresolved.
    private static let sizeLimit = 1 << 18
    /// Parts that may be evaluated for one setting.
    private static let stepLimit = 20_000

    private let table: BuildSettingTable
    private let context: BuildContext
    /// What Xcode sets itself for every target: `TARGET_NAME`, `SRCROOT`…
    private let builtIn: [String: String]
    /// Whether a value so far depends on the SDK or the architecture.
    package private(set) var dependsOnDestination = false
    /// Whether a condition on the SDK's version, which is not known, was met.
    package private(set) var dependsOnSDKVersion = false
    private var steps = 0

    package init(table: BuildSettingTable, context: BuildContext, builtIn: [String: String]) {
        self.table = table
        self.context = context
        self.builtIn = builtIn
    }

    /// What a setting comes to.
    package struct Value: Sendable {
        package var words: BuildSettingWords
        /// Where the assignment that wins stands; a default where nobody assigns it.
        package var place: Provenance
        /// Who assigns it; `.defaults` where nobody does.
        package var owner: BuildSettingLevel.Owner
        /// Whether all references were resolved.
        package var isResolved: Bool { words.unresolved.isEmpty }
        /// The value as one text, without white space around it.
        package var text: String { words.text.trimmed }
    }

    /// The value of a setting.
    package mutating func value(of name: String) -> Value { value(of: name, below: .top) }

    /// The value that a setting would have without its owner's assignments: what a target's setting overrides.
    package mutating func overridden(_ name: String, by owner: BuildSettingLevel.Owner) -> Value? {
        guard let level = table.levels.firstIndex(where: { $0.owner == owner }), level > 1 else { return nil }
        let value = value(of: name, below: BuildSettingTable.Index(level: level, position: 0))
        return value.owner == .defaults ? nil : value
    }

    private mutating func value(of name: String, below limit: BuildSettingTable.Index) -> Value {
        steps = 0
        guard let (index, assignment) = assignment(of: name, below: limit) else {
            return Value(words: BuildSettingWords(), place: .byDefault("default of Xcode"), owner: .defaults)
        }
        var words = BuildSettingWords()
        let asList = BuildSettingDefaults.lists.contains(name)
        var frame = Frame(name: name, active: [name: index], depth: 0)
        evaluate(assignment, asString: !asList, in: &frame, into: &words)
        return Value(words: words, place: assignment.place, owner: table.levels[index.level].owner)
    }

    /// The settings under evaluation: a reference to one of them means what it had before.
    private struct Frame {
        var name: String
        var active: [String: BuildSettingTable.Index]
        var depth: Int
    }

    private mutating func assignment(
        of name: String, below limit: BuildSettingTable.Index
    ) -> (BuildSettingTable.Index, BuildSettingAssignment)? {
        for (index, assignment) in table.assignments(of: name, below: limit) where holds(assignment.conditions) {
            return (index, assignment)
        }
        return nil
    }

    private mutating func holds(_ conditions: [BuildCondition]) -> Bool {
        var result = true
        for condition in conditions {
            if condition.parameter == "sdk" || condition.parameter == "arch" { dependsOnDestination = true }
            switch context.match(condition) {
            case .yes: continue
            case .no: result = false
            case .dependsOnVersion:
                dependsOnSDKVersion = true
                result = false
            }
        }
        return result
    }

    private mutating func evaluate(
        _ assignment: BuildSettingAssignment, asString: Bool, in frame: inout Frame, into words: inout BuildSettingWords
    ) {
        let isText = BuildSettingDefaults.isText(assignment.name)
        for (number, piece) in assignment.pieces.enumerated() {
            if number > 0 { asString ? words.append(" ", piece.place) : words.separate() }
            let expression = BuildSettingExpression(piece.text, asList: !isText)
            evaluate(expression.parts, piece.place, asString: asString, in: &frame, into: &words)
        }
    }

    private mutating func evaluate(
        _ parts: [BuildSettingExpression.Part], _ place: Provenance, asString: Bool, in frame: inout Frame,
        into words: inout BuildSettingWords
    ) {
        for part in parts {
            steps += 1
            guard steps < Self.stepLimit, words.size < Self.sizeLimit else {
                return words.appendUnresolved("a value that grows without end", place)
            }
            switch part {
            case .text(let text): words.append(text, place)
            case .notation(let text): if asString { words.append(text, place) }
            case .separator(let text): asString ? words.append(text, place) : words.separate()
            case .reference(let reference):
                let isString = asString || reference.isQuoted
                words.append(resolve(reference, place, asString: isString, in: &frame))
            }
        }
    }

    private mutating func resolve(
        _ reference: BuildSettingExpression.Reference, _ place: Provenance, asString: Bool, in frame: inout Frame
    ) -> BuildSettingWords {
        var name = BuildSettingWords()
        evaluate(reference.name, place, asString: true, in: &frame, into: &name)
        guard name.unresolved.isEmpty else { return unresolved(reference, place) }
        var value = lookUp(name.text, asString: asString, in: &frame)
        for operation in reference.operators {
            switch operation {
            case .retrieval(let name):
                guard let change = BuildSettingOperator.retrieval(name) else { return unresolved(reference, place) }
                value = value?.mapped(change)
            case .replacement(let name, let parts):
                var operand = BuildSettingWords()
                evaluate(parts, place, asString: asString, in: &frame, into: &operand)
                if name == "default" {
                    if value?.text.isEmpty ?? true { value = operand }
                } else if let change = BuildSettingOperator.replacement(name, with: operand.text) {
                    value = value?.mapped(change)
                } else {
                    return unresolved(reference, place)
                }
            }
        }
        return value ?? unresolved(reference, place)
    }

    private func unresolved(_ reference: BuildSettingExpression.Reference, _ place: Provenance) -> BuildSettingWords {
        var words = BuildSettingWords()
        words.appendUnresolved(reference.spelling, place)
        return words
    }

    /// The value of a setting that another refers to; nil where nobody sets it, so that it may come from outside.
    private mutating func lookUp(_ written: String, asString: Bool, in frame: inout Frame) -> BuildSettingWords? {
        let isInherited = written == "inherited" || written == "value" || written == frame.name
        let name = isInherited ? frame.name : written
        guard frame.depth < Self.depthLimit else { return nil }
        guard let (index, assignment) = assignment(of: name, below: frame.active[name] ?? .top) else {
            if let known = known(name) {
                var words = BuildSettingWords()
                words.append(known, nil)
                return words
            }
            return isInherited || frame.active[name] != nil ? BuildSettingWords() : nil
        }
        var words = BuildSettingWords()
        var inner = Frame(name: name, active: frame.active, depth: frame.depth + 1)
        inner.active[name] = index
        evaluate(assignment, asString: asString, in: &inner, into: &words)
        return words
    }

    private mutating func known(_ name: String) -> String? {
        if let value = builtIn[name] { return value }
        switch name {
        case "CONFIGURATION": return context.configuration
        case "TARGET_NAME", "TARGETNAME": return context.target
        case "PLATFORM_NAME", "EFFECTIVE_PLATFORM_NAME", "CURRENT_ARCH", "arch", "NATIVE_ARCH":
            dependsOnDestination = true
            let isDevice = context.sdk == "macosx"
            if name == "PLATFORM_NAME" { return context.sdk }
            return name == "EFFECTIVE_PLATFORM_NAME" ? (isDevice ? "" : "-" + context.sdk) : context.architecture
        default: return nil
        }
    }
}
