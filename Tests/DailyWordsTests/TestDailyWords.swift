import DailyWords
import Foundation
import Insights
import Library
import Model
import Storage
import Support

/// A desk for today's words over a small lexicon, in UTC.
struct TestDailyWords: Sendable {
    let test: TestDesk
    let models: TestModels
    let daily: DailyWordsDesk

    var desk: Desk { test.desk }
    var insights: Insights { Insights(database: desk.database, learner: desk.learner) }

    init() async throws {
        test = try await TestDesk()
        models = TestModels(test.desk.database, learner: test.desk.learner)
        daily = DailyWordsDesk(
            over: test.desk, models: models,
            random: {
                let id: ID<Book> = TestIDs.next()
                return (id.high, id.low)
            })
    }

    /// Runs a test with a temporary desk.
    static func run(_ body: (TestDailyWords) async throws -> Void) async throws {
        let daily = try await TestDailyWords()
        try await body(daily)
        try await daily.test.remove()
    }
}

extension DailyWordsDesk {
    /// Creates a desk in UTC over a library, with the goals and the knowledge of its learner.
    init(over desk: Desk, models: TestModels, random: @escaping @Sendable () -> (UInt64, UInt64)) {
        let insights = Insights(database: desk.database, learner: desk.learner)
        self.init(
            database: desk.database, learner: desk.learner, sentences: desk.sentences, models: models.desk,
            clock: LocalClock(), preferences: { try await insights.learningPreferences() },
            knowledge: { try await desk.knowledge(of: $0) }, random: random)
    }
}

extension DailyWordsDesk {
    /// Awaits ``Transaction/mark(_:dailyWord:on:)``.
    @discardableResult
    func mark(
        _ mark: DailyWordMark, card number: Int, on day: CalendarDate, at now: Timestamp
    ) async throws -> DailyWords {
        try await database.write(learner, at: now) { try $0.mark(mark, dailyWord: number, on: day) }
    }
}

extension Insights {
    /// Stores preferences as a whole.
    func keep(_ preferences: LearningPreferences, at now: Timestamp) async throws {
        var all = LearningChange()
        all.interests = preferences.interests
        all.learningGoals = preferences.learningGoals
        all.dailyGoal = preferences.dailyGoal
        all.preferredLessonTypes = preferences.preferredLessonTypes
        all.language = preferences.language
        all.level = preferences.level
        try await change(all, at: now)
    }
}

extension RecordedServer.Answer {
    /// Cards as a model returns them: word, reading, sentence, translation.
    static func cards(_ cards: [(String, String, String, String)]) throws -> RecordedServer.Answer {
        let list = cards.map { ["word": $0.0, "reading": $0.1, "sentence": $0.2, "translation": $0.3] }
        let data = try JSONSerialization.data(withJSONObject: ["cards": list], options: .sortedKeys)
        return .reply(String(decoding: data, as: UTF8.self))
    }

    /// Sentences as a model returns them, each with its translation.
    static func sentences(_ sentences: [(String, String)]) throws -> RecordedServer.Answer {
        let list = sentences.map { ["sentence": $0.0, "translation": $0.1] }
        let data = try JSONSerialization.data(withJSONObject: ["sentences": list], options: .sortedKeys)
        return .reply(String(decoding: data, as: UTF8.self))
    }
}
