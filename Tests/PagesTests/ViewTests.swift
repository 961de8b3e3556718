import Model
import Routes
import Testing

@testable import Pages

/// Every view, with an empty and a full model, in each interface language.
@Suite struct ViewTests {
    static func pages(full: Bool, _ interface: Preferences.Interface) -> [(name: String, html: HTML)] {
        let shell = Samples.shell(interface)
        let card = BookCard(book: Samples.book(), known: Share(permille: 923))
        let week = Week(
            activeSeconds: full ? 7400 : 0, charactersRead: full ? 9 : 0, wordsLookedUp: 0, wordsMarked: 0, daysRead: 0)
        let filter = full ? RouteTests.filter : WordsFilter()
        return [
            (
                "today",
                TodayPage.page(
                    .init(
                        goOn: full ? card : nil, recent: full ? [card] : [], week: week,
                        suggestions: full ? [Samples.story] : [], notebookEntries: full ? 10 : 0, isNewLearner: !full,
                        streak: full ? 12 : 0),
                    shell)
            ),
            (
                "library",
                LibraryPage.page(
                    .init(books: full ? [card] : [], total: full ? 1 : 0, deleted: full ? Samples.book() : nil), shell)
            ),
            (
                "import",
                ImportPage.page(
                    full ? .init(problem: .notText(Samples.evil), title: Samples.evil, text: Samples.evil) : .init(),
                    shell)
            ),
            (
                "progress",
                JobPage.page(
                    Samples.bookJob(Samples.evil, full ? .running(JobProgress(step: 3, fraction: 0.3)) : .cancelled),
                    shell)
            ),
            (
                "imported",
                JobPage.page(
                    Samples.bookJob(
                        "", full ? .finished(.book(Samples.book(), wasAlready: true)) : .failed(.emptyFile)), shell)
            ),
            (
                "imported-files",
                JobPage.page(Samples.bookJob("", .finished(.books(full ? Samples.files : []))), shell)
            ),
            (
                "book",
                BookPage.page(
                    .init(
                        book: Samples.book(opened: full), statistics: full ? Samples.statistics : nil,
                        chapters: full
                            ? [
                                Chapter(index: 0, title: Samples.evil, firstPage: 1),
                                Chapter(index: 1, title: "二", firstPage: 2),
                            ] : []), shell)
            ),
            (
                "chapters",
                ChaptersPage.page(
                    .init(
                        book: Samples.book(),
                        chapters: full ? [Chapter(index: 0, title: Samples.evil, firstPage: 1)] : []), shell)
            ),
            (
                "search",
                BookSearchPage.page(
                    .init(
                        book: Samples.book(), query: full ? Samples.evil : "",
                        books: full ? [(Samples.book(), 2)] : [],
                        hits: full
                            ? [
                                .init(
                                    book: Samples.book().id, page: 1, start: 0, before: Samples.evil, match: "<",
                                    after: ">")
                            ] : [],
                        total: full ? 2 : 0, page: ListPage(nearest: 2, of: full ? 2 : 0, size: 1)), shell)
            ),
            (
                "library search",
                BookSearchPage.page(
                    .init(
                        book: nil, query: Samples.evil, books: [(Samples.book(), 1)],
                        hits: [
                            .init(
                                book: Samples.book().id, page: 1, start: 0, before: Samples.evil, match: "<",
                                after: ">")
                        ],
                        total: 1), shell)
            ),
            ("reading", ReadingPage.page(Samples.reading(full: full), shell)),
            ("word", WordPage.page(Samples.word(full: full), shell)),
            (
                "phrase",
                PhrasePage.page(
                    .init(
                        language: .chinese, text: Samples.evil, reading: full ? "x" : nil,
                        whole: full ? [Samples.entry] : [], words: full ? [Samples.line] : []), shell)
            ),
            (
                "session",
                SessionPage.page(
                    .init(session: Samples.session, book: Samples.book(), marked: full ? [Samples.line] : []), shell)
            ),
            (
                "dictionary",
                DictionaryPage.page(
                    .init(query: full ? Samples.evil : "", entries: full ? [Samples.entry] : [], isIncomplete: !full),
                    shell)
            ),
            (
                "words",
                WordsPage.page(
                    .init(
                        filter: filter,
                        rows: full
                            ? [.init(mark: Samples.mark, gloss: Samples.evil, level: 2, bookTitle: Samples.evil)] : [],
                        matching: full ? 90 : 0, total: full ? 90 : 0, pageCount: full ? 5 : 1), shell)
            ),
            ("shelf", ShelfPage.page(.init(stories: full ? [Samples.story] : [], learnt: .chinese), shell)),
            (
                "corrections",
                CorrectionsPage.page(
                    .init(
                        corrections: full
                            ? [
                                Correction(
                                    language: .chinese, parts: [Samples.evil], readings: ["x"], updatedAt: Samples.now)
                            ] : []), shell)
            ),
            (
                "settings",
                SettingsPage.page(
                    .init(
                        isSaved: full, bookCount: 0, wordCount: 0, correctionCount: 0,
                        missingLimits: full ? PictureLimit.allCases : []), shell)
            ),
            (
                "certificate",
                CertificatePage.page(
                    .init(
                        address: full ? "https://desk.local:8020/certificate" : nil,
                        code: full ? [[true, false], [false, true]] : [], fingerprint: "AB:CD"), shell)
            ),
            (
                "about",
                AboutPage.page(
                    .init(
                        version: "1",
                        dataSets: full
                            ? [
                                .init(
                                    name: Samples.evil, purpose: "", licence: "", address: "https://a/?b=\"",
                                    version: "", entries: nil)
                            ] : [], programs: full ? [.init(name: "a", licence: "b")] : []), shell)
            ),
            ("practice", PracticePage.page(shell)),
            ("grammar", GrammarPage.page(GrammarSamples.model(full: full), shell)),
            (
                "problem",
                ProblemPage.page(
                    .init(problem: full ? .pageNotFound(9, of: 3) : .notFound, reference: full ? Samples.evil : nil),
                    shell)
            ),
        ] + ReviewSamples.pages(full: full, shell) + CardImportSamples.pages(full: full, shell)
            + NotebookSamples.pages(full: full, shell) + LessonSamples.pages(full: full, shell)
            + ModelSamples.pages(full: full, shell) + DictionarySamples.pages(full: full, shell)
            + BackupSamples.pages(full: full, shell)
            + TranslateSamples.pages(full: full, shell)
            + DailyWordsSamples.pages(full: full, shell)
    }

