import Model
import Scheduling

/// Why a note cannot be saved.
public enum NoteFault: Hashable, Sendable {
    case noWord
    /// A word longer than 200 bytes.
    case longWord(String)
    /// A field that is longer than 20,000 bytes or contains an invalid character, and its word.
    case longField(WordField, of: String)
    /// A word for which only clozes were requested, without a sentence that contains it.
    case noCard(String)
    /// A word that no dictionary explains, without a definition.
    case noMeaning(MeaninglessWord)
    /// The markup of an imported field cannot hold its new text, and its removal has not been confirmed.
    case losesMarkup(String)
}

extension NoteFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noWord: "it has no word"
        case .longWord(let word): "“\(word.prefix(20))…” is longer than the 200 bytes that a word may have"
        case .longField(let field, let word): "the field “\(field.rawValue)” of “\(word)” is longer than 20,000 bytes"
        case .noCard(let word): "“\(word)” would have no card: a gap asks for a sentence with the word in it"
        case .noMeaning(let word):
            "no dictionary says what “\(word.word)” means; write a meaning"
                + (word.parts.isEmpty ? "" : ", or make cards of its parts: \(word.partList)")
        case .losesMarkup(let word): "the formatting of a field of “\(word)” cannot hold the new text"
        }
    }
}

/// An error with decks and cards.
public enum ReviewError: Error, Sendable {
    case noSuchDeck(ID<Deck>)
    case noSuchDeckNamed(String)
    case noSuchNote(SerialID<Note>)
    case noSuchCard(SerialID<Card>)
    /// No picture and no recording has this name.
    case noSuchMedium(String)
    /// The name of a file that is not a picture or recording that browsers support.
    case unusableMedium(String, MediumKind)
    /// The name of a picture or recording that is too large.
    case mediumTooLarge(String, megabytes: Int)
    /// A deck without a name, or with one longer than 200 bytes.
    case impossibleDeckName
    /// The path of a deck whose name already exists in the same place.
    case deckExists(String)
    /// A deck that would be nested in itself.
    case deckInItself
    case impossibleNote(NoteFault)
    /// A chosen sense that the word does not have, with those that it has.
    case noSuchSense(NotAChoice)
    /// A sense or a meaning was chosen for several words at once.
    case senseOfSeveralWords
    /// Settings that cannot produce a schedule.
    case impossibleOptions(SchedulingError)
    case nothingToUndo
    /// Changed settings would make cards due on other days, and the learner has not decided whether to reschedule.
    case reschedulingUndecided(ReschedulingPreview)
    /// Pending settings would reschedule cards whose scheduling has changed since.
    case staleRescheduling
    /// No settings of the deck wait for the learner's decision: it was made elsewhere, or the program was restarted.
    case reschedulingGone
    /// A search contains invalid terms; each is described in English.
    case impossibleSearch([String])
    /// A search was stopped because it took too long.
    case searchTookTooLong
    /// The name of a word list file that cannot be read, with what is wrong, what to do, and the line if there is one.
    case unreadableList(fileName: String, reason: String, advice: String, line: Int?)
    /// No column of a word list contains words.
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
        case .noSuchMedium(let name): "There is no picture or recording named “\(name)”."
        case .unusableMedium(let name, .picture):
            "\(name) is not a picture that browsers can display. The note is unchanged; "
                + "use a PNG, JPEG, GIF, WebP, AVIF or SVG."
        case .unusableMedium(let name, .recording):
            """
            \(name) is not a recording that browsers can play. The note is unchanged; use an MP3, Ogg, Opus, WAV, \
            M4A, AAC, FLAC or WebM.
            """
        case .mediumTooLarge(let name, let megabytes):
            "\(name) is larger than \(megabytes) MB. The note is unchanged; use a smaller file."
        case .impossibleDeckName: "A deck name must have 1 to 200 bytes. Nothing was changed; choose another name."
        case .deckExists(let path):
            "There is already a deck \(path). Nothing was changed; choose another name, or use that deck."
        case .deckInItself: "A deck cannot be its own subdeck. It stays where it was."
        case .impossibleNote(let fault): "The note was not saved: \(fault). Change it and try again."
        case .noSuchSense(let error): error.description
        case .senseOfSeveralWords:
            "A sense can be chosen for one word at a time. Nothing was added; add the word by itself."
        case .impossibleOptions(let error): "The settings were not saved: \(error) The previous settings still apply."
        case .impossibleSearch(let faults):
            "The search could not be understood: \(faults.joined(separator: "; ")). Nothing was searched. "
                + "Correct the search and try again."
        case .searchTookTooLong:
            "The search took too long and was stopped. Nothing was changed; search for fewer or longer words."
        case .unreadableList(let fileName, let reason, let advice, _):
            "\(fileName): \(reason) Nothing was imported; your file is as it was. \(advice)"
        case .noColumnOfWords:
            "No column is marked as the word column. Nothing was imported; say which column contains the words."
        case .nothingToUndo: "There is nothing to undo."
        case .reschedulingUndecided(let preview):
            """
            With these settings \(preview.moved) of \(preview.cards) cards would be due on another day: \
            \(preview.dueBefore[0]) are due today, and \(preview.dueAfter[0]) would be. Nothing was changed; choose \
            whether to reschedule the cards now or from their next answers on.
            """
        case .reschedulingGone:
            """
            No settings of this deck wait for a decision: it has been made, or the server was restarted. Nothing was \
            changed; look at the deck, and change its settings again if they are not the ones you want.
            """
        case .staleRescheduling:
            """
            How this deck schedules its cards has changed since the new due dates were computed. Its latest settings \
            still apply, and no card was rescheduled; change the settings again, or fit the parameters again.
            """
        }
    }
}
