import Backups
import DailyWords
import Foundation
import Lanes
import Lessons
import LexiconFile
import Library
import Model
import Models
import Morphology
import Review
import Storage
import Synchronization

/// The resources that a program shares among all learners: the database, the dictionaries, the clock, and caches that
/// outlive a request.
public final class Workplace: Sendable {
    /// A write in another time zone than before records that the learner has moved.
    public let database: any Database
    public let clock: any Clock
    /// Where long work runs, so that learners take turns.
    public let lanes: Lanes
    /// The backups of everything here; nil if there can be none.
    public let backups: BackupDesk?
    /// The name of this program among the servers of a database, made anew at each start; empty if there are no others.
    public let server: String
    /// How much each learner may keep; nil without a limit.
    let quota: Quota?
    let dictionaries: LexiconPlace
    let japanese: JapaneseAnalyzer?
    let models: ModelDesk
    let searching = CardSearch()
    let lessonWords = WordPool()
    let dailyWordsMakers = DailyWordsMakers()
    private let pageWords = PageWords()
    /// The folder of the dictionaries that learners brought; nil if there can be none.
    private let dictionaryFolder: URL?
    private let zones: Zones
    /// The desks of the most recent learners, with their caches.
    private let desks = Mutex(RecentLearners<Desk>(keeping: Workplace.desksKept))
    private let works = Mutex(KeptWorks())
    private let failedJobs = Listener<(JobName.Kind, any Error)>()
    private let jobSteps = Listener<(JobName.Kind, JobStep)>()
    private let dictionaryFiles = Listener<(ID<LearnerDictionary>, LearnerDictionary.Fault?)>()

    /// The maximum number of learners whose caches are kept.
    private static let desksKept = 64

    /// - Parameters:
    ///   - japanese: Nil if MeCab or its dictionary is not installed.
    ///   - models: The language models: keys, the HTTP client and its timeouts. Each request supplies its learner.
    ///   - dictionaryFolder: Where the dictionaries of learners are, in a folder for each; nil if they cannot bring any.
    ///   - backups: Nil if there can be none.
    ///   - quota: How much each learner may keep; nil without a limit.
    ///   - zone: The machine's time zone; queried for each request, because the machine may have moved.
    public init(
        database: any Database, dictionaries: LexiconPlace, japanese: JapaneseAnalyzer?, models: ModelDesk,
        lanes: Lanes = Lanes(), clock: any Clock = SystemClock(), dictionaryFolder: URL? = nil,
        backups: BackupDesk? = nil, quota: Quota? = nil, zone: @escaping @Sendable () -> TimeZone = { .current }
    ) {
        zones = Zones(current: zone)
        self.database = ArrivingDatabase(database: database, zones: zones, quota: quota)
        self.quota = quota
        self.dictionaries = dictionaries
        self.japanese = japanese
        self.models = models
        self.lanes = lanes
        self.clock = clock
        server = database.isShared ? clock.newID(of: Learner.self).description : ""
        self.dictionaryFolder = dictionaryFolder
        self.backups = backups
    }

    /// Gives lessons the stories of the shelf, as passages for learners who name no text.
    ///
    /// - Parameter stories: Called when a lesson is composed that may have one.
    public func offer(_ stories: @escaping @Sendable () -> [Story]) { lessonWords.offer(stories) }

    /// Has a program told of jobs that fail, because no request waits for them.
    ///
    /// - Parameter tell: Called on any thread when a job of any learner, or a part of one, has failed.
    public func onFailedJob(_ tell: @escaping @Sendable (JobName.Kind, any Error) -> Void) {
        failedJobs.set { tell($0.0, $0.1) }
    }

    /// Has a program told when jobs start and end, to count them.
    ///
    /// - Parameter tell: Called on any thread.
    public func onJob(_ tell: @escaping @Sendable (JobName.Kind, JobStep) -> Void) {
        jobSteps.set { tell($0.0, $0.1) }
    }

