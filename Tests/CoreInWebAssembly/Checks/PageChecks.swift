import Model
import Pages
import Routes

func checkReadingPage(_ report: inout Report) {
    for interface in Preferences.Interface.allCases {
        let shell = Samples.shell(interface, .book(Samples.bookID, .page(12)))
        let page = ReadingPage.page(Samples.reading, shell).markup
        let tag = interface.rawValue
        report.expect("\(tag) is a document", has(page, "<!doctype html><html lang=\"\(tag)\""))
        report.expect("\(tag): nothing typed becomes markup", !has(page, "<script>"))
        report.same("\(tag) page", page.utf8)
    }
    let leaf = ReadingPage.fragment(Samples.reading, Samples.shell(.english)).markup
    report.expect("a word tells its reading", has(leaf, "aria-label=\"银行 yínháng\""))
    report.expect(
        "a word leads to its card",
        has(leaf, "href=\"/words/zh/%E9%93%B6%E8%A1%8C?book=\(Samples.bookID)&amp;page=12&amp;start=4\""))
    report.expect("traditional text says so", has(leaf, "lang=\"zh-Hant\""))
    report.expect("the reading stands above", has(leaf, "<ruby class=\"t2\">行<rt>háng</rt></ruby>"))
    report.same("fragment", leaf.utf8)
}

func checkWordCard(_ report: inout Report) {
    let shell = Samples.shell(.simplifiedChinese, .word(.chinese, "银行"))
    let card = WordPage.card(Samples.word, shell).markup
    report.expect("the card is alone", has(card, "<word-card id=\"word-card\"") && !has(card, "<html"))
    report.expect("nothing typed becomes markup", !has(card, "<script>"))
    report.same("card", card.utf8)
    report.same("card on a page", WordPage.page(Samples.word, shell).markup.utf8)
    let bare = WordPage.Model(language: .japanese, word: "々", syllables: [Syllable("々")])
    report.same("bare card", WordPage.card(bare, shell).markup.utf8)
}

/// The other pages produce identical markup.
func checkPages(_ report: inout Report) {
    for interface in Preferences.Interface.allCases {
        let shell = Samples.shell(interface)
        let card = BookCard(book: Samples.book, known: Share(permille: 923))
        let week = Week(activeSeconds: 7400, charactersRead: 12_345, wordsLookedUp: 1, wordsMarked: 2, daysRead: 7)
        let story = ShelfStory(
            slug: "cat", title: "小猫", translatedTitle: Samples.evil, summary: Samples.evil, language: .chinese,
            level: "HSK 1", scalarCount: 400, known: Share(permille: 990))
        let profile = ModelProfile(
            id: ID(high: 1, low: 2), name: Samples.evil, baseURL: "http://localhost/v1", model: Samples.evil,
            monthlyBudget: 2_000_000_000, createdAt: Timestamp(milliseconds: 1_773_000_000_000))
        let models = ModelsPage.Model(
            rows: [.init(profile: profile, key: .keyring, tokens: 1_900_000_000)],
            use: [
                .init(
                    day: CalendarDate(number: 20_515), profile: nil, task: .tutor, requests: 3, promptTokens: 1204,
                    completionTokens: 7, isEstimated: true)
            ])
        let pages: [(name: String, page: HTML)] = [
            (
                "today",
                TodayPage.page(
                    .init(goOn: card, recent: [card], week: week, suggestions: [story], isNewLearner: false), shell)
            ),
            ("library", LibraryPage.page(.init(books: [card], total: 1, deleted: Samples.book), shell)),
            ("import", ImportPage.page(.init(), shell)),
            (
                "book",
                BookPage.page(
                    .init(
                        book: Samples.book, statistics: Samples.statistics,
                        chapters: [Chapter(index: 0, title: Samples.evil, firstPage: 1)]), shell)
            ),
            (
                "words",
                WordsPage.page(
                    .init(filter: WordsFilter(), rows: [Samples.marked], matching: 90, total: 90, pageCount: 5), shell)
            ),
            ("dictionary", DictionaryPage.page(.init(query: Samples.evil, entries: [Samples.entry]), shell)),
            ("phrase", PhrasePage.page(.init(language: .chinese, text: Samples.evil, words: [Samples.line]), shell)),
            ("shelf", ShelfPage.page(.init(stories: [story], learnt: .chinese), shell)),
            ("study", StudyPage.page(Samples.study, shell)),
            ("numbers", StatisticsPage.page(Samples.numbers, shell)),
            ("models", ModelsPage.page(models, shell)),
            (
                "model",
                ModelProfilePage.page(
                    .init(
                        id: profile.id, title: profile.name, draft: .init(profile), key: .file,
                        // Only a server tells what goes wrong with a model.
                        test: .failed(.bookNotFound)), shell)
            ),
            ("problem", ProblemPage.page(.init(problem: .pageNotFound(9, of: 3), reference: "1"), shell)),
        ]
        for (name, page) in pages {
            report.expect("\(name): nothing typed becomes markup", !has(page.markup, "<script>"))
            report.same("\(name) in \(interface.rawValue)", page.markup.utf8)
        }
    }
}

/// Whether `markup` contains `text`.
private func has(_ markup: String, _ text: String) -> Bool {
    let markup = Array(markup.utf8)
    let text = Array(text.utf8)
    guard markup.count >= text.count else { return false }
    return (0...markup.count - text.count).contains { start in
        markup[start] == text[0] && markup[start..<start + text.count].elementsEqual(text)
    }
}
