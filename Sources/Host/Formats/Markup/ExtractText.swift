/// The readable text of an HTML or XHTML document.
struct ExtractedText {
    /// Paragraphs in UTF-8, separated by line feeds.
    var text: [UInt8] = []
    /// The document's `<title>`.
    var title: String?
    /// The first `<h1>`, `<h2>` or `<h3>`.
    var heading: String?
    /// For each requested id, the offset in `text` of the paragraph that contains it.
    var anchors: [String: Int] = [:]
    var pictureCount = 0
}

/// Extracts the text of a document: block elements become paragraphs, ruby keeps its base text and loses its readings;
/// scripts, styles and footnote references are dropped.
///
/// - Parameters:
///   - ids: Ids of elements to locate in the text.
///   - furniture: Additional elements to drop with their contents.
func extractText(
    fromHTML bytes: [UInt8], locating ids: Set<String> = [], dropping furniture: Set<String> = []
) -> ExtractedText {
    let extractor = TextExtractor(ids: ids, furniture: furniture)
    parseHTML(bytes, into: extractor)
    return extractor.finish()
}

private final class TextExtractor: MarkupHandler {
    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "br", "center", "dd", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li",
        "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    private static let dropped: Set<String> = [
        "audio", "head", "iframe", "math", "noscript", "object", "rp", "rt", "rtc", "script", "style", "svg",
        "template", "video",
    ]
    private static let headings: Set<String> = ["h1", "h2", "h3"]

    private let ids: Set<String>
    private let furniture: Set<String>
    private var result = ExtractedText()
    private var paragraph = ParagraphBuffer()
    /// The nesting depth inside a dropped element; 0 outside.
    private var droppedDepth = 0
    private var preformattedDepth = 0
    private var titleText: [UInt8]?
    private var headingText: ParagraphBuffer?

    init(ids: Set<String>, furniture: Set<String>) {
        self.ids = ids
        self.furniture = furniture
    }

    func finish() -> ExtractedText {
        endParagraph()
        if result.text.last == 0x0A { result.text.removeLast() }
        return result
    }

    func start(_ element: String, _ attributes: MarkupAttributes) {
        if element == "title", titleText == nil { titleText = [] }
        if element == "img" || element == "image" { result.pictureCount += 1 }
        guard droppedDepth == 0, !isDropped(element, attributes) else {
            droppedDepth += 1
            return
        }
        if Self.blocks.contains(element) { endParagraph() }
        if element == "td" || element == "th" { paragraph.addSpace() }
        if element == "pre" { preformattedDepth += 1 }
        if Self.headings.contains(element), result.heading == nil { headingText = ParagraphBuffer() }
        if let id = attributes["id"] ?? attributes["name"], ids.contains(id), result.anchors[id] == nil {
            result.anchors[id] = result.text.count
        }
    }

    func end(_ element: String) {
        if element == "title", let text = titleText, result.title == nil {
            let title = String(decoding: text, as: UTF8.self)
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !title.isEmpty { result.title = title }
        }
        guard droppedDepth == 0 else {
            droppedDepth -= 1
            return
        }
        if element == "pre" { preformattedDepth -= 1 }
        if Self.headings.contains(element), let text = headingText {
            headingText = nil
            let heading = text.trimmed
            if !heading.isEmpty { result.heading = String(decoding: heading, as: UTF8.self) }
        }
        if Self.blocks.contains(element) { endParagraph() }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        if droppedDepth > 0 {
            if result.title == nil { titleText?.append(contentsOf: piece) }
            return
        }
        for byte in piece {
            if byte == 0x0A, preformattedDepth > 0 {
                endParagraph()
            } else {
                paragraph.add(byte)
                headingText?.add(byte)
            }
        }
    }

    private func isDropped(_ element: String, _ attributes: MarkupAttributes) -> Bool {
        Self.dropped.contains(element) || furniture.contains(element) || attributes["hidden"] != nil
            || attributes["epub:type"] == "noteref"
    }

    private func endParagraph() {
        let text = paragraph.trimmed
        paragraph = ParagraphBuffer()
        guard !text.isEmpty else { return }
        result.text.append(contentsOf: text)
        result.text.append(0x0A)
        headingText?.addSpace()
    }
}
