import Lanes
import Lexicon
import Model
import Morphology
import Storage

/// What the verbs of the library work with: where things are kept, and what is known of words.
///
/// A desk is a value; a server or a command makes one and hands it to every verb. Verbs are methods, one file for
/// each, in the folder of the noun they belong to.
public struct Desk: Sendable {
    public let database: any Database
    private let dictionaries: LexiconPlace
    /// Nil where MeCab or its dictionary is not installed.
    public let japanese: JapaneseAnalyzer?
    public let learner: ID<Learner>
    /// Where work is done that takes the processor for long.
    public let lanes: Lanes
    let vocabularies = VocabularyCache()
    let knowledge = KnowledgeCache()
    let preferenceCache = PreferenceCache()

    /// - Parameter lanes: One for all desks of a program, so that learners take turns.
    public init(
        database: any Database, lexicon: Lexicon?, japanese: JapaneseAnalyzer?, learner: ID<Learner>,
        lanes: Lanes = Lanes()
    ) {
        self.init(
            database: database, dictionaries: LexiconPlace(lexicon), japanese: japanese, learner: learner, lanes: lanes)
    }

    /// - Parameters:
    ///   - dictionaries: Where the lexicon is, which may be replaced while the desk is open.
    ///   - lanes: One for all desks of a program, so that learners take turns.
    public init(
        database: any Database, dictionaries: LexiconPlace, japanese: JapaneseAnalyzer?, learner: ID<Learner>,
        lanes: Lanes = Lanes()
    ) {
        self.database = database
        self.dictionaries = dictionaries
        self.japanese = japanese
        self.learner = learner
        self.lanes = lanes
    }

    /// Nil before the dictionaries have been compiled and where they cannot be read: texts can be read, words are
    /// characters. Another value from one call to the next where they have been compiled anew.
    public var lexicon: Lexicon? { dictionaries.current }

    /// Why there are no dictionaries, or why those at hand are not the ones in their place; nil while all is well.
    public var lexiconProblem: LexiconError? { dictionaries.problem }

    /// Where the learner's answers are worked out that take more than a moment.
    public var answers: LearnerLane { LearnerLane(lanes.answers, learner) }

    /// Where the learner's imports, exports and the like are done.
    public var jobs: LearnerLane { LearnerLane(lanes.jobs, learner) }

    /// The one learner of a local desk: made when the desk is first opened.
    ///
    /// - Parameter newID: The id for a learner that has to be made.
    public static func localLearner(
        in database: any Database, at now: Timestamp, newID: @autoclosure () -> ID<Learner>
    ) async throws -> ID<Learner> {
        let known = try await database.readAcrossLearners { reader in
            try reader.first("SELECT id FROM learner ORDER BY created_at, id LIMIT 1")?.id("id", of: Learner.self)
        }
        if let known { return known }
        let id = newID()
        try await database.write(id, at: now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)", [SQLValue(id), "", SQLValue(now)],
                changes: .upsert(.learner, id))
        }
        return id
    }
}
