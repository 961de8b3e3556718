import Library
import Model
import Models
import Review
import Scheduling
import Storage

/// What the verbs of lessons work with: the desk with its dictionaries, the cards that a result feeds, and the language
/// models that may write a lesson.
///
/// It is a value; a server or a command makes one and hands it to every verb.
public struct LessonDesk: Sendable {
    public let desk: Desk
    public let review: ReviewDesk
    public let models: ModelDesk
    let pool: WordPool

    /// - Parameter pool: The commonest words, read once and kept by whoever makes many desks.
    public init(desk: Desk, review: ReviewDesk, models: ModelDesk, pool: WordPool = WordPool()) {
        self.desk = desk
        self.review = review
        self.models = models
        self.pool = pool
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
}
