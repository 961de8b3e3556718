import Foundation

/// Assembles chapters from a book's documents.
///
/// Each entry in the table of contents opens a chapter at its target. A document without an entry continues the
/// preceding chapter, unless it has a heading of its own or there is no table of contents. Titles come from the table
/// of contents, otherwise from the first `<h1>`…`<h3>`.
///
/// - Returns: The chapters, and notes about missing documents and pictures.
func assemble(
    _ documents: [String], from entries: consuming [String: [UInt8]], contents: [ContentsEntry],
    progress: ImportProgress
) throws(FormatError) -> ImportedText {
    let entriesByPath = Dictionary(grouping: contents, by: \.path)
    var chapters: [ImportedChapter] = []
    var missing = 0
    var pictures = 0
    for (index, path) in documents.enumerated() {
        try progress(Double(index) / Double(documents.count))
        // Removed, so that the book is not in memory twice.
        guard let bytes = entries.removeValue(forKey: path) else {
            missing += 1
            continue
        }
        let pointers = entriesByPath[path] ?? []
        let document = extractText(
            fromHTML: normalisedToUTF8(bytes), locating: Set(pointers.compactMap(\.fragment)))
        guard !document.text.isEmpty else { continue }
        pictures += document.pictureCount
        add(document, pointers: pointers, hasContents: !contents.isEmpty, to: &chapters)
    }
    if chapters.isEmpty, missing > 0 { throw .damagedArchive }
    var notes: [ImportNote] = []
    if missing > 0 { notes.append(.missingParts(missing)) }
    if pictures > 0 { notes.append(.picturesLeftOut(pictures)) }
    return ImportedText(chapters: chapters, notes: notes)
}

private func add(
    _ document: ExtractedText, pointers: [ContentsEntry], hasContents: Bool, to chapters: inout [ImportedChapter]
) {
    let openings = openings(in: document, pointers: pointers)
    let lead = string(document.text[..<(openings.first?.offset ?? document.text.count)])
    if !lead.isEmpty {
        let continues = hasContents && !chapters.isEmpty && (document.heading == nil || !openings.isEmpty)
        if continues {
            chapters[chapters.count - 1].text += "\n" + lead
        } else {
            chapters.append(ImportedChapter(title: openings.isEmpty ? document.heading : nil, text: lead))
        }
    }
    for (index, opening) in openings.enumerated() {
        let end = index + 1 < openings.count ? openings[index + 1].offset : document.text.count
        let text = string(document.text[opening.offset..<end])
        if !text.isEmpty { chapters.append(ImportedChapter(title: opening.title, text: text)) }
    }
}

/// The paragraphs of a slice, without the line feed after the last.
private func string(_ slice: ArraySlice<UInt8>) -> String {
    String(decoding: slice.last == 0x0A ? slice.dropLast() : slice, as: UTF8.self)
}

/// The most entries that are joined into one title: part, chapter and any levels between them.
private let mostLinesOfATitle = 6

/// Where chapters begin in a document, in order. Entries with the same target are joined into one title.
private func openings(in document: ExtractedText, pointers: [ContentsEntry]) -> [(offset: Int, title: String)] {
    var titles: [Int: [String]] = [:]
    for pointer in pointers {
        let offset = pointer.fragment.flatMap { document.anchors[$0] } ?? 0
        guard offset < document.text.count else { continue }
        let earlier = titles[offset, default: []]
        if earlier.count < mostLinesOfATitle, earlier.last != pointer.title {
            titles[offset, default: []].append(pointer.title)
        }
    }
    return titles.sorted { $0.key < $1.key }.map { (offset: $0.key, title: $0.value.joined(separator: " · ")) }
}

/// The document converted to UTF-8 from the encoding it declares.
private func normalisedToUTF8(_ bytes: [UInt8]) -> [UInt8] {
    let announced = TextEncoding.allCases.first {
        !$0.byteOrderMark.isEmpty && bytes.starts(with: $0.byteOrderMark)
    }
    guard let encoding = announced ?? declaredEncoding(of: bytes), encoding != .utf8 else { return bytes }
    var text: [UInt8] = []
    _ = try? decode(bytes.span, from: encoding, tolerating: .max) { (piece, _) throws(FormatError) in
        piece.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    }
    return text
}

/// The encoding named in `<?xml version="1.0" encoding="…"?>`.
private func declaredEncoding(of bytes: [UInt8]) -> TextEncoding? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
        let key = head[..<end.lowerBound].range(of: "encoding=")
    else { return nil }
    let value = head[key.upperBound..<end.lowerBound].dropFirst().prefix { $0 != "\"" && $0 != "'" }
    return TextEncoding(label: value)
}
