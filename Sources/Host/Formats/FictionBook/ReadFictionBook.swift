import Foundation
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

/// Converted to UTF-8, without the declaration that names the former encoding, and with damaged characters replaced. What only
/// the parser knows how to convert stays as it is.
private func inASCIICompatibleEncoding(_ bytes: [UInt8]) -> [UInt8] {
    let announced = TextEncoding.allCases.first {
        !$0.byteOrderMark.isEmpty && bytes.starts(with: $0.byteOrderMark)
    }
    // What could be read as ASCII is not UTF-16, whatever it says.
    let label = declaredEncoding(of: bytes).flatMap { $0.lowercased().hasPrefix("utf-16") ? nil : $0 }
    guard let encoding = announced ?? label.map({ TextEncoding(label: $0) }) ?? .utf8 else {
        // The one byte that windows-1251 leaves undefined, at which the parser would stop.
        return label?.lowercased() == "windows-1251" ? bytes.map { $0 == 0x98 ? 0x20 : $0 } : bytes
    }
    var text: [UInt8] = []
    _ = try? decode(bytes.span, from: encoding, tolerating: .max) { (piece, _) throws(FormatError) in
        piece.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    }
    guard text.starts(with: Array("<?xml".utf8)), let end = text.firstIndex(of: UInt8(ascii: ">")) else { return text }
    return Array(text[(end + 1)...])
}

/// The encoding named in `<?xml version="1.0" encoding="…"?>`.
private func declaredEncoding(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
        let key = head[..<end.lowerBound].range(of: "encoding=")
    else { return nil }
    return String(head[key.upperBound..<end.lowerBound].dropFirst().prefix { $0 != "\"" && $0 != "'" })
}
