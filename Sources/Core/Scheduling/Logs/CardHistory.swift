import Model

/// A card's answers in order, with the whole days between them: everything FSRS reads from a log.
public struct CardHistory: Hashable, Sendable {
    /// One answer.
    public struct Answer: Hashable, Sendable {
        /// Whole days since the previous answer, counted in the learner's days; 0 for the first answer.
        public var elapsedDays: Int32
        public var rating: Rating

        public init(elapsedDays: Int, rating: Rating) {
            self.elapsedDays = Int32(clamping: max(0, elapsedDays))
            self.rating = rating
        }
    }

    public var answers: [Answer]

    public init(_ answers: [Answer]) {
        self.answers = answers
    }

    /// The number of answers that can be predicted and evaluated: those at least a day after the previous one.
    public var predictions: Int {
        var count = 0
        for answer in answers.dropFirst() where answer.elapsedDays > 0 { count += 1 }
        return count
    }
}
