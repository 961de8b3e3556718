import Model

/// Reads a FictionBook 2 document: the sections of its bodies are chapters, and its notes follow the chapter that refers to
/// them.
///
/// Its encoding is the one that its XML declaration names, whatever was chosen.
///
/// - Throws: `.malformedBook` for XML without a body, `.noText`.
func readFictionBook(_ bytes: [UInt8]) throws(FormatError) -> ImportedText {
    let handler = FictionBookHandler()
    parseXML(inASCIICompatibleEncoding(bytes), into: handler)
    guard handler.hasBody else { throw .malformedBook(part: "FictionBook <body>") }
    guard !handler.blocks.isEmpty else { throw .noText }
    var imported = ImportedText(
        title: handler.title, author: handler.authors.isEmpty ? nil : handler.authors.joined(separator: ", "),
        chapters: handler.blocks.chapters(atLevel: .max, notes: handler.notes),
        cover: handler.cover.flatMap { Cover(picture: $0) }, notes: handler.blocks.pictureNotes)
    imported.tidy(declaredLanguage: handler.language)
    return imported
}

/// Whether a file begins like a FictionBook document, in an encoding that contains ASCII or in UTF-16.
func isFictionBook(_ head: [UInt8]) -> Bool {
    String(decoding: head.filter { $0 != 0 }, as: UTF8.self).contains("<FictionBook")
}

/// UTF-16 converted to UTF-8, without the declaration that names the former; any other encoding unchanged, because the
/// parser knows it.
private func inASCIICompatibleEncoding(_ bytes: [UInt8]) -> [UInt8] {
    let wide = [TextEncoding.utf16LittleEndian, .utf16BigEndian].first { encoding in
        bytes.starts(with: encoding.byteOrderMark)
    }
    guard let wide else { return bytes }
    var text: [UInt8] = []
    _ = try? decode(bytes.span, from: wide, tolerating: .max) { (piece, _) throws(FormatError) in
        piece.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    }
    guard text.starts(with: Array("<?xml".utf8)), let end = text.firstIndex(of: UInt8(ascii: ">")) else { return text }
    return Array(text[(end + 1)...])
}
