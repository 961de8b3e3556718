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

    /// Returns the best sentence for a word: from the learner's own books first, then from the tables and the grammar
    /// helper.
    package func sentence(for word: String) async throws -> ExampleSentence? {
        if let own = try await ofBooks(word, limit: 1).first { return own }
        return try await ofGlossa(word, limit: 1).first
    }

    /// Returns sentences from the learner's books, shortest first.
    func ofBooks(_ word: String, limit: Int) async throws -> [ExampleSentence] {
        let found = try await desk.examples(of: word, in: language, limit: 8)
        let sentences = found.map { example in
            ExampleSentence(
                (example.before + example.match + example.after).oneLine, source: .book, bookTitle: example.book.title)
        }.sorted { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }
        return try await fitting(sentences, word, limit: limit)
    }

    /// Returns Glossa's own sentences, with their translations: from the tables by interest, and from the grammar
    /// helper.
    func ofGlossa(_ word: String, limit: Int) async throws -> [ExampleSentence] {
        // A sentence written for the word goes first, then the shortest, which are the easiest.
        let topics = TopicWord.all(in: language).filter { !$0.sentence.isEmpty && mayContain($0.sentence, word) }
        let grammar = GrammarPattern.all(in: language).flatMap(\.examples).filter { mayContain($0.sentence, word) }
        let sentences =
            topics.filter { $0.word == word }.map(ExampleSentence.init)
            + (topics.filter { $0.word != word }.map(ExampleSentence.init) + grammar.map(ExampleSentence.init))
            .sorted { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }
        return try await fitting(sentences, word, limit: limit)
    }

    /// A quick check that does not annotate the sentence. Japanese words are inflected, so their beginning must
    /// suffice.
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

/// The use of a word in a sentence.
package struct WordUse {
    /// Its reading there: pinyin with tone marks, or kana; nil if the sentence does not determine it.
    package var reading: String?
}

extension Desk {
    /// Returns the use of a word in a sentence short enough for a card, or nil if it does not occur in it as a word.
    package func use(of word: String, in sentence: String, _ language: Language) async throws -> WordUse? {
        let length = sentence.unicodeScalars.count
        guard length > word.unicodeScalars.count, length <= ExampleSentence.longest(in: language) else { return nil }
        let tokens = try await annotate(sentence, in: language)
        let wanted = language == .english ? word.lowercased() : word
        if let token = tokens.first(where: { $0.lemma == wanted || $0.text == wanted }) {
            // The card gives the reading of a Japanese verb's dictionary form, not of the inflected form here.
            return WordUse(reading: token.text == word ? token.reading : nil)
        }
        // Dictionaries segment 看书 as one word where a learner sees 看; any longer word is a different word.
        let isWhole = language == .english || word.unicodeScalars.count < 2
        return !isWhole && sentence.contains(word) ? WordUse(reading: nil) : nil
    }
}

extension String {
    /// The text without line breaks and surrounding white space.
    package var oneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
