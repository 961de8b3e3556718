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
import Pages
import Pictures
import Recognition
import Review
import Routes
import Translations

/// The web site of a desk: takes requests apart with ``Route`` and answers them with pages, files and JSON.
///
/// Each room has a file in `Routes/` with its handlers; `Models/` turns what features return into what pages show.
struct Site: Sendable {
    let desk: Desk
    let shelf: Shelf
    let assets: Assets
    let imports = Jobs<String, Desk.ImportStage, Desk.Imported>()
    let cardImports = Jobs<String, Double, CardImportJobPage.Report>()
    let lists = WaitingLists()
    let works = Jobs<WorkPage.Subject, Double, WorkResult>()
    /// One for each deck, under the deck's id.
    let fits = Jobs<String, Double, FittingPage.Result>()
    let settings = WaitingSettings()
    let notebook: EtymologyNotebook
    /// Language models, and what waits for one.
    let waiting: WaitingWork
    /// Tests of connections, one for each profile, under its id.
    let modelTests = Jobs<String, Bool, ModelProbe>()
    /// Entries that language models are writing, under the words that were asked for.
    let entriesInWriting = Jobs<String, Bool, WrittenEntry>()
    /// Sentences that language models are translating for the grammar helper, under their texts.
    let sentencesInTranslation = Jobs<String, Bool, NaturalTranslation>()
    /// Of the API.
    let limiter = RateLimiter()
    /// The commonest words of each language, read when the first lesson needs them.
    let lessonWords: WordPool
    let dailyWordsMakers: DailyWordsMakers
    /// What searches of cards keep from one to the next.
    let searching = CardSearch()
    /// Decodes pictures and runs classifiers.
    let pictureWorker: any PictureWorker
    /// The texts of the pages that were read last.
    let pageTexts = PageTexts()
    let syllables = SyllableMemo()
    let badge = WaitingBadge()
    /// Pictures for which words were found.
    let pictures = WaitingPictures()
    let clock: any Clock
    let errors: ErrorLog
    /// Uploads go through this folder.
    let temporaryFolder: String

    /// What the learner wants to learn.
    var insights: Insights { Insights(database: desk.database, learner: desk.learner) }

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
