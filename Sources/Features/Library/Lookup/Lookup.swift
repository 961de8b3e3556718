import Lexicon
import Model

extension Desk {
    /// Looks a query up in every dictionary, or one language's; inflected English and Japanese forms are found, too.
    public func lookup(_ query: String, in language: Language? = nil, limit: Int = 40) -> [Entry] {
        guard let lexicon else { return [] }
        let word = query.trimmingSpaces
        var found = lexicon.search(word, in: language, limit: limit)
        let isLatin = !word.unicodeScalars.contains { $0.value >= 0x2E80 }
        if isLatin {
            let forms = EnglishLemmas.of(word, lexicon).filter { $0 != word.lowercased() }
            let isHeadword = lexicon.entries(of: word, in: .english).contains { $0.partOfSpeech != nil }
            // "went" is no headword, or only an old dictionary's: what is meant is "go".
            let meant = isHeadword ? [] : forms.prefix(1).flatMap { lexicon.search($0, in: language, limit: limit / 2) }
            found = meant + found.filter { !meant.contains($0) }
            if language == nil || language == .english {
                for form in forms { found += lexicon.entries(of: form, in: .english).filter { !found.contains($0) } }
            }
        } else if found.isEmpty, language == nil || language == .japanese, let japanese {
            for word in japanese.words(in: word).prefix(3) {
                found += lexicon.entries(of: word.lemma, in: .japanese).filter { !found.contains($0) }
            }
        }
        return Array(found.prefix(limit))
    }
}
