import DailyWords
import Entitlements
import Insights
import Lessons
import Library
import Model
import Models
import Pictures
import Recognition
import Review
import Storage
import Translations

/// The learner, time and resources of a request. ``Workplace/context(of:at:)`` creates one for each request, command
/// and pass of background work, which hands it to everything it calls.
public struct LearnerContext: Sendable {
    public let learner: ID<Learner>
    /// The moment of the request, which everything in it shares.
    public let now: Timestamp
    /// The learner's clock, which determines days.
    public let localClock: LocalClock
    /// Books, words and the learner's knowledge of them.
    public let library: Desk
    /// Jobs, and what waits for the learner's decision.
    public let work: LearnerWork
    let workplace: Workplace

    public var database: any Database { workplace.database }

    /// The clock, for work that waits for the learner or goes on for long. Everything else happens at ``now``.
    public var clock: any Clock { workplace.clock }

    /// Cards and answers.
    public var review: ReviewDesk {
        ReviewDesk(
            database: database, lexicon: library.lexicon, learner: learner, day: LearnerDay(localClock, .review),
            searching: workplace.searching, lanes: workplace.lanes)
    }

    /// Language models.
    public var models: ModelDesk { workplace.models.of(learner, localClock, in: database, within: work.ongoing) }

    /// What the learner may use of what the server sells.
    public var entitlements: EntitlementDesk {
        EntitlementDesk(database: database, learner: learner, store: workplace.models.store, clock: localClock)
    }

    /// Goals and progress.
    public var insights: Insights { Insights(database: database, learner: learner, clock: localClock) }

    public var lessons: LessonDesk {
        LessonDesk(
            database: database, learner: learner, sentences: library.sentences, models: models,
            day: LearnerDay(localClock, .review), pool: workplace.lessonWords)
    }

    public var dailyWords: DailyWordsDesk {
        let (library, insights, clock) = (library, insights, workplace.clock)
        return DailyWordsDesk(
            database: database, learner: learner, sentences: library.sentences, models: models, clock: localClock,
            makers: workplace.dailyWordsMakers, preferences: { try await insights.learningPreferences() },
            knowledge: { try await library.knowledge(of: $0) }, random: { clock.random() })
    }

    public var translations: TranslationDesk {
        TranslationDesk(database: database, learner: learner, texts: library.texts, models: models)
    }

    /// - Parameter worker: The worker that decodes pictures and runs classifiers.
    public func pictures(_ worker: any PictureWorker) -> PictureDesk {
        PictureDesk(
            database: database, learner: learner, sentences: library.sentences, models: models, worker: worker)
    }

    /// Returns a new id that sorts by ``now``.
    public func newID<Subject>(of subject: Subject.Type = Subject.self) -> ID<Subject> {
        ID(at: now, random: workplace.clock.random())
    }

    /// Returns a new compact id that sorts by ``now``.
    public func newSerialID<Subject>(of subject: Subject.Type = Subject.self) -> SerialID<Subject> {
        SerialID(at: now, random: workplace.clock.random().1)
    }

    /// Returns a new name that sorts by ``now``, for a job or a temporary file.
    public func newName() -> String { newID(of: Learner.self).description }

    /// Returns a word of random bits.
    public func random() -> UInt64 { workplace.clock.random().1 }
}

/// A learner's state that outlives a request: jobs, and what waits for the learner's decision.
public final class LearnerWork: Sendable {
    public let jobs: Jobs
    /// Uploaded word lists whose columns the learner is looking at.
    public let lists = WaitingLists()
    /// Settings of decks that would reschedule cards.
    public let settings = WaitingSettings()
    public let pictures = RecentPictures()
    let waiting = WaitingCount()
    let deletion = KnownDeletion()
    let ongoing = OngoingWork()

    /// - Parameters:
    ///   - table: The jobs of all servers; nil if there is only this one.
    ///   - tell: Called on any thread when a job has failed.
    ///   - tellStep: Called on any thread when a job starts and when it ends.
    init(
        jobsIn table: JobTable?, tell: @escaping @Sendable (JobName.Kind, any Error) -> Void,
        tellStep: @escaping @Sendable (JobName.Kind, JobStep) -> Void
    ) {
        jobs = Jobs(in: table, tell: tell, tellStep: tellStep)
    }

    /// Whether a job runs, a pass in the background, or a question to a language model.
    var isBusy: Bool { jobs.isAnyRunning || ongoing.isAnyRunning }

    /// Whether nothing is left for a later request: no job or result of one, and nothing that waits for the learner.
    var isEmpty: Bool { jobs.isEmpty && lists.isEmpty && settings.isEmpty && pictures.isEmpty && !ongoing.isAnyRunning }

    /// Requests cancellation of whatever goes on in the background, and of questions to language models. What a job has begun
    /// is undone.
    func end() {
        jobs.cancelAll()
        ongoing.cancelAll()
    }
}
