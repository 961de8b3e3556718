import HTTPTypes
import Lessons
import Model
import Pages

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
    /// The HTTP status of this error.
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
