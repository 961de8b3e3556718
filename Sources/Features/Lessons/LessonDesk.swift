import Linguistics
import Model
import Models
import Storage

/// The context for lesson functions: the dictionaries and the sentences of the learner's books, and the language models
/// that may write a lesson.
///
/// It is a value; a server or a command creates one and passes it to every function.
public struct LessonDesk: Sendable {
    let database: any Database
    let learner: ID<Learner>
    let sentences: SentenceFinder
    public let models: ModelDesk
    /// The learner's days of reviews, which determine the due cards.
    let day: LearnerDay
    let pool: WordPool

    /// - Parameters:
    ///   - sentences: Finds sentences for words.
    ///   - day: The learner's days of reviews.
    ///   - pool: The most common words, read once and shared between desks.
    public init(
        database: any Database, learner: ID<Learner>, sentences: SentenceFinder, models: ModelDesk, day: LearnerDay,
        pool: WordPool = WordPool()
    ) {
        self.database = database
        self.learner = learner
        self.sentences = sentences
        self.models = models
        self.day = day
        self.pool = pool
    }

    var texts: TextDesk { sentences.texts }
}
