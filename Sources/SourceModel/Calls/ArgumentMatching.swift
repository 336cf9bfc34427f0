/// One argument as matching sees it.
struct CallArgument: Hashable, Sendable {
    var label: Name
    var value: ExpressionID
    var isTrailing: Bool
}

/// Which parameter each argument of a call is for, by labels alone (SE-0111, SE-0279, SE-0286).
enum ArgumentMatching {
    /// The position of the parameter of each argument; nil where they do not fit.
    static func match(_ arguments: [CallArgument], to parameters: [CallParameter]) -> [Int]? {
        var matcher = Matcher(arguments: arguments, parameters: parameters)
        if let matched = matcher.matchForward() { return matched }
        guard arguments.filter(\.isTrailing).count == 1 else { return nil }
        var backward = Matcher(arguments: arguments, parameters: parameters)
        return backward.matchLastClosureBackward()
    }

    /// Functions values take their arguments in order, without labels.
    static func matchInOrder(_ arguments: [CallArgument], count: Int) -> [Int]? {
        arguments.count == count ? Array(0..<count) : nil
    }
}

private struct Matcher {
    let arguments: [CallArgument]
    let parameters: [CallParameter]
    var matched: [Int] = []

    init(arguments: [CallArgument], parameters: [CallParameter]) {
        self.arguments = arguments
        self.parameters = parameters
    }

    /// Parameters in order take the arguments in order; those with a default may be passed over.
    mutating func matchForward() -> [Int]? {
        var next = 0
        var position = 0
        while position < parameters.count {
            guard next < arguments.count else { break }
            let argument = arguments[next]
            let parameter = parameters[position]
            guard accepts(argument, at: position, next: next) else {
                guard parameter.hasDefault || parameter.isVariadic else { return nil }
                position += 1
                continue
            }
            matched.append(position)
            next += 1
            if parameter.isVariadic {
                while next < arguments.count, arguments[next].label.isNone, !arguments[next].isTrailing {
                    matched.append(position)
                    next += 1
                }
            }
            position += 1
        }
        guard next == arguments.count, !requiresMore(from: position) else { return nil }
        return matched
    }

    private func accepts(_ argument: CallArgument, at position: Int, next: Int) -> Bool {
        let parameter = parameters[position]
        guard argument.isTrailing, argument.label.isNone else { return argument.label == parameter.label }
        if !isFirstTrailing(next) { return parameter.label.isNone }
        guard parameter.takesTrailingClosure else { return false }
        // A parameter that can do without gives way to a later one that cannot.
        if parameter.hasDefault || parameter.isVariadic {
            let following = next + 1 < arguments.count ? arguments[next + 1].label : nil
            for later in parameters[(position + 1)...] {
                if let following, later.label == following { break }
                if !later.hasDefault, !later.isVariadic { return false }
            }
        }
        return true
    }

    private func isFirstTrailing(_ index: Int) -> Bool { index == 0 || !arguments[index - 1].isTrailing }

    private func requiresMore(from position: Int) -> Bool {
        guard position < parameters.count else { return false }
        return parameters[position...].contains { !$0.hasDefault && !$0.isVariadic }
    }

    /// Before Swift 6 the one trailing closure could also be meant for the last parameter that takes a closure.
    mutating func matchLastClosureBackward() -> [Int]? {
        guard let last = arguments.last, last.isTrailing,
            let target = parameters.indices.last(where: { parameters[$0].takesTrailingClosure })
        else { return nil }
        var front = Matcher(arguments: Array(arguments.dropLast()), parameters: Array(parameters[..<target]))
        guard let others = front.matchForward(), !requiresMore(from: target + 1) else { return nil }
        return others + [target]
    }
}
