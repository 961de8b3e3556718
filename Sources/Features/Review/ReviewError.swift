import Formats
import Model
import Scheduling

/// What can go wrong with decks and cards.
public enum ReviewError: Error, Sendable {
    case noSuchDeck(ID<Deck>)
    case noSuchDeckNamed(String)
    case noSuchNote(SerialID<Note>)
    case noSuchCard(SerialID<Card>)
    /// No picture and no recording has this name.
    case noSuchMedium(String)
    /// A file that is no picture, or no recording, that browsers know; its name.
    case unusableMedium(String, MediumKind)
    /// A picture or a recording that is too large; its name.
    case mediumTooLarge(String, megabytes: Int)
    /// A deck without a name, or with one longer than 200 bytes.
    case impossibleDeckName
    /// A deck that would lie inside itself.
    case deckInItself
    /// A note without a word, or with a field longer than 20,000 bytes.
    case impossibleNote(String)
    /// Settings that no schedule can be made with.
    case impossibleOptions(SchedulingError)
    case nothingToUndo
    /// A search holds terms that mean nothing; what each is, in English.
    case impossibleSearch([String])
    /// A word list cannot be read; its file's name.
    case unreadableList(FormatError, fileName: String)
    /// None of the columns of a word list holds words.
    case noColumnOfWords
}

extension ReviewError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchDeck: "There is no such deck. Nothing was changed; `glossa decks` lists what there is."
        case .noSuchDeckNamed(let name):
            "There is no deck named \(name). Nothing was changed; `glossa decks` lists what there is."
        case .noSuchNote: "There is no such note. Nothing was changed."
        case .noSuchCard: "There is no such card. Your answer was not needed, and nothing was changed."
        case .noSuchMedium(let name): "No picture and no recording is called “\(name)”."
        case .unusableMedium(let name, .picture):
            "\(name) is no picture that browsers show. The note is as it was; take a PNG, JPEG, GIF, WebP, AVIF or SVG."
        case .unusableMedium(let name, .recording):
            """
            \(name) is no recording that browsers play. The note is as it was; take an MP3, Ogg, Opus, WAV, M4A, AAC, \
            FLAC or WebM.
            """
        case .mediumTooLarge(let name, let megabytes):
            "\(name) is larger than \(megabytes) MB. The note is as it was; make the file smaller."
        case .impossibleDeckName: "A deck's name has from 1 to 200 bytes. The old one was kept."
        case .deckInItself: "A deck cannot lie inside itself. It stays where it was."
        case .impossibleNote(let reason): "The note was not kept: \(reason). Change it and try again."
        case .impossibleOptions(let error): "The settings were not kept: \(error). The old ones hold."
        case .impossibleSearch(let faults):
            "The search could not be understood: \(faults.joined(separator: "; ")). Nothing was searched; put it right."
        case .unreadableList(let error, let fileName):
            "\(fileName): \(Self.reason(error)) Nothing was imported; your file is as it was. \(Self.advice(error))"
        case .noColumnOfWords:
            "None of the columns was said to hold words. Nothing was imported; say which column does."
        case .nothingToUndo: "There is nothing to undo."
        }
    }

    private static func reason(_ error: FormatError) -> String {
        switch error {
        case .empty, .noText: "There is no row in the list."
        case .notText(let kind): "The file is no list of words\(kind.map { ": it is a \($0)" } ?? "")."
        case .tooLarge(let limit): "The list is larger than \(limit >> 20) MB."
        case .malformedTable(let line?, let reason): "Line \(line): \(reason)."
        case .malformedTable(nil, let reason): "It cannot be read: \(reason)."
        case .unreadableFile(let reason): "The file cannot be read: \(reason)."
        default: "Its text fits none of the encodings that were tried."
        }
    }

    private static func advice(_ error: FormatError) -> String {
        switch error {
        case .tooLarge: "Split it, and import the parts one by one."
        case .malformedTable: "Mend it there, and import it again."
        case .unreadableFile: "See that it exists and that Glossa may read it."
        default: "A list is CSV, TSV or JSON, in UTF-8 or another common encoding."
        }
    }
}
