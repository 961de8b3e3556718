import DailyWords
import Grammar
import Hummingbird
import Insights
import LanguageModel
import Lessons
import Library
import Logging
import Model
import Notebook
import Operations
import Pages
import Pictures
import Recognition
import Review
import Routes
import Storage
import Synchronization
import Translations

/// What the server has once, for all requests of all learners.
final class SiteParts: Sendable {
    let workplace: Workplace
    let shelf: Shelf
    let assets: Assets
    let notebook: EtymologyNotebook
    /// What waits for a language model.
    let waiting: WaitingWork
    /// Decodes pictures and runs classifiers.
    let pictureWorker: any PictureWorker
    let syllables = SyllableMemo()
    /// The texts of the pages that were read last, by learner.
    let pageTexts = PageTexts()
    let badge = WaitingBadge()
    let errors: ErrorLog
    /// Uploads go through this folder.
    let temporaryFolder: String
    private let learner: ID<Learner>
    private let works = Mutex<[ID<Learner>: LearnerWork]>([:])

    /// - Parameter learner: The one whose desk this is, until there are accounts.
    init(
        workplace: Workplace, learner: ID<Learner>, shelf: Shelf, assets: Assets, notebook: EtymologyNotebook,
        waiting: WaitingWork, pictureWorker: any PictureWorker, errors: ErrorLog, temporaryFolder: String
    ) {
        self.workplace = workplace
        self.learner = learner
        self.shelf = shelf
        self.assets = assets
        self.notebook = notebook
        self.waiting = waiting
        self.pictureWorker = pictureWorker
        self.errors = errors
        self.temporaryFolder = temporaryFolder
    }

    /// The site as the learner of a request finds it. A learner is found out here, once for each request.
    func site(at now: Timestamp) async -> Site {
        let context = await workplace.context(of: learner, at: now)
        let work = works.withLock { works in
            if let known = works[context.learner] { return known }
            let work = LearnerWork()
            works[context.learner] = work
            return work
        }
        return Site(parts: self, context: context, work: work)
    }
}

/// What goes on for a learner from one request to the next: jobs, what was uploaded and waits for a word, and how much more
/// may be asked.
final class LearnerWork: Sendable {
    let imports = Jobs<String, Desk.ImportStage, Desk.Imported>()
    let cardImports = Jobs<String, Double, CardImportJobPage.Report>()
    let works = Jobs<WorkPage.Subject, Double, WorkResult>()
    /// One for each deck, under the deck's id.
    let fits = Jobs<String, Double, FittingPage.Result>()
    /// Tests of connections, one for each profile, under its id.
    let modelTests = Jobs<String, Bool, ModelProbe>()
    /// Entries that language models are writing, under the words that were asked for.
    let entriesInWriting = Jobs<String, Bool, WrittenEntry>()
    /// Sentences that language models are translating for the grammar helper, under their texts.
    let sentencesInTranslation = Jobs<String, Bool, NaturalTranslation>()
    let lists = WaitingLists()
    let settings = WaitingSettings()
    /// Pictures for which words were found.
    let pictures = WaitingPictures()
    /// Of the API.
    let limiter = RateLimiter()
}

/// The web site as the learner of one request finds it: takes the request apart with ``Route`` and answers it with pages,
/// files and JSON.
///
/// Each room has a file in `Routes/` with its handlers; `Models/` turns what features return into what pages show.
struct Site: Sendable {
    let parts: SiteParts
    let context: LearnerContext
    let work: LearnerWork

    /// Books and words.
    var desk: Desk { context.library }

    var shelf: Shelf { parts.shelf }
    var assets: Assets { parts.assets }
    var notebook: EtymologyNotebook { parts.notebook }
    var waiting: WaitingWork { parts.waiting }
    var pictureWorker: any PictureWorker { parts.pictureWorker }
    var syllables: SyllableMemo { parts.syllables }
    var pageTexts: PageTexts { parts.pageTexts }
    var badge: WaitingBadge { parts.badge }
    var temporaryFolder: String { parts.temporaryFolder }

    /// The page that everything on a request needs.
    struct Visit: Sendable {
        let route: Route
        var request: Request
        let preferences: Preferences
        let now: Timestamp
        let shell: Shell
    }

    /// Answers a request whose route is known.
    func answer(_ visit: Visit) async throws -> Response {
        switch visit.route {
        case .today: try await today(visit)
        case .library(let path): try await library(path, visit)
        case .book(let id, let path): try await book(id, path, visit)
        case .words(let path): try await words(path, visit)
        case .word(let language, let word, let path): try await self.word(language, word, path, visit)
        case .phrase(let language, let text, let place, let isFragment):
            try await phrase(language, text, place, isFragment: isFragment, visit)
        case .dictionary(let query, let language): try await dictionary(query, language, visit)
        case .review(let path): try await review(path, visit)
        case .session(let id): try await session(id, visit)
        case .shelf(let path): try await shelf(path, visit)
        case .corrections(let path): try await corrections(path, visit)
        case .notebook(let path): try await notebook(path, visit)
        case .practice(let path): try await practice(path, visit)
        case .me(let path): try await me(path, visit)
        case .about: about(visit)
        case .health: .text("ok\n")
        case .ready: await readiness()
        case .asset(let name): try assets.answer(name, to: visit.request)
        case .manifest: try assets.answer("manifest.webmanifest", to: visit.request)
        case .worker: try assets.answer("worker.js", to: visit.request)
        case .api(let path): try await api(path, visit)
        }
    }
}
