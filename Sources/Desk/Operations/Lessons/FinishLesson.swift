import Lessons
import Model
import Review

extension LearnerContext {
    /// Finishes a lesson: its words grade their cards.
    ///
    /// Each lesson grades a card at most once, however often this is called, and even if the program ends halfway.
    ///
    /// - Parameter moment: When it was finished; nil for the moment of the request.
    /// - Throws: `LessonError`: `noSuchLesson`, `nothingAnswered`; `StorageError`.
    public func finishLesson(_ id: ID<Lesson>, at moment: Timestamp? = nil) async throws {
        let moment = moment ?? now
        try await lessons.finish(id, at: moment)
        for grade in try await lessons.pendingGrades(of: id) {
            var hasCard = true
            do {
                try await review.grade(
                    CardAnswer(grade.card, grade.rating, review: grade.review, shown: .unknown), at: moment)
            } catch ReviewError.noSuchCard { hasCard = false }
            try await lessons.record(grade, of: id, hasCard: hasCard, at: moment)
        }
    }
}
