import Model
import Routes

func checkRoutes(_ report: inout Report) {
    let book = Samples.bookID
    let deck = ID<Deck>(high: book.high, low: book.low)
    let place = Place(book: book, page: 3, start: 88)
    let filter = WordsFilter(
        language: .japanese, status: .difficult, sort: .level, query: "a&b=c +食べる", level: 7, page: 4)
    let routes: [Route] = [
        .today, .library(), .library(.books(query: "红 楼&梦", sort: .known, deleted: book)), .library(.importForm),
        .job(JobName(.book, "7")), .job(JobName(.cards, "a/b"), .cancel), .job(.entry("50% é"), .cancel), .book(book),
        .book(book, .page(12, fragment: true)),
        .book(book, .jump(3)), .book(book, .chapters), .book(book, .search("一百%")), .book(book, .heartbeat),
        .words(), .words(.list(filter)), .words(.csv(filter)), .word(.chinese, "银行"), .word(.english, "50% + ?#&"),
        .word(.chinese, "行", .card(WordView(place: place, reading: "háng", isFragment: true))),
        .word(.japanese, "食べる", .mark), .phrase(.english, "in a way", place, fragment: true),
        .dictionary(query: "ni3 hao3", language: .chinese), .shelf(.add("hsk1-the-cat")), .corrections(.save),
        .me(.settings(saved: true)), .review(),
        .me(.models(.overview(.asking))), .me(.models(.profile(ID(high: book.high, low: book.low), saved: true))),
        .api(.models(.request(ID(high: book.high, low: book.low)))),
        .review(.deck(deck, .study(StudyView(isFlipped: true, card: SerialID(7))))),
        .review(.deck(deck, .grade)), .about, .asset("style.css"), .manifest, .api(.page(book, 2)),
        .api(.lookup(query: "bank", language: .english)), .api(.markedWords(filter)), .api(.word(.chinese, "银行")),
    ]
    for route in routes {
        report.expect(route.link + " comes back", Route(link: route.link) == route)
    }
    report.expect("a word in a path", Route.word(.chinese, "银行").path, "/words/zh/%E9%93%B6%E8%A1%8C")
    report.expect("bare UTF-8 is read", Route(path: "/words/zh/银行") == .word(.chinese, "银行"))
    let lookup = Route(path: "/dictionary", query: "query=to+eat")
    report.expect("a plus is a space", lookup == .dictionary(query: "to eat"))
    report.expect("a fragment is passed over", Route(link: "/about#data-sets") == .about)
    report.expect("what changes something is posted", Route.book(book, .delete).methods == [.post])
    checkEveryCharacter(&report)
}

/// Scalars from all of Unicode survive in a path.
private func checkEveryCharacter(_ report: inout Report) {
    var allComeBack = true
    var links = ""
    for value in stride(from: UInt32(1), to: 0x110000, by: 97) {
        guard let scalar = Unicode.Scalar(value), scalar != "." else { continue }
        let route = Route.word(.chinese, String(scalar))
        if Route(link: route.link) != route { allComeBack = false }
        links += route.link + "\n"
    }
    report.expect("every 97th character comes back", allComeBack)
    report.same("their links", links.utf8)
}

func checkPathsOfNoRoute(_ report: inout Report) {
    for path in [
        "/nowhere", "/books/17", "/words/fr/mot", "/words/zh/%E9%93", "/words/zh/%zz", "/words/zh/%",
        "/assets/..%2Fsecret", "/about/more", "/api/v2/books", "/books/019ccf09-0200-7001-9e37-79b97f4a7c15/pages/x",
    ] {
        report.expect(path, Route(path: path) == nil)
    }
    let book = "/books/019ccf09-0200-7001-9e37-79b97f4a7c15"
    report.expect(
        "a page beyond all bounds is one that no book has",
        Route(path: book + "/pages/99999999999999999999") == Route(path: book + "/pages/1000001"))
    for link in ["https://example.org/", "example", "", "javascript:alert(1)"] {
        report.expect("'\(link)' is no link of Glossa", Route(link: link) == nil)
    }
}
