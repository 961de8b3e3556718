import Library
import Model
import Models
import Review
import Scheduling
import Storage

/// The context for lesson functions: the desk with its dictionaries, the cards that a result updates, and the language
/// models that may write a lesson.
///
/// It is a value; a server or a command creates one and passes it to every function.
public struct LessonDesk: Sendable {
    public let desk: Desk
    public let review: ReviewDesk
    public let models: ModelDesk
    let pool: WordPool

    /// - Parameter pool: The most common words, read once and shared between desks.
    public init(desk: Desk, review: ReviewDesk, models: ModelDesk, pool: WordPool = WordPool()) {
        self.desk = desk
        self.review = review
        self.models = models
        self.pool = pool
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
}
