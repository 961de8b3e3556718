import Formats
import Model
import Scheduling

/// Why a note cannot be kept.
public enum NoteFault: Hashable, Sendable {
    case noWord
    /// A word longer than 200 bytes.
    case longWord(String)
    /// A field of a word longer than 20,000 bytes, or with a character that no text has.
    case longField(String)
    /// A word for which only gaps were asked for, and no sentence has it.
    case noCard(String)
    /// The markup of an imported field cannot hold its new text, and nobody has said that it may go.
    case losesMarkup(String)
}

extension NoteFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noWord: "it has no word"
        case .longWord(let word): "“\(word.prefix(20))…” is longer than the 200 bytes that a word may have"
        case .longField(let word): "a field of \(word) is longer than 20,000 bytes"
        case .noCard(let word): "“\(word)” would have no card: a gap asks for a sentence with the word in it"
        case .losesMarkup(let word): "the formatting of a field of “\(word)” cannot hold the new text"
        }
    }
}

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
    /// A second deck of one name in the same place; its path.
    case deckExists(String)
    /// A deck that would lie inside itself.
    case deckInItself
    case impossibleNote(NoteFault)
    /// Settings that no schedule can be made with.
    case impossibleOptions(SchedulingError)
    case nothingToUndo
    /// Other settings would make cards due on other days, and nobody has said whether they are to.
    case reschedulingUndecided(ReschedulingPreview)
    /// Settings that wait to be kept would reschedule cards, and how they are scheduled has been changed since.
    case staleRescheduling
    /// A search holds terms that mean nothing; what each is, in English.
    case impossibleSearch([String])
    /// A search was stopped because it took too long.
    case searchTookTooLong
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
        case .noSuchCard: "There is no such card. Your answer was not recorded, and nothing was changed."
        case .noSuchMedium(let name): "No picture and no recording is called “\(name)”."
        case .unusableMedium(let name, .picture):
            "\(name) is not a picture that browsers can display. The note is as it was; take a PNG, JPEG, GIF, WebP, AVIF or SVG."
        case .unusableMedium(let name, .recording):
            """
            \(name) is not a recording that browsers can play. The note is as it was; take an MP3, Ogg, Opus, WAV, M4A, AAC, \
            FLAC or WebM.
            """
        case .mediumTooLarge(let name, let megabytes):
            "\(name) is larger than \(megabytes) MB. The note is as it was; make the file smaller."
        case .impossibleDeckName: "A deck's name has from 1 to 200 bytes. The old one was kept."
        case .deckExists(let path):
            "There is a deck \(path) already. Nothing was changed; take another name, or that deck."
        case .deckInItself: "A deck cannot lie inside itself. It stays where it was."
        case .impossibleNote(let fault): "The note was not kept: \(fault). Change it and try again."
        case .impossibleOptions(let error): "The settings were not kept: \(error) The previous settings still apply."
        case .impossibleSearch(let faults):
            "The search could not be understood: \(faults.joined(separator: "; ")). Nothing was searched. Correct the search and try again."
        case .searchTookTooLong:
            "The search took too long and was stopped. Nothing was changed; search for fewer or longer words."
        case .unreadableList(let error, let fileName):
            "\(fileName): \(Self.reason(error)) Nothing was imported; your file is as it was. \(Self.advice(error))"
        case .noColumnOfWords:
            "No column is marked as the word column. Nothing was imported; say which column does."
        case .nothingToUndo: "There is nothing to undo."
        case .reschedulingUndecided(let preview):
            """
            With these settings \(preview.moved) of \(preview.cards) cards would be due on another day: \
            \(preview.dueBefore[0]) are due today, and \(preview.dueAfter[0]) would be. Nothing was changed; say whether to \
            reschedule the cards now or from their next answers on.
            """
        case .staleRescheduling:
            """
            How this deck schedules its cards was changed after the new due dates were worked out. Its latest settings \
            still apply, and no card was rescheduled; change the settings again, or fit the parameters again.
            """
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
        case .malformedTable: "Correct that line, and import it again."
        case .unreadableFile: "See that it exists and that Glossa may read it."
        default: "A list is CSV, TSV or JSON, in UTF-8 or another common encoding."
        }
    }
}
