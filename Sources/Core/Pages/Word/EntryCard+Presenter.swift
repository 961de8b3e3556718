import Model
import Phonology

extension EntryCard {
    /// Presents an entry.
    ///
    /// - Parameters:
    ///   - status: The learner's status for the word.
    ///   - offer: What a card of it would say; nil where none is made.
    public init(_ entry: Entry, status: WordStatus? = nil, offer: CardOffer? = nil) {
        let told = MeasureWords(in: entry.definitions)
        self.init(
            language: entry.language, headword: entry.headword,
            traditional: entry.traditional == entry.headword ? nil : entry.traditional,
            reading: entry.shownReading,
            partOfSpeech: entry.partOfSpeech, definitions: Gloss.distinct(told.meanings.map(Pinyin.readable)),
            level: entry.level, frequencyRank: entry.frequencyRank, etymology: entry.etymology, source: entry.source,
            status: status)
        measureWords = told.words.map(Pinyin.readable)
        chinese = entry.chinese
        self.offer = offer
        facts = entry.facts
        isBrought = entry.isBrought
    }
}

extension Entry {
    /// The reading as a page shows it; empty if there is none.
    var shownReading: String { language.shown(reading: reading) }
}

extension Language {
    /// A reading of a dictionary as a person is shown it: pinyin with tone marks, kana or a pronunciation.
    public func shown(reading: String) -> String { self == .chinese ? Pinyin.marked(reading) : reading }
}
