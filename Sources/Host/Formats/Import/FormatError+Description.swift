extension FormatError: CustomStringConvertible {
    /// English sentences that say what happened, what was kept and what to do next.
    public var description: String {
        "\(event) Nothing was imported; your file is as it was. \(advice)"
    }

    /// What happened.
    private var event: String {
        switch self {
        case .cancelled: "The import was cancelled."
        case .empty: "The file is empty."
        case .noText: "The file was read, but there is no text in it."
        case .unreadableFile(let reason): "The file could not be opened: \(reason)."
        case .diskFull: "The disk is full: there is no room for the temporary files of the import."
        case .tooLarge(let limit): "The file is larger than \(limit / 1_048_576) MB."
        case .notText(let kind?): "The file is not a book: it is a \(kind)."
        case .notText(nil): "The file is not text."
        case .notADictionary: "The file is not a dictionary that Glossa reads."
        case .unreadableEncoding(let tried):
            "The text fits none of the encodings tried (\(tried.map(\.rawValue).joined(separator: ", ")))."
        case .wrongEncoding(let declared, let looksLike?):
            "The text is not \(declared.rawValue), as was chosen; it looks like \(looksLike.rawValue)."
        case .wrongEncoding(let declared, nil): "The text is not \(declared.rawValue), as was chosen."
        case .damagedArchive: "The file is damaged or incomplete."
        case .unsafeArchive(.entries): "The file contains far more parts than a book or a dictionary has."
        case .unsafeArchive(.size): "The file unpacks to far more than a book or a dictionary contains."
        case .unsafeArchive(.ratio): "The file unpacks to a suspiciously large size."
        case .malformedBook(let part): "The book cannot be read: \(part) is missing or broken."
        case .malformedDictionary(let part): "The dictionary cannot be read: \(part) is missing or broken."
        case .noEntries:
            "The dictionary was read, but it has no entry that can be looked up: each needs a headword of at most 199 bytes and a "
                + "definition."
        case .malformedTable(let line?, let reason): "The list cannot be read at line \(line): \(reason)."
        case .malformedTable(nil, let reason): "The list cannot be read: \(reason)."
        case .copyProtected: "The book is copy-protected (DRM): its text is encrypted."
        case .passwordNeeded: "The file is locked with a password."
        case .scanned(let pages): "The PDF is a scan: its \(pages) page(s) are pictures without text."
        case .programMissing(let name, _): "Reading this file needs the program “\(name)”, which is not installed."
        case .programFailed(let name, let message): "The program “\(name)” could not read the file: \(message)."
        case .tookTooLong(let name, let seconds): "The program “\(name)” was stopped after \(seconds) seconds."
        }
    }

    /// What to do next.
    private var advice: String {
        switch self {
        case .cancelled: "You can import it again at any time."
        case .empty, .damagedArchive, .malformedBook, .malformedDictionary, .malformedTable, .programFailed:
            "Download the file again, or try another copy."
        case .noEntries: "Try another copy, or another dictionary."
        case .noText: "Try another copy, or a text file."
        case .unreadableFile: "Check that the file exists and that Glossa may read it."
        case .diskFull:
            "Free some space where temporary files are, or set TMPDIR to a folder with more room, and import it again. If "
                + "there is room, see whether the size of files is limited (ulimit -f)."
        case .tooLarge: "Split it into volumes and import them one by one."
        case .notText: "Import a text, EPUB, PDF, DOCX, FB2, MOBI, Markdown, web page or subtitle file."
        case .notADictionary:
            "Bring a dictionary for Yomitan (.zip), one for StarDict (.zip or .tar.gz), or CC-CEDICT or EDICT as a text file."
        case .unreadableEncoding: "Choose the encoding by hand, or save the text as UTF-8."
        case .wrongEncoding(_, let looksLike?): "Choose \(looksLike.rawValue), or let Glossa find the encoding."
        case .wrongEncoding(_, nil): "Choose another encoding, or let Glossa find it."
        case .unsafeArchive: "Get the file from a source you trust."
        case .copyProtected: "Glossa reads books without copy protection; ask the shop for one."
        case .passwordNeeded: "Save a copy without a password and import that."
        case .scanned: "Import its pages as pictures, so that their text is recognised."
        case .programMissing(_, let package): "Install it (Debian: sudo apt install \(package)) and import again."
        case .tookTooLong: "Split the file, or save it as text."
        }
    }
}
