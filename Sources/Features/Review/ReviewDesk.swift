import Lanes
import Lexicon
import Model
import Scheduling
import Storage

/// The resources of the review operations: the database, the dictionaries, and the learner's day boundaries.
///
/// A review desk is a value that a server or a command creates. Its operations are methods, one file for each, in the
/// folder of the noun they belong to.
public struct ReviewDesk: Sendable {
    public let database: any Database
    /// Nil before the dictionaries have been compiled: cards then contain only what the learner writes.
    public let lexicon: Lexicon?
    public let learner: ID<Learner>
    public let day: LearnerDay
    /// The search cache.
    let searching: CardSearch
    private let lanes: Lanes

    /// - Parameters:
    ///   - day: The learner's time zone, and the hour at which a day begins.
    ///   - searching: One for each database, shared by all its desks; by default one that only this desk uses.
    ///   - lanes: Where longer operations run; shared by all desks of a program, so that learners take turns.
    public init(
        database: any Database, lexicon: Lexicon?, learner: ID<Learner>, day: LearnerDay,
        searching: CardSearch = CardSearch(), lanes: Lanes = Lanes()
    ) {
        self.database = database
        self.lexicon = lexicon
        self.learner = learner
        self.day = day
        self.searching = searching
        self.lanes = lanes
    }

    /// Where the learner's searches run one at a time.
    var searches: LearnerLane { LearnerLane(lanes.searches, learner) }

    /// Where the learner's longer computations run.
    var answers: LearnerLane { LearnerLane(lanes.answers, learner) }

    /// Runs a longer read in a lane.
    func readAtLength<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await answers.run { try await database.read(learner, body) }
    }

    /// Runs a write, in a lane if it takes long.
    func write<Value: Sendable>(
        atLength isLong: Bool = true, at now: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        guard isLong else { return try await database.write(learner, at: now, body) }
        return try await answers.run { try await database.write(learner, at: now, body) }
    }
}
