import Model

/// Reads the blocks of a Markdown text, without its marks, and its footnotes. Drops blocks without words.
func readBlocks(_ lines: ArraySlice<Substring>) -> (blocks: [TextBlock], notes: [(name: String, text: String)]) {
    var reader = BlockReader()
    for line in lines { reader.read(line) }
    reader.endParagraph()
    return (reader.blocks, reader.notes)
}

private struct BlockReader {
    private(set) var blocks: [TextBlock] = []
    private(set) var notes: [(name: String, text: String)] = []
    private var paragraph = ""
    /// Whether the lines being read belong to the last note.
    private var isInNote = false
    private var isAfterBlank = false
    private var breaksHere = false
    private var fence: String?

    mutating func read(_ raw: Substring) {
        let line = withoutQuoteMarks(raw)
        let text = line.trimmingWhitespace
        // After a blank line, only indented lines continue a note.
        if isInNote, isAfterBlank, !text.isEmpty, !raw.hasPrefix("    "), !raw.hasPrefix("\t") { isInNote = false }
        isAfterBlank = text.isEmpty
        if let fence {
            if text.hasPrefix(fence), text.allSatisfy({ $0 == fence.first }) {
                self.fence = nil
            } else if !text.isEmpty {
                blocks.append(TextBlock(text: text))
            }
        } else if opensFence(text) {
            endParagraph()
            fence = String(text.prefix(3))
        } else if text.isEmpty {
            endParagraph()
        } else if let level = underlineLevel(text), !paragraph.isEmpty, !isInNote {
            endParagraph(headingLevel: level)
        } else if let (level, title) = heading(text) {
            endParagraph()
            isInNote = false
            add(title, headingLevel: level)
        } else if let (name, rest) = noteDefinition(text) {
            endParagraph()
            isInNote = true
            notes.append((name, name.allSatisfy(\.isNumber) ? "\(name)." : "\(notes.count + 1)."))
            if !rest.isEmpty { readText(rest, endsWithBreak: false) }
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
            if !last.isEastAsian || !first.isEastAsian { paragraph += " " }
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
        if isInNote {
            if !inline.text.isEmpty { notes[notes.count - 1].text += " " + inline.text }
            return
        }
        if inline.text.isEmpty {
            if inline.pictureCount > 0, !blocks.isEmpty {
                blocks[blocks.count - 1].pictureCount += inline.pictureCount
            }
            return
        }
        blocks.append(
            TextBlock(
                headingLevel: headingLevel, text: inline.text, pictureCount: inline.pictureCount, notes: inline.notes))
    }
}

// MARK: - Marks at the beginning of a line

/// Whether the line opens a code block. A line that begins with code of its own has more backticks (CommonMark, 4.5).
private func opensFence(_ text: String) -> Bool {
    text.hasPrefix("~~~") || (text.hasPrefix("```") && !text.drop { $0 == "`" }.contains("`"))
}

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
    let line = rest.trimmingWhitespace
    // Many Chinese writers leave no space, which CommonMark requires; but #话题 is a tag.
    guard rest.first?.isWhitespace ?? true || Heading(line, standsAlone: true) != nil else { return nil }
    // Closing number signs are not a part of the heading, but those of "C#" are.
    guard let end = line.lastIndex(where: { $0 != "#" }) else { return (level, "") }
    return (level, end == line.indices.last || line[end].isWhitespace ? line[...end].trimmingWhitespace : line)
}

/// The name and the first line of a footnote, `[^name]: text`.
private func noteDefinition(_ text: String) -> (name: String, rest: String)? {
    guard text.hasPrefix("[^"), let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]:") else { return nil }
    let name = text[..<end].dropFirst(2)
    guard !name.isEmpty, name.count <= 100, !name.contains(where: \.isWhitespace) else { return nil }
    return (String(name), text[end...].dropFirst(2).trimmingWhitespace)
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
