/// A disagreement between an entry written by a language model and the dictionaries.
public enum EntryDoubt: Hashable, Sendable {
    /// The affected part of the word.
    public enum Part: String, CaseIterable, Hashable, Sendable {
        case prefix, root, suffix
    }

    /// No dictionary has the word.
    case unknownWord
    /// Parts of speech that no dictionary lists for the word, and those that they do list.
    case partsOfSpeech(said: [String], known: [String])
    /// A part of the word on which the dictionaries differ; either may be empty.
    case part(Part, said: WordEntry.Element, known: WordEntry.Element)
    /// Related words and variants that no dictionary has.
    case unknownRelatives([String])
    /// Chinese meanings that no dictionary has.
    case unknownChinese([String])
}

#if !hasFeature(Embedded)
extension EntryDoubt: Codable {}
extension EntryDoubt.Part: Codable {}
#endif
