import Exercises
import Insights
import Model
import Review
import Scheduling
import Storage
import Support
import Testing

@testable import Lessons

/// Answers are saved, and a finished lesson grades the due cards once.
@Suite struct DoingTests {
    private static let now = TestDesk.now
    private static let words = ["银行", "书", "门"]

    /// Saves a lesson with one multiple-choice exercise for each word.
    private func keep(_ fixture: LessonFixture) async throws -> ID<Lesson> {
        let exercises = Self.words.map {
            Exercise(.choice(.init(.meaning($0), ["a", "b", "c"], answer: "a")!), words: [$0])
        }
        let lesson = Lesson(
            id: TestIDs.next(), title: "Three", kind: .vocabulary, language: .chinese,
            content: LessonContent(exercises: exercises), estimatedDuration: 60, difficulty: .beginner, origin: .own,
            createdAt: Self.now)
        try await fixture.lessons.keep(lesson, at: Self.now)
        return lesson.id
    }

    private func addCards(_ words: [String], _ fixture: LessonFixture, kinds: [Card.Kind] = [.recognition]) async throws
    {
        let review = fixture.review
        let deck = try await review.addDeck(
            named: words.joined(), icon: "", in: nil, options: DeckOptions(), at: Self.now, newID: TestIDs.next())
        let drafts = words.map { NoteDraft(language: .chinese, word: $0) }
        _ = try await review.add(drafts, to: deck.id, kinds: kinds, at: Self.now, random: { 1 })
    }

    /// All cards, with their schedules.
    private func cards(_ fixture: LessonFixture) async throws -> [String: Card] {
        let found = try await fixture.review.cards(CardQuery(""), at: Self.now)
        return Dictionary(found.cards.map { ($0.note.word, $0.card) }, uniquingKeysWith: { first, _ in first })
    }

    private func makeDue(_ fixture: LessonFixture) async throws {
        let learner = fixture.test.desk.learner
        try await fixture.test.desk.database.write(learner, at: Self.now) { transaction in
            _ = try transaction.run(
                """
                UPDATE card SET state = 2, interval_days = 10, stability = 10, difficulty = 5, due = ?, last_review = ?
                WHERE learner_id = ?
                """,
                [
                    SQLValue(Self.now.advanced(bySeconds: -60)), SQLValue(Self.now.advanced(bySeconds: -864_000)),
                    SQLValue(learner),
                ], changes: .upsertMany(.card))
        }
    }

    private func reviews(_ fixture: LessonFixture) async throws -> [Rating] {
        try await fixture.test.desk.database.readAcrossLearners { reader in
            try reader.rows("SELECT rating FROM review ORDER BY rating").compactMap {
                Rating(rawValue: try $0.integer("rating"))
            }
        }
    }

    @Test(arguments: [
        ("我们学习汉语。", "我們學習漢語", true), ("我們學習漢語。", "我们学习汉语", true), ("我们学习汉语。", "我們學習漢字", false),
    ])
    func aDictationTakesEitherScript(_ answer: String, _ typed: String, _ isRight: Bool) async throws {
        try await LessonFixture.run { fixture in
            let lesson = Lesson(
                id: TestIDs.next(), title: "One", kind: .listening, language: .chinese,
                content: LessonContent(exercises: [Exercise(.dictation(.init(answer)))]),
                estimatedDuration: 60, difficulty: .beginner, origin: .own, createdAt: Self.now)
            try await fixture.lessons.keep(lesson, at: Self.now)
            let kept = try await fixture.lessons.answer(
                lesson.id, exercise: 0, with: [typed], seconds: 4, at: Self.now)
            #expect(kept.verdict.isRight == isRight)
        }
    }

