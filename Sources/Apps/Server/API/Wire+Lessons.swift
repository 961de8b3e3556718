import Lessons
import Model

/// The API's messages about lessons.
extension Wire {
    /// The body of `POST /api/lessons/generate`.
    struct LessonWish: Decodable {
        var translationIds: [ID<Model.Translation>]?
        var lessonType: LessonKind
        /// Minutes.
        var duration: SentNumber?
    }

    /// The body of `POST /api/v1/lessons`.
    struct NewLesson: Decodable {
        enum Source: String, Decodable {
            case words, translations, passage, text
        }

        var lessonType: LessonKind
        var from: Source?
        var translationIds: [ID<Model.Translation>]?
        var bookId: ID<Model.Book>?
        /// From 1.
        var page: SentNumber?
        var text: String?
        /// Minutes.
        var duration: SentNumber?
        var language: Language?
        var level: Difficulty?
        /// False to create it without a language model.
        var model: Bool?
    }

    struct MadeLesson: Encodable {
        var lesson: LessonJSON?
        /// The request that is queued until the language model is reachable.
        var waiting: ID<Model.WaitingRequest>?
    }

    struct Lessons: Encodable {
        var total: Int
        var lessons: [ListedLesson]
    }

    struct ListedLesson: Encodable {
        var lesson: LessonJSON
        /// The number of answered exercises.
        var answered: Int
    }

    struct NewAnswer: Decodable {
        /// From 1.
        var exercise: SentNumber
        var answer: [String]
        var seconds: SentNumber?
    }

    struct LessonResult: Encodable {
        struct Word: Encodable {
            var word: String
            var isRight: Bool
            /// `graded`, `notDue` or `noCard`.
            var card: String
        }

        var answered: Int
        var right: Int
        var seconds: Int
        var words: [Word]

        init(_ result: FinishedLesson) {
            answered = result.answers.count
            right = result.right
            seconds = result.seconds
            words = result.words.map { word in
                let card =
                    switch word.outcome {
                    case .graded: "graded"
                    case .notDue: "notDue"
                    case .noCard: "noCard"
                    }
                return Word(word: word.word, isRight: word.isRight, card: card)
            }
        }
    }
}
