import Model

/// A paragraph, a heading, or a line of a list, table or code block, without its marks.
struct MarkdownBlock {
    /// 1 to 6 for a heading.
    var headingLevel: Int?
    var text: String
    /// The number of pictures in it.
    var pictureCount = 0
}

/// Reads the blocks of a Markdown text. Drops blocks without words.
func readBlocks(_ lines: ArraySlice<Substring>) -> [MarkdownBlock] {
    var reader = BlockReader()
    for line in lines { reader.read(line) }
    reader.endParagraph()
    return reader.blocks
}

private struct BlockReader {
    private(set) var blocks: [MarkdownBlock] = []
    private var paragraph = ""
    private var breaksHere = false
    private var fence: String?

    mutating func read(_ raw: Substring) {
        let line = withoutQuoteMarks(raw)
        let text = line.trimmingWhitespace
        if let fence {
            if text.hasPrefix(fence), text.allSatisfy({ $0 == fence.first }) {
                self.fence = nil
            } else if !text.isEmpty {
                blocks.append(MarkdownBlock(text: text))
            }
        } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
            endParagraph()
            fence = String(text.prefix(3))
        } else if text.isEmpty {
            endParagraph()
        } else if let level = underlineLevel(text), !paragraph.isEmpty {
            endParagraph(headingLevel: level)
        } else if let (level, title) = heading(text) {
            endParagraph()
            add(title, headingLevel: level)
        } else if isRule(text) || isDefinition(text) {
            endParagraph()
        } else if text.hasPrefix("|") {
            endParagraph()
            readTableRow(text)
        } else {
            readText(text, endsWithBreak: raw.hasSuffix("  ") || raw.hasSuffix("\\"))
        }
    }

    mutating func endParagraph(headingLevel: Int? = nil) {
        let text = paragraph
        paragraph = ""
        breaksHere = false
        if !text.isEmpty { add(text, headingLevel: headingLevel) }
    }

    private mutating func readText(_ text: String, endsWithBreak: Bool) {
        let item = withoutListMark(text)
        if item != nil || breaksHere { endParagraph() }
        var content = item ?? text
        if content.hasSuffix("\\") { content.removeLast() }
        if let last = paragraph.unicodeScalars.last, let first = content.unicodeScalars.first {
            if last.value < 0x2E80 || first.value < 0x2E80 { paragraph += " " }
        }
        paragraph += content
        breaksHere = endsWithBreak
    }

    private mutating func readTableRow(_ row: String) {
        guard !row.allSatisfy({ "|-: ".contains($0) }) else { return }
        add(row.split(separator: "|").map(\.trimmingWhitespace).filter { !$0.isEmpty }.joined(separator: " "))
    }

    private mutating func add(_ text: String, headingLevel: Int? = nil) {
        let inline = InlineText(text)
        if inline.text.isEmpty {
            if inline.pictureCount > 0, !blocks.isEmpty {
                blocks[blocks.count - 1].pictureCount += inline.pictureCount
            }
            return
        }
        blocks.append(
            MarkdownBlock(headingLevel: headingLevel, text: inline.text, pictureCount: inline.pictureCount))
    }
}

// MARK: - Marks at the beginning of a line

private func withoutQuoteMarks(_ line: Substring) -> Substring {
    var rest = line.drop(while: \.isWhitespace)
    guard rest.first == ">" else { return line }
    while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
    return rest
}

private func heading(_ text: String) -> (level: Int, title: String)? {
    let level = text.prefix { $0 == "#" }.count
    guard 1...6 ~= level else { return nil }
    let rest = text.dropFirst(level)
    guard rest.first?.isWhitespace ?? false else { return nil }
    let line = rest.trimmingWhitespace
    // Closing number signs are not a part of the heading.
    guard let end = line.lastIndex(where: { $0 != "#" }) else { return (level, "") }
    return (level, line[...end].trimmingWhitespace)
}

/// The level of a Setext heading's underline: 1 for `===`, 2 for `---`.
private func underlineLevel(_ text: String) -> Int? {
    if text.allSatisfy({ $0 == "=" }) { return 1 }
    return text.allSatisfy { $0 == "-" } ? 2 : nil
}

/// Whether the line is a thematic break: `***`, `- - -`, `___`.
private func isRule(_ text: String) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    guard marks.count >= 3, let mark = marks.first, "*-_".contains(mark) else { return false }
    return marks.allSatisfy { $0 == mark }
}

/// Whether the line is a link reference definition, `[name]: address`, which is not shown.
private func isDefinition(_ text: String) -> Bool {
    text.hasPrefix("[") && !text.hasPrefix("[^") && text.contains("]: ")
}

/// The text of a list item; an ordered item keeps its number.
private func withoutListMark(_ text: String) -> String? {
    if let mark = text.first, "-*+".contains(mark), text.dropFirst().first?.isWhitespace ?? false {
        var item = text.dropFirst(2).trimmingWhitespace
        for box in ["[ ] ", "[x] ", "[X] "] where item.hasPrefix(box) { item.removeFirst(4) }
        return item
    }
    let digits = text.prefix(while: \.isWholeNumber)
    let rest = text.dropFirst(digits.count)
    let isOrdered = 1...9 ~= digits.count && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
    return isOrdered ? text : nil
}
