import DailyWords
import Insights
import Model
import Review
import Storage

/// The words of a day, with what their page shows.
public struct OpenedDailyWords: Sendable {
    /// Nil if today's have not been made yet.
    public var dailyWords: DailyWords?
    public var isToday: Bool
    /// Where cards of them would go.
    public var decks: CardDecks
    /// Whether there is a language model, which would choose words.
    public var hasModel: Bool
}

/// Who waits for words that are being made, which decides how long a language model may take to choose them.
public enum DailyWordsReader: Sendable {
    /// Someone in front of a page, or a program that shows one.
    case page
    /// Someone who asked at a terminal, or nobody yet.
    case patient

    /// In seconds.
    var patience: Int {
        switch self {
        case .page: 8
        case .patient: 120
        }
    }
}

extension LearnerContext {
    /// Returns the words of a day.
    ///
    /// - Parameters:
    ///   - day: Nil for today.
    ///   - reader: Who waits for today's words if they have to be made; nil to make none.
    /// - Throws: `DailyWordsError`: `noDailyWords` for a day without words, `noWords` if there is nothing to choose from;
    ///   `StorageError`.
    public func dailyWords(on day: CalendarDate? = nil, making reader: DailyWordsReader? = nil) async throws
        -> DailyWords
    {
        let desk = dailyWords
        let today = desk.days.date(of: now)
        if let reader, day ?? today == today { return try await desk.today(at: now, patience: reader.patience) }
        let found = try await database.read(learner) { [self] in try words(of: day, desk, $0) }
        guard let found else { throw DailyWordsError.noDailyWords(day ?? today) }
        return found
    }

    /// Opens the page of a day's words, as of one snapshot. It makes none.
    ///
    /// - Parameter day: Nil for today.
    /// - Throws: `DailyWordsError.noDailyWords` for another day without words; `StorageError`.
    public func openDailyWords(on day: CalendarDate? = nil) async throws -> OpenedDailyWords {
        let desk = dailyWords
        let today = desk.days.date(of: now)
        return try await database.read(learner) { [self] reader in
            let words = try words(of: day, desk, reader)
            if let day, day != today, words == nil { throw DailyWordsError.noDailyWords(day) }
            let language = try words?.language ?? reader.learningPreferences().language
            return OpenedDailyWords(
                dailyWords: words, isToday: day ?? today == today,
                decks: try reader.cardDecks(for: language), hasModel: try reader.hasModel())
        }
    }

    private func words(
        of day: CalendarDate?, _ desk: DailyWordsDesk, _ reader: Reader
    ) throws(StorageError) -> DailyWords? {
        if let day, day != desk.days.date(of: now) { return try reader.dailyWords(on: day) }
        return try desk.made(for: try reader.learningPreferences(), at: now, in: reader)
    }
}
