/// Finds where a document has a gap between the stanzas of a poem: around an element that says that it is one, and at
/// two line breaks in a paragraph that has single ones, too.
///
/// Two line breaks where there are no single ones only divide paragraphs.
struct StanzaGaps {
    private static let classes: Set<String> = [
        "lg", "line-group", "linegroup", "poem", "poetry", "stanza", "strophe", "versegroup",
    ]

    /// The nesting depths of the open stanzas.
    private var open: [Int] = []
    /// The line breaks since the last text of the paragraph.
    private var breaks = 0
    private var hasSingleBreak = false
    private var isGap = false

    init() {}

    /// Takes note of the beginning of a block, after what stood before it has ended.
    mutating func start(_ element: String, _ attributes: MarkupAttributes, depth: Int) {
        guard element != "br" else {
            breaks += 1
            return
        }
        (breaks, hasSingleBreak) = (0, false)
        guard Self.isStanza(attributes) else { return }
        open.append(depth)
        isGap = true
    }

    /// Takes note of the end of a block.
    ///
    /// - Parameter depth: The nesting depth outside of it.
    mutating func end(_ element: String, depth: Int) {
        guard element != "br" else { return }
        (breaks, hasSingleBreak) = (0, false)
        while let last = open.last, last > depth {
            open.removeLast()
            isGap = true
        }
    }

    /// Whether there is a gap before the text that comes now.
    mutating func takeGap() -> Bool {
        defer { (breaks, isGap) = (0, false) }
        if breaks == 1 { hasSingleBreak = true }
        return isGap || breaks > 1 && hasSingleBreak
    }

    private static func isStanza(_ attributes: MarkupAttributes) -> Bool {
        let names = (attributes["class"] ?? "").split(separator: " ")
        if names.contains(where: { classes.contains($0.lowercased()) }) { return true }
        let types = (attributes["epub:type"] ?? "").split(separator: " ")
        return types.contains { ["stanza", "z3998:stanza", "z3998:poem"].contains($0) }
    }
}
