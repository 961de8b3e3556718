import Hummingbird
import Model
import Pages
import Review
import Routes
import Translations

extension Site {
    /// `/practice/translate…`
    func translate(_ path: TranslatePath, _ visit: Visit) async throws -> Response {
        let translations = context.translations
        switch path {
        case .chat(let language, let text, let notice, let deleted):
            return try await conversation(language, text, notice, deleted: deleted, nil, visit)
        case .send: return try await sendForTranslation(visit)
        case .saved(let query, let page): return try await savedTranslations(query, page, visit)
        case .turn(let id, let isFragment, let notice):
            let turn = TranslatePage.Turn(try await translations.read(try await translations.translation(id)))
            if isFragment { return .page(TranslatePage.article(turn, visit.shell)) }
            return .page(TranslationPage.page(TranslationPage.Model(turn: turn, notice: notice), visit.shell))
        case .save(let id):
            let isSaved = try await Form(visit.request)["saved"] != "off"
            try await translations.setSaved(isSaved, id, at: visit.now)
            return .seeOther(.practice(.translate(.turn(id, notice: isSaved ? .saved : .unsaved))))
        case .card(let id): return try await makeCard(ofTurn: id, visit)
        case .delete(let id):
            let language = try await translations.translation(id).learntLanguage
            try await translations.delete(id, at: visit.now)
            return .seeOther(.practice(.translate(.chat(language: language, notice: .deleted, deleted: visit.now))))
        case .clear:
            let count = try await translations.deleteUnsaved(at: visit.now)
            return .seeOther(
                .practice(.translate(.chat(notice: .cleared, deleted: count > 0 ? visit.now : nil))))
        case .restore:
            let form = try await Form(visit.request)
            guard let moment = form.moment("deleted") else { throw FormError.missing("deleted") }
            try await translations.restore(deletedAt: moment, at: visit.now)
            let language = try form.choice("language") { Language(rawValue: $0) }
            return .seeOther(.practice(.translate(.chat(language: language, notice: .restored))))
        }
    }

    private func conversation(
        _ language: Language?, _ text: String, _ notice: TranslateNotice?, deleted: Timestamp? = nil,
        _ error: TranslationError?, _ visit: Visit
    ) async throws -> Response {
        let translations = context.translations
        let language = try await context.learntLanguage(language)
        let found = try await translations.translations(
            TranslationFilter(language: language, limit: TranslatePage.shown)
        ).translations
        var turns: [TranslatePage.Turn] = []
        for translation in found.reversed() {
            turns.append(TranslatePage.Turn(try await translations.read(translation)))
        }
        let model = TranslatePage.Model(
            language: language, text: text, turns: turns, hasModel: try await !translations.models.profiles().isEmpty,
            notice: notice, deleted: deleted, problem: error.map { TranslateProblem($0) },
            longestText: TranslationError.longestText)
        let status = error.map { Failure.explain($0).status } ?? .ok
        return .page(TranslatePage.page(model, visit.shell), status: status)
    }

    /// Without JavaScript: waits for the whole translation, and redirects to its turn.
    private func sendForTranslation(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let language = try await context.learntLanguage(form.choice("language") { Language(rawValue: $0) })
        let text = form["text"] ?? ""
        do {
            let request = try await context.translationRequest(text, learnt: language)
            let turn = try await context.translations.translate(request, context.newID(), at: visit.now)
            let chat = Route.practice(.translate(.chat(language: language)))
            return Response(
                status: .seeOther,
                headers: [.location: chat.link + "#turn-\(turn.translation.id)", .cacheControl: "no-store"])
        } catch let error as TranslationError {
            return try await conversation(language, text, nil, error, visit)
        }
    }

    private func savedTranslations(_ query: String, _ page: Int, _ visit: Visit) async throws -> Response {
        let translations = context.translations
        let size = TranslatePage.savedShown
        // A search covers everything; the list covers only what was saved.
        let found = try await translations.translations(
            TranslationFilter(query: query, isSaved: query.isEmpty, limit: size, offset: (page - 1) * size))
        var turns: [TranslatePage.Turn] = []
        for translation in found.translations {
            turns.append(TranslatePage.Turn(try await translations.read(translation)))
        }
        let model = TranslationsPage.Model(
            query: query, page: page, pageCount: max(1, (found.total + size - 1) / size), total: found.total,
            turns: turns)
        return .page(TranslationsPage.page(model, visit.shell))
    }

    /// Creates a card of the whole sentence: the text in the studied language on the front, the English on the back.
    private func makeCard(ofTurn id: ID<Translation>, _ visit: Visit) async throws -> Response {
        let translations = context.translations
        let read = try await translations.read(try await translations.translation(id))
        let language = read.translation.learntLanguage
        var draft = ReviewDesk.Draft(language: LanguageTag(language), word: read.translation.learntText)
        draft.reading = read.reading
        draft.definition = read.translation.englishText
        let added = try await context.addCards([draft], in: language).added
        return .seeOther(
            .practice(.translate(.turn(id, notice: added.cards == 0 ? .cardKnown : .cardMade))))
    }
}
