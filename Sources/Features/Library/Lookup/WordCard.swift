import Lexicon
import Linguistics
import Model
import Phonology
import Storage

extension Desk {
    /// Looks a word up, in context if its position is known.
    ///
    /// - Parameters:
    ///   - place: The book, the page (from 1) and the scalar offset where the word was tapped.
    public func card(
        _ word: String, in language: Language, at place: (book: ID<Book>, page: Int, start: Int?)? = nil,
        reading given: String? = nil
    ) async throws -> WordCard {
        var word = word
        var card = WordCard(language: language, word: word, reading: given)
        if let place, let page = try? await page(place.page, of: place.book) {
            let index =
                page.tokens.firstIndex { $0.start == place.start } ?? page.tokens.firstIndex { $0.lemma == word }
            if let index {
                let token = page.tokens[index]
                word = token.lemma
                card.word = token.lemma
                card.surface = token.text
                card.reading = token.reading ?? given
                card.level = token.level
                card.previous = index > 0 && page.tokens[index - 1].kind.isWord ? page.tokens[index - 1].text : nil
                card.next =
                    index + 1 < page.tokens.count && page.tokens[index + 1].kind.isWord
                    ? page.tokens[index + 1].text : nil
                let scalars = Array(page.passage.text.unicodeScalars)
                let sentence = Sentences.around(token.start..<token.end, in: scalars)
                card.sentence = String(String.UnicodeScalarView(scalars[sentence]))
                let text = page.tokens[index].text
                card.isCorrected = try await corrections(language).contains { $0.parts.contains(text) }
            }
        }
        card.entries = entries(of: word, surface: card.surface, in: language, reading: card.reading)
        if card.reading == nil {
            card.reading =
                language == .chinese
                ? try await texts.annotate(word, in: .chinese).compactMap(\.reading).joined(separator: " ").nonEmptyText
                : card.entries.first?.reading
        }
        card.level = card.level ?? card.entries.first?.level
        card.frequencyRank = card.entries.first?.frequencyRank
        if language != .english, word.unicodeScalars.count > 1 {
            card.characters = word.map { character in
                WordCard.Character(
                    text: String(character),
                    entry: lexicon?.entries(of: String(character), in: language).first {
                        language != .japanese || $0.source == "KANJIDIC"
                    })
            }.filter { language == .chinese || $0.entry != nil }
        }
        card.mark = try await mark(of: word, in: language)
        card.status = try await knowledge(of: language).status(of: word, level: card.level)
        card.examples = try await examples(of: card.surface, in: language, notAt: place.map { ($0.book, $0.page) })
        return card
    }

    /// Returns the entries of a word, those with its reading in context first.
    private func entries(of word: String, surface: String, in language: Language, reading: String?) -> [Entry] {
        guard let lexicon else { return [] }
        var found = lexicon.entries(of: word, in: language)
        if found.isEmpty, surface != word { found = lexicon.entries(of: surface, in: language) }
        guard language == .chinese, let reading else { return found }
        let key = Pinyin.tonedKey(reading)
        let fitting = found.filter { Pinyin.tonedKey($0.reading) == key && $0.reading.first?.isLowercase ?? false }
        let sameSound = found.filter { Pinyin.tonedKey($0.reading) == key && !fitting.contains($0) }
        return fitting + sameSound + found.filter { Pinyin.tonedKey($0.reading) != key }
    }

    /// Returns sentences from the learner's books that contain a word, the most recently opened book first.
    public func examples(
        of word: String, in language: Language, notAt place: (book: ID<Book>, page: Int)? = nil, limit: Int = 5
    ) async throws -> [WordCard.Example] {
        guard (1...60).contains(word.utf8.count) else { return [] }
        let books = try await books().filter { $0.language == language }.prefix(20)
        let learner = learner
        return try await database.read(learner) { reader in
            var examples: [WordCard.Example] = []
            var seen: Set<String> = []
            for book in books where examples.count < limit {
                let rows = try reader.rows(
                    """
                    SELECT number, text FROM passage
                    WHERE book_id = ? AND learner_id = ? AND text LIKE ? ESCAPE '\\' ORDER BY number LIMIT 6
                    """,
                    [SQLValue(book.id), SQLValue(learner), .containing(word)])
                for row in rows where examples.count < limit {
                    let number = try row.integer(0)
                    if let place, place.book == book.id, place.page == number { continue }
                    if let example = Self.example(of: word, in: try row.text(1), book: book, page: number),
                        seen.insert(example.before + example.after).inserted
                    {
                        examples.append(example)
                    }
                }
            }
            return examples
        }
    }

    private static func example(of word: String, in text: String, book: Book, page: Int) -> WordCard.Example? {
        guard let range = text.firstRange(of: word) else { return nil }
        let scalars = Array(text.unicodeScalars)
        let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
        let end = start + word.unicodeScalars.count
        let sentence = Sentences.around(start..<end, in: scalars)
        func piece(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
        return WordCard.Example(
            before: piece(sentence.lowerBound..<start), match: word, after: piece(end..<max(end, sentence.upperBound)),
            book: book, page: page,
            start: start)
    }
}

extension String {
    fileprivate var nonEmptyText: String? { isEmpty ? nil : self }
}
