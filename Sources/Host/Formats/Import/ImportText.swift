import Model

/// Imports a file as the text of a book.
///
/// Detects the format from the file's contents, then from its extension: plain text, EPUB 2 and 3, PDF with text,
/// Markdown, web pages, SubRip and WebVTT subtitles. Writes nothing to disk except a PDF that is given as bytes, and
/// that only while reading it. The call takes seconds for a file of 100 MB: do not run it on the main actor.
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
    try withoutActuallyEscaping(progress) { (report) throws(FormatError) -> ImportedText in
        let progress = ImportProgress(report)
        try progress(0)
        var imported = try source.withBytes { (bytes) throws(FormatError) -> ImportedText in
            switch try FileFormat.ofContainer(bytes) {
            case .epub: try readEPUB(bytes, progress: progress)
            case .pdf: try readPDF(source, bytes: bytes, progress: progress)
            default: try readText(bytes, fileName: fileName, declared: declaredEncoding, progress: progress)
            }
        }
        imported.chapters.removeAll { $0.text.isEmpty }
        guard !imported.chapters.isEmpty else { throw .noText }
        imported.joinTitle()
        try progress(1)
        return imported
    }
}

/// Reads a text file: detects its encoding, then its format.
private func readText(
    _ bytes: Span<UInt8>, fileName: String, declared: TextEncoding?, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    let candidates = try candidateEncodings(of: bytes, declared: declared)
    let head = decodedHead(of: bytes, in: candidates[0])
    let format = FileFormat.ofText(head, fileName: fileName)
    guard format != .plainText else {
        return try readPlainText(bytes, candidates: candidates, declared: declared, progress: progress)
    }
    let decoded = try decodeWhole(bytes, candidates: candidates, declared: declared, progress: progress.step(0...0.5))
    var imported: ImportedText
    switch format {
    case .markdown: imported = readMarkdown(decoded.text)
    case .subtitles: imported = readSubtitles(decoded.text)
    default: imported = try readWebPage(decoded.text)
    }
    imported.encoding = decoded.encoding
    imported.notes = decoded.notes + imported.notes
    return imported
}
