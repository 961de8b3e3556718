import Grammar
import Lexicon
import LexiconCompiler
import Model

/// A sentence of a book, as printed there.
public struct BookSentence: Hashable, Sendable {
    public var text: String
    public var bookTitle: String

    public init(_ text: String, bookTitle: String) {
        self.text = text
        self.bookTitle = bookTitle
    }
}

/// Finds sentences for words without a language model.
public struct SentenceFinder: Sendable {
    public let texts: TextDesk
    private let books: @Sendable (_ word: String, Language, _ limit: Int) async throws -> [BookSentence]

    /// - Parameter books: Returns sentences from the learner's books that contain a word, the most recently opened
    ///   book first.
    public init(
        texts: TextDesk,
        books: @escaping @Sendable (_ word: String, Language, _ limit: Int) async throws -> [BookSentence]
    ) {
        self.texts = texts
        self.books = books
    }

    /// Returns the best sentence for a word: from the learner's own books first, then from the tables and the grammar
    /// helper.
    package func sentence(for word: String, in language: Language) async throws -> ExampleSentence? {
        if let own = try await ofBooks(word, in: language, limit: 1).first { return own }
        return try await ofGlossa(word, in: language, limit: 1).first
    }

    /// Returns sentences from the learner's books as printed there, which need not contain the text as a word.
    package func printed(_ word: String, in language: Language, limit: Int) async throws -> [BookSentence] {
        try await books(word, language, limit)
    }

    /// Returns sentences from the learner's books, shortest first.
    func ofBooks(_ word: String, in language: Language, limit: Int) async throws -> [ExampleSentence] {
        let sentences = try await books(word, language, 8).map { sentence in
            ExampleSentence(sentence.text.oneLine, source: .book, bookTitle: sentence.bookTitle)
        }.sorted { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }
        return try await fitting(sentences, word, language, limit: limit)
    }

    /// Returns Glossa's own sentences, with their translations: from the tables by interest, and from the grammar
    /// helper.
    package func ofGlossa(_ word: String, in language: Language, limit: Int) async throws -> [ExampleSentence] {
        // A sentence written for the word goes first, then the shortest, which are the easiest.
        let topics = (texts.lexicon?.topics ?? .glossa).all(in: language).filter {
            !$0.sentence.isEmpty && mayContain($0.sentence, word, language)
        }
        let grammar = GrammarPattern.all(in: language).flatMap(\.examples).filter {
            mayContain($0.sentence, word, language)
        }
        let sentences =
            topics.filter { $0.word == word }.map(ExampleSentence.init)
            + (topics.filter { $0.word != word }.map(ExampleSentence.init) + grammar.map(ExampleSentence.init))
            .sorted { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }
        return try await fitting(sentences, word, language, limit: limit)
    }

    /// A quick check that does not annotate the sentence. Japanese words are inflected, so their beginning must
    /// suffice.
    private func mayContain(_ sentence: String, _ word: String, _ language: Language) -> Bool {
        guard language == .japanese, word.count > 1 else { return sentence.contains(word) }
        return sentence.contains(word) || sentence.contains(word.dropLast())
    }

    private func fitting(
        _ sentences: [ExampleSentence], _ word: String, _ language: Language, limit: Int
    ) async throws -> [ExampleSentence] {
        var kept: [ExampleSentence] = []
        for sentence in sentences where kept.count < limit && !kept.contains(where: { $0.text == sentence.text }) {
            if try await texts.use(of: word, in: sentence.text, language) != nil { kept.append(sentence) }
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
