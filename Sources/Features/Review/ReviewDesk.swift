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

    /// - Parameters:
    ///   - day: The learner's time zone, and the hour at which a day begins.
    ///   - searching: One for each database, shared by all desks on it; by default one that only this desk has.
    public init(
        database: any Database, lexicon: Lexicon?, learner: ID<Learner>, day: LearnerDay,
        searching: CardSearch = CardSearch()
    ) {
        self.database = database
        self.lexicon = lexicon
        self.learner = learner
        self.day = day
        self.searching = searching
    }
}
