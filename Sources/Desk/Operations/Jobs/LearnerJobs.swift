import Foundation
import Grammar
import LanguageModel
import Model
import Models
import Notebook
import Pages
import Routes
import Translations

// The learner's jobs, by the type of their result.

/// The result is on another page.
extension Job where Result == Route {
    /// New settings of a deck: one job for each deck.
    public static func recount(of deck: ID<Deck>) -> Job { Job(JobName(.recount, deck.description)) }

    public static func change(_ id: String) -> Job { Job(JobName(.change, id)) }
}

/// A file in the temporary folder, offered as a download under a name.
public struct ExportedFile: Sendable {
    public var place: URL
    public var type: String
    public var name: String

    public init(place: URL, type: String, name: String) {
        self.place = place
        self.type = type
        self.name = name
    }
}

extension Job where Result == ExportedFile {
    /// One job for each deck and format.
    public static func export(of deck: ID<Deck>, as format: DeckFormat) -> Job {
        Job(JobName(.export, "\(format.rawValue)-\(deck)"))
    }
}

extension Job where Result == FittingPage.Result {
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

extension LearnerContext {
    /// Starts a job that takes a place in the lane for long work, and reports the fraction done, from 0 to 1. Does nothing
    /// while one of its name runs.
    public func begin<Result>(
        _ job: Job<Result>, _ subject: JobSubject,
        _ perform: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Result
    ) {
        work.jobs.start(job, subject, from: JobProgress(fraction: 0), in: library.jobs) { report in
            try await perform { report(JobProgress(fraction: $0)) }
        }
    }
}
