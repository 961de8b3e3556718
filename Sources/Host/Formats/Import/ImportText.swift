import Model

/// A book's text, cut into pages.
public struct PagedText: Sendable {
    /// The metadata from the file. The chapters have titles; their text is on the pages.
    public var text: ImportedText
    public var pages: PageFile
    /// The pictures and notes in the text of the pages, in order, by the numbers of the pages.
    public var insets: [(page: Int, inset: Inset)]
    /// The bytes of the pictures.
    public var pictures: PictureFile?
}

/// Imports a file as the pages of a book; see ``importText(from:fileName:declaredEncoding:progress:)``.
///
/// Reads, normalises and splits a long plain text piece by piece, so that it needs no more memory than a short one.
///
/// - Throws: `FormatError`; nothing has been kept then.
public func importPages(
    from source: ImportSource, fileName: String, declaredEncoding: TextEncoding? = nil,
    progress: (Double) throws -> Void = { _ in }
) throws(FormatError) -> PagedText {
    let pages = try PageFile()
    let pictures = LazyPictureFile()
    var text = try read(source, fileName, declaredEncoding, into: pages, pictures, progress)
    var insets: [(page: Int, inset: Inset)] = []
    // Those of a long text are there already.
    if pages.count == 0 {
        // Each sign stands for one inset, unless what tidied the text lost one.
        let signs = text.insets.isEmpty ? 0 : text.chapters.reduce(0) { $0 + $1.text.insetSignCount }
        var rest = signs == text.insets.count ? text.insets[...] : []
        for page in paginate(text.chapters) {
            guard !text.insets.isEmpty else {
                try pages.append(page.text, chapter: page.chapter)
                continue
            }
            let (clean, places) = page.text.withoutInsetSigns()
            try pages.append(clean, chapter: page.chapter)
            for place in places {
                guard let inset = rest.popFirst().flatMap({ Inset($0, at: place) }) else { continue }
                insets.append((page.number, inset))
            }
        }
        try pages.finish()
        for index in text.chapters.indices { text.chapters[index].text = "" }
    }
    return PagedText(text: text, pages: pages, insets: insets, pictures: pictures.file)
}

extension Inset {
    /// Nil if the sign is not one of such an inset.
    fileprivate init?(_ inset: ImportedInset, at place: (sign: UInt32, place: Int)) {
        switch inset {
        case .picture(let picture, let alternative):
            guard place.sign != InsetSign.note, place.sign != InsetSign.ruby else { return nil }
            let isPlate = place.sign != InsetSign.picture
            self.init(place: place.place, .picture(picture, alternative: alternative, isPlate: isPlate))
        case .note(let note):
            guard place.sign == InsetSign.note else { return nil }
            self.init(place: place.place, .note(note))
        case .ruby(let ruby):
            guard place.sign == InsetSign.ruby else { return nil }
            self.init(place: place.place, .ruby(ruby))
        }
    }
}

/// A file of pictures that is made when a book has any.
final class LazyPictureFile {
    private(set) var file: PictureFile?

    /// The file.
    func opened() throws(FormatError) -> PictureFile {
        if let file { return file }
        let file = try PictureFile()
        self.file = file
        return file
    }
}

