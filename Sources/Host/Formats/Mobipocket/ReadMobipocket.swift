import Foundation

/// Reads a Mobipocket or Kindle book (MOBI, PRC, AZW, AZW3) without copy protection.
///
/// `mobitool` of libmobi converts it to an EPUB in a temporary folder, as a separate process with limits, because its parser
/// is written in C and the file comes from anywhere; the EPUB is then read like any other.
///
/// - Parameter parent: Where the temporary folder is made.
/// - Throws: `.copyProtected`, `.damagedArchive`, `.programMissing`, `.programFailed`, `.tookTooLong`, `.cancelled`, and what
///   `readEPUB` throws.
func readMobipocket(
    _ source: ImportSource, bytes: Span<UInt8>, pictures: LazyPictureFile?, progress: ImportProgress,
    in parent: URL = FileManager.default.temporaryDirectory
) throws(FormatError) -> ImportedText {
    guard let encryption = MobipocketHeader.encryption(of: bytes) else { throw .damagedArchive }
    guard encryption == 0 else { throw .copyProtected }
    let file = try SourceFile(source)
    let folder = try TemporaryFolder(in: parent)
    let program = Program(name: "mobitool", package: "libmobi-tools")
    let outcome = try run(
        program, ["-e", "-o", folder.url.path, file.url.path], limit: 60, processorLimit: 10 + bytes.count / 1_000_000,
        largestFile: UnpackingBudget.sizeLimit, progress: progress.step(0...0.3))
    guard let converted = folder.files.first(where: { $0.pathExtension == "epub" }) else {
        let message = String(decoding: outcome.errors + outcome.output, as: UTF8.self)
        let lines = message.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        throw .programFailed(
            name: program.name, message: lines.last { !$0.isEmpty } ?? "it stopped with status \(outcome.status)")
    }
    var imported = try ImportSource.file(converted).withBytes { (bytes) throws(FormatError) in
        try readEPUB(bytes, pictures: pictures, progress: progress.step(0.3...1))
    }
    // Old books have no table of contents, and all of their text in one document.
    if imported.chapters.count == 1, let chapters = imported.chapters[0].blocks.wordedChapters {
        imported.chapters = chapters
    }
    return imported
}

/// Whether a file begins like a Mobipocket book: the type and the creator of a Palm database.
func isMobipocket(_ head: [UInt8]) -> Bool {
    guard head.count >= 78 else { return false }
    return ["BOOKMOBI", "TEXtREAd"].contains { head[60..<68].elementsEqual($0.utf8) }
}

/// The header of a Mobipocket book, in the first record of its Palm database.
private enum MobipocketHeader {
    /// The encryption of its text, 0 for none; nil if the file is cut off before it.
    ///
    /// Source: wiki.mobileread.com/wiki/MOBI, "PalmDOC Header".
    static func encryption(of bytes: Span<UInt8>) -> Int? {
        func number(at place: Int, bytes length: Int) -> Int? {
            guard place >= 0, place <= bytes.count - length else { return nil }
            return (0..<length).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
        }
        guard let first = number(at: 78, bytes: 4) else { return nil }
        return number(at: first + 12, bytes: 2)
    }
}

/// A folder for the files that a program writes, deleted with the value.
private final class TemporaryFolder {
    let url: URL

    init(in parent: URL) throws(FormatError) {
        var name = Array((parent.path + "/glossa-book-XXXXXX").utf8CString)
        guard mkdtemp(&name) != nil else { throw FormatError(notWritten: systemError()) }
        url = URL(
            filePath: String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self),
            directoryHint: .isDirectory)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The files in it.
    var files: [URL] { (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? [] }
}
