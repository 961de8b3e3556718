/// Why a file could not be imported as a book, a list or a dictionary. An import that throws has kept nothing and changed nothing.
public enum FormatError: Error, Hashable, Sendable {
    /// The caller's progress closure threw, or its task was cancelled.
    case cancelled
    /// The file has no bytes.
    case empty
    /// The file was read, but there is no text in it.
    case noText
    /// The operating system failed to read the file; `reason` is its message.
    case unreadableFile(reason: String)
    /// The disk has no room for the temporary files of the import.
    case diskFull
    /// The file is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The bytes are not text; `kind` names what they are, if known ("PNG picture", "ZIP archive").
    case notText(kind: String?)
    /// A dictionary is wanted, and the file is none that Glossa reads.
    case notADictionary
    /// The text fits none of the encodings in `tried`.
    case unreadableEncoding(tried: [TextEncoding])
    /// The text is not in the encoding that the learner chose; `looksLike` is the encoding it seems to be in.
    case wrongEncoding(declared: TextEncoding, looksLike: TextEncoding?)
    /// An archive is cut off or corrupt before anything readable.
    case damagedArchive
    /// An archive exceeds what a genuine book needs.
    case unsafeArchive(ArchiveLimit)
    /// A book lacks a part without which it cannot be read; `part` names it ("META-INF/container.xml").
    case malformedBook(part: String)
    /// A dictionary's file lacks a part, or one is broken; `part` names it ("term_bank_1.json").
    case malformedDictionary(part: String)
    /// A dictionary was read, but has no entry that can be looked up.
    case noEntries
    /// A table is malformed: a quotation mark is never closed (`line` is where it was opened), or JSON is cut off.
    /// `reason` says what is wrong, in English.
    case malformedTable(line: Int?, reason: String)
    /// A shop's copy protection (DRM) encrypts the text.
    case copyProtected
    /// A PDF or an archive requires a password.
    case passwordNeeded
    /// A PDF of `pages` pages contains scanned pages but no text.
    case scanned(pages: Int)
    /// A program is not installed; `package` is the Debian package that provides it.
    case programMissing(name: String, package: String)
    /// A program exited with an error status; `message` is the first line of its error output.
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
        case .diskFull: "disk-full"
        case .tooLarge: "too-large"
        case .notText: "not-text"
        case .notADictionary: "not-a-dictionary"
        case .unreadableEncoding: "unreadable-encoding"
        case .wrongEncoding: "wrong-encoding"
        case .damagedArchive: "damaged-archive"
        case .unsafeArchive: "unsafe-archive"
        case .malformedBook: "malformed-book"
        case .malformedDictionary: "malformed-dictionary"
        case .noEntries: "no-entries"
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

extension FormatError {
    /// A temporary file that could not be written.
    init(notWritten error: any Error) {
        self =
            error.isForLackOfRoom
            ? .diskFull : .unreadableFile(reason: "no temporary file could be written: " + error.reason)
    }
}