/// Imports a file as the text of a book.
///
/// Detects the format from the file's contents, then from its extension: plain text, EPUB 2 and 3, PDF with text, Word
/// documents (DOCX), FictionBook, Mobipocket and Kindle books without copy protection, Markdown, web pages, SubRip, WebVTT and
/// SubStation Alpha subtitles. Writes nothing to disk except what other programs read or write: a PDF or a Mobipocket book
/// that is given as bytes, and what the latter is converted to, only while reading it. The call takes seconds for a file of 100 MB: do not run it on the main actor.
///
///     let book = try importText(from: .file(url), fileName: "围城.txt") { fraction in
///         try Task.checkCancellation()
///         bar.set(fraction)
///     }
///     let pages = paginate(book.chapters)
///
/// - Parameters:
///   - source: The source of the bytes.
///   - fileName: The file's name as the learner knows it; only its extension is used.
///   - declaredEncoding: The encoding that the learner chose; nil to detect it. Formats with their own ignore it.
///   - progress: Called with the fraction done, from 0 to 1, at least every few megabytes. If it throws, or the task is
///     cancelled, the import is cancelled.
/// - Throws: `FormatError`; nothing has been kept then.
public func importText(
    from source: ImportSource, fileName: String, declaredEncoding: TextEncoding? = nil,
    progress: (Double) throws -> Void = { _ in }
) throws(FormatError) -> ImportedText {
    var text = try read(source, fileName, declaredEncoding, into: nil, nil, progress)
    guard !text.insets.isEmpty else { return text }
    text.insets.removeAll()
    for index in text.chapters.indices { text.chapters[index].text = text.chapters[index].text.droppingInsetSigns }
    return text
}

/// Reads a file of any format.
///
/// - Parameter pages: Receives the pages of a long plain text, whose chapters then have no text; nil to read every text as a
///   whole.
/// - Parameter pictures: Receives the pictures in the text of a format that can have them; nil to leave them out.
private func read(
    _ source: ImportSource, _ fileName: String, _ declared: TextEncoding?, into pages: PageFile?,
    _ pictures: LazyPictureFile?, _ progress: (Double) throws -> Void
) throws(FormatError) -> ImportedText {
    try withoutActuallyEscaping(progress) { (report) throws(FormatError) -> ImportedText in
        let progress = ImportProgress(report)
        try progress(0)
        let mapped = try source.largeFileMapped()
        var imported = try mapped.withBytes { (bytes) throws(FormatError) -> ImportedText in
            switch try FileFormat.ofContainer(bytes) {
            case .archive: try readArchive(bytes, pictures: pictures, progress: progress)
            case .fictionBook: try readFictionBook(bytes.prefix(bytes.count))
            case .mobipocket: try readMobipocket(source, bytes: bytes, pictures: pictures, progress: progress)
            case .pdf: try readPDF(source, bytes: bytes, progress: progress)
            default:
                try readText(
                    bytes, fileName: fileName, declared: declared, into: pages, forget: mapped.forget(upTo:),
                    progress: progress)
            }
        }
        // A long text is spelt out window by window.
        if pages?.count ?? 0 == 0 {
            imported.spellOut()
            imported.chapters.removeAll { $0.text.isEmpty }
            guard !imported.chapters.isEmpty else { throw .noText }
            imported.joinTitle()
        }
        try progress(1)
        return imported
    }
}

/// Reads a text file: detects its encoding, then its format.
private func readText(
    _ bytes: Span<UInt8>, fileName: String, declared: TextEncoding?, into pages: PageFile?,
    forget: (Int) -> Void, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    let candidates = try candidateEncodings(of: bytes, declared: declared, forget: forget)
    let head = decodedHead(of: bytes, in: candidates[0])
    let format = FileFormat.ofText(head, fileName: fileName)
    guard format != .plainText else {
        if let pages, bytes.count > LongText.threshold {
            return try readLongText(
                bytes, candidates: candidates, declared: declared, into: pages, forget: forget, progress: progress)
        }
        return try readPlainText(bytes, candidates: candidates, declared: declared, progress: progress)
    }
    let decoded = try decodeWhole(bytes, candidates: candidates, declared: declared, progress: progress.step(0...0.5))
    var imported: ImportedText
    switch format {
    case .aozora: imported = readAozora(decoded.text)
    case .markdown: imported = readMarkdown(decoded.text)
    case .subtitles: imported = readSubtitles(decoded.text)
    default: imported = try readWebPage(decoded.text)
    }
    imported.encoding = decoded.encoding
    imported.notes = decoded.notes + imported.notes
    return imported
}
