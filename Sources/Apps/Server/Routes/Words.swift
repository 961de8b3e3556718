import Hummingbird
import Library
import Model
import Operations
import Pages
import Reading
import Routes

extension Site {
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
        try await desk.markedWords(MarkFilter(filter))
    }

    private func list(_ filter: WordsFilter, _ visit: Visit) async throws -> Response {
        let model = WordsPage.Model(filter, try await marked(filter), total: try await desk.markCount())
        return .page(WordsPage.page(model, visit.shell))
    }

    private func markMany(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let status = form["status"] == "unmark" ? nil : try MarkForm(form).status
        try await desk.mark(try WordSelection(form), as: status, at: visit.now)
        return .seeOther(form.returnRoute(or: .words()))
    }

    /// `/words/{language}/{word}…`
    func word(_ language: Language, _ word: String, _ path: WordPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .card(let view): return try await card(of: word, language, view, visit)
        case .mark:
            let form = try await Form(visit.request)
            try await desk.mark([MarkChange(word, in: language, try MarkForm(form))], at: visit.now)
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

    private func card(of word: String, _ language: Language, _ view: WordView, _ visit: Visit) async throws -> Response
    {
        let request = WordRequest(word, in: language, at: view.place, reading: view.reading)
        let opened = try await context.openWord(request, withSentences: !view.isFragment)
        let sentences = opened.sentences.map {
            WordPage.Examples(
                $0.sentences, hasModel: $0.hasModel, isMade: $0.madeAt != nil, isWaiting: $0.isWaiting,
                foundNone: view.lacksExamples)
        }
        let model = WordPage.Model(
            opened.card, view, sentences: sentences, target: CardTarget(opened.decks),
            by: WordPresenter(language, visit.preferences, convert: desk.convert)
        )
        return .page(view.isFragment ? WordPage.card(model, visit.shell) : WordPage.page(model, visit.shell))
    }

    /// `/phrases/{language}`
    func phrase(_ language: Language, _ text: String, _ place: Place?, isFragment: Bool, _ visit: Visit) async throws
        -> Response
    {
        let opened = try await context.openPhrase(text, in: language)
        let model = PhrasePage.Model(
            opened.text, in: language, opened.tokens, entries: opened.entries, by: opened.knowledge, at: place,
            target: opened.target)
        return .page(isFragment ? PhrasePage.card(model, visit.shell) : PhrasePage.page(model, visit.shell))
    }

    /// `/dictionary`
    func dictionary(_ query: String, _ language: Language?, _ page: Int, _ visit: Visit) async throws -> Response {
        let found = try await context.lookUp(query, in: language, page: page)
        let learnt = try await context.insights.learningPreferences().language
        let model = DictionaryPage.Model(
            query, in: language, learnt: learnt, found.entries, page: found.page, total: found.total,
            forms: found.forms, suggestions: found.suggestions, isIncomplete: found.isIncomplete,
            targets: found.decks.mapValues { CardTarget($0) }
        )
        return .page(DictionaryPage.page(model, visit.shell))
    }
}