    static let cases = [true, false].flatMap { full in Preferences.Interface.allCases.map { (full, $0) } }

    @Test(arguments: cases) func everyViewIsWellFormed(_ full: Bool, _ interface: Preferences.Interface) {
        for page in Self.pages(full: full, interface) {
            #expect(Markup.problem(in: page.html.markup) == nil, "\(page.name)")
            #expect(page.html.markup.hasPrefix("<!doctype html><html lang=\"\(interface.rawValue)\""))
        }
    }

    @Test(arguments: cases) func nothingTypedBecomesMarkup(_ full: Bool, _ interface: Preferences.Interface) {
        for page in Self.pages(full: full, interface) {
            #expect(!page.html.markup.contains("<script>"), "\(page.name)")
            #expect(!page.html.markup.contains("alert(\""), "\(page.name)")
        }
    }

    @Test(arguments: cases) func aPageKeepsToItsSecurityPolicy(_ full: Bool, _ interface: Preferences.Interface) {
        for page in Self.pages(full: full, interface) {
            for forbidden in [" style=", " onclick=", "javascript:", "<style"] {
                #expect(!page.html.markup.contains(forbidden), "\(page.name) has \(forbidden)")
            }
        }
    }

    @Test(arguments: cases) func aPageHasOneHeadingAndUniqueIds(_ full: Bool, _ interface: Preferences.Interface) {
        for page in Self.pages(full: full, interface) {
            #expect(Markup.count("<h1", in: page.html.markup) == 1, "\(page.name)")
            let ids = Markup.values(of: "id", in: page.html.markup)
            #expect(Set(ids).count == ids.count, "\(page.name): \(ids)")
        }
    }

    @Test func everyLinkAndFormLeadsToARoute() {
        for page in Self.pages(full: true, .english) {
            let links = ["href", "action", "formaction", "src"].flatMap { Markup.values(of: $0, in: page.html.markup) }
            for link in links where link.hasPrefix("/") {
                #expect(Route(link: link.replacing("&amp;", with: "&")) != nil, "\(page.name): \(link)")
            }
        }
    }

