import Lanes
import Lexicon
import Model
import Scheduling
import Storage

/// What the verbs of review work with: where cards are kept, what is known of words, and when the learner's days begin.
///
/// A review desk is a value; a server or a command makes one and hands it to every verb. Verbs are methods, one file for
/// each, in the folder of the noun they belong to.
public struct ReviewDesk: Sendable {
    public let database: any Database
    /// Nil before the dictionaries have been compiled: cards then hold what the learner writes.
    public let lexicon: Lexicon?
    public let learner: ID<Learner>
    public let day: LearnerDay
    /// What searches keep from one to the next.
    let searching: CardSearch
    private let lanes: Lanes

    /// - Parameters:
    ///   - day: The learner's time zone, and the hour at which a day begins.
    ///   - searching: One for each database, shared by all desks on it; by default one that only this desk has.
    ///   - lanes: Where verbs do what takes more than a moment; one for all desks of a program, so that learners take turns.
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

    /// Where the learner's searches wait for each other.
    var searches: LearnerLane { LearnerLane(lanes.searches, learner) }

    /// Where the learner's long answers are worked out.
    var answers: LearnerLane { LearnerLane(lanes.answers, learner) }

    /// Reads for longer than a moment, in a lane.
    func readAtLength<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await answers.run { try await database.read(learner, body) }
    }

    /// Writes, in a lane where it takes longer than a moment.
    func write<Value: Sendable>(
        atLength isLong: Bool = true, at now: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        guard isLong else { return try await database.write(learner, at: now, body) }
        return try await answers.run { try await database.write(learner, at: now, body) }
    }
}
