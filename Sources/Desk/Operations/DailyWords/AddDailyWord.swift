import DailyWords
import Model
import Review
import Storage

extension LearnerContext {
    /// Creates a review card from one of a day's words and marks the word as added, atomically.
    ///
    /// - Parameter number: From 1.
    /// - Returns: What was added; nothing if the word already had a card.
    /// - Throws: `DailyWordsError`, `ReviewError`, `StorageError`.
    public func addDailyWord(_ number: Int, on day: CalendarDate) async throws -> ReviewDesk.Added {
        // The language of a day's words can change before the transaction begins, so prepare the names for both.
        var names: [Language: [String]] = [:]
        for language in Language.allCases { names[language] = try await deckNames(language) }
        return try await database.write(learner, at: now) { [self, names] transaction in
            guard let words = try transaction.dailyWords(on: day) else { throw DailyWordsError.noDailyWords(day) }
            guard let word = words.card(number) else { throw DailyWordsError.noSuchCard(number) }
            var draft = ReviewDesk.Draft(language: LanguageTag(words.language), word: word.word)
            draft.reading = word.reading
            draft.definition = word.meaning
            draft.sentence = word.sentence?.text ?? ""
            draft.translation = word.sentence?.translation ?? ""
            let cards = try review.newCards(
                of: [draft], in: words.language, to: .usual, named: names[words.language] ?? [],
                random: { [self] in random() })
            let added = try cards.add(in: transaction).added
            try transaction.mark(.added, dailyWord: number, on: day)
            return added
        }
    }
}
