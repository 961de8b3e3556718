import Lexicon
import Model
import Morphology

extension Lexicon {
    /// Searches every dictionary, or one language's, for a query, including inflected English and Japanese forms.
    ///
    /// - Parameter japanese: Finds the lemmas of Japanese words; nil to skip them.
    /// - Returns: At most `limit` entries, best match first.
    public func lookup(
        _ query: String, in language: Language? = nil, japanese: JapaneseAnalyzer?, limit: Int = 40
    ) -> [Entry] {
        let word = query.trimmingWhitespace
        var found = search(word, in: language, limit: limit)
        let isLatin = !word.unicodeScalars.contains { $0.value >= 0x2E80 }
        if isLatin {
            let forms = EnglishLemmas.of(word, self).filter { $0 != word.lowercased() }
            // "went" is not a headword, or only in an old dictionary; the intended word is "go".
            if let lemma = forms.first, partsOfSpeech(of: word, in: .english).allSatisfy({ $0 == nil }) {
                let meant = search(lemma, in: language, limit: limit / 2)
                found = meant + found.filter { !meant.contains($0) }
            }
            if language == nil || language == .english { add(forms, of: word, to: &found) }
        } else if found.isEmpty, language == nil || language == .japanese, let japanese {
            for word in japanese.words(in: word).prefix(3) {
                found += entries(of: word.lemma, in: .japanese).filter { !found.contains($0) }
            }
        }
        return Array(found.prefix(limit))
    }

    /// Ranks a word's lemmas before entries that only begin with it or mention it in a sense.
    private func add(_ lemmas: [String], of word: String, to found: inout [Entry]) {
        var place = found.lastIndex { $0.headword.lowercased() == word.lowercased() }.map { $0 + 1 } ?? 0
        for lemma in lemmas where !found.contains(where: { $0.language == .english && $0.headword == lemma }) {
            let entries = entries(of: lemma, in: .english)
            found.insert(contentsOf: entries, at: place)
            place += entries.count
        }
    }
}
