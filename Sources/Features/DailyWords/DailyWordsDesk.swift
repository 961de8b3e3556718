import Linguistics
import Model
import Models
import Proficiency
import Storage

/// The resources of the operations on daily words and example sentences.
///
/// It is a value that a server or a command creates. Its operations are methods, one file for each.
public struct DailyWordsDesk: Sendable {
    public let database: any Database
    public let learner: ID<Learner>
    let sentences: SentenceFinder
    public let models: ModelDesk
    /// The learner's days, which begin at five for these words.
    public let days: LearnerDay
    let makers: DailyWordsMakers
    let preferences: @Sendable () async throws -> LearningPreferences
    let knowledge: @Sendable (Language) async throws -> Knowledge
    let random: @Sendable () -> (UInt64, UInt64)

    /// - Parameters:
    ///   - sentences: Finds sentences for words.
    ///   - clock: The learner's.
    ///   - preferences: Returns the learner's language, level, interests and daily goal.
    ///   - knowledge: Returns what the learner knows of a language.
    ///   - makers: Shared by all desks of a process, so that it asks a model once for a day's words.
    ///   - random: Two words of random bits for each new id.
    public init(
        database: any Database, learner: ID<Learner>, sentences: SentenceFinder, models: ModelDesk, clock: LocalClock,
        makers: DailyWordsMakers = DailyWordsMakers(),
        preferences: @escaping @Sendable () async throws -> LearningPreferences,
        knowledge: @escaping @Sendable (Language) async throws -> Knowledge,
        random: @escaping @Sendable () -> (UInt64, UInt64)
    ) {
        self.database = database
        self.learner = learner
        self.sentences = sentences
        self.models = models
        self.makers = makers
        self.preferences = preferences
        self.knowledge = knowledge
        self.random = random
        days = LearnerDay(clock, .words)
    }

    var texts: TextDesk { sentences.texts }
}
