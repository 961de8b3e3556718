import Model

/// Where a Word document has its text.
let wordDocumentPath = "word/document.xml"

/// Reads a Word document (DOCX): its paragraphs and tables, with the headings of its styles as chapters. Footnotes and
/// endnotes follow the chapter that refers to them. If it has no headings, they are found as in a plain text.
///
/// - Throws: `.damagedArchive`, `.unsafeArchive`, `.malformedBook`, `.passwordNeeded`, `.noText`, `.cancelled`.
func readWordDocument(_ archive: Span<UInt8>, progress: ImportProgress) throws(FormatError) -> ImportedText {
    var budget = UnpackingBudget(archiveLength: archive.count)
    let parts: Set = [
        wordDocumentPath, "word/styles.xml", "word/footnotes.xml", "word/endnotes.xml", "docProps/core.xml",
    ]
    let unpacked = try unpack(archive, budget: &budget, progress: progress) { parts.contains($0) }
    if unpacked.isEncrypted { throw .passwordNeeded }
    guard let document = unpacked.entries[wordDocumentPath] else {
        throw unpacked.isTruncated ? .damagedArchive : .malformedBook(part: wordDocumentPath)
    }
    try progress(0.3)
    let handler = WordTextHandler(unpacked.entries["word/styles.xml"].map { WordStyles($0) } ?? WordStyles())
    parseXML(document, into: handler)
    guard !handler.blocks.isEmpty else { throw .noText }
    try progress(0.8)
    let properties = WordProperties(unpacked.entries["docProps/core.xml"] ?? [])
    var imported = ImportedText(
        title: properties.title ?? handler.title, author: properties.author,
        chapters: chapters(of: handler.blocks, notes: notes(in: unpacked)), notes: handler.blocks.pictureNotes)
    imported.tidy(declaredLanguage: properties.language)
    if unpacked.isTruncated { imported.notes.append(.truncatedArchive) }
    return imported
}

private func notes(in unpacked: Unpacked) -> [(name: String, text: String)] {
    var notes: [(name: String, text: String)] = []
    for part in ["word/footnotes.xml", "word/endnotes.xml"] {
        guard let bytes = unpacked.entries[part] else { continue }
        let handler = WordTextHandler()
        parseXML(bytes, into: handler)
        notes += handler.notes
    }
    return notes
}

private func chapters(of blocks: [TextBlock], notes: [(name: String, text: String)]) -> [ImportedChapter] {
    if !blocks.haveHeadings, notes.isEmpty, let chapters = blocks.wordedChapters { return chapters }
    return blocks.chapters(atLevel: blocks.chapterLevel, notes: notes)
}

/// What a Word document says of itself, in `docProps/core.xml`.
private struct WordProperties {
    private(set) var title: String?
    private(set) var author: String?
    private(set) var language: String?

    init(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        let handler = PropertiesHandler()
        parseXML(bytes, into: handler)
        title = handler.values["title"]
        author = handler.values["creator"]
        language = handler.values["language"]
    }
}

private final class PropertiesHandler: MarkupHandler {
    private(set) var values: [String: String] = [:]
    private var text: [UInt8] = []

    func start(_ element: String, _ attributes: MarkupAttributes) { text.removeAll() }

    func end(_ element: String) {
        let value = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        text.removeAll()
        if !value.isEmpty, values[element] == nil { values[element] = value }
    }

    func text(_ piece: UnsafeBufferPointer<UInt8>) { text.append(contentsOf: piece) }
}
