/// Work on many elements at once whose results do not depend on who finishes first.
package enum ParallelMap {
    /// The results in the order of the elements, made by at most `width` tasks at a time. Once the task is cancelled, no
    /// further element is begun and the result is nil.
    package static func results<Element: Sendable, Result: Sendable>(
        of elements: [Element], width: Int, _ work: @escaping @Sendable (Element) async -> Result
    ) async -> [Result]? {
        var results = [Result?](repeating: nil, count: elements.count)
        await withTaskGroup(of: (Int, Result).self) { group in
            var next = 0
            func begin() {
                guard next < elements.count, !Task.isCancelled else { return }
                let index = next
                next += 1
                group.addTask { (index, await work(elements[index])) }
            }
            for _ in 0..<max(1, width) { begin() }
            while let (index, result) = await group.next() {
                results[index] = result
                begin()
            }
        }
        let complete = results.compactMap(\.self)
        return complete.count == elements.count ? complete : nil
    }
}
