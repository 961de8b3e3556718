/// Why an Anki package could not be read or written. Reading one changes nothing.
public enum AnkiError: Error, Hashable, Sendable {
    /// The caller's task was cancelled.
    case cancelled
    /// The operating system failed to read or write a file; `reason` is its message.
    case unreadableFile(reason: String)
    /// The disk has no room to unpack the package.
    case diskFull
    /// The file is not a ZIP archive, or contains no collection.
    case notAPackage
    /// The archive or its collection is cut off or corrupt; `part` names where.
    case damaged(part: String)
    /// Unpacked, the collection is larger than `limit` bytes, or suspiciously large for its package.
    case tooLarge(limit: Int)
    /// The package has more decks than `limit`.
    case tooManyDecks(limit: Int)
    /// The package has a newer format (`version`) than Glossa supports.
    case newerPackage(version: Int)
    /// The package could not be written.
    case unwritable(reason: String)
}

extension AnkiError: CustomStringConvertible {
    /// English sentences that say what happened, what was kept and what to do next.
    public var description: String {
        switch self {
        case .cancelled: "The work was cancelled. \(Self.kept) You can start again at any time."
        case .unreadableFile(let reason):
            "The file could not be opened: \(reason). \(Self.kept) Check that it exists and that Glossa may read it."
        case .diskFull:
            "The disk is full: there is no room to unpack the package. \(Self.kept) Free some space where temporary files "
                + "are, or set TMPDIR to a folder with more room, and import it again."
        case .notAPackage:
            "The file is not an Anki package. \(Self.kept) In Anki, choose File, Export, and a .apkg or .colpkg file."
        case .damaged(let part):
            "The package is damaged or incomplete (\(part)). \(Self.kept) Download or export it again."
        case .tooLarge(let limit):
            "The package unpacks to more than \(limit >> 20) MB. \(Self.kept) Export its decks from Anki one by one."
        case .tooManyDecks(let limit):
            "The package has more than \(limit) decks. \(Self.kept) Export fewer of them from Anki."
        case .newerPackage(let version):
            "The package was made by a newer Anki (format \(version)). \(Self.kept) "
                + "Export it with “Support older Anki versions”, or update Glossa."
        case .unwritable(let reason):
            "The package could not be written: \(reason). Your cards are as they were. Make room and try again."
        }
    }

    private static let kept = "Nothing was imported; your file and your cards are as they were."

    /// A stable name for the catalogue of wording: `"not-a-package"`.
    public var code: String {
        switch self {
        case .cancelled: "cancelled"
        case .unreadableFile: "unreadable-file"
        case .diskFull: "disk-full"
        case .notAPackage: "not-a-package"
        case .damaged: "damaged-package"
        case .tooLarge: "package-too-large"
        case .tooManyDecks: "too-many-decks"
        case .newerPackage: "newer-package"
        case .unwritable: "unwritable-package"
        }
    }
}

extension AnkiError {
    /// A temporary file that could not be written.
    init(notUnpacked error: any Error) {
        self = error.isForLackOfRoom ? .diskFull : .unreadableFile(reason: "it could not be unpacked: " + error.reason)
    }

    /// A package that could not be written.
    init(notWritten fault: ArchiveFault) {
        switch fault {
        case .unwritable(let reason): self = .unwritable(reason: reason)
        case .diskFull: self = .unwritable(reason: "the disk is full")
        case .damaged(let part): self = .unwritable(reason: part)
        case .notAnArchive, .encrypted, .tooLarge: self = .unwritable(reason: "unknown")
        }
    }

    /// A package in memory that could not be written to a file.
    package init(notCopied error: FormatError) {
        switch error {
        case .diskFull: self = .diskFull
        case .tooLarge(let limit): self = .tooLarge(limit: limit)
        case .unreadableFile(let reason): self = .unwritable(reason: reason)
        default: self = .unwritable(reason: error.code)
        }
    }
}
