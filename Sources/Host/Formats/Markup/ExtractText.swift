import Model

/// The readable text of an HTML or XHTML document.
struct ExtractedText {
    /// Paragraphs in UTF-8, separated by line feeds, with a blank line between stanzas. If insets are kept, with an
    /// ``InsetSign`` for each.
    var text: [UInt8] = []
    /// The document's `<title>`.
    var title: String?
    /// The first `<h1>`, `<h2>` or `<h3>`.
    var heading: String?
    /// For each requested id, the offset in `text` of the paragraph that contains it.
    var anchors: [String: Int] = [:]
    var pictureCount = 0
    /// Pictures, links to notes and authors' readings, in the order of their signs.
    var insets: [ExtractedInset] = []
    /// The elements that can be notes, by id.
    var targets: [String: ExtractedTarget] = [:]
    /// Every link within the book: the offset in `text` of its paragraph, and what it refers to.
    var links: [(offset: Int, reference: String)] = []
}

/// A picture, a link that may be one to a note, or an author's reading.
enum ExtractedInset: Hashable {
    case picture(reference: String, alternative: String)
    /// - `length`: The number of bytes of its words, directly before its sign.
    /// - `isDeclared`: Whether the document says that it is a link to a note.
    case note(reference: String, sign: String, length: Int, isDeclared: Bool)
    case ruby(BookRuby)
}

/// An element with an id.
struct ExtractedTarget: Hashable {
    /// The paragraphs that it consists of, or the one that contains it, in bytes of the text.
    var range: Range<Int>
    /// Whether the document says that it is a footnote, which belongs to the reference and not to the text around it.
    var isFootnote: Bool
}