    /// Has a program told of the files of dictionaries that learners brought: of those that cannot be read, with the reason,
    /// and of those that were opened anew, with nil.
    ///
    /// - Parameter tell: Called on any thread.
    public func onDictionaryFile(
        _ tell: @escaping @Sendable (ID<LearnerDictionary>, LearnerDictionary.Fault?) -> Void
    ) {
        dictionaryFiles.set { tell($0.0, $0.1) }
    }

    /// Returns the context for a learner's request.
    ///
    /// - Parameter now: The moment of the request; by default the current time.
    public func context(of learner: ID<Learner>, at now: Timestamp? = nil) async -> LearnerContext {
        let now = now ?? clock.now()
        return LearnerContext(
            learner: learner, now: now,
            localClock: await zones.clock(of: learner, in: database, at: now), library: desk(of: learner),
            work: work(of: learner, at: now), workplace: self)
    }

    /// Has what is kept in memory of a learner's data read anew, because all of them were replaced.
    func readAnew(_ learner: ID<Learner>) {
        zones.forget(learner)
        desks.withLock { $0[learner] = nil }
    }

    /// The learners for whom jobs, passes in the background or questions to language models are under way.
    var busyLearners: [ID<Learner>] { works.withLock { $0.busy } }

    /// Ends at once whatever goes on in the background for a learner.
    func endWork(of learner: ID<Learner>) { works.withLock { $0[learner] }?.end() }

    /// Has each learner stay in the time zone that they last told, wherever this machine is: with accounts, it is a server,
    /// and not the learner's own.
    public func haveAccounts() { zones.haveAccounts() }

    /// Has the time zones of all learners read anew, because some may have changed unnoticed.
    func forgetAllZones() { zones.forgetAll() }

    /// Drops what is kept in memory for a learner whose data was deleted.
    func forget(_ learner: ID<Learner>) {
        endWork(of: learner)
        zones.forget(learner)
        desks.withLock { $0[learner] = nil }
        works.withLock { $0.remove(learner) }
    }

    /// Saves what pages have counted of books' words since the last call, for everybody whose counts are in memory.
    public func saveCountedWords() async {
        for desk in desks.withLock({ $0.values }) { await desk.saveCountedWords(at: clock.now()) }
    }

    /// The numbers of learners of whom something is kept in memory.
    var kept: (desks: Int, works: Int, zones: Int) {
        (desks.withLock { $0.count }, works.withLock { $0.count }, zones.keptLearners)
    }

    /// Returns what a learner's requests leave for later ones, the same while any of them goes on or anything is left.
    private func work(of learner: ID<Learner>, at now: Timestamp) -> LearnerWork {
        works.withLock { works in
            works.work(of: learner, at: now) {
                let table =
                    database.isShared
                    ? JobTable(database: database, learner: learner, server: server, clock: clock) : nil
                return LearnerWork(
                    jobsIn: table, tell: { [failedJobs] in failedJobs.tell(($0, $1)) },
                    tellStep: { [jobSteps] in jobSteps.tell(($0, $1)) })
            }
        }
    }

    /// Returns the learner's desk, the same from one request to the next.
    public func desk(of learner: ID<Learner>) -> Desk {
        desks.withLock { desks in
            if let known = desks[learner] { return known }
            let desk = Desk(
                database: database, dictionaries: dictionaries, japanese: japanese, learner: learner, lanes: lanes,
                pageWords: pageWords,
                ownDictionaries: DictionaryFolder(dictionaryFolder?.appending(path: learner.description)) {
                    [dictionaryFiles] in dictionaryFiles.tell(($0, $1))
                })
            desks[learner] = desk
            return desk
        }
    }
}

/// Whom to tell of what no request waits for; nobody at first.
private final class Listener<Event: Sendable>: Sendable {
    private let listener = Mutex<(@Sendable (Event) -> Void)?>(nil)

    func set(_ tell: @escaping @Sendable (Event) -> Void) { listener.withLock { $0 = tell } }

    func tell(_ event: Event) { listener.withLock { $0 }?(event) }
}
