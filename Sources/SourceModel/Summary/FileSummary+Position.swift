extension FileSummary {
    /// 1-based line and UTF-8 column of a byte offset.
    package func position(of offset: UInt32) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        let line = max(1, low)
        return (line, Int(offset - min(offset, lineStarts[line - 1])) + 1)
    }
}
