import Model

/// Turns a file into a book's text.
///
/// The format is told from the file's content, then from its extension: plain text, EPUB 2 and 3, PDF with text,
/// Markdown, web pages, SubRip and WebVTT subtitles. Nothing is written to disk but a PDF that came as bytes, for
/// as long as it is read. The call takes seconds for a file of 100 MB: run it away from the main actor.
///
///     let book = try importText(from: .file(url), fileName: "围城.txt") { fraction in
///         try Task.checkCancellation()
///         bar.set(fraction)
///     }
///     let pages = paginate(book.chapters)
///
/// - Parameters:
///   - source: Where the bytes are.
///   - fileName: The file's name as the learner knows it; only its extension is used.
///   - declaredEncoding: The encoding the learner chose; nil to find it. Formats that carry their own ignore it.
///   - progress: Called with the fraction done, from 0 to 1, at least every few megabytes. Throwing from it, or
///     cancelling the task, cancels the import.
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

/// Reads a file that is text: finds its encoding, then the kind of text it is.
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
