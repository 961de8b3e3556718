import Model
import Phonology

// English words explained to a reader whose interface is Chinese.

extension Lexicon {
    /// The most Chinese words that explain an English one.
    private static let mostMeanings = 3
    /// The frequency rank up to which a word that is in no HSK list explains anything, if there is a commoner one.
    private static let rarest = 12_000

    /// Returns the Chinese words that an English one is explained by, the usual one first; empty if none is known. A word
    /// that means only a part of what the English does is left out.
    ///
    /// - Parameter word: In its dictionary form.
    public func chineseMeanings(ofEnglish word: String, isVerb: Bool = false) -> [String] {
        let word = dictionaryForm(of: word, in: .english) ?? word.lowercased()
        let everyday = everydayEquivalent(ofEnglish: word, in: .chinese)
        if let everyday, everyday.isEmpty { return [] }
        var meanings: [String] = everyday.map { [$0] } ?? []
        for entry in equivalents(ofEnglish: word, in: .chinese, isVerb: isVerb, limit: 6) {
            let isCommon = entry.level != nil || entry.frequencyRank ?? .max <= Self.rarest
            guard meanings.count < Self.mostMeanings, !meanings.contains(entry.headword), isCommon || meanings.isEmpty,
                entry.definitions.prefix(3).contains(where: { Gloss.means($0, word) })
            else { continue }
            meanings.append(entry.headword)
        }
        return meanings
    }

    /// Returns entries with what they mean in Chinese, if they are English and the interface is Chinese; of the entries of
    /// one word, the first has it.
    public func explained(_ entries: [Entry], for interface: Preferences.Interface) -> [Entry] {
        guard interface == .simplifiedChinese else { return entries }
        var told: Set<String> = []
        var explained = entries
        for place in explained.indices where explained[place].language == .english {
            let entry = explained[place]
            guard told.insert(entry.headword.lowercased()).inserted else { continue }
            explained[place].chinese = chineseMeanings(
                ofEnglish: entry.headword, isVerb: entry.partOfSpeech == "verb")
        }
        return explained
    }

    /// Returns the entry of a word that is meant, with what it means in Chinese for a reader of Chinese; nil if there is
    /// none.
    public func usualEntry(
        of word: String, reading: String? = nil, in language: Language, for interface: Preferences.Interface
    ) -> Entry? {
        explained(Array(entries(of: word, reading: reading, in: language).prefix(1)), for: interface).first
    }

    /// What a card says that an entry means: for an English word, Chinese first to those whose interface is Chinese.
    public func cardMeaning(of entry: Entry, for interface: Preferences.Interface) -> String {
        let meaning = entry.cardMeaning
        guard interface == .simplifiedChinese, entry.language == .english else { return meaning }
        let chinese = chineseMeanings(ofEnglish: entry.headword, isVerb: entry.partOfSpeech == "verb")
        return chinese.isEmpty ? meaning : chinese.joined(separator: "；") + "; " + meaning
    }
}
