import Model
import Scheduling

/// What can go wrong with decks and cards.
public enum ReviewError: Error, Sendable {
    case noSuchDeck(ID<Deck>)
    case noSuchDeckNamed(String)
    case noSuchNote(SerialID<Note>)
    case noSuchCard(SerialID<Card>)
    /// A deck without a name, or with one longer than 200 bytes.
    case impossibleDeckName
    /// A deck that would lie inside itself.
    case deckInItself
    /// A note without a word, or with a field longer than 20,000 bytes.
    case impossibleNote(String)
    /// Settings that no schedule can be made with.
    case impossibleOptions(SchedulingError)
    case nothingToUndo
}

extension ReviewError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchDeck: "There is no such deck. Nothing was changed; `glossa decks` lists what there is."
        case .noSuchDeckNamed(let name):
            "There is no deck named \(name). Nothing was changed; `glossa decks` lists what there is."
        case .noSuchNote: "There is no such note. Nothing was changed."
        case .noSuchCard: "There is no such card. Your answer was not needed, and nothing was changed."
        case .impossibleDeckName: "A deck's name has from 1 to 200 bytes. The old one was kept."
        case .deckInItself: "A deck cannot lie inside itself. It stays where it was."
        case .impossibleNote(let reason): "The note was not kept: \(reason). Change it and try again."
        case .impossibleOptions(let error): "The settings were not kept: \(error). The old ones hold."
        case .nothingToUndo: "There is nothing to undo."
        }
    }
}
