import Linguistics
import Model
import Storage

extension LessonDesk {
    /// The maximum number of words considered: more than any lesson needs.
    private static let mostWords = 60

    /// Returns the learner's material for an order.
    ///
    /// - Throws: ``LessonError``: `impossibleText`, `noSuchTranslations`, `noSuchBook`, `noSuchPage`.
    func material(for order: LessonOrder, _ dictionary: WordDictionary?, at now: Timestamp) async throws
        -> LessonMaterial
    {
        var material = LessonMaterial(language: order.language, level: order.level)
        switch order.source {
        case .words:
            let found = try await urgentWords(order.language, at: now)
            for word in found.prefix(Self.mostWords) {
                guard var known = dictionary?.word(word.word, reading: word.reading) else { continue }
                if let sentence = try await sentence(for: word, order.language) {
                    known = dictionary?.word(word.word, reading: word.reading, in: sentence) ?? known
                    known.sentence = sentence
                    material.sentences.append(sentence)
                }
                material.words.append(known)
            }
        case .translations(let ids):
            material.turns = try await turns(ids, in: order.language)
            material.sentences = material.turns.map(\.sentence)
            material.words = try await words(of: material.sentences, dictionary, for: material.level)
        case .passage(let book, let page):
            let passage = try await passage(page, of: book)
            material.language = passage.language
            try await read(passage.text, into: &material, dictionary)
        case .text(let text):
            guard (1...LessonError.longestText).contains(text.unicodeScalars.count) else {
                throw LessonError.impossibleText
            }
            try await read(text, into: &material, dictionary)
            guard !material.sentences.isEmpty else { throw LessonError.impossibleText }
        }
        return material
    }

    func read(_ text: String, into material: inout LessonMaterial, _ dictionary: WordDictionary?) async throws {
        for text in Self.withoutHeadings(Sentences.of(text)).prefix(200) {
            material.sentences.append(try await annotated(text, in: material.language))
        }
        material.passage = material.sentences
        material.words = try await words(of: material.sentences, dictionary, for: material.level)
    }

    /// Returns sentences without headings, which lack a final stop; returns all if most lack one, as in verse.
    static func withoutHeadings(_ sentences: [String]) -> [String] {
        let whole = sentences.filter(isWhole)
        return whole.count * 2 >= sentences.count ? whole : sentences
    }

    /// Returns whether a text ends like a sentence.
    private static func isWhole(_ text: String) -> Bool {
        var scalars = Substring(text).unicodeScalars
        while let last = scalars.last, SentenceSign.closes(last.value) { scalars.removeLast() }
        return scalars.last.map { SentenceSign.ends($0.value) || ".；;：:".unicodeScalars.contains($0) } ?? false
    }

    /// Returns a sentence with its words.
    func annotated(_ text: String, _ translation: String = "", in language: Language) async throws -> LessonSentence {
        LessonSentence(
            text: text, translation: translation, tokens: try await texts.annotate(text, in: language))
    }

    /// Returns the words of sentences that are worth asking: difficult ones first, then unknown, then known ones, each
    /// with its first sentence. Among the unknown ones, those below the learner's level come last: whoever knows three
    /// thousand words has not marked 起 and 妈 as known, but is not to be taught them. Skips words that the learner ignores.
    private func words(
        of sentences: [LessonSentence], _ dictionary: WordDictionary?, for level: Difficulty
    ) async throws -> [LessonWord] {
        guard let dictionary else { return [] }
        let statuses = try await statuses(in: dictionary.language)
        var found: [(word: LessonWord, urgency: Int)] = []
        var seen: Set<String> = []
        for sentence in sentences {
            for token in sentence.tokens where seen.insert(token.lemma).inserted {
                let status = statuses[token.lemma]
                guard status != .ignored, var word = dictionary.contentWord(token) else { continue }
                word.sentence = sentence
                let isEasy = word.difficulty.map { $0.place < level.place } ?? false
                found.append((word, status == .difficult ? 0 : status == .known ? 3 : isEasy ? 2 : 1))
            }
        }
        // Sorting by urgency need not be stable and could lose the order of the text.
        return (0...3).flatMap { urgency in found.filter { $0.urgency == urgency }.map(\.word) }
            .prefix(Self.mostWords).map { $0 }
    }

    /// Returns the sentence where a word was marked or that is on its card; otherwise one from the learner's books.
    private func sentence(for word: UrgentWord, _ language: Language) async throws -> LessonSentence? {
        if !word.sentence.isEmpty {
            return try await annotated(word.sentence, word.translation, in: language)
        }
        let examples = try await self.sentences.printed(word.word, in: language, limit: 4).map(\.text)
        guard let example = examples.first(where: Self.isWhole) ?? examples.first else { return nil }
        return try await annotated(example, in: language)
    }
}
