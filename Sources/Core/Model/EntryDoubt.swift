/// Where an entry that a language model wrote departs from what the dictionaries know.
public enum EntryDoubt: Hashable, Sendable {
    /// Which part of the word is meant.
    public enum Part: String, CaseIterable, Hashable, Sendable {
        case prefix, root, suffix
    }

    /// No dictionary has the word.
    case unknownWord
    /// Parts of speech that no dictionary gives the word, and those that they do.
    case partsOfSpeech(said: [String], known: [String])
    /// A part of the word that the dictionaries see otherwise; either may be empty.
    case part(Part, said: WordEntry.Element, known: WordEntry.Element)
    /// Related words and variants that no dictionary has.
    case unknownRelatives([String])
    /// Chinese meanings that no dictionary has.
    case unknownChinese([String])
}
