import Grammar
import LanguageModel
import Model
import Models
import Notebook
import Pages
import Review
import Routes
import Translations

// The learner's jobs, by the type of their result.

extension Job where Result == DeckSettling {
    /// New settings of a deck: one job for each deck.
    public static func recount(of deck: ID<Deck>) -> Job { Job(JobName(.recount, deck.description)) }
}

extension Job where Result == ChangedCards {
    public static func change(_ id: String) -> Job { Job(JobName(.change, id)) }
}

extension Job where Result == ExportedDeck {
    /// One job for each deck and format.
    public static func export(of deck: ID<Deck>, as format: DeckFormat) -> Job {
        Job(JobName(.export, "\(format.rawValue)-\(deck)"))
    }
}

extension Job where Result == FittedDecks {
    public static func fit(of deck: ID<Deck>) -> Job { Job(.fit(of: deck)) }
}

extension Job where Result == ModelProbe {
    public static func test(of profile: ID<ModelProfile>) -> Job { Job(.test(of: profile)) }
}

extension Job where Result == WrittenEntry {
    public static func entry(_ word: String) -> Job { Job(.entry(word)) }
}

extension Job where Result == NaturalTranslation {
    public static func sentence(_ explanation: GrammarExplanation) -> Job {
        Job(.sentence(explanation.text, in: explanation.language))
    }
}

/// Work that was begun.
public enum Begun<Result: Sendable>: Sendable {
    /// It is done.
    case done(Result)
    /// It takes longer than a learner waits, and continues as a job with this result.
    case running(JobName)
}

extension Begun: Equatable where Result: Equatable {}

extension LearnerContext {
    /// Starts a job that takes a place in the lane for long work, and reports the fraction done, from 0 to 1. Does nothing
    /// while one of its name runs.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func begin<Result>(
        _ job: Job<Result>, _ subject: JobSubject,
        _ perform: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Result
    ) async throws {
        try await work.jobs.start(job, subject, from: JobProgress(fraction: 0), in: library.jobs) { report in
            try await perform { report(JobProgress(fraction: $0)) }
        }
    }

    /// Performs work, or starts a job that does if it is long.
    func begin<Result>(
        _ job: Job<Result>, _ subject: JobSubject, isLong: Bool,
        _ perform: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Result
    ) async throws -> Begun<Result> {
        guard isLong else { return .done(try await perform { _ in }) }
        try await begin(job, subject, perform)
        return .running(job.name)
    }
}
