/// Reads a plain text: decodes it, normalises its lines and finds its chapters. It works piece by piece, so that a text
/// of 100 MB needs little more memory than its own size.
func readPlainText(
    _ bytes: Span<UInt8>, candidates: [TextEncoding], declared: TextEncoding?, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    for encoding in candidates {
        var manuscript = Manuscript()
        manuscript.reserveCapacity(bytes.count)
        let decoding = progress.step(0...0.7)
        let faults = try decode(bytes, from: encoding, tolerating: toleratedDamage(in: bytes.count)) {
            (piece, consumed) throws(FormatError) in
            manuscript.append(piece)
            try decoding(Double(consumed) / Double(bytes.count))
        }
        guard let faults else { continue }
        manuscript.finish()
        manuscript.dropEscapes()
        if manuscript.hasBrokenLines { manuscript.joinLines() }
        try progress(0.8)
        var imported = ImportedText(encoding: encoding, chapters: manuscript.chapters(), notes: faults.notes)
        try progress(0.95)
        let imprint = Imprint(of: imported.chapters.first?.text ?? "")
        imported.title = imprint.title
        imported.author = imprint.author
        imported.tidy()
        return imported
    }
    throw encodingError(bytes, candidates: candidates, declared: declared)
}

/// The title and author that a plain text states in its first lines: `书名：…`, `作者：…`, `Title: …`, `Author: …`.
struct Imprint {
    var title: String?
    var author: String?

    init(of text: String) {
        for line in text.prefix(4000).split(separator: "\n").prefix(40) {
            guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { continue }
            let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
            guard !value.isEmpty, value.count <= 80 else { continue }
            switch line[..<colon].lowercased().filter({ !$0.isWhitespace && $0 != "【" }) {
            case "title", "书名", "書名", "タイトル", "作品名": title = title ?? String(value)
            case "author", "作者", "著者": author = author ?? String(value)
            default: continue
            }
        }
    }
}
