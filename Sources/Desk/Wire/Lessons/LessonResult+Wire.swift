import Model

/// The result of a lesson, in the API.
public struct LessonResultJSON: Encodable, Sendable {
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

    public init(_ result: FinishedLesson) {
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

/// An answer to an exercise.
public struct SentLessonAnswer: Decodable, Sendable {
    /// From 1.
    public var exercise: SentNumber
    public var answer: [String]
    public var seconds: SentNumber?
}
