import Model

/// The commonest words of languages in Latin letters that occur in a text.
///
/// Half of the words of any prose are among the few dozen commonest of its language, so that a sentence is enough.
struct WordCensus {
    private var total = 0
    private var hits = [Int](repeating: 0, count: LatinLanguage.all.count)
    /// The different words of more than one letter among the hits, as many as count.
    private var differentWords = [Set<String>](repeating: [], count: LatinLanguage.all.count)
    /// So many different words are no coincidence.
    private static let enoughWords = 4
    private var word = ""

    /// Counts the words of a text. Its last word ends with it.
    mutating func count(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars {
            switch scalar.value {
            case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x300...0x36F: word.unicodeScalars.append(scalar)
            case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x100...0x24F, 0x1E00...0x1EFF:
                word += scalar.properties.lowercaseMapping
            default: endWord()
            }
        }
        endWord()
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        total += 1
        for index in LatinLanguage.byWord[word] ?? [] {
            hits[index] += 1
            if differentWords[index].count < Self.enoughWords, word.unicodeScalars.count > 1 {
                differentWords[index].insert(word)
            }
        }
        // A word without a place in the lists counts once for the languages that alone have one of its letters.
        if LatinLanguage.byWord[word] == nil, word.utf8.count > word.unicodeScalars.count {
            var languages: Set<Int> = []
            for scalar in word.unicodeScalars { languages.formUnion(LatinLanguage.byLetter[scalar] ?? []) }
            for index in languages { hits[index] += 1 }
        }
        word.removeAll(keepingCapacity: true)
    }

    /// The language whose commonest words occur most often; nil if too few of any occur.
    ///
    /// - Parameter isStatedEnglish: Whether the file says that the text is in English. Then single letters and a few
    ///   words that another language happens to share do not make it one in that.
    func language(isStatedEnglish: Bool = false) -> LanguageTag? {
        guard let best = hits.indices.max(by: { hits[$0] < hits[$1] }), hits[best] > 0 else { return nil }
        let english = hits[LatinLanguage.englishIndex]
        // Prose has a third and more; foreign names and quotations in English a few in a hundred.
        if english >= hits[best] { return english * 12 >= total ? .english : nil }
        if isStatedEnglish {
            guard differentWords[best].count >= Self.enoughWords, hits[best] * 5 >= total else { return nil }
        }
        return hits[best] * 8 >= total ? LanguageTag(rawValue: LatinLanguage.all[best].code) : nil
    }
}
