import Model

/// Pictures, links to notes, and what those links lead to.
extension TextExtractor {
    /// An open element with an id.
    struct Target {
        var depth: Int
        var id: String
        var start: Int
        var isFootnote: Bool
    }

    /// A link being read.
    struct Link {
        var reference: String
        var isDeclared: Bool
        /// The length of the paragraph before it.
        var start: Int
    }

    /// The picture that an element shows.
    func picture(_ element: String, _ attributes: MarkupAttributes) -> ExtractedInset? {
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

    func add(_ inset: ExtractedInset) {
        guard keepsInsets else { return }
        let last: UInt8
        if case .picture = inset { last = InsetSign.pictureByte } else { last = InsetSign.noteByte }
        paragraph.add(sign: InsetSign.bytes(last))
        result.insets.append(inset)
    }

    func startLink(_ reference: String, _ attributes: MarkupAttributes) {
        guard link == nil else { return }
        if result.links.count < 100_000 { result.links.append((result.text.count, reference)) }
        link = Link(reference: reference, isDeclared: attributes.isNoteReference, start: paragraph.count)
    }

    func endLink() {
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
    func open(_ element: String, _ id: String, _ attributes: MarkupAttributes) {
        let isFootnote = attributes.isFootnote
        if isFootnote || (Self.blocks.contains(element) && cellDepth == 0) {
            endParagraph()
            openTargets.append(Target(depth: depth, id: id, start: result.text.count, isFootnote: isFootnote))
        } else if idsInLine.count < 1000 {
            idsInLine.append(id)
        }
    }

    func close(_ target: Target) {
        guard result.targets[target.id] == nil, target.start < result.text.count else {
            // An empty element before what it names.
            if target.start == result.text.count { idsInLine.append(target.id) }
            return
        }
        result.targets[target.id] = ExtractedTarget(
            range: target.start..<result.text.count, isFootnote: target.isFootnote)
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
