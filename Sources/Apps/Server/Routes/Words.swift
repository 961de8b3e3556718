import Hummingbird
import Library
import Model
import Pages
import Routes

extension Site {
    /// The number of rows on one page of the list.
    private static let rowsOnAPage = 100

    /// `/words…`
    func words(_ path: WordsPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .list(let filter): try await list(filter, visit)
        case .csv(let filter):
            .download(csv(of: try await marked(filter)), type: "text/csv; charset=utf-8", name: "glossa-words.csv")
        case .markMany: try await markMany(visit)
        }
    }

    /// Returns the marked words that match a filter.
    func marked(_ filter: WordsFilter) async throws -> [MarkedWord] {
        let order: Desk.MarkOrder =
            switch filter.sort {
            case .recent: .latest
            case .reading: .reading
            case .frequency: .frequency
            case .level: .level
            case .marks: .timesMarked
            }
        return try await desk.markedWords(
            language: filter.language, status: filter.status, query: filter.query, level: filter.level, order: order)
    }

    private func list(_ filter: WordsFilter, _ visit: Visit) async throws -> Response {
        let words = try await marked(filter)
        let pages = max(1, (words.count + Self.rowsOnAPage - 1) / Self.rowsOnAPage)
        let page = min(max(filter.page, 1), pages)
        let rows = words.dropFirst((page - 1) * Self.rowsOnAPage).prefix(Self.rowsOnAPage)
        let model = WordsPage.Model(
            filter: filter.on(page: page),
            rows: rows.map { WordsPage.Row(mark: $0.mark, gloss: $0.gloss, level: $0.level, bookTitle: $0.bookTitle) },
            matching: words.count,
            total: try await desk.markCount(), pageCount: pages)
        return .page(WordsPage.page(model, visit.shell))
    }

    private func markMany(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let back = form.returnRoute(or: .words())
        let words = try await chosenWords(form)
        let status = try form.required("status")
        for language in Language.allCases {
            let own = words.filter { $0.0 == language }.map(\.1)
            guard !own.isEmpty else { continue }
            if status == "unmark" {
                try await desk.unmark(own, in: language, at: visit.now)
            } else if let status = WordStatus(rawValue: status) {
                try await desk.mark(own.map { ($0, Desk.MarkContext()) }, in: language, as: status, at: visit.now)
            } else {
                throw FormError.missing("status")
            }
        }
        return .seeOther(back)
    }

    /// Returns the words of a submitted list: the selected ones, or all that match the filter.
    func chosenWords(_ form: Form) async throws -> [(language: Language, word: String)] {
        if form["scope"] == "matching", case .words(.list(let filter)) = form.returnRoute(or: .today) {
            return try await marked(filter).map { ($0.mark.language, $0.mark.word) }
        }
        return form.all("word").compactMap { field -> (Language, String)? in
            let parts = field.split(separator: "/", maxSplits: 1)
            guard parts.count == 2, let language = Language(rawValue: String(parts[0])) else { return nil }
            return (language, String(parts[1]))
        }
    }

    /// `/words/{language}/{word}…`
    func word(_ language: Language, _ word: String, _ path: WordPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .card(let view):
            let model = try await wordModel(language, word, view, visit)
            return .page(view.isFragment ? WordPage.card(model, visit.shell) : WordPage.page(model, visit.shell))
        case .mark:
            let form = try await Form(visit.request)
            guard let status = WordStatus(rawValue: try form.required("status")) else {
                throw FormError.missing("status")
            }
            let place = form.place
            try await desk.mark(
                word, in: language, as: status,
                context: Desk.MarkContext(
                    reading: form["reading"], sentence: form["sentence"], book: place?.book, page: place?.page),
                at: visit.now)
            return .seeOther(form.returnRoute(or: .word(language, word)))
        case .askForExamples:
            let form = try await Form(visit.request)
            let asked = try await context.dailyWords.askForExamples(of: word, in: language, at: visit.now)
            guard case .word(let language, let word, .card(var view)) = form.returnRoute(or: .word(language, word))
            else {
                return .seeOther(.word(language, word))
            }
            view.card = nil
            view.lacksExamples = asked == .made(0)
            return .seeOther(.word(language, word, .card(view)))
        case .unmark:
            let form = try await Form(visit.request)
            try await desk.unmark([word], in: language, at: visit.now)
            return .seeOther(form.returnRoute(or: .word(language, word)))
        }
    }

    private func wordModel(_ language: Language, _ word: String, _ view: WordView, _ visit: Visit) async throws
        -> WordPage.Model
    {
        guard word.utf8.count <= 200 else { throw LibraryError.impossibleWord }
        let card = try await desk.card(
            word, in: language, at: view.place.map { ($0.book, $0.page, $0.start) }, reading: view.reading)
        var model = WordPage.Model(card, at: view.place, by: words(language, visit.preferences))
        model.card = view.card
        if !view.isFragment { model.sentences = try await sentences(card.word, view, language, visit) }
        model.target = try await cardTarget(language)
        return model
    }

    private func sentences(
        _ word: String, _ view: WordView, _ language: Language, _ visit: Visit
    ) async throws -> WordPage.Examples {
        let examples = try await context.dailyWords.examples(of: word, in: language, at: visit.now)
        return WordPage.Examples(
            sentences: examples.sentences,
            canAsk: examples.hasModel && examples.madeAt == nil && !examples.isWaiting, hasModel: examples.hasModel,
            isWaiting: examples.isWaiting, foundNone: view.lacksExamples)
    }

    /// `/phrases/{language}`
    func phrase(_ language: Language, _ text: String, _ place: Place?, isFragment: Bool, _ visit: Visit) async throws
        -> Response
    {
        let text = String(text.prefix(200))
        let tokens = try await desk.texts.annotate(text, in: language)
        let knowledge = try await desk.knowledge(of: language)
        let model = PhrasePage.Model(
            text, in: language, tokens, entries: desk.lexicon?.entries(of: text, in: language) ?? [], by: knowledge,
            at: place, target: language == .english ? try await context.learntLanguage() : .english)
        return .page(isFragment ? PhrasePage.card(model, visit.shell) : PhrasePage.page(model, visit.shell))
    }

    /// `/dictionary`
    func dictionary(_ query: String, _ language: Language?, _ visit: Visit) async throws -> Response {
        var cards: [EntryCard] = []
        for entry in desk.lookup(query, in: language) {
            let known = try await desk.knowledge(of: entry.language)
            cards.append(EntryCard(entry, status: known.statuses[entry.headword]))
        }
        var targets: [Language: CardTarget] = [:]
        for language in Set(cards.map(\.language)) { targets[language] = try await cardTarget(language) }
        let model = DictionaryPage.Model(
            query: query, language: language, entries: cards,
            isIncomplete: desk.lexicon?.parts.contains { $0.count == 0 } ?? true, targets: targets)
        return .page(DictionaryPage.page(model, visit.shell))
    }
}
