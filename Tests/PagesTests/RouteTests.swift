import Model
import Testing

@testable import Routes

@Suite struct RouteTests {
    static let book = ID<Book>(high: 0x019C_CF09_0200_7001, low: 0x9E37_79B9_7F4A_7C15)
    static let session = ID<ReadingSession>(high: 0x019C_CF09_0200_7002, low: 0x8E37_79B9_7F4A_7C15)
    static let profile = ID<ModelProfile>(high: 0x019C_CF09_0200_7004, low: 0x9E37_79B9_7F4A_7C15)
    static let request = ID<WaitingRequest>(high: 0x019C_CF09_0200_7005, low: 0x9E37_79B9_7F4A_7C15)
    static let translation = ID<Translation>(high: 0x019C_CF09_0200_7006, low: 0x9E37_79B9_7F4A_7C15)
    static let dictionary = ID<LearnerDictionary>(high: 0x019C_CF09_0200_7007, low: 0x9E37_79B9_7F4A_7C15)
    static let place = Place(book: book, page: 3, start: 88)
    static let filter = WordsFilter(
        language: .japanese, status: .difficult, sort: .level, query: "a&b=c +食べる", level: 7, page: 4)

    static let routes: [Route] = [
        .today, .library(), .library(.books(query: "红 楼&梦", sort: .known, deleted: book)), .library(.importForm),
        .library(.startImport),
        .job(JobName(.book, "7")), .job(JobName(.cards, "a/b"), .cancel), .job(JobName(.export, "apkg-1"), .file),
        .job(.fit(of: ReviewRouteTests.deck), .cancel), .job(.test(of: profile), .cancel),
        .job(.entry("50% + ?#&"), .cancel), .job(.sentence("他把 门/..&关上了。", in: .chinese), .cancel),
        .book(book), .book(book, .page(12)), .book(book, .page(12, fragment: true)), .book(book, .jump(nil)),
        .book(book, .jump(3)), .book(book, .chapters), .book(book, .search("")), .book(book, .search("一百%")),
        .book(book, .search("食べる", page: 3)), .library(.search()), .library(.search("xué xí", page: 2)),
        .book(book, .cover), .book(book, .rename), .book(book, .language), .book(book, .delete),
        .book(book, .restore),
        .book(book, .heartbeat), .book(book, .endSession),
        .words(), .words(.list(filter)), .words(.csv()), .words(.csv(filter)), .words(.markMany),
        .word(.chinese, "银行"), .word(.english, "and/or"), .word(.english, "50% + ?#&"),
        .word(.chinese, "行", .card(WordView(place: place, reading: "háng", isFragment: true))),
        .word(.japanese, "食べる", .mark), .word(.chinese, "行", .unmark), .word(.chinese, "marks"),
        .phrase(.chinese, "一封信，"), .phrase(.english, "in a way", place, fragment: true),
        .dictionary(), .dictionary(query: "ni3 hao3", language: .chinese), .session(session),
        .account(.toProvider("school", next: "/words?sort=level", invitation: "glossa_x")),
        .account(.toProvider("google")), .account(.link("google")), .account(.posted("apple")),
        .account(.signIn(next: "/words?sort=level", reset: true)), .account(.reset(token: "glossa_x-_")),
        .account(.reset()), .account(.chooseReset),
        .account(.people(notice: .promoted, about: ID(high: 0x019C_CF09_0200_7008, low: 0x9E37_79B9_7F4A_7C15))),
        .account(.makeReset(ID(high: 0x019C_CF09_0200_7008, low: 0x9E37_79B9_7F4A_7C15))),
        .account(.change(ID(high: 0x019C_CF09_0200_7008, low: 0x9E37_79B9_7F4A_7C15))),
        .account(.unlink(ID(high: 0x019C_CF09_0200_7008, low: 0x9E37_79B9_7F4A_7C15))),
        .account(
            .fromProvider(
                "school",
                ProviderAnswer(code: "4/0A b&c", state: "s", error: "e", issuer: "https://id.test", name: "王 伟"))),
        .shelf(), .shelf(.add("hsk1-the-cat")), .corrections(), .corrections(.save), .corrections(.remove),
        .practice(.translate()), .practice(.translate(.chat(language: .japanese, text: "a b&c?", notice: .cleared))),
        .practice(.translate(.send)), .practice(.translate(.clear)), .practice(.translate(.saved())),
        .practice(.translate(.saved(query: "100% 银行", page: 3))),
        .practice(.translate(.turn(translation))), .practice(.translate(.turn(translation, fragment: true))),
        .practice(.translate(.turn(translation, notice: .saved))), .practice(.translate(.save(translation))),
        .practice(.translate(.card(translation))), .practice(.translate(.delete(translation))), .api(.translate),
        .api(.translations()),
        .api(.translations(query: "x", language: .chinese, saved: true, limit: 10, offset: 20)),
        .api(.streamedTranslation), .api(.translation(translation)),
        .practice(.explainGrammar), .practice(.askGrammar), .practice(.waitGrammar),
        .practice(), .practice(.grammar()), .practice(.grammar(text: "他把 门&关上了。", language: .chinese)),
        .me(), .me(.settings(saved: true)), .me(.savePreferences), .me(.export), .me(.exportWhole), .me(.deletion),
        .me(.archive()), .me(.archive(imported: true)), .me(.importWhole), .api(.importWhole),
        .me(.requestDeletion), .me(.takeBackDeletion), .about, .certificate(),
        .certificate(.root), .health, .ready,
        .me(.backups), .me(.makeBackup), .api(.backups), .me(.dictionaries()),
        .me(.dictionaries(.list(added: dictionary, known: true, removed: dictionary, saved: true))),
        .me(.dictionaries(.startImport)), .me(.dictionaries(.move)), .me(.dictionaries(.save(dictionary))),
        .me(.dictionaries(.remove(dictionary))), .me(.dictionaries(.restore(dictionary))),
        .api(.dictionaries()), .api(.dictionaries(.order)), .api(.dictionaries(.dictionary(dictionary))),
        .api(.dictionaries(.restore(dictionary))),
        .me(.models()), .me(.models(.form)), .me(.models(.add)), .me(.models(.choose)), .me(.models(.retryAll)),
        .me(.models(.overview(.removed))), .me(.models(.profile(profile))), .me(.models(.save(profile))),
        .me(.models(.profile(profile, saved: true))), .me(.models(.remove(profile))), .me(.models(.test(profile))),
        .me(.models(.forgetKey(profile))), .me(.models(.cancel(request))),
        .me(.models(.retry(request))), .api(.models()), .api(.models(.profile(profile))),
        .api(.models(.key(profile))), .api(.models(.test(profile))), .api(.models(.choices)),
        .api(.models(.usage())), .api(.models(.usage(days: 7))), .api(.models(.queue)),
        .api(.models(.request(request))),
        .asset("style.css"), .asset("style.css", version: "1a"), .manifest,
        .api(.description), .api(.books), .api(.book(book)), .api(.page(book, 2)), .api(.chapters(book)),
        .api(.cover(book)), .api(.restore(book)), .api(.lookup()),
        .api(.lookup(query: "bank", language: .english)),
        .api(.lookup(query: "shu", ResultPage(offset: 40, limit: 20))), .api(.search()),
        .api(.search(query: "学习", ResultPage(limit: 5))), .api(.bookSearch(book)),
        .api(.bookSearch(book, query: "read", ResultPage(offset: 9))), .api(.annotate), .api(.grammar),
        .api(.markedWords()),
        .api(.markedWords(filter)), .api(.markedWordsBatch), .api(.word(.chinese, "银行")), .api(.corrections),
        .api(.sessions), .api(.export), .api(.exportWhole), .api(.deletion), .api(.entitlement),
        .api(.storeNotifications),
    ]

