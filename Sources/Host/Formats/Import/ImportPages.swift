import Model

/// A book's text, cut into pages.
public struct PagedText: Sendable {
    /// The metadata from the file. The chapters have titles; their text is on the pages.
    public var text: ImportedText
    public var pages: PageFile
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
    let source = try source.largeFileMapped()
    let long = try withoutActuallyEscaping(progress) { (report) throws(FormatError) -> ImportedText? in
        let progress = ImportProgress(report)
        return try source.withBytes { (bytes) throws(FormatError) -> ImportedText? in
            guard bytes.count > LongText.threshold, try FileFormat.ofContainer(bytes) == nil else { return nil }
            let candidates = try candidateEncodings(
                of: bytes, declared: declaredEncoding, forget: source.forget(upTo:))
            let head = decodedHead(of: bytes, in: candidates[0])
            guard FileFormat.ofText(head, fileName: fileName) == .plainText else { return nil }
            return try readLongText(
                bytes, candidates: candidates, declared: declaredEncoding, into: pages,
                forget: source.forget(upTo:), progress: progress)
        }
    }
    if let long { return PagedText(text: long, pages: pages) }
    var text = try importText(from: source, fileName: fileName, declaredEncoding: declaredEncoding, progress: progress)
    for page in paginate(text.chapters) { try pages.append(page.text, chapter: page.chapter) }
    try pages.finish()
    for index in text.chapters.indices { text.chapters[index].text = "" }
    return PagedText(text: text, pages: pages)
}