    @Test func theFirstAnswerStands() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            let first = try await fixture.lessons.answer(id, exercise: 0, with: ["b"], seconds: 4, at: Self.now)
            #expect(!first.verdict.isRight)
            let second = try await fixture.lessons.answer(id, exercise: 0, with: ["a"], seconds: 4, at: Self.now)
            #expect(second == first)
            #expect(try await fixture.lessons.open(id).answers == [first])
            await #expect(throws: LessonError.noSuchExercise(4, of: 3)) {
                try await fixture.lessons.answer(id, exercise: 3, with: ["a"], seconds: 0, at: Self.now)
            }
            await #expect(throws: LessonError.noSuchExercise(0, of: 3)) {
                try await fixture.lessons.answer(id, exercise: -1, with: ["a"], seconds: 0, at: Self.now)
            }
        }
    }

    @Test func whatWasWrongIsAskedAgainAndJudgedByItsFirstAnswer() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行", "书"], fixture)
            try await makeDue(fixture)
            await #expect(throws: LessonError.noSuchExercise(4, of: 3)) {
                try await fixture.lessons.answer(id, exercise: 3, with: ["a"], seconds: 1, at: Self.now)
            }
            for (place, answer) in ["a", "b", "a"].enumerated() {
                try await fixture.lessons.answer(id, exercise: place, with: [answer], seconds: 1, at: Self.now)
            }
            #expect(try await fixture.lessons.open(id).course.exercises == [0, 1, 2, 1])
            #expect(try await fixture.lessons.open(id).course.next == 3)
            let again = try await fixture.lessons.answer(id, exercise: 3, with: ["a"], seconds: 2, at: Self.now)
            #expect(again.verdict.isRight && again.exercise == 3)
            #expect(try await fixture.lessons.open(id).course.next == nil)
            #expect(try await fixture.lessons.lessons().first?.answered == 3)
            try await fixture.finish(id, at: Self.now)
            let result = try await fixture.lessons.result(of: id)
            #expect(result.right == 2 && result.firstAnswers.count == 3 && result.seconds == 5)
            #expect(try await reviews(fixture) == [.again, .good])
            #expect(result.words.first { $0.word == "书" }?.isRight == false)
        }
    }

    @Test func aLessonCanBeDoneOnceMore() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            _ = try await fixture.lessons.answer(id, exercise: 0, with: ["b"], seconds: 4, at: Self.now)
            let again = try await fixture.lessons.repeated(id, TestIDs.next(), at: Self.now)
            #expect(again.id != id && again.finishedAt == nil)
            let first = try await fixture.lessons.lesson(id)
            #expect(again.content == first.content && again.title == first.title)
            #expect(try await fixture.lessons.open(again.id).answers.isEmpty)
            #expect(try await fixture.lessons.open(id).answers.count == 1)
            let nobody: ID<Lesson> = TestIDs.next()
            await #expect(throws: LessonError.noSuchLesson(nobody)) {
                try await fixture.lessons.repeated(nobody, TestIDs.next(), at: Self.now)
            }
        }
    }

    @Test func aFinishedLessonGradesDueCardsOnceAndLeavesTheOthersAlone() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            await #expect(throws: LessonError.nothingAnswered) { try await fixture.finish(id, at: Self.now) }
            await #expect(throws: LessonError.notFinished) { try await fixture.lessons.result(of: id) }
            try await addCards(["银行", "书"], fixture)
            try await makeDue(fixture)
            for (place, answer) in ["a", "b", "b"].enumerated() {
                try await fixture.lessons.answer(id, exercise: place, with: [answer], seconds: 500, at: Self.now)
            }
            try await fixture.finish(id, at: Self.now)
            #expect(try await reviews(fixture) == [.again, .good])
            let result = try await fixture.lessons.result(of: id)
            #expect(result.right == 1 && result.seconds == 360)
            #expect(
                Set(result.words) == [
                    .init(word: "银行", isRight: true, outcome: .graded),
                    .init(word: "书", isRight: false, outcome: .graded),
                    .init(word: "门", isRight: false, outcome: .noCard),
                ])
            let cards = try await cards(fixture)
            #expect(try #require(cards["银行"]).schedule.interval > 10)
            #expect(try #require(cards["书"]).schedule.lapses == 1)
            // Finished again, even after the cards are due once more: nothing is graded twice.
            try await makeDue(fixture)
            try await fixture.finish(id, at: Self.now.advanced(bySeconds: 60))
            #expect(try await reviews(fixture).count == 2)
            // A word that has since got a card reports it.
            try await addCards(["门"], fixture)
            #expect(try await fixture.lessons.result(of: id).words.allSatisfy { $0.outcome != .noCard })
        }
    }

    @Test func wordsAnsweredAfterTheLessonWasFinishedAreSettledByFinishingItAgain() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行", "书"], fixture)
            try await makeDue(fixture)
            try await fixture.lessons.answer(id, exercise: 0, with: ["a"], seconds: 1, at: Self.now)
            try await fixture.finish(id, at: Self.now)
            try await fixture.lessons.answer(id, exercise: 1, with: ["b"], seconds: 1, at: Self.now)
            #expect(try await reviews(fixture) == [.good])
            try await fixture.finish(id, at: Self.now.advanced(bySeconds: 60))
            #expect(try await reviews(fixture) == [.again, .good])
            #expect(try await fixture.lessons.result(of: id).words.map(\.word) == ["书", "银行"])
            #expect(try await fixture.lessons.lesson(id).finishedAt == Self.now)
        }
    }

    @Test func cardsThatAreNewOrNotDueAreNotGraded() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行"], fixture, kinds: [.recognition, .recall])
            try await fixture.lessons.answer(id, exercise: 0, with: ["a"], seconds: 1, at: Self.now)
            try await fixture.finish(id, at: Self.now)
            #expect(try await reviews(fixture).isEmpty)
            #expect(try await fixture.lessons.result(of: id).words.map(\.outcome) == [.notDue])
        }
    }

    @Test func ofTwoDueCardsOfAWordOneIsGraded() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行"], fixture, kinds: [.recognition, .recall])
            try await makeDue(fixture)
            try await fixture.lessons.answer(id, exercise: 0, with: [], seconds: 1, at: Self.now)
            try await fixture.finish(id, at: Self.now)
            #expect(try await reviews(fixture) == [.again])
        }
    }

    @Test func aFinishThatWasCutShortIsTakenUpWithoutGradingTwice() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行", "书"], fixture)
            try await makeDue(fixture)
            for place in 0..<2 {
                try await fixture.lessons.answer(id, exercise: place, with: ["a"], seconds: 1, at: Self.now)
            }
            try await fixture.finish(id, at: Self.now)
            // As after a crash between the review and the record of it.
            let learner = fixture.test.desk.learner
            try await fixture.test.desk.database.write(learner, at: Self.now) { transaction in
                _ = try transaction.run(
                    "UPDATE lesson_word SET is_graded = 0 WHERE learner_id = ? AND lesson_id = ?",
                    [SQLValue(learner), SQLValue(id)],
                    changes: .upsertMany(.lessonWord))
            }
            try await fixture.finish(id, at: Self.now.advanced(bySeconds: 5))
            #expect(try await reviews(fixture) == [.good, .good])
            #expect(try await fixture.lessons.result(of: id).words.allSatisfy { $0.outcome == .graded })
        }
    }

    @Test func gradesThatAnEarlierVersionOwesAreMadeUpFor() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行", "书"], fixture)
            try await makeDue(fixture)
            for place in 0..<2 {
                try await fixture.lessons.answer(id, exercise: place, with: ["a"], seconds: 1, at: Self.now)
            }
            try await fixture.finish(id, at: Self.now)
            // As versions that graded after the result was saved left it when they were interrupted; one of the cards
            // has been deleted since.
            _ = try await fixture.review.undo(at: Self.now)
            _ = try await fixture.review.undo(at: Self.now)
            let learner = fixture.test.desk.learner
            let lost = try #require(try await cards(fixture)["书"]).id
            try await fixture.test.desk.database.write(learner, at: Self.now) { transaction in
                _ = try transaction.run(
                    "UPDATE lesson_word SET is_graded = 0 WHERE learner_id = ? AND lesson_id = ?",
                    [SQLValue(learner), SQLValue(id)], changes: .upsertMany(.lessonWord))
                _ = try transaction.run(
                    "UPDATE card SET standing = 2 WHERE learner_id = ? AND id = ?",
                    [SQLValue(learner), SQLValue(lost)],
                    changes: .delete(.card, lost))
            }
            try await fixture.finish(id, at: Self.now.advanced(bySeconds: 5))
            #expect(try await reviews(fixture) == [.good])
            let words = try await fixture.lessons.result(of: id).words
            #expect(words.first { $0.word == "银行" }?.outcome == .graded)
            #expect(words.first { $0.word == "书" }?.outcome == .notDue)
        }
    }

    @Test func theGradesOfALessonAreUndoneOneByOne() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await addCards(["银行", "书"], fixture)
            try await makeDue(fixture)
            let before = try await cards(fixture)
            for place in 0..<2 {
                try await fixture.lessons.answer(id, exercise: place, with: ["a"], seconds: 1, at: Self.now)
            }
            try await fixture.finish(id, at: Self.now)
            let undone = [
                try await fixture.review.undo(at: Self.now), try await fixture.review.undo(at: Self.now),
            ]
            #expect(undone.allSatisfy { $0.verb == .grade } && Set(undone.map(\.word)) == ["银行", "书"])
            #expect(try await reviews(fixture).isEmpty)
            #expect(try await cards(fixture) == before)
        }
    }

    @Test func aDeletedLessonIsGone() async throws {
        try await LessonFixture.run { fixture in
            let id = try await keep(fixture)
            try await fixture.lessons.answer(id, exercise: 0, with: ["a"], seconds: 1, at: Self.now)
            try await fixture.lessons.delete(id, at: Self.now)
            await #expect(throws: LessonError.noSuchLesson(id)) { try await fixture.lessons.lesson(id) }
            await #expect(throws: LessonError.noSuchLesson(id)) { try await fixture.lessons.delete(id, at: Self.now) }
            let (database, learner) = (fixture.lessons.database, fixture.lessons.learner)
            #expect(try await database.read(learner) { try $0.answers(to: id) }.isEmpty)
        }
    }
}
