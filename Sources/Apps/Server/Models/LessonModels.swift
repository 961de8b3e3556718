import HTTPTypes
import Lessons
import Model
import Pages

extension LessonError {
    /// What the error page and the API say.
    var problem: Problem {
        switch self {
        case .noSuchLesson: .lesson(.noSuchLesson)
        case .noSuchExercise(let number, let count): .lesson(.noSuchExercise(number, of: count))
        case .tooLittle: .lesson(.tooLittle)
        case .notFinished: .lesson(.notFinished)
        case .nothingAnswered: .lesson(.nothingAnswered)
        case .impossibleText: .lesson(.impossibleText(limit: LessonError.longestText))
        case .noSuchTranslations: .lesson(.noSuchTranslations)
        case .noSuchBook: .bookNotFound
        case .noSuchPage(let page, let count): .pageNotFound(page, of: count)
        }
    }

    /// The HTTP status of this error.
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchLesson, .noSuchExercise, .noSuchBook, .noSuchPage: .notFound
        case .tooLittle, .impossibleText, .noSuchTranslations: .unprocessableContent
        case .notFinished, .nothingAnswered: .conflict
        }
    }
}
