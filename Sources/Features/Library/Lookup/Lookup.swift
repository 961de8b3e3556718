import Lexicon
import Model

extension Desk {
    /// Looks a query up in every dictionary, or one language's; inflected English and Japanese forms are found, too.
    public func lookup(_ query: String, in language: Language? = nil, limit: Int = 40) -> [Entry] {
        guard let lexicon else { return [] }
        var found = lexicon.search(query, in: language, limit: limit)
        let isLatin = !query.unicodeScalars.contains { $0.value >= 0x2E80 }
        if isLatin, language == nil || language == .english {
            let word = query.trimmingSpaces
            for lemma in EnglishLemmas.of(word, lexicon) where lemma != word.lowercased() {
                found += lexicon.entries(of: lemma, in: .english).filter { !found.contains($0) }
            }
        } else if found.isEmpty, language == nil || language == .japanese, let japanese {
            for word in japanese.words(in: query.trimmingSpaces).prefix(3) {
                found += lexicon.entries(of: word.lemma, in: .japanese).filter { !found.contains($0) }
            }
        }
        return Array(found.prefix(limit))
    }
}
