import Model
import Pages
import Review
import Storage

extension Reader {
    /// Returns the learner's decks and the one that receives new cards of a language.
    ///
    /// - Parameter interface: The language of the interface, in which a new deck is named.
    func cardDecks(for language: Language, _ interface: Preferences.Interface) throws(StorageError) -> CardDecks {
        try cardDecks(for: language, named: Wording.deckNames(for: language, interface))
    }
}
