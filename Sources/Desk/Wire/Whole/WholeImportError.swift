import Formats

/// Why an export of everything could not be imported. Nothing was changed.
public enum WholeImportError: Error, Hashable, Sendable {
    /// The Glossa is not empty; it has this many rows of these tables (``KeptTable/content``).
    case notEmpty([String: Int])
    /// The file is not an export of everything as a ZIP archive.
    case notAnExport
    /// The file is cut off, corrupt or contradicts itself; `part` says where.
    case damaged(part: String)
    /// The file lacks a part that it lists, such as the entries of a dictionary.
    case missing(part: String)
    /// The file is encrypted.
    case encrypted
    /// The file unpacks to more than a Glossa's export does.
    case tooLarge
    /// A newer Glossa made the file: its format, or the version of its tables, is not known here.
    case newer
    /// There is no room to unpack the file, or no place.
    case notUnpacked(reason: String)

    /// What a fault of the archive is.
    public init(_ fault: ArchiveFault) {
        self =
            switch fault {
            case .notAnArchive: .notAnExport
            case .damaged(let part): .damaged(part: part)
            case .encrypted: .encrypted
            case .tooLarge: .tooLarge
            case .diskFull: .notUnpacked(reason: "the disk is full")
            case .unwritable(let reason): .notUnpacked(reason: reason)
            }
    }
}

extension WholeImportError: CustomStringConvertible {
    /// English sentences that say what happened, what was kept and what to do next.
    public var description: String {
        switch self {
        case .notEmpty(let counts):
            "This Glossa is not empty: it has "
                + counts.sorted { $0.key < $1.key }.map { Self.count($0.value, $0.key) }.joined(separator: ", ")
                + ". An export of everything can only be imported into an empty one. \(Self.kept) Choose another folder "
                + "with --data, or delete everything here first."
        case .notAnExport:
            "The file is not an export of everything from Glossa. \(Self.kept) Choose the .zip file that "
                + "“glossa export --output FILE.zip” or the page Me wrote."
        case .damaged(let part):
            "The export is damaged or incomplete (\(part)). \(Self.kept) Copy it again, or export it again."
        case .missing(let part):
            "The export is incomplete: it lists \(part), and does not have that file. \(Self.kept) Copy it again, or export it "
                + "again."
        case .encrypted:
            "The export is encrypted. \(Self.kept) Unpack it, pack it again without a password, and try again."
        case .tooLarge:
            "The file unpacks to far more than its length can account for, so it is no export of Glossa's. \(Self.kept)"
        case .newer: "A newer Glossa made this export. \(Self.kept) Update Glossa, and import it again."
        case .notUnpacked(let reason):
            "The export could not be unpacked: \(reason). \(Self.kept) Free some space where temporary files are, or set "
                + "TMPDIR to a folder with more room, and import it again."
        }
    }

    private static let kept = "Nothing was imported, and nothing here was changed."

    private static func count(_ number: Int, _ table: String) -> String {
        let (one, many) =
            switch table {
            case "book": ("book", "books")
            case "mark": ("marked word", "marked words")
            case "correction", "context_correction": ("correction", "corrections")
            case "reading_session": ("reading session", "reading sessions")
            case "deck": ("deck", "decks")
            case "note": ("note", "notes")
            case "review": ("answer", "answers")
            case "media": ("picture or recording", "pictures or recordings")
            case "model_profile": ("language model", "language models")
            case "translation": ("translation", "translations")
            case "lesson": ("lesson", "lessons")
            case "notebook_entry": ("part of the notebook", "parts of the notebook")
            default: ("dictionary", "dictionaries")
            }
        return "\(number) \(number == 1 ? one : many)"
    }
}
