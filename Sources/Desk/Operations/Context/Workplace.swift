import DailyWords
import Foundation
import Lanes
import Lessons
import Lexicon
import Library
import Model
import Models
import Morphology
import Review
import Storage
import Synchronization

/// What a program has once for all of its learners: the database, the dictionaries, the clock, and what is kept in memory from
/// one request to the next.
public final class Workplace: Sendable {
    public let database: any Database
    public let clock: any Clock
    /// Where long work is done, so that learners take turns.
    public let lanes: Lanes
    let dictionaries: LexiconPlace
    let japanese: JapaneseAnalyzer?
    let models: ModelDesk
    let searching = CardSearch()
    let lessonWords = WordPool()
    let dailyWordsMakers = DailyWordsMakers()
    private let zones: Zones
    /// The desks of the learners who were here last, with their caches.
    private let desks = Mutex<[ID<Learner>: Desk]>([:])

    /// So many learners' caches are kept at once.
    private static let desksKept = 100

    /// - Parameters:
    ///   - japanese: Nil where MeCab or its dictionary is not installed.
    ///   - models: Language models: keys, the HTTP client and its limits of time. Whose they are is asked for each request.
    ///   - zone: The learners' time zone; asked anew for each request, for the machine may have travelled.
    public init(
        database: any Database, dictionaries: LexiconPlace, japanese: JapaneseAnalyzer?, models: ModelDesk,
        lanes: Lanes = Lanes(), clock: any Clock = SystemClock(),
        zone: @escaping @Sendable () -> TimeZone = { .current }
    ) {
        self.database = database
        self.dictionaries = dictionaries
        self.japanese = japanese
        self.models = models
        self.lanes = lanes
        self.clock = clock
        zones = Zones(current: zone)
    }

    /// What a request of a learner works with.
    ///
    /// - Parameter now: The moment of the request; by default that of the clock.
    public func context(of learner: ID<Learner>, at now: Timestamp? = nil) async -> LearnerContext {
        let now = now ?? clock.now()
        return LearnerContext(
            learner: learner, now: now,
            localClock: await zones.clock(of: learner, in: database, at: now), library: desk(of: learner),
            workplace: self)
    }

    /// The learner's desk, the same from one request to the next.
    public func desk(of learner: ID<Learner>) -> Desk {
        desks.withLock { desks in
            if let known = desks[learner] { return known }
            if desks.count >= Self.desksKept { desks.removeAll() }
            let desk = Desk(
                database: database, dictionaries: dictionaries, japanese: japanese, learner: learner, lanes: lanes)
            desks[learner] = desk
            return desk
        }
    }

    /// Keeps the time zone that a learner is in, where it is another than the last. On a database that takes no writes,
    /// nothing is kept, and the zone counts all the same.
    public func arrive(_ learner: ID<Learner>, at now: Timestamp) async throws {
        do {
            try await zones.arrive(learner, in: database, at: now)
        } catch let error as StorageError where error.allowsReading {
            return
        }
    }
}
