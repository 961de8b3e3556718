/// Reads a plain text of any length window by window, and splits each window into pages immediately.
///
/// For a short text, some decisions are based on the whole of it: whether it is hard-wrapped, whether lone
/// numbers are its headings, its author and its language. Here they are based on the first window, which is
/// large enough for a novel.
///
/// - Parameters:
///   - pages: Receives the pages.
///   - windowLength: Size of a window, in bytes of UTF-8.
///   - forget: Called repeatedly with how far the bytes have been read.
/// - Returns: The text; its chapters have titles but no text.
func readLongText(
    _ bytes: Span<UInt8>, candidates: [TextEncoding], declared: TextEncoding?, into pages: PageFile,
    windowLength: Int = 2 << 20, forget: (Int) -> Void = { _ in }, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    for encoding in candidates {
        pages.removeAll()
        var long = LongText(pages: pages, windowLength: windowLength)
        let faults = try decode(bytes, from: encoding, tolerating: toleratedDamage(in: bytes.count)) {
            (piece, consumed) throws(FormatError) in
            try long.append(piece)
            forget(consumed)
            try progress(Double(consumed) / Double(bytes.count))
        }
        guard let faults else { continue }
        var text = try long.finish()
        text.encoding = encoding
        text.notes = faults.notes
        guard !text.chapters.isEmpty else { throw .noText }
        return text
    }
    throw encodingError(bytes, candidates: candidates, declared: declared)
}

/// The state of reading a long text.
struct LongText {
    /// Texts up to this many bytes are read as a whole.
    static let threshold = 8 << 20
    /// The most chapters of a text. Anything after them belongs to the last: no real text has so many, and their
    /// titles are held in memory.
    static let mostChapters = 50_000

    private let pages: PageFile
    private let windowLength: Int
    private var manuscript = Manuscript()
    private var text: ImportedText?
    private var hasBrokenLines = false
    private var headings = Manuscript.Headings.any

    init(pages: PageFile, windowLength: Int) {
        self.pages = pages
        self.windowLength = windowLength
    }

    mutating func append(_ piece: Span<UInt8>) throws(FormatError) {
        var start = 0
        while start < piece.count {
            let end = pieceEnd(of: piece, from: start, length: windowLength)
            manuscript.append(piece.extracting(start..<end))
            start = end
            if manuscript.text.count >= windowLength { try take(manuscript.takeWindow()) }
        }
    }

    mutating func finish() throws(FormatError) -> ImportedText {
        manuscript.finish()
        try take(manuscript)
        try pages.finish()
        return text ?? ImportedText(chapters: [])
    }

    private mutating func take(_ window: Manuscript) throws(FormatError) {
        var window = window
        if text == nil { hasBrokenLines = window.hasBrokenLines }
        if hasBrokenLines { window.joinLines() }
        let (chapters, kind) = window.chapters(headings)
        headings = kind
        let found = chapters.map(\.spelledOut)
        guard !found.isEmpty else { return }
        guard var text else {
            var first = ImportedText(chapters: found.filter { !$0.text.isEmpty })
            let imprint = Imprint(of: found[0].text)
            first.title = imprint.title
            first.author = imprint.author
            first.settleLanguage()
            first.joinTitle()
            for (index, chapter) in first.chapters.enumerated() {
                try add(chapter, at: min(index, Self.mostChapters - 1))
                first.chapters[index].text = ""
            }
            first.chapters.removeLast(max(0, first.chapters.count - Self.mostChapters))
            self.text = first
            return
        }
        for (index, chapter) in found.enumerated() {
            // Text before the first heading of a window continues the preceding chapter.
            if index > 0 || chapter.title != nil, text.chapters.count < Self.mostChapters {
                text.chapters.append(ImportedChapter(title: chapter.title, text: ""))
            }
            try add(chapter, at: text.chapters.count - 1)
        }
        self.text = text
    }

    private func add(_ chapter: ImportedChapter, at index: Int) throws(FormatError) {
        for page in paginate([chapter]) { try pages.append(page.text, chapter: index) }
    }
}
