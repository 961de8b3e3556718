import Hummingbird
import Insights
import Library
import Model
import Operations
import Reading
import Routes
import Support
import Testing

/// Rules of words, books and settings that hold for every interface: the form, the API and the code that commands use.
@Suite struct OneRuleReadingTests {
    private static let markForm = Route.word(.chinese, "书", .mark).link

    // MARK: Marks

    @Test func aMarkThatNamesNoStatusIsDifficult() async throws {
        try await withSite { client, desk in
            #expect(try await client.post(Self.markForm, form: "").status == .seeOther)
            #expect(try await desk.read { try $0.mark(of: "书", in: .chinese) }?.status == .difficult)
            let api = try await client.send(.post, "/api/v1/marked-words", json: #"{"word":"手","language":"zh"}"#)
            #expect(api.status == .noContent)
            #expect(try await desk.read { try $0.mark(of: "手", in: .chinese) }?.status == .difficult)
            #expect(try WordStatus(ofMark: nil) == .usual && WordStatus(ofMark: "known") == .known)

            let page = try await client.post(Self.markForm, form: "status=learnt")
            #expect(page.status == .badRequest && page.text.contains("must be one of difficult, known, ignored"))
            let refused = try await client.send(
                .post, "/api/v1/marked-words", json: #"{"word":"书","language":"zh","status":"learnt"}"#)
            #expect(refused.status == .badRequest)
            #expect(refused.text.contains("must be one of difficult, known, ignored"))
            #expect(throws: NotAChoice.self) { try WordStatus(ofMark: "learnt") }
        }
    }

    @Test(arguments: ["0", "-1", "1000001", "9223372036854775808", "NaN", "1.5"])
    func aPageThatNoBookHasIsRefused(_ page: String) async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let form = try await client.post(Self.markForm, form: "status=known&book=\(book.id)&page=\(page)")
            #expect(form.status == .badRequest && form.text.contains("1000000"))
            if page != "NaN" {
                let json = #"{"word":"书","language":"zh","bookId":"\#(book.id)","page":\#(page)}"#
                let api = try await client.send(.post, "/api/v1/marked-words", json: json)
                #expect(api.status == .badRequest)
                #expect(try api.object()["error"] as? String == "outOfBounds")
            }
            if let number = Int(page) {
                let change = MarkChange(
                    "书", in: .chinese, as: .known, context: MarkContext(book: book.id, page: number))
                await #expect(throws: OutOfBounds.self) {
                    try await desk.context().library.mark([change], at: TestDesk.now)
                }
            }
            #expect(try await desk.markCount() == 0)
        }
    }

    @Test func theBeginningOfALongReadingAndSentenceIsKept() async throws {
        try await withSite { client, desk in
            let most = MarkContext.longestText
            let long = String(repeating: "a", count: most + 1)
            let fields = "status=known&reading=\(long)&sentence=\(long)"
            #expect(try await client.post(Self.markForm, form: fields).status == .seeOther)
            let json = #"{"word":"手","language":"zh","reading":"\#(long)","sentence":"\#(long)"}"#
            #expect(try await client.send(.post, "/api/v1/marked-words", json: json).status == .noContent)
            let batch = json.replacing("手", with: "门")
            let many = try await client.send(
                .post, "/api/v1/marked-words/batch", json: #"{"changes":[\#(batch)]}"#)
            #expect(try many.object()["synced"] as? Int == 1)
            let context = MarkContext(reading: long, sentence: long)
            try await desk.context().library.mark(
                "行", in: .chinese, as: .known, context: context, at: TestDesk.now)
            for word in ["书", "手", "门", "行"] {
                let mark = try #require(try await desk.read { try $0.mark(of: word, in: .chinese) })
                #expect(mark.reading?.count == most && mark.sentence?.count == most, "\(word)")
            }
        }
    }

    @Test func aBookWithoutAPageIsKeptAndABadOneRefused() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            #expect(try await client.post(Self.markForm, form: "status=known&book=\(book.id)").status == .seeOther)
            let json = #"{"word":"手","language":"zh","bookId":"\#(book.id)"}"#
            #expect(try await client.send(.post, "/api/v1/marked-words", json: json).status == .noContent)
            for word in ["书", "手"] {
                let mark = try #require(try await desk.read { try $0.mark(of: word, in: .chinese) })
                #expect(mark.bookID == book.id && mark.page == nil)
            }
            #expect(try await client.post(Self.markForm, form: "status=known&book=x&page=1").status == .badRequest)
            let bad = #"{"word":"手","language":"zh","bookId":"x","page":1}"#
            #expect(try await client.send(.post, "/api/v1/marked-words", json: bad).status == .badRequest)
            let unknown: ID<Book> = TestIDs.next()
            #expect(
                try await client.post(Self.markForm, form: "status=known&book=\(unknown)&page=1").status == .notFound)
            await #expect(throws: ReadingError.noSuchBook(unknown)) {
                try await desk.context().library.mark(
                    "书", in: .chinese, as: .known, context: MarkContext(book: unknown), at: TestDesk.now)
            }
        }
    }

    @Test func bytesThatAreNoTextAreNoWord() async throws {
        try await withSite { client, desk in
            let word = "\u{FFFD}"
            let page = try await client.post(Route.word(.chinese, word, .mark).link, form: "status=known")
            #expect(page.status == .unprocessableContent && page.text.contains("A word has from 1 to 200 bytes"))
            let many = try await client.post("/words/marks", form: "status=known&word=zh/%FF%FE&word=zh/%E4%B9%A6")
            #expect(many.status == .unprocessableContent)
            let api = try await client.send(
                .post, "/api/v1/marked-words", json: #"{"word":"\#(word)","language":"zh"}"#)
            #expect(api.status == .unprocessableContent && api.text.contains("A word has from 1 to 200 bytes"))
            // What a command makes of such an argument.
            let argument = String(decoding: [0xFF, 0xFE] as [UInt8], as: UTF8.self)
            await #expect(throws: ReadingError.impossibleWord) {
                try await desk.context().library.mark(
                    [MarkChange(argument, in: .chinese, as: .known)], at: TestDesk.now)
            }
            #expect(try await desk.markCount() == 0)
        }
    }

    @Test func tooManyWordsAtOnceAreRefused() async throws {
        try await withSite { client, desk in
            let count = MarkChange.mostAtOnce + 1
            let fields = (1...count).map { "word=zh/\($0)" }.joined(separator: "&")
            let page = try await client.post("/words/marks", form: "status=known&" + fields)
            #expect(page.status == .badRequest && page.text.contains("At most 10,000 words"))
            let changes = (1...count).map { #"{"word":"\#($0)","language":"zh"}"# }.joined(separator: ",")
            let api = try await client.send(
                .post, "/api/v1/marked-words/batch", json: #"{"changes":[\#(changes)]}"#)
            #expect(api.status == .badRequest)
            #expect(try api.object()["error"] as? String == "badForm")
            let context = await desk.context()
            let marks = (1...count).map { MarkChange("\($0)", in: .chinese, as: .known) }
            await #expect(throws: ReadingError.tooManyWords(limit: 10_000)) {
                try await context.library.mark(marks, at: context.now)
            }
            #expect(try await desk.markCount() == 0)
            // All that match are not named one by one.
            try await context.library.mark(Array(marks.dropLast()), at: context.now)
            try await context.library.mark([MarkChange("a", in: .english, as: .known)], at: context.now)
            _ = try await client.post(
                "/words/marks", form: "status=ignored&scope=matching&return=%2Fwords%3Fstatus%3Dknown")
            #expect(try await desk.markedWords(MarkFilter(status: .ignored)).count == count)
        }
    }

    @Test func aWordOfAnUnknownLanguageIsNotDropped() async throws {
        try await withSite { client, desk in
            let words = "word=zh/%E4%B9%A6&word=xx/foo"
            let marked = try await client.post("/words/marks", form: "status=known&" + words)
            #expect(marked.status == .badRequest)
            #expect(try await client.post("/review/cards", form: words).status == .badRequest)
            let json = #"{"word":"foo","language":"xx"}"#
            #expect(try await client.send(.post, "/api/v1/marked-words", json: json).status == .badRequest)
            #expect(try await desk.markCount() == 0)
        }
    }

    @Test func ofABatchOnlyWhatIsRefusedIsMissing() async throws {
        try await withSite { client, desk in
            let changes = #"""
                {"changes":[{"word":"书","language":"zh"},{"word":"手","language":"zh","page":0},
                {"word":" ","language":"zh"},{"word":"门","language":"zh","status":"learnt"}]}
                """#
            let answer = try await client.send(.post, "/api/v1/marked-words/batch", json: changes).object()
            #expect(answer["synced"] as? Int == 1 && answer["failed"] as? Int == 3)
            #expect(try await desk.markedWords().map(\.mark.word) == ["书"])
        }
    }

    // MARK: Books and corrections

    @Test func aBooksLanguageIsChangedByEveryInterface() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            #expect(book.language == .chinese)
            let path = "/api/v1/books/\(book.id)"
            let sent = try await client.send(.patch, path, json: #"{"language":"ja"}"#)
            #expect(sent.status == .ok)
            #expect(try sent.object()["language"] as? String == "ja")
            #expect(try sent.object()["title"] as? String == book.title)
            let page = try await client.get("/books/\(book.id)").text
            #expect(page.contains(#"action="/books/\#(book.id)/language""#))
            #expect(page.contains(#"<option value="ja" selected>"#))
            let form = try await client.post("/books/\(book.id)/language", form: "language=en")
            #expect(form.status == .seeOther)
            #expect(try await desk.book(book.id).language == .english)
            for refused in [
                try await client.send(.patch, path, json: #"{"language":"xx"}"#),
                try await client.post("/books/\(book.id)/language", form: "language=xx"),
            ] {
                #expect(refused.status.kind == .clientError)
                #expect(refused.text.contains("zh, ja, en"))
            }
            #expect(try await desk.book(book.id).language == .english)
        }
    }

    @Test func aRuleIsSaidInWordsByEveryInterface() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let context = await desk.context()
            let title = try await client.post("/books/\(book.id)/rename", form: "title=+&author=")
            #expect(title.status == .unprocessableContent && title.text.contains("A book needs a title"))
            let renamed = try await client.send(.patch, "/api/v1/books/\(book.id)", json: #"{"title":" "}"#)
            #expect(renamed.status == .unprocessableContent && renamed.text.contains("A book needs a title"))
            await #expect(throws: ReadingError.emptyTitle) {
                try await context.library.change(book.id, BookChange(title: " "), at: context.now)
            }
            #expect(try await desk.book(book.id).title == book.title)

            let page = try await client.post("/corrections/save", form: "language=zh&parts=")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("Each part needs at least one character, and no spaces."))
            let api = try await client.send(
                .post, "/api/v1/corrections", json: #"{"language":"zh","parts":["a b"],"readings":[null]}"#)
            #expect(api.status == .unprocessableContent)
            #expect(api.text.contains("each part needs at least one character, and no spaces"))
            let correction = Correction(language: .chinese, parts: [], updatedAt: context.now)
            await #expect(throws: ReadingError.impossibleCorrection(.emptyPart)) {
                try await context.library.correct(correction, at: context.now)
            }
        }
    }

    @Test(arguments: [
        ("zh", "银行", "xx9 banana", CorrectionFault.notPinyin), ("zh", "银行", "yín", .notPinyin),
        ("ja", "銀行", "ginkou", .notKana),
    ]) func aReadingThatCannotBeOneIsRefused(
        _ language: String, _ word: String, _ reading: String, _ fault: CorrectionFault
    ) async throws {
        try await withSite { client, desk in
            let page = try await client.post(
                "/corrections/save", form: "language=\(language)&parts=\(word)&reading=\(reading)")
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains(fault == .notKana ? "A Japanese reading is in kana." : "is pinyin"))
            let api = try await client.send(
                .post, "/api/v1/corrections",
                json: #"{"language":"\#(language)","parts":["\#(word)"],"readings":["\#(reading)"]}"#)
            #expect(api.status == .unprocessableContent)
            #expect(api.text.contains(fault == .notKana ? "a Japanese reading is in kana" : "is pinyin"))
            let context = await desk.context()
            let correction = Correction(
                language: try #require(Language(rawValue: language)), parts: [word], readings: [reading],
                updatedAt: context.now)
            await #expect(throws: ReadingError.impossibleCorrection(fault)) {
                try await context.library.correct(correction, at: context.now)
            }
            #expect(try await desk.corrections().isEmpty)
        }
    }

    @Test func aTextWithoutATitleIsCalledByItsFirstLine() async throws {
        try await withSite { client, desk in
            let api = try await client.send(.post, "/api/v1/books", json: #"{"text":"渡口\n我看书。"}"#)
            #expect(try api.object()["title"] as? String == "渡口")
            let context = await desk.context()
            // Standard input has no name.
            let input = try Desk.ImportRequest(file: .init(.bytes(Array("银行\n我看书。".utf8)), named: nil))
            let book = try await context.importBook(input).book
            #expect(book.title == "银行" && book.source == "standard input")
            let file = try Desk.ImportRequest(file: .init(.bytes(Array("老虎\n我看书。".utf8)), named: "Tiger.txt"))
            #expect(try await context.importBook(file).book.title == "Tiger")
        }
    }

    @Test func aBookIsFoundByTheBeginningOfItsTitle() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let library = await desk.context().library
            #expect(try await library.page(nil, ofBookNamed: String(book.title.prefix(1))).book.id == book.id)
            #expect(try await library.page(1, ofBookNamed: "\(book.id)").passage.number == 1)
            await #expect(throws: ReadingError.noSuchTitle("No such")) {
                try await library.page(nil, ofBookNamed: "No such")
            }
            await #expect(throws: ReadingError.noSuchPage(99, of: book.pageCount)) {
                try await library.page(99, ofBookNamed: "\(book.id)")
            }
            #expect(try await client.get("/books/\(book.id)/99").status == .notFound)
            #expect(try await client.get("/api/v1/books/\(book.id)/pages/99").status == .notFound)
        }
    }

    @Test func onlyABookThatIsNamedAloneIsChanged() async throws {
        try await withSite { _, desk in
            let context = await desk.context()
            for title in ["Poem", "Poems", "Poems of Tang"] {
                let text = Array("\(title)\n我看书。\(title)".utf8)
                _ = try await context.importBook(Desk.ImportRequest(file: .init(.bytes(text), named: title + ".txt")))
            }
            let change = BookChange(title: nil, author: "Li Bai", language: nil)
            let library = context.library
            await #expect(throws: ReadingError.noSuchTitle("")) {
                try await library.change(bookNamed: "", change, at: context.now)
            }
            await #expect(throws: ReadingError.severalTitles("Po", count: 3)) {
                try await library.change(bookNamed: "Po", change, at: context.now)
            }
            #expect(try await library.change(bookNamed: "Poem", change, at: context.now).title == "Poem")
            #expect(try await library.change(bookNamed: "Poems of", change, at: context.now).title == "Poems of Tang")
        }
    }

    // MARK: Settings

    @Test(arguments: [
        ("theme=neon&readings=always", "must be one of auto, light, dark, sepia"),
        ("fontSize=NaN&readings=always", "from 14 to 40"),
        ("vibration=maybe&readings=always", "must be one of on, off"),
    ])
    func aSettingThatCannotBeReadIsNotSaidToBeSaved(_ form: String, _ rule: String) async throws {
        try await withSite { client, desk in
            let page = try await client.post("/me/preferences", form: form)
            #expect(page.status == .badRequest && page.text.contains(rule))
            #expect(try await desk.preferences() == Preferences())
        }
    }

    @Test func aGoalThatIsNoNumberIsNotSaidToBeSaved() async throws {
        try await withSite { client, desk in
            let page = try await client.post("/me/learning/save", form: "language=ja&level=advanced&dailyGoal=NaN")
            #expect(page.status == .badRequest && page.text.contains("from 5 to 240"))
            let json =
                #"{"interests":[],"learningGoals":[],"dailyGoal":1.5,"preferredLessonTypes":[],"language":"ja"}"#
            let api = try await client.send(.put, "/api/user/preferences", json: json)
            #expect(api.status == .badRequest)
            #expect(try await desk.context().insights.learningPreferences() == LearningPreferences())
        }
    }
}
