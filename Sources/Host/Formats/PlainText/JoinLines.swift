extension Manuscript {
    /// Rejoins paragraphs that were hard-wrapped to a width: old mail, Project Gutenberg, PDF.
    ///
    /// A line is joined with the next if there is no blank line between them, the next one is not indented, neither is
    /// a heading, and either the first word of the next line would not have fitted on it, or it is fairly long and ends
    /// inside a sentence. Chinese and Japanese characters are joined directly, other words with a space. A hyphen at
    /// the end of the line before a lowercase letter is taken for hyphenation and removed.
    mutating func joinLines() {
        let fullWidth = usualFullWidth()
        guard fullWidth > 8, !lines.isEmpty else { return }
        var joined: [UInt8] = []
        joined.reserveCapacity(text.count)
        var kept: [Line] = []
        for (index, line) in lines.enumerated() {
            if index > 0, continues(lines[index - 1], line, fullWidth: fullWidth), var last = kept.popLast() {
                joined.removeLast()
                appendJoint(to: &joined, before: text[Int(line.start)...])
                joined.append(contentsOf: text[line.range])
                last.count = UInt32(joined.count) - last.start
                last.width += line.width
                kept.append(last)
            } else {
                var moved = line
                moved.start = UInt32(joined.count)
                kept.append(moved)
                joined.append(contentsOf: text[line.range])
            }
            joined.append(0x0A)
        }
        replace(text: joined, lines: kept)
    }

    /// Whether the text is hard-wrapped rather than one line per paragraph.
    ///
    /// This is the case if the full width is 50 to 120 columns and, of the lines directly followed by another one,
    /// seven in ten are nearly full and half end inside a sentence.
    var hasBrokenLines: Bool {
        let fullWidth = usualFullWidth()
        guard lines.count >= 8, 50...120 ~= fullWidth else { return false }
        var followed = 0
        var full = 0
        var unfinished = 0
        for (line, next) in zip(lines, lines.dropFirst()) where next.blanksBefore == 0 && next.indent < 2 {
            followed += 1
            if line.width * 4 >= fullWidth * 3 { full += 1 }
            if !endsSentence(line) { unfinished += 1 }
        }
        return followed >= 4 && full * 10 >= followed * 7 && unfinished * 2 >= followed
    }

    /// The width that one line in twenty exceeds, in columns.
    private func usualFullWidth() -> UInt32 {
        var histogram = [Int](repeating: 0, count: 512)
        for line in lines { histogram[Int(min(line.width, 511))] += 1 }
        var wider = lines.count / 20
        for width in histogram.indices.reversed() {
            wider -= histogram[width]
            if wider < 0 { return UInt32(width) }
        }
        return 0
    }

    private func continues(_ line: Line, _ next: Line, fullWidth: UInt32) -> Bool {
        guard next.blanksBefore == 0, next.indent < 2 || next.indent <= line.indent else { return false }
        guard !isHeading(line), !isHeading(next) else { return false }
        if (line.width + 1 + firstWordWidth(next)) * 10 > fullWidth * 9 { return true }
        if endsWithDivision(text[line.range]) { return true }
        return !endsSentence(line) && line.width * 10 >= fullWidth * 6
    }

    private func isHeading(_ line: Line) -> Bool {
        line.width <= Heading.maximumWidth && Heading.mayStart(with: text[line.range])
            && Heading(string(line), standsAlone: line.blanksBefore > 0) != nil
    }

    /// Width in columns of what cannot be broken at the start of the line: a word, or one CJK character.
    private func firstWordWidth(_ line: Line) -> UInt32 {
        var width: UInt32 = 0
        for byte in text[line.range] {
            if byte >= 0xE0 { return max(width, 2) }
            if byte == 0x20 { break }
            width += 1
        }
        return width
    }

    private func endsSentence(_ line: Line) -> Bool {
        Sentence.isEnd(text[line.range].suffix(9))
    }

    private func appendJoint(to joined: inout [UInt8], before next: ArraySlice<UInt8>) {
        guard let first = next.first, let last = joined.last else { return }
        let isWide = first >= 0xE2 || endsWithWideCharacter(joined)
        if isWide && !(first < 0x80 || last < 0x80) { return }
        if joined.suffix(2).elementsEqual([0xC2, 0xAD]) {
            joined.removeLast(2)
        } else if endsWithDivision(joined[...]), 0x61...0x7A ~= first {
            joined.removeLast()
        } else if !isWide {
            joined.append(0x20)
        }
    }

    private func endsWithWideCharacter(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 3, let lead = bytes.suffix(4).last(where: { $0 >= 0xC0 }) else { return false }
        return bytes[bytes.count - 1] >= 0x80 && lead >= 0xE3
    }

    /// Whether the bytes end with a letter and a hyphen.
    private func endsWithDivision(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.last == 0x2D && bytes.dropLast().last.map { 0x41...0x5A ~= $0 & 0xDF } ?? false
    }
}
