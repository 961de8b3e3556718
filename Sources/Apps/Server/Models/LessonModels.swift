import Foundation
import HTTPTypes
import Insights
import Lessons
import Library
import Model
import Models
import Pages
import Review
import Scheduling

extension LessonDesk {
    /// A lesson desk whose days are those of this machine's clock.
    init(desk: Desk, models: ModelDesk, pool: WordPool, at now: Timestamp) {
        let offset = TimeZone.current.secondsFromGMT(
            for: Date(timeIntervalSince1970: Double(now.milliseconds) / 1000))
        self.init(
            desk: desk,
            review: ReviewDesk(
                database: desk.database, lexicon: desk.lexicon, learner: desk.learner, day: LearnerDay(offset: offset),
                lanes: desk.lanes),
            models: models, pool: pool)
    }
}

extension Site {
    func lessonDesk(at now: Timestamp) -> LessonDesk {
        LessonDesk(desk: desk, review: reviewDesk(at: now), models: modelDesk(at: now), pool: lessonWords)
    }

    func insights(at now: Timestamp) -> Insights {
        Insights(
            database: desk.database, learner: desk.learner,
            offset: TimeZone.current.secondsFromGMT(
                for: Date(timeIntervalSince1970: Double(now.milliseconds) / 1000)))
    }
}

extension LessonProblem {
    init(_ error: LessonError) {
        switch error {
        case .noSuchLesson: self = .noSuchLesson
        case .noSuchExercise(let number, let count): self = .noSuchExercise(number, of: count)
        case .tooLittle: self = .tooLittle
        case .notFinished: self = .notFinished
        case .nothingAnswered: self = .nothingAnswered
        case .impossibleText: self = .impossibleText(limit: LessonOrder.textLimit)
        case .noSuchTranslations: self = .noSuchTranslations
        }
    }
}

extension LessonError {
    /// The status that an answer with this error has.
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchLesson, .noSuchExercise: .notFound
        case .tooLittle, .impossibleText, .noSuchTranslations: .unprocessableContent
        case .notFinished, .nothingAnswered: .conflict
        }
    }
}

extension LessonResultPage.Word {
    init(_ word: FinishedLesson.Word) {
        let outcome: Outcome =
            switch word.outcome {
            case .graded: .graded
            case .notDue: .notDue
            case .noCard: .noCard
            }
        self.init(word: word.word, isRight: word.isRight, outcome: outcome)
    }
}
