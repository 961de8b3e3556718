import Grammar
import LanguageModel
import Library
import Model
import Models
import Notebook
import Operations
import Pages
import Pictures
import Routes
import Translations

/// A learner's state that outlives a request: jobs, pending uploads, and the remaining request quota.
final class LearnerWork: Sendable {
    let jobs = Jobs()
    let lists = WaitingLists()
    let settings = WaitingSettings()
    let pictures = RecentPictures()
    /// The rate limiter of the API.
    let limiter = RateLimiter()
}

// MARK: The learner's jobs, by the type of their result

extension Job where Result == Desk.Imported {
    static func book(_ id: String) -> Job { Job(JobName(.book, id)) }
}

extension Job where Result == CardImportReport {
    static func cards(_ id: String) -> Job { Job(JobName(.cards, id)) }
}

/// The result is on another page.
extension Job where Result == Route {
    /// New settings of a deck: one job for each deck.
    static func recount(of deck: ID<Deck>) -> Job { Job(JobName(.recount, deck.description)) }

    static func change(_ id: String) -> Job { Job(JobName(.change, id)) }
}

extension Job where Result == ExportedFile {
    /// One job for each deck and format.
    static func export(of deck: ID<Deck>, as format: DeckFormat) -> Job {
        Job(JobName(.export, "\(format.rawValue)-\(deck)"))
    }
}

extension Job where Result == FittingPage.Result {
    static func fit(of deck: ID<Deck>) -> Job { Job(.fit(of: deck)) }
}

extension Job where Result == ModelProbe {
    static func test(of profile: ID<ModelProfile>) -> Job { Job(.test(of: profile)) }
}

extension Job where Result == WrittenEntry {
    static func entry(_ word: String) -> Job { Job(.entry(word)) }
}

extension Job where Result == NaturalTranslation {
    static func sentence(_ explanation: GrammarExplanation) -> Job {
        Job(.sentence(explanation.text, in: explanation.language))
    }
}
