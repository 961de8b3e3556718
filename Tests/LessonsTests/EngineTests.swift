import Insights
import Library
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@testable import Lessons

/// The database queries of lessons and progress work on both engines.
@Suite struct LessonEngineTests {
    private static let now = TestDesk.now

    private static func lesson(_ words: [String]) -> Lesson {
        let exercises = words.map {
            Exercise(.choice(.init(.meaning($0), ["a", "b", "c"], answer: "a")!), words: [$0])
        }
        return Lesson(
            id: TestIDs.next(), title: "Three", kind: .vocabulary, language: .chinese,
            content: LessonContent(exercises: exercises), estimatedDuration: 60, difficulty: .beginner, origin: .own,
            fault: .unreachable(.refused), createdAt: now)
    }

    @Test(arguments: Engine.tested) func aLessonGoesThroughItsLifeAndIsCounted(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let (database, learner) = (models.desk.database, models.desk.learner)
            let desk = Desk(database: database, lexicon: nil, japanese: nil, learner: learner)
            let review = ReviewDesk(database: database, lexicon: nil, learner: learner, day: LearnerDay())
            let lessons = LessonDesk(over: desk, models: models)
            let insights = Insights(database: database, learner: learner)
            #expect(try await insights.progressAndGoal(at: Self.now).progress.streak == 0)

            try await desk.mark("门", in: .chinese, as: .difficult, at: Self.now)
            try await desk.mark("手", in: .chinese, as: .known, at: Self.now)
            try await desk.mark("北", in: .chinese, as: .ignored, at: Self.now)
            let deck = try await review.addDeck(
                named: "D", icon: "", in: nil, options: DeckOptions(), at: Self.now, newID: TestIDs.next())
            var draft = NoteDraft(language: .chinese, word: "书")
            draft.definition = "book"
            _ = try await review.add([draft], to: deck.id, at: Self.now, random: { 1 })
            try await database.write(learner, at: Self.now) { transaction in
                _ = try transaction.run(
                    """
                    UPDATE card SET state = 2, interval_days = 30, stability = 30, difficulty = 5, due = 1, last_review = 1
                    WHERE learner_id = ?
                    """, [SQLValue(learner)], changes: .upsertMany(.card))
            }
            #expect(try await lessons.urgentWords(.chinese, at: Self.now).map(\.word) == ["门", "书"])

            let lesson = Self.lesson(["书", "门"])
            try await lessons.keep(lesson, at: Self.now)
            try await lessons.keep(lesson, at: Self.now)
            #expect(try await lessons.lesson(lesson.id) == lesson)
            try await lessons.answer(lesson.id, exercise: 0, with: ["a\0"], seconds: 70, at: Self.now)
            try await lessons.answer(lesson.id, exercise: 1, with: ["c"], seconds: 50, at: Self.now)
            try await lessons.finish(lesson.id, at: Self.now)
            let result = try await lessons.result(of: lesson.id)
            // Wrong answers come first.
            #expect(result.words.map(\.word) == ["门", "书"] && result.seconds == 120)
            #expect(result.words.map(\.outcome) == [.noCard, .graded])
            let listed = try await lessons.lessons(limit: 1)
            #expect(listed.map(\.answered) == [2] && listed[0].lesson.finishedAt == Self.now)
            let exported = try await database.read(learner) { reader in
                var count = 0
                try reader.forEachLesson { _, answers in count += answers.count }
                return count
            }
            #expect(exported == 2)

            let progress = try await insights.progressAndGoal(at: Self.now).progress
            #expect(progress.streak == 1 && progress.lessonsCompleted == 1 && progress.totalTranslations == 0)
            #expect(progress.vocabularySize == 3 && progress.knownWords == 2)
            let today = try #require(progress.week.last)
            #expect(today.date.description == "2026-01-01")
            #expect(today.minutes == 2 && today.words == 3 && today.reviews == 1 && today.lessons == 1)
            #expect(progress.week.dropLast().allSatisfy { $0.seconds == 0 && $0.words == 0 })
            // Two days later the streak is broken; one day later it is not.
            #expect(try await insights.progressAndGoal(at: Self.now.advanced(bySeconds: 86_400)).progress.streak == 1)
            #expect(
                try await insights.progressAndGoal(at: Self.now.advanced(bySeconds: 2 * 86_400)).progress.streak == 0)
            try await lessons.delete(lesson.id, at: Self.now)
            #expect(try await lessons.list().total == 0)
        }
    }

    @Test func daysFollowTheLearnersClock() async throws {
        try await withModels(.sqlite) { models in
            let (database, learner) = (models.desk.database, models.desk.learner)
            let desk = Desk(database: database, lexicon: nil, japanese: nil, learner: learner)
            try await desk.mark("门", in: .chinese, as: .difficult, at: Self.now)
            // 03:04 in London still belongs to the previous day; in Tokyo it is noon.
            for (offset, day) in [(0, "2026-01-01"), (9 * 3600, "2026-01-02"), (-8 * 3600, "2026-01-01")] {
                let insights = Insights(database: database, learner: learner, clock: LocalClock(offset: offset))
                let today = try #require(try await insights.progressAndGoal(at: Self.now).progress.week.last)
                #expect(today.date.description == day && today.words == 1)
            }
        }
    }
}
