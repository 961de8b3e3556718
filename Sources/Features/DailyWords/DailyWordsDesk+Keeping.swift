import Model
import Practice
import Storage

// The verbs of kept daily words, awaited: each reads one snapshot or writes one transaction.

extension DailyWordsDesk {
    /// Awaits ``Reader/dailyWords(on:)``.
    public func dailyWords(on day: CalendarDate) async throws -> DailyWords? {
        try await database.read(learner) { try $0.dailyWords(on: day) }
    }

    /// Awaits ``Reader/takenWords(_:)``.
    func takenWords(_ language: Language) async throws -> Set<String> {
        try await database.read(learner) { try $0.takenWords(language) }
    }

    /// Awaits ``Reader/latestDailyWords(_:limit:)``.
    func latestWords(_ language: Language, limit: Int) async throws -> [String] {
        try await database.read(learner) { try $0.latestDailyWords(language, limit: limit) }
    }

    /// Awaits ``Transaction/keep(_:)``.
    func keep(_ dailyWords: DailyWords, at now: Timestamp) async throws -> DailyWords {
        try await database.write(learner, at: now) { try $0.keep(dailyWords) }
    }
}
