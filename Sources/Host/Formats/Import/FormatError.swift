/// Why a file could not become a book. An import that throws has kept nothing and changed nothing.
public enum FormatError: Error, Hashable, Sendable {
    /// The caller's progress closure threw, or its task was cancelled.
    case cancelled
    /// The file has no bytes.
    case empty
    /// The file was read, but there is no text in it.
    case noText
    /// The operating system would not give the file; `reason` is what it said.
    case unreadableFile(reason: String)
    /// The file is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The bytes are not text; `kind` names what they are, where that is known ("PNG picture", "ZIP archive").
    case notText(kind: String?)
    /// The text fits none of the encodings in `tried`.
    case unreadableEncoding(tried: [TextEncoding])
    /// The text is not in the encoding the learner chose; `looksLike` is what it seems to be.
    case wrongEncoding(declared: TextEncoding, looksLike: TextEncoding?)
    /// An archive is cut off or broken before anything readable.
    case damagedArchive
    /// An archive goes beyond what an honest book needs.
    case unsafeArchive(ArchiveLimit)
    /// An EPUB lacks a part it cannot be read without: `part` names it ("META-INF/container.xml").
    case malformedBook(part: String)
    /// A table breaks its own rules: a quotation mark that is never closed (`line` says where it was opened), JSON that is
    /// cut off. `reason` says what is wrong, in English.
    case malformedTable(line: Int?, reason: String)
    /// A shop's copy protection (DRM) encrypts the text.
    case copyProtected
    /// A PDF asks for a password.
    case passwordNeeded
    /// A PDF of `pages` pages has pictures of text, and no text.
    case scanned(pages: Int)
    /// A program is not installed; `package` is the Debian package that has it.
    case programMissing(name: String, package: String)
    /// A program ended with an error status; `message` is the first line of what it printed.
    case programFailed(name: String, message: String)
    /// A program did not finish within `seconds` and was stopped.
    case tookTooLong(name: String, seconds: Int)

    /// A limit on archives that guards against decompression bombs.
    public enum ArchiveLimit: String, Hashable, Sendable {
        /// Too many entries.
        case entries
        /// Too many bytes once uncompressed.
        case size
        /// Too many uncompressed bytes for each compressed one.
        case ratio
    }

    /// A stable name for the catalogue of wording: `"wrong-encoding"`.
    public var code: String {
        switch self {
        case .cancelled: "cancelled"
        case .empty: "empty"
        case .noText: "no-text"
        case .unreadableFile: "unreadable-file"
        case .tooLarge: "too-large"
        case .notText: "not-text"
        case .unreadableEncoding: "unreadable-encoding"
        case .wrongEncoding: "wrong-encoding"
        case .damagedArchive: "damaged-archive"
        case .unsafeArchive: "unsafe-archive"
        case .malformedBook: "malformed-book"
        case .malformedTable: "malformed-table"
        case .copyProtected: "copy-protected"
        case .passwordNeeded: "password-needed"
        case .scanned: "scanned"
        case .programMissing: "program-missing"
        case .programFailed: "program-failed"
        case .tookTooLong: "took-too-long"
        }
    }
}
