import Grammar
import Lexicon
import Library
import Model
import Topics

/// Finds sentences for words without a language model.
package struct SentenceFinder {
    let desk: Desk
    let language: Language

    package init(desk: Desk, language: Language) {
        self.desk = desk
        self.language = language
    }

    /// The best sentence for a word: of the learner's own books first, then of the tables and the grammar helper.
    package func sentence(for word: String) async throws -> ExampleSentence? {
        if let own = try await ofBooks(word, limit: 1).first { return own }
        return try await ofGlossa(word, limit: 1).first
    }

    /// Sentences of the learner's books, the shortest first.
    func ofBooks(_ word: String, limit: Int) async throws -> [ExampleSentence] {
        let found = try await desk.examples(of: word, in: language, limit: 8)
        let sentences = found.map { example in
            ExampleSentence(
                (example.before + example.match + example.after).oneLine, source: .book, bookTitle: example.book.title)
        }.sorted { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }
        return try await fitting(sentences, word, limit: limit)
    }

    /// Glossa's own sentences, with their translations: of the tables by interest, and of the grammar helper.
    func ofGlossa(_ word: String, limit: Int) async throws -> [ExampleSentence] {
        // A sentence that was written for the word goes first, then the shortest, which are the easiest.
        let topics = TopicWord.all(in: language).filter { !$0.sentence.isEmpty && mayContain($0.sentence, word) }
        let grammar = GrammarPattern.all(in: language).flatMap(\.examples).filter { mayContain($0.sentence, word) }
        let sentences =
            topics.filter { $0.word == word }.map(ExampleSentence.init)
            + (topics.filter { $0.word != word }.map(ExampleSentence.init) + grammar.map(ExampleSentence.init))
            .sorted { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }
        return try await fitting(sentences, word, limit: limit)
    }

    /// A look without taking the sentence apart. Japanese words are inflected: their beginning has to do.
    private func mayContain(_ sentence: String, _ word: String) -> Bool {
        guard language == .japanese, word.count > 1 else { return sentence.contains(word) }
        return sentence.contains(word) || sentence.contains(word.dropLast())
    }

    private func fitting(_ sentences: [ExampleSentence], _ word: String, limit: Int) async throws -> [ExampleSentence] {
        var kept: [ExampleSentence] = []
        for sentence in sentences where kept.count < limit && !kept.contains(where: { $0.text == sentence.text }) {
            if try await desk.use(of: word, in: sentence.text, language) != nil { kept.append(sentence) }
        }
        return kept
    }
}

extension ExampleSentence {
    fileprivate init(_ word: TopicWord) {
        self.init(word.sentence, translation: word.translation, source: .topic)
    }

    fileprivate init(_ example: GrammarExample) {
        self.init(example.sentence, translation: example.translation, source: .grammar)
    }
}

/// How a word stands in a sentence.
package struct WordUse {
    /// Its reading there: pinyin with tone marks, or kana; nil where the sentence does not decide it.
    package var reading: String?
}

extension Desk {
    /// How a word stands in a sentence that is short enough for a card; nil where it does not stand in it as a word.
    package func use(of word: String, in sentence: String, _ language: Language) async throws -> WordUse? {
        let length = sentence.unicodeScalars.count
        guard length > word.unicodeScalars.count, length <= ExampleSentence.longest(in: language) else { return nil }
        let tokens = try await annotate(sentence, in: language)
        let wanted = language == .english ? word.lowercased() : word
        if let token = tokens.first(where: { $0.lemma == wanted || $0.text == wanted }) {
            // A Japanese verb is read in its dictionary form on the card, not as it is inflected here.
            return WordUse(reading: token.text == word ? token.reading : nil)
        }
        // Dictionaries cut 看书 out whole where a learner sees 看; a longer word that stands there is that word.
        let isWhole = language == .english || word.unicodeScalars.count < 2
        return !isWhole && sentence.contains(word) ? WordUse(reading: nil) : nil
    }
}

extension String {
    /// Without line ends and blanks around it.
    package var oneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
