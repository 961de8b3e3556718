/// A tag in the HTML of a field.
struct FieldTag {
    /// Block elements and breaks.
    static let blocks: Set<String> = firstBlocks.union([
        "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h4", "h5", "h6", "header", "main", "menu", "nav", "pre", "section",
        "summary", "table", "tbody", "tfoot", "thead",
    ])
    /// Those that earlier versions knew.
    static let firstBlocks: Set<String> = ["br", "div", "p", "li", "tr", "hr", "ul", "ol", "h1", "h2", "h3"]
    /// Cells of a table: a space separates them, as it does the labels of a dictionary (`<span class="tag">`).
    static let cells: Set<String> = ["td", "th"]

    /// Its bytes in the HTML.
    var range: Range<Int>
    /// In lower case.
    var name: String
    var isClosing: Bool

    /// Whether it begins or ends a block.
    var isBlock: Bool { name != "br" && Self.blocks.contains(name) }
}

/// An element in the HTML of a field that has both its tags.
struct FieldElement {
    var opening: FieldTag
    var closing: FieldTag

    /// The element with its tags.
    var range: Range<Int> { opening.range.lowerBound..<closing.range.upperBound }
    /// The range between its tags.
    var content: Range<Int> { opening.range.upperBound..<closing.range.lowerBound }

    /// Returns the elements of a field, inner ones first.
    static func all(of tags: [FieldTag]) -> [FieldElement] {
        var open: [String: [FieldTag]] = [:]
        var elements: [FieldElement] = []
        for tag in tags {
            if !tag.isClosing {
                open[tag.name, default: []].append(tag)
            } else if let opening = open[tag.name]?.popLast() {
                elements.append(FieldElement(opening: opening, closing: tag))
            }
        }
        return elements
    }
}

extension UInt8 {
    /// Whether the byte is white space.
    var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
    var isSmallLetter: Bool { self >= 0x61 && self <= 0x7A }
    var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
