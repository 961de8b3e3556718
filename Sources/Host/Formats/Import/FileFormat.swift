/// The file formats that can be imported as books.
enum FileFormat: Hashable {
    case plainText
    case aozora
    case markdown
    case subtitles
    case webPage
    case archive
    case fictionBook
    case mobipocket
    case pdf

    /// Detects the format of a file from its first bytes; a file that is not a container is some kind of text.
    ///
    /// Which format a ZIP archive contains, `readArchive` finds out.
    ///
    /// - Throws: `.empty`, and `.notText` for the signature of another file format.
    static func ofContainer(_ bytes: Span<UInt8>) throws(FormatError) -> FileFormat? {
        guard !bytes.isEmpty else { throw .empty }
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .archive }
        let opening = bytes.prefix(1024)
        if isFictionBook(opening) { return .fictionBook }
        if isMobipocket(opening) { return .mobipocket }
        let head = String(decoding: opening, as: UTF8.self)
        if head.contains("%PDF-") { return .pdf }
        if head.contains("\"format\":\"glossa-export-") { throw .notText(kind: "Glossa export") }
        for (signature, kind) in signatures where bytes.starts(with: signature) {
            throw .notText(kind: kind)
        }
        return nil
    }

    /// Detects the format of a text: from its contents first, then from the file's extension.
    ///
    /// - Parameter head: The first few thousand characters, decoded.
    static func ofText(_ head: String, fileName: String) -> FileFormat {
        let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let opening = start.prefix(200).lowercased()
        if opening.hasPrefix("webvtt") || startsWithCue(start) || isDialogueFile(start) { return .subtitles }
        if opening.hasPrefix("<!doctype html") || opening.hasPrefix("<html") { return .webPage }
        if opening.hasPrefix("<?xml"), head.lowercased().contains("<html") { return .webPage }
        switch fileName.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() {
        case "md", "markdown", "mdown": return .markdown
        case "html", "htm", "xhtml": return .webPage
        default: return startsWithFrontMatter(start) ? .markdown : isAozora(head) ? .aozora : .plainText
        }
    }

    /// Whether the text begins with a SubRip cue: an optional number, then a line with `-->`.
    private static func startsWithCue(_ text: Substring) -> Bool {
        let lines = text.prefix(200).split(whereSeparator: \.isNewline).prefix(2)
        return lines.contains { SubtitleTiming($0) != nil }
    }

    /// Whether the text begins with `---`, a `title:` and a closing `---`.
    private static func startsWithFrontMatter(_ text: Substring) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline).prefix(20)
        guard lines.first == "---", lines.dropFirst().contains("---") else { return false }
        return lines.contains { $0.lowercased().hasPrefix("title:") }
    }

    /// First bytes of files that are often taken for books, and what to call them.
    private static let signatures: [([UInt8], String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "PNG picture"),
        ([0xFF, 0xD8, 0xFF], "JPEG picture"),
        (Array("GIF8".utf8), "GIF picture"),
        (Array("RIFF".utf8), "RIFF sound, film or picture"),
        ([0x7F, 0x45, 0x4C, 0x46], "program (ELF)"),
        (Array("MZ".utf8) + [0x90, 0x00], "Windows program"),
        (Array("Rar!".utf8), "RAR archive"),
        ([0x37, 0x7A, 0xBC, 0xAF], "7-Zip archive"),
        ([0x1F, 0x8B], "gzip archive"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "xz archive"),
        ([0x50, 0x4B, 0x05, 0x06], "empty ZIP archive"),
        ([0xD0, 0xCF, 0x11, 0xE0], "Microsoft Office document"),
        (Array("{\\rtf".utf8), "rich text (RTF) document"),
        (Array("SQLite format 3".utf8), "SQLite database"),
        (Array("ID3".utf8), "MP3 recording"),
        (Array("OggS".utf8), "Ogg recording"),
        (Array("TPZ".utf8), "Kindle book in the Topaz format"),
        (Array("CONT".utf8) + [0x02, 0x00], "Kindle book in the KFX format"),
    ]
}

extension Span<UInt8> {
    /// Whether the bytes begin with these.
    func starts(with prefix: [UInt8]) -> Bool {
        guard count >= prefix.count else { return false }
        return prefix.indices.allSatisfy { self[$0] == prefix[$0] }
    }

    /// A copy of the first `length` bytes, or of all if there are fewer.
    func prefix(_ length: Int) -> [UInt8] {
        extracting(first: length).withUnsafeBufferPointer { Array($0) }
    }
}
