import Foundation

/// Reads a book's documents, in order. Entries are removed as they are read, so that the book is not in memory twice.
///
/// - Returns: The documents that are there, and the number of those that are missing.
func readDocuments(
    _ parts: [Publication.Part], from entries: consuming [String: [UInt8]], contents: [ContentsEntry],
    progress: ImportProgress
) throws(FormatError) -> (documents: [BookDocument], missing: Int) {
    let entriesByPath = Dictionary(grouping: contents, by: \.path)
    var documents: [BookDocument] = []
    var missing = 0
    for (index, part) in parts.enumerated() {
        try progress(Double(index) / Double(parts.count))
        let pointers = entriesByPath[part.path] ?? []
        if part.isPicture {
            var picture = ExtractedText()
            picture.text = InsetSign.bytes(InsetSign.pictureByte)
            picture.insets = [.picture(reference: part.path, alternative: "")]
            picture.pictureCount = 1
            documents.append(BookDocument(path: part.path, isPicture: true, text: picture, pointers: pointers))
            continue
        }
        guard let bytes = entries.removeValue(forKey: part.path) else {
            missing += 1
            continue
        }
        let text = extractText(
            fromHTML: normalisedToUTF8(bytes), locating: Set(pointers.compactMap(\.fragment)), keepsInsets: true)
        documents.append(BookDocument(path: part.path, isPicture: false, text: text, pointers: pointers))
    }
    return (documents, missing)
}

/// A document of a book, or a picture in its reading order.
struct BookDocument {
    var path: String
    var isPicture: Bool
    var text: ExtractedText
    /// The entries of the table of contents that point to it.
    var pointers: [ContentsEntry]

    /// Resolves a reference in it.
    func resolve(_ reference: String) -> (path: String, fragment: String?)? {
        isPicture ? (reference, nil) : Formats.resolve(reference, relativeTo: path)
    }
}

/// Assembles chapters from a book's documents.
///
/// Each entry in the table of contents opens a chapter at its target. A document without an entry continues the
/// preceding chapter, unless it has a heading of its own or there is no table of contents. Titles come from the table
/// of contents, otherwise from the first `<h1>`…`<h3>`.
struct ChapterAssembly {
    let hasContents: Bool
    var insets: BookInsets
    private(set) var chapters: [ImportedChapter] = []

    init(hasContents: Bool, insets: BookInsets) {
        self.hasContents = hasContents
        self.insets = insets
    }

    mutating func add(_ document: BookDocument, at index: Int) {
        let openings = openings(in: document.text, pointers: document.pointers)
        let end = document.text.text.count
        let lead = insets.written(index, document, 0..<(openings.first?.offset ?? end))
        if !lead.isEmpty {
            let continues =
                hasContents && !chapters.isEmpty && (document.text.heading == nil || !openings.isEmpty)
            if continues {
                chapters[chapters.count - 1].text += "\n" + lead
            } else {
                chapters.append(
                    ImportedChapter(title: openings.isEmpty ? document.text.heading : nil, text: lead))
            }
        }
        for (number, opening) in openings.enumerated() {
            let next = number + 1 < openings.count ? openings[number + 1].offset : end
            let text = insets.written(index, document, opening.offset..<next)
            if !text.isEmpty { chapters.append(ImportedChapter(title: opening.title, text: text)) }
        }
    }
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
