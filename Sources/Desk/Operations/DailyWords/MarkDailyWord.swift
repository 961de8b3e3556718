import DailyWords
import Model
import Review
import Storage

/// A word of a day that was marked.
public struct MarkedDailyWord: Sendable {
    public var card: DailyWord
    /// The review cards that were created; none if the word had one, or was only seen.
    public var added: AddedNotes
    /// Whether it is one of today's words.
    public var isToday: Bool
}

extension LearnerContext {
    /// Marks one of a day's words, atomically: as one that the learner has moved on from, or as added, which creates a
    /// review card of it unless it has one.
    ///
    /// - Parameters:
    ///   - number: From 1.
    ///   - day: Nil for today.
    /// - Throws: `DailyWordsError`, `ReviewError`, `StorageError`. Nothing is marked then.
    public func mark(
        _ mark: DailyWordMark, dailyWord number: Int, on day: CalendarDate? = nil
    ) async throws -> MarkedDailyWord {
        let today = dailyWords.days.date(of: now)
        let day = day ?? today
        return try await database.write(learner, at: now) { [self] transaction in
            let added = mark == .added ? try add(dailyWord: number, on: day, transaction) : AddedNotes()
            let words = try transaction.mark(mark, dailyWord: number, on: day)
            guard let card = words.card(number) else { throw DailyWordsError.noSuchCard(of: words.cards.count) }
            return MarkedDailyWord(card: card, added: added, isToday: day == today)
        }
    }

    private func add(
        dailyWord number: Int, on day: CalendarDate, _ transaction: Transaction
    ) throws -> AddedNotes {
        guard let words = try transaction.dailyWords(on: day) else { throw DailyWordsError.noDailyWords(day) }
        guard let word = words.card(number) else { throw DailyWordsError.noSuchCard(of: words.cards.count) }
        var draft = NoteDraft(language: LanguageTag(words.language), word: word.word)
        draft.reading = word.reading
        draft.definition = word.meaning
        draft.sentence = word.sentence?.text ?? ""
        draft.translation = word.sentence?.translation ?? ""
        let cards = try review.newCards(
            of: [draft], in: words.language, to: .usual, try transaction.preferences().interface,
            random: { [self] in random() })
        return try cards.add(in: transaction).added
    }
}
