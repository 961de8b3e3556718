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
            partOfSpeech: entry.partOfSpeech, definitions: told.meanings.map(Pinyin.readable), level: entry.level,
            frequencyRank: entry.frequencyRank, etymology: entry.etymology, source: entry.source, status: status)
        measureWords = told.words.map(Pinyin.readable)
        chinese = entry.chinese
        self.offer = offer
        facts = entry.facts
        if entry.isBrought { glossTag = nil }
    }
}

extension [EntryCard] {
    /// The cards with their parts of speech in the language of the interface.
    fileprivate func naming(in interface: Preferences.Interface) -> [EntryCard] {
        let wording = Wording(interface)
        var cards = self
        for place in indices { cards[place].partOfSpeech = cards[place].partOfSpeech.map { wording.partOfSpeech($0) } }
        return cards
    }
}

extension WordPage.Model {
    /// The page with parts of speech in the language of the interface.
    public func namingParts(in interface: Preferences.Interface) -> WordPage.Model {
        var model = self
        model.entries = entries.naming(in: interface)
        return model
    }
}

extension DictionaryPage.Model {
    /// The page with parts of speech in the language of the interface.
    public func namingParts(in interface: Preferences.Interface) -> DictionaryPage.Model {
        var model = self
        model.entries = entries.naming(in: interface)
        return model
    }
}

extension Entry {
    /// The reading as a page shows it: pinyin with tone marks, kana or a pronunciation; empty if there is none.
    var shownReading: String { language == .chinese ? Pinyin.marked(reading) : reading }
}