    @Test func aWordOnAPageTellsItsReading() {
        let markup = ReadingPage.fragment(Samples.reading(full: true), Samples.shell(.english)).markup
        #expect(markup.contains("aria-label=\"银行 yínháng\""))
        #expect(markup.contains("class=\"word is-difficult\""))
        #expect(markup.contains("lang=\"zh-Hant\""))
        #expect(
            markup.contains("href=\"/words/zh/%E9%93%B6%E8%A1%8C?book=\(RouteTests.book)&amp;page=12&amp;start=4\""))
    }

    @Test func onlyTheLastPageOffersToFinishTheBook() {
        var model = Samples.reading(full: true)
        let last = ReadingPage.page(model, Samples.shell(.english)).markup
        #expect(last.contains("form=\"end-session\" data-finish=\"\">"))
        #expect(!last.contains("rel=\"next\""))
        #expect(last.contains("<span class=\"foot-percent\">91%</span>"))
        model.number = 1
        let first = ReadingPage.page(model, Samples.shell(.english)).markup
        #expect(first.contains("data-finish=\"\" hidden>"))
        #expect(first.contains("rel=\"next\""))
        #expect(first.contains("<span class=\"foot-percent\">0%</span>"))
    }

    @Test func aBookIsFinishedOnlyWhenTheLearnerSaysSo() {
        var book = Samples.book()
        #expect(BookCard(book: book).progress.text == "91.6%")
        book.finishedAt = Samples.now
        #expect(BookCard(book: book).progress.text == "100%")
    }

    @Test func theTitleOfTheBookStandsAboveTheHeadingOfTheFirstChapter() {
        var model = Samples.reading(full: true)
        model.paragraphs = [[.text("渡口")], [.text("第一章")], [.text("很多年以前")]]
        model.headings = 1..<2
        let markup = ReadingPage.fragment(model, Samples.shell(.english)).markup
        #expect(markup.contains("<p class=\"title-line\">渡口</p><h2>第一章</h2><p>很多年以前</p>"))
    }

    @Test(arguments: Preferences.Interface.allCases) func anImportShowsHowFarItIsInPercent(
        _ interface: Preferences.Interface
    ) {
        let model = Samples.bookJob("", .running(JobProgress(step: 1, fraction: 0)))
        let markup = JobPage.page(model, Samples.shell(interface)).markup
        #expect(markup.contains("<small>0%</small>"))
    }

    @Test func aRunningJobIsShownAlikeOnEveryPage() {
        let shell = Samples.shell(.english)
        let name = JobName.fit(of: ReviewSamples.deck.id)
        let pages = [
            JobPage.page(Samples.bookJob("书.txt", .running(JobProgress(step: 2))), shell),
            FittingPage.page(ReviewSamples.fitting(.running(JobProgress(fraction: 0.4))), shell),
            NotebookEntryPage.page(
                .init(
                    query: "Construct", problem: .unknownWord("Construct", near: []), asking: .running(JobProgress())),
                shell),
        ]
        let cancelling = ["/jobs/book-7/cancel", "/jobs/\(name)/cancel", "/jobs/entry-construct/cancel"]
        let regions = ["job", "fitting", "looked-up"]
        for (index, page) in pages.map(\.markup).enumerated() {
            #expect(page.contains("action=\"\(cancelling[index])\""), "\(index)")
            #expect(page.contains("<job-progress data-region=\"\(regions[index])\">"), "\(index)")
            #expect(page.contains("id=\"\(regions[index])\""), "\(index)")
            #expect(page.contains("http-equiv=\"refresh\" content=\"1\""), "\(index)")
            #expect(Markup.count("<progress ", in: page) == 1, "\(index)")
        }
        // Two of five steps are done.
        #expect(pages[0].markup.contains("value=\"400\" aria-label=\"Dividing it into pages\""))
        #expect(pages[1].markup.contains("value=\"400\"") && pages[1].markup.contains(">40%</p>"))
        #expect(pages[2].markup.contains("<progress aria-label="))
        #expect(pages[2].markup.contains("<p role=\"status\">A language model is writing the entry.</p>"))
    }

    @Test func aJobThatHasEndedNeitherReloadsNorIsCancelled() {
        let shell = Samples.shell(.english)
        for state in [
            JobState<JobPage.Result, Problem>.cancelled, .failed(.emptyFile),
            .finished(.book(Samples.book(), wasAlready: false, otherLanguage: LanguageTag(rawValue: "fr"))),
            .finished(.books(Samples.files)),
        ] {
            let page = JobPage.page(Samples.bookJob("书.txt", state), shell).markup
            #expect(!page.contains("http-equiv=\"refresh\"") && !page.contains("<job-progress"))
        }
        let cancelled = FittingPage.page(ReviewSamples.fitting(.cancelled), shell).markup
        #expect(cancelled.contains("<h2>The fit was cancelled</h2>") && cancelled.contains("Fit again"))
        #expect(!cancelled.contains("<job-progress"))
    }

    @Test func theMeaningsOfAWordComeBeforeItsControls() throws {
        let markup = WordPage.card(Samples.word(full: true), Samples.shell(.english)).markup
        let meanings = try #require(markup.firstRange(of: "class=\"senses\"")).lowerBound
        let marks = try #require(markup.firstRange(of: "class=\"marks\"")).lowerBound
        #expect(meanings < marks)
    }

    @Test func filesThatTheLearnerHadAreNotCountedAsImported() {
        let wording = Wording(.english)
        #expect(wording.filesImported(77, already: 19, of: 77) == "58 books imported, 19 already in the library")
        #expect(
            wording.filesImported(3, already: 2, of: 4)
                == "1 book imported, 2 already in the library, 1 could not be imported")
        #expect(wording.filesImported(2, already: 0, of: 3) == "2 of 3 files imported")
        #expect(wording.filesImported(3, already: 0, of: 3) == "3 books imported")
    }

    @Test func theCardAloneIsNoPage() {
        let markup = WordPage.card(Samples.word(full: true), Samples.shell(.english)).markup
        #expect(markup.hasPrefix("<link rel=\"stylesheet\"") && markup.contains("<word-card id=\"word-card\""))
        #expect(Markup.problem(in: markup) == nil)
    }
}
