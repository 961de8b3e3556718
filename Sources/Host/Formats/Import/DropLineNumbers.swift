extension [ImportedChapter] {
    /// Drops the numbers of verses: every fifth or tenth line of an edition of a poem has one at its end or its beginning.
    ///
    /// A number counts if others before or after it increase by as much as there are lines between them, so that years and
    /// amounts at the ends of lines stay.
    mutating func dropLineNumbers() {
        var numbered: [NumberedLine] = []
        var position = 0
        for (chapter, text) in enumerated().map({ ($0, $1.text) }) {
            for (line, content) in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                // The gaps between stanzas are not counted.
                guard !content.isEmpty else { continue }
                position += 1
                if let number = NumberedLine(content, chapter: chapter, line: line, position: position) {
                    numbered.append(number)
                }
            }
        }
        for (chapter, lines) in Dictionary(grouping: verses(numbered), by: \.chapter) {
            let wanted = Dictionary(lines.map { ($0.line, $0) }) { first, _ in first }
            self[chapter].text = self[chapter].text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
                .map { index, line in wanted[index]?.dropped(from: line) ?? String(line) }.joined(separator: "\n")
        }
    }

    /// The lines whose numbers count on with the lines, at least three in a row.
    private func verses(_ lines: [NumberedLine]) -> [NumberedLine] {
        var verses: [NumberedLine] = []
        var run: [NumberedLine] = []
        for line in lines {
            if let last = run.last, last.isFollowed(by: line) {
                run.append(line)
            } else {
                if run.count >= 3 { verses += run }
                run = [line]
            }
        }
        return run.count >= 3 ? verses + run : verses
    }
}

/// A line that has a number divisible by five at its end or its beginning.
private struct NumberedLine {
    let chapter: Int
    /// Its index in the chapter.
    let line: Int
    /// Its index in the book.
    let position: Int
    let number: Int
    let isAtEnd: Bool

    init?(_ content: Substring.UTF8View, chapter: Int, line: Int, position: Int) {
        // Verses are short, and this keeps prose quick.
        guard 3...200 ~= content.count, let first = content.first, let last = content.last else { return nil }
        let atEnd = last == 0x30 || last == 0x35
        guard atEnd || 0x31...0x39 ~= first else { return nil }
        let isDigit = { (byte: UInt8) in 0x30...0x39 ~= byte }
        let digits =
            atEnd ? Array(content.reversed().prefix(while: isDigit).reversed()) : Array(content.prefix(while: isDigit))
        guard 1...5 ~= digits.count, digits.count + 1 < content.count, digits[0] != 0x30 else { return nil }
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        guard number.isMultiple(of: 5) else { return nil }
        // At the beginning, a space sets it off: not 10% or 5th.
        if !atEnd {
            let next = content.dropFirst(digits.count).first
            guard next == 0x20 || next == 0x09 else { return nil }
        }
        (self.chapter, self.line, self.position, self.number) = (chapter, line, position, number)
        isAtEnd = atEnd
    }

    /// Whether another line's number is the next but for what an edition may count differently: headings, half-lines.
    func isFollowed(by other: NumberedLine) -> Bool {
        let step = other.number - number
        guard isAtEnd == other.isAtEnd, 5...30 ~= step else { return false }
        return abs(other.position - position - step) <= Swift.max(2, step / 4)
    }

    func dropped(from line: Substring) -> String {
        var line = line
        if isAtEnd {
            while line.last?.isNumber ?? false { line.removeLast() }
            while line.last?.isWhitespace ?? false { line.removeLast() }
        } else {
            while line.first?.isNumber ?? false { line.removeFirst() }
            while line.first?.isWhitespace ?? false { line.removeFirst() }
        }
        return String(line)
    }
}
