/// Why a package of Anki's could not be read or written. Reading one changes nothing.
public enum AnkiError: Error, Hashable, Sendable {
    /// The caller's task was cancelled.
    case cancelled
    /// The operating system would not give or take a file; `reason` is what it said.
    case unreadableFile(reason: String)
    /// The file is no ZIP archive, or holds no collection.
    case notAPackage
    /// The archive or the collection in it is cut off or broken; `part` names where.
    case damaged(part: String)
    /// Unpacked, the collection is larger than `limit` bytes, or suspiciously large for its package.
    case tooLarge(limit: Int)
    /// The package has more decks than `limit`.
    case tooManyDecks(limit: Int)
    /// The package has a newer form (`version`) than any that Glossa knows.
    case newerPackage(version: Int)
    /// The package could not be written.
    case unwritable(reason: String)
}

extension AnkiError: CustomStringConvertible {
    /// English sentences that say what happened, what was kept and what to do next.
    public var description: String {
        switch self {
        case .cancelled: "The work was cancelled. \(Self.kept) Begin again whenever you like."
        case .unreadableFile(let reason):
            "The file could not be opened: \(reason). \(Self.kept) See that it exists and that Glossa may read it."
        case .notAPackage:
            "The file is not an Anki package. \(Self.kept) In Anki, choose File, Export, and a .apkg or .colpkg file."
        case .damaged(let part):
            "The package is damaged or incomplete (\(part)). \(Self.kept) Fetch it again, or export it again in Anki."
        case .tooLarge(let limit):
            "The package unpacks to more than \(limit >> 20) MB. \(Self.kept) Export its decks one by one in Anki."
        case .tooManyDecks(let limit):
            "The package has more than \(limit) decks. \(Self.kept) Export a part of them in Anki."
        case .newerPackage(let version):
            "The package was made by a newer Anki (form \(version)). \(Self.kept) "
                + "Export it with “Support older Anki versions”, or update Glossa."
        case .unwritable(let reason):
            "The package could not be written: \(reason). Your cards are as they were. See that there is room, and try again."
        }
    }

    private static let kept = "Nothing was imported; your file and your cards are as they were."

    /// A stable name for the catalogue of wording: `"not-a-package"`.
    public var code: String {
        switch self {
        case .cancelled: "cancelled"
        case .unreadableFile: "unreadable-file"
        case .notAPackage: "not-a-package"
        case .damaged: "damaged-package"
        case .tooLarge: "package-too-large"
        case .tooManyDecks: "too-many-decks"
        case .newerPackage: "newer-package"
        case .unwritable: "unwritable-package"
        }
    }
}