/// Extracts the text of a document: block elements become paragraphs, the rows of tables lines; ruby keeps its base text, and
/// its readings become insets; formulas are written in one line; scripts and styles are dropped.
///
/// - Parameters:
///   - ids: Ids of elements to locate in the text.
///   - furniture: Additional elements to drop with their contents.
///   - keepsInsets: Whether pictures and links to notes get signs in the text. Otherwise pictures are only counted, and links
///     to notes are dropped.
///   - keepsRuby: Whether authors' readings get signs in the text; they do if insets are kept.
func extractText(
    fromHTML bytes: [UInt8], locating ids: Set<String> = [], dropping furniture: Set<String> = [],
    keepsInsets: Bool = false, keepsRuby: Bool = false
) -> ExtractedText {
    let extractor = TextExtractor(
        ids: ids, furniture: furniture, keepsInsets: keepsInsets, keepsRuby: keepsInsets || keepsRuby)
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
        "audio", "head", "iframe", "noscript", "object", "rp", "rt", "rtc", "script", "style", "svg",
        "template", "video",
    ]
    private static let headings: Set<String> = ["h1", "h2", "h3"]
    /// Bytes of a row up to which a paragraph in a cell does not end the line: a longer one belongs to a table that is only a
    /// layout.
    private static let longestRow = 400
    /// The most parts of a base that wait for their readings.
    private static let mostBases = 100

    private let ids: Set<String>
    private let furniture: Set<String>
    private let keepsInsets: Bool
    private let keepsRuby: Bool
    private var result = ExtractedText()
    private var paragraph = ParagraphBuffer()
    /// The nesting depth inside a dropped element; 0 outside.
    private var droppedDepth = 0
    /// Whether the dropped element is a drawing, which may hold pictures.
    private var isInDrawing = false
    private var preformattedDepth = 0
    private var cellDepth = 0
    private var titleText: [UInt8]?
    private var headingText: ParagraphBuffer?
    private var formula: Formula?
    private var link: Link?
    private var ruby: Ruby?
    private var stanzas = StanzaGaps()
    /// Whether a line of the document has ended in a stanza that is not divided into elements.
    private var endsVerse = false
    /// The ends of lines since the last text of the preformatted text being read; nil before any.
    private var preformattedLineEnds: Int?
    /// The open elements with an id that are blocks.
    private var openTargets: [Target] = []
    /// Ids in the current paragraph.
    private var idsInLine: [String] = []
    private var depth = 0

    /// An open element with an id.
    private struct Target {
        var depth: Int
        var id: String
        var start: Int
        var isFootnote: Bool
    }

    /// Ruby being read.
    private struct Ruby {
        /// The nesting depth of its element.
        var depth: Int
        /// The parts of its base that have no reading yet: the length of the paragraph and the number of insets before each.
        var bases: [(start: Int, insets: Int)] = []
        /// Whether the next character begins a part of the base.
        var isAtBase = true
        /// The reading being read; nil outside.
        var reading: ParagraphBuffer?
    }

    /// A link being read.
    private struct Link {
        var reference: String
        var isDeclared: Bool
        /// The length of the paragraph before it.
        var start: Int
    }

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

    private func add(_ byte: UInt8) {
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

    private func endParagraph() {
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

// MARK: - Pictures and notes

extension TextExtractor {
    /// The picture that an element shows.
    private func picture(_ element: String, _ attributes: MarkupAttributes) -> ExtractedInset? {
        let reference: String?
        switch element {
        case "img":
            guard droppedDepth == 0 else { return nil }
            reference = attributes["src"]
        case "image":
            guard droppedDepth == 0 || isInDrawing else { return nil }
            reference = attributes["xlink:href"] ?? attributes["href"]
        case "object", "embed":
            guard droppedDepth == 0, attributes["type"]?.hasPrefix("image/") ?? false else { return nil }
            reference = attributes["data"] ?? attributes["src"]
        default: return nil
        }
        result.pictureCount += 1
        guard let reference, !reference.isEmpty else { return nil }
        let words = (attributes["alt"] ?? attributes["title"] ?? attributes["aria-label"] ?? "")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return .picture(reference: reference, alternative: String(words.droppingInsetSigns.prefix(1000)))
    }

    private func add(_ inset: ExtractedInset) {
        guard keepsInsets else { return }
        let last: UInt8
        if case .picture = inset { last = InsetSign.pictureByte } else { last = InsetSign.noteByte }
        paragraph.add(sign: InsetSign.bytes(last))
        result.insets.append(inset)
    }

    private func startLink(_ reference: String, _ attributes: MarkupAttributes) {
        guard link == nil else { return }
        if result.links.count < 100_000 { result.links.append((result.text.count, reference)) }
        link = Link(reference: reference, isDeclared: attributes.isNoteReference, start: paragraph.count)
    }

    private func endLink() {
        guard let link else { return }
        self.link = nil
        // One that goes on over several paragraphs is not a sign.
        guard paragraph.count >= link.start else { return }
        let length = paragraph.count - link.start
        let sign = paragraph.words(from: link.start).filter { !$0.isWhitespace }
        guard link.reference.contains("#"), link.isDeclared || NoteSign.isSign(sign) else { return }
        add(.note(reference: link.reference, sign: sign, length: length, isDeclared: link.isDeclared))
    }

    /// Remembers an element with an id.
    private func open(_ element: String, _ id: String, _ attributes: MarkupAttributes) {
        let isFootnote = attributes.isFootnote
        if isFootnote || (Self.blocks.contains(element) && cellDepth == 0) {
            endParagraph()
            openTargets.append(Target(depth: depth, id: id, start: result.text.count, isFootnote: isFootnote))
        } else if idsInLine.count < 1000 {
            idsInLine.append(id)
        }
    }

    private func close(_ target: Target) {
        guard result.targets[target.id] == nil, target.start < result.text.count else {
            // An empty element before what it names.
            if target.start == result.text.count { idsInLine.append(target.id) }
            return
        }
        result.targets[target.id] = ExtractedTarget(
            range: target.start..<result.text.count, isFootnote: target.isFootnote)
    }
}

// MARK: - Ruby

extension TextExtractor {
    private func startRuby(_ element: String) {
        switch element {
        case "ruby" where droppedDepth == 0 && ruby == nil: ruby = Ruby(depth: depth)
        case "rt": ruby?.reading = ParagraphBuffer()
        case "rb": ruby?.isAtBase = true
        // Documents leave out the end of the reading before it.
        case "rp": endReading()
        default: break
        }
    }

    private func endRuby(_ element: String) {
        switch element {
        case "rt": endReading()
        case "ruby" where ruby.map { depth < $0.depth } ?? false: ruby = nil
        default: break
        }
    }

    /// Remembers where a part of the base begins.
    private func beginBase(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let ruby, ruby.isAtBase, piece.contains(where: { $0 > 0x20 }) else { return }
        self.ruby?.isAtBase = false
        guard ruby.bases.count < Self.mostBases else { return }
        self.ruby?.bases.append((paragraph.count, result.insets.count))
    }

    /// Gives the first part of the base that has no reading the one just read.
    private func endReading() {
        guard let text = ruby?.reading?.trimmed else { return }
        ruby?.reading = nil
        ruby?.isAtBase = true
        guard let base = ruby?.bases.first, let count = ruby?.bases.count else { return }
        ruby?.bases.removeFirst()
        let end = count > 1 ? ruby?.bases.first?.start : nil
        let reading = String(decoding: text, as: UTF8.self).droppingInsetSigns
        guard !reading.isEmpty, let written = paragraph.insertRuby(at: base.start, until: end) else { return }
        result.insets.insert(.ruby(BookRuby(base: written, reading: reading)), at: base.insets)
        for index in ruby?.bases.indices ?? 0..<0 {
            ruby?.bases[index].start += 3
            ruby?.bases[index].insets += 1
        }
        if let start = link?.start, start >= base.start { link?.start = start + 3 }
    }
}

extension MarkupAttributes {
    /// Whether the element is a link to a note, in the words of EPUB 3 or of ARIA.
    var isNoteReference: Bool { has("noteref") || has("annoref") || has("doc-noteref", in: "role") }

    /// Whether the element is a footnote. Notes at the end of a chapter or a book stay there.
    var isFootnote: Bool { has("footnote") || has("doc-footnote", in: "role") }

    private func has(_ word: String, in name: String = "epub:type") -> Bool {
        self[name]?.split(separator: " ").contains { $0 == word } ?? false
    }
}
