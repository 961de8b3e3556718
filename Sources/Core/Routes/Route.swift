import Model

/// Every path in Glossa. The server parses requests into routes, and pages print links from them.
///
/// `Route(path:query:)` parses a request target and `link` writes one; `Route(link: route.link) == route` for every
/// route. The only texts that a path cannot carry are `.` and `..`, which browsers treat as folders.
public enum Route: Hashable, Sendable {
    /// `/`: what to continue with today.
    case today
    /// `/library…`: the learner's books and their import.
    case library(LibraryPath = .books())
    /// `/books/{id}…`: one book, its pages and its actions.
    case book(ID<Book>, BookPath = .details)
    /// `/words`, `/words.csv`, `/words/marks`: the marked words.
    case words(WordsPath = .list())
    /// `/words/{language}/{word}…`: the card of one word, and its marks.
    case word(Language, String, WordPath = .card())
    /// `/phrases/{language}?text=…`: a phrase that the learner selected.
    case phrase(Language, String, Place? = nil, fragment: Bool = false)
    /// `/dictionary?query=…&language=…&page=…`: all dictionaries, or those of one language.
    case dictionary(query: String = "", language: Language? = nil, page: Int = 1)
    /// `/review…`: decks and the cards in them.
    case review(ReviewPath = .decks())
    /// `/jobs/{name}…`: work that takes too long for one page load.
    case job(JobName, JobPath = .page)
    /// `/sessions/{id}`: the summary card of a reading session.
    case session(ID<ReadingSession>)
    /// `/shelf…`: the graded stories that come with Glossa.
    case shelf(ShelfPath = .stories)
    /// `/corrections…`: the learner's corrections of splits and readings.
    case corrections(CorrectionsPath = .list)
    /// `/notebook…`: the etymology notebook.
    case notebook(NotebookPath = .titles())
    /// `/practice…`: practice tools.
    case practice(PracticePath = .rooms)
    /// `/me…`: settings and the learner's own data.
    case me(MePath = .settings())
    /// `/account…`: signing in and up, and the learner's account.
    case account(AccountPath = .overview())
    /// `/about`: data sets and licences.
    case about
    /// `/certificate…`: the server's own authority, for devices to install.
    case certificate(CertificatePath = .page)
    /// `/health`: whether the server is running.
    case health
    /// `/ready`: whether the server can answer requests: the database is reachable and the dictionaries are open.
    case ready
    /// `/assets/{version}/{name}`: a file of `Web/`. Files import each other by relative links, and so in one version.
    /// Without a version it is the newest.
    case asset(String, version: String? = nil)
    /// `/manifest.webmanifest`
    case manifest
    /// `/api/v1/…`
    case api(APIPath)
}

/// The HTTP methods that a route can answer.
public enum Method: String, CaseIterable, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

extension Route {
    /// Whether only a part of a page is wanted, without its frame.
    public var isFragment: Bool {
        switch self {
        case .book(_, .page(_, fragment: true)), .phrase(_, _, _, fragment: true): true
        case .word(_, _, .card(let view)): view.isFragment
        default: false
        }
    }

    /// The methods that this route answers. Pages answer `GET`, actions answer `POST`; only API routes answer
    /// several.
    public var methods: [Method] {
        switch self {
        case .library(let path): [path.isAction ? .post : .get]
        case .book(_, let path): [path.isAction ? .post : .get]
        case .words(let path): [path.isAction ? .post : .get]
        case .word(_, _, let path): [path.isAction ? .post : .get]
        case .review(let path): [path.isAction ? .post : .get]
        case .job(_, let path): [path.isAction ? .post : .get]
        case .shelf(let path): [path.isAction ? .post : .get]
        case .corrections(let path): [path.isAction ? .post : .get]
        case .notebook(let path): [path.isAction ? .post : .get]
        case .practice(let path): [path.isAction ? .post : .get]
        case .me(let path): [path.isAction ? .post : .get]
        case .account(let path): [path.isAction ? .post : .get]
        case .api(let path): path.methods
        case .today, .phrase, .dictionary, .session, .about, .certificate, .health, .ready, .asset, .manifest: [.get]
        }
    }
}
