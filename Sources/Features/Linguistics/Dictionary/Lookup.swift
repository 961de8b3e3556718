import Lexicon
import Model
import Morphology

extension Lexicon {
    /// Searches as ``Lexicon/search(_:in:lemmas:_:)`` does, with the dictionary forms of English words. Where nothing is
    /// found, the words of a longer Chinese or Japanese text are.
    ///
    /// - Parameters:
    ///   - japanese: Finds the words of a Japanese text; nil to skip that.
    ///   - shelf: The learner's own dictionaries, which are searched, too.
    public func lookup(
        _ query: String, in language: Language? = nil, japanese: (any JapaneseAnalysis)?,
        _ page: ResultPage = ResultPage(), _ shelf: DictionaryShelf = DictionaryShelf()
    ) -> DictionaryResults {
        let word = query.trimmingWhitespace
        let isLatin = !word.unicodeScalars.contains { $0.value >= 0x2E80 }
        let lemmas = isLatin ? EnglishLemmas.of(word, self).filter { $0 != word.lowercased() } : []
        var results = shelf.search(word, in: language, lemmas: lemmas, page, with: self)
        if results.total == 0, !isLatin {
            let found = words(of: word, in: language, japanese)
            results.total = found.count
            results.entries = Array(found.dropFirst(page.offset).prefix(page.limit))
        }
        return results
    }

    /// The most words of a text that are looked up one by one.
    private static let mostWords = 20

    /// The entries of the words of a text that is in no dictionary as a whole: 我不想去.
    private func words(of text: String, in language: Language?, _ japanese: (any JapaneseAnalysis)?) -> [Entry] {
        guard text.utf8.count <= 200 else { return [] }
        let isJapanese = language == .japanese || text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
        var found: [Entry] = []
        func add(_ word: String, in language: Language) {
            for entry in entries(of: word, in: language).prefix(2) where !found.contains(entry) { found.append(entry) }
        }
        if isJapanese, language != .chinese {
            let engine = JapaneseEngine.best(self, otherwise: japanese)
            for word in engine?.words(in: text).prefix(Self.mostWords) ?? [] { add(word.lemma, in: .japanese) }
        } else if language != .english {
            let tokens = ChineseAnnotator(lexicon: self)?.tokens(text) ?? []
            for token in tokens.prefix(Self.mostWords) where token.kind.isWord { add(token.lemma, in: .chinese) }
        }
        return found
    }
}
