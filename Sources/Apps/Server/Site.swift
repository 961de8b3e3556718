import Accounts
import Hummingbird
import Library
import Model
import Notebook
import Operations
import Pages
import Recognition
import Routes
import Storage

/// The server's resources shared by all requests of all learners.
final class SiteParts: Sendable {
    let workplace: Workplace
    let shelf: Shelf
    let assets: Assets
    let notebooks: LearnerNotebooks
    /// Processes the language model queue.
    let waiting: WaitingWork
    /// Decodes pictures and runs classifiers.
    let pictureWorker: any PictureWorker
    let syllables = SyllableMemo()
    /// The texts of the most recently read pages, by learner.
    let pageTexts = PageTexts()
    /// The rate limiter of the API.
    let limiter: RateLimiter
    let errors: ErrorLog
    /// Notes the requests that were answered.
    let watch: RequestWatch
    let leaving: Leaving
    /// Whether the database answers.
    let databaseCheck: DatabaseCheck
    let security: SecurityLog
    /// The folder for uploads.
    let temporaryFolder: String
    let door: Door
    /// By which names the server is reached, and through which proxies.
    let reach: Reach
    /// The certificate of the server's own authority, which devices may fetch; nil if there is none.
    let authorityFile: String?

    init(
        workplace: Workplace, door: Door, shelf: Shelf, assets: Assets, notebooks: LearnerNotebooks,
        waiting: WaitingWork, pictureWorker: any PictureWorker, errors: ErrorLog, security: SecurityLog,
        temporaryFolder: String, reach: Reach = Reach(), authorityFile: String? = nil,
        watch: RequestWatch = RequestWatch(metrics: nil, log: nil),
        leaving: Leaving = Leaving()
    ) {
        self.watch = watch
        self.leaving = leaving
        self.workplace = workplace
        databaseCheck = DatabaseCheck(workplace.database)
        let isShared = workplace.database.isShared || door.hasAccounts
        limiter = RateLimiter(countingModelsIn: isShared ? workplace.database : nil)
        self.door = door
        self.shelf = shelf
        self.assets = assets
        self.notebooks = notebooks
        self.waiting = waiting
        self.pictureWorker = pictureWorker
        self.errors = errors
        self.security = security
        self.temporaryFolder = temporaryFolder
        self.reach = reach
        self.authorityFile = authorityFile
    }

    /// Returns the site for the learner of a request.
    func site(of learner: ID<Learner>, at now: Timestamp, sender: RequestOrigin, visitor: Admitted? = nil) async
        -> Site
    {
        Site(
            parts: self, context: await workplace.context(of: learner, at: now), visitor: visitor, sender: sender,
            notebook: notebooks.notebook(of: learner))
    }
}

/// The web site for the learner of one request: parses the request with ``Route`` and answers it with pages, files and
/// JSON.
///
/// Each room has a file in `Routes/` with its handlers.
struct Site: Sendable {
    let parts: SiteParts
    let context: LearnerContext
    /// Who is signed in; nil where nobody signs in.
    let visitor: Admitted?
    /// Where the request comes from.
    let sender: RequestOrigin
    let notebook: EtymologyNotebook
    /// Jobs, and what waits for the learner's decision.
    var work: LearnerWork { context.work }

    /// Books and words.
    var desk: Desk { context.library }

    var shelf: Shelf { parts.shelf }
    var assets: Assets { parts.assets }
    var waiting: WaitingWork { parts.waiting }
    var pictureWorker: any PictureWorker { parts.pictureWorker }
    var syllables: SyllableMemo { parts.syllables }
    var pageTexts: PageTexts { parts.pageTexts }
    var temporaryFolder: String { parts.temporaryFolder }

    /// The data that every handler of a request needs.
    struct Visit: Sendable {
        let route: Route
        var request: Request
        /// Who sent it, and which address it was sent to.
        let sender: RequestOrigin
        /// The browser, if it has settings of its own.
        let device: ID<Device>?
        let preferences: Preferences
        let now: Timestamp
        let shell: Shell
    }

    /// Answers a routed request.
    func answer(_ visit: Visit) async throws -> Response {
        switch visit.route {
        case .today: try await today(visit)
        case .library(let path): try await library(path, visit)
        case .book(let id, let path): try await book(id, path, visit)
        case .words(let path): try await words(path, visit)
        case .word(let language, let word, let path): try await self.word(language, word, path, visit)
        case .phrase(let language, let text, let place, let isFragment):
            try await phrase(language, text, place, isFragment: isFragment, visit)
        case .dictionary(let query, let language, let page): try await dictionary(query, language, page, visit)
        case .review(let path): try await review(path, visit)
        case .job(let name, let path): try await job(name, path, visit)
        case .session(let id): try await session(id, visit)
        case .shelf(let path): try await shelf(path, visit)
        case .corrections(let path): try await corrections(path, visit)
        case .notebook(let path): try await notebook(path, visit)
        case .practice(let path): try await practice(path, visit)
        case .me(let path): try await me(path, visit)
        case .account(let path): try await account(path, visit)
        case .about: about(visit)
        case .certificate(let path): try parts.certificate(path, to: visit.sender, visit.shell)
        // They are answered before anybody's site is made.
        case .health, .ready: throw AssetError.notFound(visit.route.path)
        case .asset(let name, let version): try assets.answer(name, version, to: visit.request)
        case .manifest: try assets.answer("manifest.webmanifest", nil, to: visit.request)
        case .api(let path): try await api(path, visit)
        }
    }
}