    @Test(arguments: routes) func aRouteComesBackFromItsLink(_ route: Route) {
        #expect(Route(link: route.link) == route)
    }

    @Test(arguments: routes + ReviewRouteTests.routes) func aShapeHasTheKindOfAValueInItsPlace(_ route: Route) {
        let (path, shape) = (route.path.split(separator: "/"), route.shape.split(separator: "/"))
        #expect(path.count == shape.count)
        for (segment, part) in zip(path, shape) where segment != part {
            #expect(["{id}", "{number}", "{language}", "{word}", "{name}"].contains(part))
        }
        // An id, a digest or a word is longer than any fixed word, or has a digit, or a letter that is escaped.
        for part in shape where part != "v1" {
            #expect(part.utf8.count <= 24 && !part.contains("%") && !part.contains(where: \.isNumber))
        }
    }

    @Test(arguments: routes + ReviewRouteTests.routes) func theAddressOfAFormHasAPage(_ route: Route) {
        guard let page = route.pageOfForm else {
            // Pages are their own, and the API is for programs.
            #expect(route.methods.contains(.get) || route.link.hasPrefix("/api/"))
            return
        }
        #expect(route.methods == [.post] && page.methods == [.get] && !page.isFragment, "\(page)")
    }

    @Test func whatANewAccountOrAWrongPasswordAnswersLeadsBackToItsForm() {
        #expect(Route.account(.enter).pageOfForm == .account(.signIn()))
        #expect(Route.account(.create).pageOfForm == .account(.join()))
        #expect(Route.account(.makeToken).pageOfForm == .account())
        #expect(Route.account(.invite).pageOfForm == .account(.people()))
        #expect(Route.account(.makeReset(ID(high: 1, low: 2))).pageOfForm == .account(.people()))
        #expect(Route.account(.chooseReset).pageOfForm == .account(.reset()))
        #expect(Route.word(.chinese, "书", .mark).pageOfForm == .word(.chinese, "书"))
        #expect(Route.me(.savePreferences).pageOfForm == .me())
    }

