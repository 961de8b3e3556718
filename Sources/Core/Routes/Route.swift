import Model

/// Every path of Glossa: the server parses requests into it, pages print links from it.
///
/// `Route(path:query:)` reads a request target, `link` writes one; `Route(link: route.link) == route` for every
/// route. The only texts that cannot travel in a path are `.` and `..`, which browsers take for folders.
public enum Route: Hashable, Sendable {
    /// `/`: what to go on with today.
    case today
    /// `/library…`: the learner's books and their import.
    case library(LibraryPath = .books())
    /// `/books/{id}…`: one book, its pages and what is done to it.
    case book(ID<Book>, BookPath = .details)
    /// `/words`, `/words.csv`, `/words/marks`: the words with a mark.
    case words(WordsPath = .list())
    /// `/words/{language}/{word}…`: the card of one word, and its marks.
    case word(Language, String, WordPath = .card())
    /// `/phrases/{language}?text=…`: several words that the learner selected.
    case phrase(Language, String, Place? = nil, fragment: Bool = false)
    /// `/dictionary?query=…&language=…`: every dictionary at once, or one language's.
    case dictionary(query: String = "", language: Language? = nil)
    /// `/review…`: decks and the cards in them.
    case review(ReviewPath = .decks())
    /// `/sessions/{id}`: the card that closes a reading session.
    case session(ID<ReadingSession>)
    /// `/shelf…`: the graded stories that come with Glossa.
    case shelf(ShelfPath = .stories)
    /// `/corrections…`: splits and readings that the learner has put right.
    case corrections(CorrectionsPath = .list)
    /// `/notebook…`: the etymology notebook.
    case notebook(NotebookPath = .titles())
    /// `/practice…`: tools for looking closer.
    case practice(PracticePath = .rooms)
    /// `/me…`: settings and the learner's own data.
    case me(MePath = .settings())
    /// `/about`: data sets and licences.
    case about
    /// `/health`: whether the server runs.
    case health
    /// `/ready`: whether it can answer, too: the database is there, and the dictionaries are open.
    case ready
    /// `/assets/{name}`: a file of `Web/`.
    case asset(String)
    /// `/manifest.webmanifest`
    case manifest
    /// `/worker.js`: the service worker, at the root so that it may answer for every page.
    case worker
    /// `/api/v1/…`
    case api(APIPath)
}

/// The HTTP methods that a route answers.
public enum Method: String, CaseIterable, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

extension Route {
    /// The methods that this route answers. Pages answer `GET`, what changes something answers `POST`; only
    /// routes of the API answer several.
    public var methods: [Method] {
        switch self {
        case .library(let path): [path.isAction ? .post : .get]
        case .book(_, let path): [path.isAction ? .post : .get]
        case .words(let path): [path.isAction ? .post : .get]
        case .word(_, _, let path): [path.isAction ? .post : .get]
        case .review(let path): [path.isAction ? .post : .get]
        case .shelf(let path): [path.isAction ? .post : .get]
        case .corrections(let path): [path.isAction ? .post : .get]
        case .notebook(let path): [path.isAction ? .post : .get]
        case .practice(let path): [path.isAction ? .post : .get]
        case .me(let path): [path.isAction ? .post : .get]
        case .api(let path): path.methods
        case .today, .phrase, .dictionary, .session, .about, .health, .ready, .asset, .manifest, .worker: [.get]
        }
    }
}
