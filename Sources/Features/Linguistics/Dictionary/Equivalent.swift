import Lexicon
import Model
import Phonology

/// A word of the language that is learnt for an English one.
package struct Equivalent: Hashable, Sendable {
    package var word: String
    /// Pinyin with tone marks, or kana; nil if it has none.
    package var reading: String?
}

extension Lexicon {
    /// Returns the usual word for an English word or phrase that a dictionary gives as a whole meaning of it.
    ///
    /// - Parameter isName: Whether the English is capitalised, so that names of places and persons fit.
    func equivalent(ofEnglish phrase: String, in language: Language, isName: Bool) -> Equivalent? {
        if let known = everydayEquivalent(ofEnglish: phrase, in: language) {
            return known.isEmpty ? nil : reading(of: known, in: language)
        }
        if isName, let name = name(ofEnglish: phrase, in: language) { return name }
        let wanted = phrase.lowercased()
        return equivalents(ofEnglish: wanted, in: language, limit: 4).first { means($0, wanted) }.map(Self.equivalent)
    }

    /// Returns the word for an English phrase that is all the word means, if the word is common; a name for a name.
    ///
    /// "At school" is part of what some rare words are glossed with, which are no translation of it.
    func phrase(_ phrase: String, in language: Language, isName: Bool) -> Equivalent? {
        if isName { return name(ofEnglish: phrase, in: language) }
        let wanted = Gloss.plain(phrase.lowercased())
        return equivalents(ofEnglish: phrase.lowercased(), in: language, limit: 4).first { entry in
            (entry.frequencyRank ?? .max) <= Self.rarestOfPhrases
                && entry.definitions.allSatisfy { definition in
                    definition.split(separator: ";").allSatisfy { Gloss.plain($0.lowercased()) == wanted }
                }
        }.map(Self.equivalent)
    }

    /// The frequency rank of the rarest word that is taken for a phrase.
    private static var rarestOfPhrases: Int { 20_000 }

    /// Returns the name of a place or a person for an English one: 北京 for Beijing.
    func name(ofEnglish name: String, in language: Language) -> Equivalent? {
        let wanted = name.lowercased()
        let found = entries(meaning: wanted, in: language, limit: 24).filter { entry in
            // CC-CEDICT capitalises the pinyin of names; JMdict's begin with the capitalised name.
            entry.definitions.prefix(2).contains { definition in
                let first = definition.split { $0 == ";" || $0 == "," }.first ?? ""
                return Gloss.withoutRemarks(String(first)) == name
            } && (language != .chinese || entry.reading.first?.isUppercase == true)
        }
        let best = found.min { ($0.frequencyRank ?? .max) < ($1.frequencyRank ?? .max) }
        return best.map(Self.equivalent)
    }

    /// Returns a word with its reading.
    func reading(of word: String, in language: Language) -> Equivalent {
        Equivalent(
            word: word,
            reading: language == .chinese
                ? ChineseAnnotator(lexicon: self)?.tokens(word).compactMap(\.reading).joined(separator: " ")
                : entries(of: word, in: language).first?.reading)
    }

    private func means(_ entry: Entry, _ wanted: String) -> Bool {
        entry.definitions.prefix(4).contains { definition in
            definition.split { $0 == ";" || $0 == "," }.contains { Gloss.plain($0.lowercased()) == Gloss.plain(wanted) }
        }
    }

    private static func equivalent(_ entry: Entry) -> Equivalent {
        let reading = entry.cardReading
        return Equivalent(word: entry.headword, reading: reading.isEmpty || reading == entry.headword ? nil : reading)
    }
}
