/// Builds the text of a document while it is parsed.
final class TextExtractor: MarkupHandler {
    static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "br", "center", "dd", "div", "dl", "dt", "fieldset",
        "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li",
        "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
    private static let dropped: Set<String> = [
        "audio", "head", "iframe", "noscript", "object", "rp", "rt", "rtc", "script", "style", "svg",
        "template", "video",
    ]
    private static let headings: Set<String> = ["h1", "h2", "h3"]
    /// Bytes of a row up to which a paragraph in a cell does not end the line: a longer one belongs to a table that is
    /// only a layout.
    private static let longestRow = 400

    private let ids: Set<String>
    private let furniture: Set<String>
    let keepsInsets: Bool
    private let keepsRuby: Bool
    var result = ExtractedText()
    var paragraph = ParagraphBuffer()
    /// The nesting depth inside a dropped element; 0 outside.
    var droppedDepth = 0
    /// Whether the dropped element is a drawing, which may hold pictures.
    var isInDrawing = false
    private var preformattedDepth = 0
    var cellDepth = 0
    private var titleText: [UInt8]?
    private var headingText: ParagraphBuffer?
    private var formula: Formula?
    var link: Link?
    var ruby: Ruby?
    private var stanzas = StanzaGaps()
    /// Whether a line of the document has ended in a stanza that is not divided into elements.
    private var endsVerse = false
    /// The ends of lines since the last text of the preformatted text being read; nil before any.
    private var preformattedLineEnds: Int?
    /// The open elements with an id that are blocks.
    var openTargets: [Target] = []
    /// Ids in the current paragraph.
    var idsInLine: [String] = []
    var depth = 0

    init(ids: Set<String>, furniture: Set<String>, keepsInsets: Bool, keepsRuby: Bool) {
        self.ids = ids
        self.furniture = furniture
        self.keepsInsets = keepsInsets
        self.keepsRuby = keepsRuby
    }

    func finish() -> ExtractedText {
        endParagraph()
        for target in openTargets.reversed() { close(target) }
        if result.text.last == 0x0A { result.text.removeLast() }
        return result
    }

    func start(_ element: String, _ attributes: MarkupAttributes) {
        depth += 1
        if element == "title", titleText == nil { titleText = [] }
        if formula != nil {
            formula?.start(element, attributes)
            return
        }
        if keepsRuby { startRuby(element) }
        let drawn = picture(element, attributes)
        if let drawn { add(drawn) }
        guard droppedDepth == 0, drawn == nil || element == "img", !isDropped(element, attributes) else {
            if droppedDepth == 0 { isInDrawing = element == "svg" }
            droppedDepth += 1
            return
        }
        if element == "math" {
            formula = Formula(attributes)
            return
        }
        if Self.blocks.contains(element) {
            if element == "br", cellDepth == 0 { stanzas.breakLine(after: paragraph.count) }
            endBlock()
            stanzas.start(element, attributes, depth: depth)
            endsVerse = false
        }
        if element == "td" || element == "th" {
            paragraph.addSpace()
            cellDepth += 1
        }
        if element == "pre" {
            preformattedDepth += 1
            preformattedLineEnds = nil
        }
        if Self.headings.contains(element), result.heading == nil { headingText = ParagraphBuffer() }
        if let id = attributes["id"] ?? attributes["name"] {
            if ids.contains(id), result.anchors[id] == nil { result.anchors[id] = result.text.count }
            if keepsInsets { open(element, id, attributes) }
        }
        if element == "a", keepsInsets, let reference = attributes["href"] { startLink(reference, attributes) }
    }

    func end(_ element: String) {
        depth -= 1
        if element == "title", let text = titleText, result.title == nil {
            let title = String(decoding: text, as: UTF8.self)
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !title.isEmpty { result.title = title }
        }
        if formula != nil {
            guard element == "math" else {
                formula?.end(element)
                return
            }
            let text = formula?.text ?? ""
            formula = nil
            for byte in text.utf8 { add(byte) }
            return
        }
        guard droppedDepth == 0 else {
            droppedDepth -= 1
            if droppedDepth == 0 { isInDrawing = false }
            if ruby != nil { endRuby(element) }
            return
        }
        if ruby != nil { endRuby(element) }
        if element == "a" { endLink() }
        if element == "pre" { preformattedDepth -= 1 }
        if element == "td" || element == "th" { cellDepth -= 1 }
        if Self.headings.contains(element), let text = headingText {
            headingText = nil
            let heading = text.trimmed
            if !heading.isEmpty { result.heading = String(decoding: heading, as: UTF8.self) }
        }
        if Self.blocks.contains(element) {
            endBlock()
            stanzas.end(element, depth: depth)
            endsVerse = false
        }
        while let target = openTargets.last, target.depth > depth {
            openTargets.removeLast()
            endParagraph()
            close(target)
        }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) {
        if formula != nil {
            formula?.text(piece)
            return
        }
        if droppedDepth > 0 {
            if result.title == nil { titleText?.append(contentsOf: piece) }
            if ruby?.reading != nil { for byte in piece { ruby?.reading?.add(byte) } }
            return
        }
        if ruby != nil { beginBase(piece) }
        for byte in piece {
            if byte > 0x20 { beginLine(byte) }
            if byte == 0x0A, preformattedDepth > 0 {
                endParagraph()
                preformattedLineEnds = preformattedLineEnds.map { $0 + 1 }
            } else {
                if byte == 0x0A, stanzas.isStanza(at: depth) { endsVerse = true }
                add(byte)
            }
        }
    }

    /// Ends the line before a character if the document's own lines are those of the text.
    private func beginLine(_ byte: UInt8) {
        if preformattedDepth > 0 {
            if preformattedLineEnds ?? 0 > 1 { stanzas.leaveLine() }
            preformattedLineEnds = 0
        }
        guard endsVerse else { return }
        endsVerse = false
        // A line that is too long for the document goes on in small letters.
        if !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte), link == nil, cellDepth == 0 { endParagraph() }
    }

    func add(_ byte: UInt8) {
        paragraph.add(byte)
        if link?.isDeclared != true { headingText?.add(byte) }
    }

    private func isDropped(_ element: String, _ attributes: MarkupAttributes) -> Bool {
        Self.dropped.contains(element) || furniture.contains(element) || attributes["hidden"] != nil
            || (!keepsInsets && attributes.isNoteReference)
    }

    /// Ends a paragraph at a block, but in a row of a table only puts a space between two.
    private func endBlock() {
        if cellDepth > 0, paragraph.count < Self.longestRow { paragraph.addSpace() } else { endParagraph() }
    }

    func endParagraph() {
        let text = paragraph.trimmed
        paragraph = ParagraphBuffer()
        ruby?.bases.removeAll()
        guard !text.isEmpty else { return }
        if stanzas.takeGap(), !result.text.isEmpty { result.text.append(0x0A) }
        let start = result.text.count
        result.text.append(contentsOf: text)
        result.text.append(0x0A)
        headingText?.addSpace()
        for id in idsInLine where result.targets[id] == nil {
            result.targets[id] = ExtractedTarget(range: start..<result.text.count, isFootnote: false)
        }
        idsInLine.removeAll()
    }
}