    @Test func shapes() {
        #expect(Route.today.shape == "/")
        #expect(Route.book(Self.book, .page(12, fragment: true)).shape == "/books/{id}/pages/{number}")
        #expect(Route.word(.chinese, "marks", .mark).shape == Route.word(.english, "and/or", .mark).shape)
        #expect(Route.word(.english, "books").shape == "/words/{language}/{word}")
        #expect(Route.dictionary(query: "secret", language: .chinese).shape == "/dictionary")
        #expect(Route.job(.entry("secret"), .cancel).shape == "/jobs/{name}/cancel")
        #expect(Route.api(.notebookEntry("secret")).shape == "/api/v1/notebook/{name}")
    }

    @Test func everyLinkIsItsOwn() {
        // Two routes may share a path only if the API answers several methods on it.
        let links = Self.routes.map { $0.link }
        #expect(Set(links).count == links.count)
    }

    @Test(arguments: routes) func aLinkIsPlainASCII(_ route: Route) {
        #expect(route.link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") })
    }

    @Test func wordsArePercentEncodedAsUTF8() {
        #expect(Route.word(.chinese, "银行").path == "/words/zh/%E9%93%B6%E8%A1%8C")
        #expect(Route(path: "/words/zh/%e9%93%b6%E8%A1%8C") == .word(.chinese, "银行"))
        #expect(Route(path: "/words/zh/银行") == .word(.chinese, "银行"))
    }

    @Test func aPlusInAQueryIsASpaceAndInAPathItself() {
        #expect(Route(path: "/dictionary", query: "query=to+eat") == .dictionary(query: "to eat"))
        #expect(Route(path: "/words/en/C+") == .word(.english, "C+"))
    }

    @Test(arguments: [
        "/nowhere", "/books/17", "/books/019ccf09-0200-7001-9e37-79b97f4a7c15/pages/x", "/words/zh", "/words/fr/mot",
        "/words/zh/%E9%93", "/words/zh/%zz", "/words/zh/%", "/assets/..%2Fsecret", "/assets/.env",
        "/assets/1a/.env", "/assets/1a/..%2Fsecret", "/assets/1a/b/c", "/about/more",
        "/library/imports/7", "/jobs", "/jobs/book", "/jobs/book-", "/jobs/nothing-7", "/jobs/book-7/stop",
        "/jobs/book-7/cancel/x", "/api/v2/books", "/api/v1/books/x",
    ])
    func aPathThatNoRouteHasIsNil(_ path: String) {
        #expect(Route(path: path) == nil)
    }

    @Test func impossibleParametersCountAsMissing() {
        #expect(Route(path: "/words", query: "level=high&status=odd&page=&sort=%") == .words())
        #expect(Route(path: "/library", query: "sort=colour&&=&query") == .library())
    }

    @Test(arguments: ["https://example.org/", "//example.org", "example", "", "javascript:alert(1)"])
    func aLinkToAnotherServerIsNoRoute(_ link: String) {
        #expect(Route(link: link).map { $0 == .today } ?? true)
        #expect(Route(link: link)?.link.hasPrefix("//") != true)
    }

    @Test func aFragmentIsPassedOver() {
        #expect(Route(link: "/about#data-sets") == .about)
    }

    @Test func aJobIsNamedByItsKindAndSubject() {
        #expect(Route.job(.entry("Construct")).path == "/jobs/entry-construct")
        #expect(JobName("export-apkg-1") == JobName(.export, "apkg-1"))
        // An accent that follows the hyphen belongs to the subject.
        #expect(JobName("entry-\u{301}a") == JobName(.entry, "\u{301}a"))
        for kind in JobName.Kind.allCases {
            #expect(JobName(JobName(kind, "a-b").description) == JobName(kind, "a-b"))
        }
    }

    @Test func whatChangesSomethingAnswersPost() {
        #expect(Route.book(Self.book, .delete).methods == [.post])
        #expect(Route.word(.chinese, "行", .mark).methods == [.post])
        #expect(Route.book(Self.book).methods == [.get])
        #expect(Route.job(JobName(.book, "7"), .cancel).methods == [.post])
        #expect(Route.job(JobName(.book, "7")).methods == [.get])
        #expect(Route.api(.books).methods == [.get, .post])
    }
}
