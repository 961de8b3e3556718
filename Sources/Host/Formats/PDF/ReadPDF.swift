import Foundation
import Model

/// Reads a PDF that has a text layer, with poppler's `pdfinfo` and `pdftotext` as separate processes.
///
/// `pdftotext` runs in reading order rather than layout mode, because that reflows. Headers, footers and page numbers
/// are then dropped and lines joined into paragraphs. If the text comes in pieces, `pdftotext` tells where its words
/// stand, and the lines of pages on which they run from top to bottom are read from right to left.
///
/// - Throws: `.passwordNeeded`, `.scanned`, `.programMissing`, `.programFailed`, `.tookTooLong`, `.cancelled`.
func readPDF(
    _ source: ImportSource, bytes: Span<UInt8>, progress: ImportProgress
) throws(FormatError) -> ImportedText {
    let file = try PDFFile(source, bytes: bytes)
    let properties = try readProperties(of: file, progress: progress)
    // Quiet: pdfinfo has already reported what is wrong with the file as a whole.
    let arguments = ["-q", "-enc", "UTF-8", "-eol", "unix", file.path, "-"]
    let text = try runPoppler("pdftotext", arguments, of: file, limit: 120, progress: progress.step(0.1...0.8))
    try progress(0.8)
    var split = splitPages(text)
    var verticalCount = 0
    if isInPieces(split) {
        let boxes = try runPoppler(
            "pdftotext", ["-q", "-enc", "UTF-8", "-bbox", file.path, "-"], of: file, limit: 120,
            progress: progress.step(0.8...0.9))
        for (index, lines) in verticalPages(boxes).enumerated() where index < split.count {
            guard let lines else { continue }
            split[index] = lines
            verticalCount += 1
        }
    }
    let pages = withoutRunningHeads(split)
    let pageCount = max(pages.count, Int(properties["Pages"] ?? "") ?? 0)
    let emptyCount = pages.count { !$0.contains { line in line.contains { $0.isLetter } } }
    guard emptyCount < pages.count else { throw .scanned(pages: pageCount) }
    var imported = ImportedText(chapters: manuscript(of: pages).chapters())
    imported.title = title(properties["Title"])
    imported.author = properties["Author"]
    imported.tidy()
    imported.isVertical =
        verticalCount * 2 > pages.count && (imported.language == .japanese || imported.language == .chinese)
    if emptyCount > 0 { imported.notes.append(.pagesWithoutText(emptyCount)) }
    return imported
}

/// A PDF as a file for other programs.
private struct PDFFile {
    private let file: SourceFile
    /// Processor time for each of poppler's programs, in seconds. It reads a megabyte or two per second; a damaged
    /// file of some kilobytes can make it start over for minutes.
    let processorLimit: Int

    var path: String { file.url.path }

    init(_ source: ImportSource, bytes: Span<UInt8>) throws(FormatError) {
        file = try SourceFile(source)
        processorLimit = 3 + bytes.count / 50_000
    }
}

/// Runs one of poppler's programs and translates its failures.
private func runPoppler(
    _ name: String, _ arguments: [String], of file: PDFFile, limit: Int, progress: ImportProgress
) throws(FormatError) -> [UInt8] {
    let program = Program(name: name, package: "poppler-utils")
    let outcome = try run(
        program, arguments, limit: limit, processorLimit: file.processorLimit, progress: progress)
    guard outcome.status != 0 else { return outcome.output }
    let message = String(decoding: outcome.errors, as: UTF8.self)
    // poppler's status 3 is "not permitted".
    if message.contains("Incorrect password") || outcome.status == 3 { throw .passwordNeeded }
    let firstLine = message.split(whereSeparator: \.isNewline).first.map(String.init)
    throw .programFailed(name: name, message: firstLine ?? "status \(outcome.status)")
}

/// The properties that `pdfinfo` prints: `Title`, `Author`, `Pages` …
private func readProperties(of file: PDFFile, progress: ImportProgress) throws(FormatError) -> [String: String] {
    let output = try runPoppler(
        "pdfinfo", ["-enc", "UTF-8", file.path], of: file, limit: 30, progress: progress.step(0...0.1))
    var properties: [String: String] = [:]
    for line in String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { continue }
        let value = parts[1].trimmingCharacters(in: .whitespaces)
        if !value.isEmpty { properties[String(parts[0])] = value }
    }
    return properties
}

/// A PDF's title property without what programs add to it.
private func title(_ property: String?) -> String? {
    guard var title = property?[...] else { return nil }
    if title.hasPrefix("Microsoft Word - ") { title = title.dropFirst(17) }
    return title.isEmpty || title.lowercased() == "untitled" ? nil : String(title)
}
