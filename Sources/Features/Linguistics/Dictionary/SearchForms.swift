import Lexicon
import Model
import Morphology
import Phonology

extension Lexicon {
    /// Searches as ``Lexicon/search(_:in:lemmas:_:)`` does, with the dictionary forms of English words. Where nothing is
    /// found, letters in the other width are looked for, and then the words of a longer Chinese or Japanese text.
    ///
    /// - Parameters:
    ///   - japanese: Finds the words of a Japanese text; nil to skip that.
    ///   - shelf: The learner's own dictionaries, which are searched, too.
    public func lookup(
        _ query: String, in language: Language? = nil, japanese: (any JapaneseAnalysis)?,
        _ page: ResultPage = ResultPage(), _ shelf: DictionaryShelf = DictionaryShelf()
    ) -> DictionaryResults {
        var word = query.trimmingWhitespace
        var results = search(word, in: language, page, shelf)
        for other in [LetterWidth.narrow(word), LetterWidth.wide(word)] where results.total == 0 && other != word {
            let found = search(other, in: language, page, shelf)
            if found.total > 0 { results = found }
        }
        if results.total == 0 {
            word = LetterWidth.narrow(word)
            let isLatin = !word.unicodeScalars.contains { $0.isEastAsian }
            let found = isLatin ? words(ofPinyin: word, in: language) : words(of: word, in: language, japanese)
            results.total = found.count
            results.entries = Array(found.dropFirst(page.offset).prefix(page.limit))
        }
        return results
    }

    private func search(
        _ word: String, in language: Language?, _ page: ResultPage, _ shelf: DictionaryShelf
    ) -> DictionaryResults {
        let isLatin = !word.unicodeScalars.contains { $0.isEastAsian }
        return shelf.search(word, in: language, lemmas: isLatin ? englishLemmas(of: word) : [], page, with: self)
    }

    /// The most words of a text that are looked up one by one.
    private static let mostWords = 20

    /// The dictionary forms of an English word, or of a phrase that begins with a verb: "give up" of "gave up".
    private func englishLemmas(of word: String) -> [String] {
        let own = EnglishLemmas.of(word, self).filter { $0 != word.lowercased() }
        guard own.isEmpty, let space = word.firstIndex(of: " ") else { return own }
        return EnglishLemmas.of(String(word[..<space]), self).map { $0 + word[space...].lowercased() }
            .filter { $0 != word.lowercased() && contains($0, in: .english) }
    }

    /// The entries of the words of a text in pinyin: womende.
    private func words(ofPinyin text: String, in language: Language?) -> [Entry] {
        guard language == nil || language == .chinese else { return [] }
        var found: [Entry] = []
        for entries in words(ofPinyin: text).prefix(Self.mostWords) {
            for entry in entries.prefix(2) where !found.contains(entry) { found.append(entry) }
        }
        return found
    }

    /// The entries of the words of a text that is in no dictionary as a whole: 我不想去.
    private func words(of text: String, in language: Language?, _ japanese: (any JapaneseAnalysis)?) -> [Entry] {
        guard text.utf8.count <= 200 else { return [] }
        let isJapanese = language == .japanese || text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
        var found: [Entry] = []
        func add(_ word: String, in language: Language) {
            var entries = entries(of: word, in: language).prefix(2)
            // じゃ in a sentence is no snake.
            if language == .japanese, entries.first?.headword == word {
                entries = entries.prefix { $0.headword == word }
            }
            for entry in entries where !found.contains(entry) { found.append(entry) }
        }
        if isJapanese, language != .chinese {
            let engine = JapaneseEngine.best(self, otherwise: japanese)
            for word in engine?.words(in: text).prefix(Self.mostWords) ?? [] { add(word.lemma, in: .japanese) }
        } else if language != .english {
            let tokens = ChineseAnnotator(lexicon: self)?.tokens(text) ?? []
            for token in tokens.prefix(Self.mostWords) where token.kind.isWord {
                if contains(token.lemma, in: .chinese) {
                    add(token.lemma, in: .chinese)
                } else {
                    // 累不累 and 聊天记录 are words of no dictionary: the longest words in them are looked up.
                    var rest = Array(token.lemma)[...]
                    while !rest.isEmpty {
                        var part = rest
                        while part.count > 1, !contains(String(part), in: .chinese) { part.removeLast() }
                        add(String(part), in: .chinese)
                        rest = rest.dropFirst(part.count)
                    }
                }
            }
        }
        return found
    }
}
