/// What a column of a word list holds.
public enum WordField: String, CaseIterable, Hashable, Sendable {
    case word, reading, definition, sentence, translation, tags, level
    /// The language of the word, by its code or its name.
    case language
    /// How well the word is known, as Lute and LWT count: 1 to 5, 98 or I ignored, 99 or W well known.
    case status
    /// The kind of card that is asked for it; of several rows of one word each makes a card.
    case card
    /// What its note is known by, as Glossa and Anki export it.
    case guid
}
