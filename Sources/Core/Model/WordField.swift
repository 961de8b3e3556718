/// The content of a column in a word list.
public enum WordField: String, CaseIterable, Hashable, Sendable {
    case word, reading, definition, sentence, translation, tags, level
    /// The language of the word, by its code or its name.
    case language
    /// How well the word is known, in the scale of Lute and LWT: 1 to 5, 98 or I ignored, 99 or W well known.
    case status
    /// The kind of card to make; each of several rows of one word makes a card.
    case card
    /// The note's identifier, as exported by Glossa and Anki.
    case guid
}

#if !hasFeature(Embedded)
extension WordField: Codable {}
#endif
