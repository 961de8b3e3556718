/// Finds where a document has a gap between the stanzas of a poem: around an element that says that it is one, around a
/// quotation in short lines, at blank lines in preformatted text, and at two line breaks in a paragraph that has single ones,
/// too.
///
/// Two line breaks where there are no single ones only divide paragraphs.
struct StanzaGaps {
    /// What an element's class is called, or one of its parts between hyphens.
    private static let classes: Set<String> = [
        "lg", "line-group", "linegroup", "poem", "poetry", "stanza", "strophe", "verse", "versegroup",
    ]
    private static let types: Set<String> = [
        "poem", "stanza", "verse", "z3998:hymn", "z3998:poem", "z3998:song", "z3998:stanza", "z3998:verse",
    ]
    /// Bytes of the first line of a quotation that can be a poem.
    private static let longestFirstLine = 100

    /// The nesting depths of the open stanzas.
    private var open: [Int] = []
    /// The number of lines since the last stanza began.
    private var lines = 0
    /// Whether the last stanza ended and no text has come since.
    private var isAfterStanza = false
    /// Open quotations.
    private var quotations = 0
    /// Whether the paragraph being read is a stanza of a quotation, and whether it has a line yet.
    private var isQuotedStanza = false
    private var isAtFirstLine = true
    /// The line breaks since the last text of the paragraph.
    private var breaks = 0
    private var hasSingleBreak = false
    private var isGap = false

    init() {}

    /// Takes note of a line break before the line that it ends is written.
    ///
    /// - Parameter length: The bytes of that line.
    mutating func breakLine(after length: Int) {
        guard quotations > 0, isAtFirstLine, 1...Self.longestFirstLine ~= length else { return }
        isQuotedStanza = true
        isGap = true
    }

    /// Takes note of the beginning of a block, after what stood before it has ended.
    mutating func start(_ element: String, _ attributes: MarkupAttributes, depth: Int) {
        guard element != "br" else {
            breaks += 1
            return
        }
        if element == "blockquote" { quotations += 1 }
        beginBlock()
        guard Self.isStanza(element, attributes) else { return }
        open.append(depth)
        // Some say of every single line that it is a verse.
        isGap = !(isAfterStanza && lines == 1)
        (lines, isAfterStanza) = (0, false)
    }

    /// Takes note of the end of a block.
    ///
    /// - Parameter depth: The nesting depth outside of it.
    mutating func end(_ element: String, depth: Int) {
        guard element != "br" else { return }
        if element == "blockquote", quotations > 0 { quotations -= 1 }
        if isQuotedStanza { isGap = true }
        beginBlock()
        while let last = open.last, last > depth {
            open.removeLast()
            (isGap, isAfterStanza) = (true, true)
        }
    }

    /// Takes note of a blank line between lines.
    mutating func leaveLine() { isGap = true }

    /// Whether text at a nesting depth belongs to a stanza itself and not to an element in it, so that its lines are those of
    /// the document.
    func isStanza(at depth: Int) -> Bool { open.last == depth }

    /// Whether there is a gap before the text that comes now.
    mutating func takeGap() -> Bool {
        defer { (breaks, isGap, isAfterStanza, isAtFirstLine) = (0, false, false, false) }
        lines += 1
        if breaks == 1 { hasSingleBreak = true }
        return isGap || breaks > 1 && hasSingleBreak
    }

    private mutating func beginBlock() {
        (breaks, hasSingleBreak, isQuotedStanza, isAtFirstLine) = (0, false, false, true)
    }

    /// Whether an element is a stanza or a poem. A paragraph or an item that is called a verse is a single line.
    private static func isStanza(_ element: String, _ attributes: MarkupAttributes) -> Bool {
        let isLine = element == "p" || element == "li"
        for name in (attributes["class"] ?? "").split(separator: " ") {
            let name = name.lowercased()
            if classes.contains(name), !isLine || name != "verse" { return true }
            let parts = name.split { $0 == "-" || $0 == "_" }
            if !isLine, parts.count > 1, parts.contains(where: { classes.contains(String($0)) }) { return true }
        }
        return (attributes["epub:type"] ?? "").split(separator: " ").contains { types.contains(String($0)) }
    }
}
