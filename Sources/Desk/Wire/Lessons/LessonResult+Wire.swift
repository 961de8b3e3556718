import Model

/// The result of a lesson, in the API.
public struct LessonResultJSON: Encodable, Sendable {
    struct Word: Encodable {
        var word: String
        var isRight: Bool
        /// `graded`, `notDue` or `noCard`.
        var card: String
    }

    /// The exercises answered, each counted once.
    var answered: Int
    /// Those that were right at once.
    var right: Int
    var seconds: Int
    var words: [Word]

    public init(_ result: FinishedLesson) {
        answered = result.firstAnswers.count
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
    /// From 1; beyond the exercises of the lesson for one that comes again.
    public var exercise: SentNumber
    public var answer: [String]
    public var seconds: SentNumber?
}
