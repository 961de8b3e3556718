import Grammar
import Hummingbird
import Model
import Operations
import Pages
import Routes
import Translations

extension Site {
    /// `/practice/translate…`
    func translate(_ path: TranslatePath, _ visit: Visit) async throws -> Response {
        let translations = context.translations
        switch path {
        case .chat(let language, let text, let notice, let deleted):
            return try await conversation(language, text, notice: notice, deleted: deleted, visit)
        case .send: return try await sendForTranslation(visit)
        case .saved(let query, let page): return try await savedTranslations(query, page, visit)
        case .turn(let id, let isFragment, let notice):
            let turn = try await translations.read(id)
            if isFragment { return .page(TranslatePage.article(turn, visit.shell)) }
            return .page(TranslationPage.page(TranslationPage.Model(turn: turn, notice: notice), visit.shell))
        case .save(let id):
            let isSaved = try await Form(visit.request)["saved"] != "off"
            try await translations.setSaved(isSaved, id, at: visit.now)
            return .seeOther(.practice(.translate(.turn(id, notice: isSaved ? .saved : .unsaved))))
        case .card(let id):
            let isNew = try await context.addCard(of: id).cards > 0
            return .seeOther(.practice(.translate(.turn(id, notice: isNew ? .cardMade : .cardKnown))))
        case .delete(let id):
            let language = try await translations.delete(id, at: visit.now).learntLanguage
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
        _ named: Language?, _ text: String, notice: TranslateNotice? = nil, deleted: Timestamp? = nil,
        not error: TranslationError? = nil, failed turn: ReadTranslation? = nil, _ visit: Visit
    ) async throws -> Response {
        var conversation = try await context.openConversation(in: named, TranslatePage.shown)
        if let turn, let place = conversation.latest.firstIndex(where: { $0.translation.id == turn.translation.id }) {
            // Why no model translated it is known only now; it is not stored with the turn.
            conversation.latest[place].reason = turn.reason
        }
        let model = TranslatePage.Model(
            language: conversation.language, latest: conversation.latest, hasModel: conversation.hasModel, text: text,
            notice: notice, deleted: deleted, error: error)
        let status = error.map { Failure.explain($0).status } ?? .ok
        return .page(TranslatePage.page(model, visit.shell), status: status)
    }

    /// Without JavaScript: waits for the whole translation, and redirects to its turn; if the model failed, shows the
    /// turn at once, because a redirect would lose the cause.
    private func sendForTranslation(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let language = try form.choice("language") { Language(rawValue: $0) }
        let text = form["text"] ?? ""
        do {
            let made = try await context.translate(TranslationWish(text, learnt: language))
            let turn = made.translation
            if let reason = made.reason, reason != .noProfile {
                return try await conversation(turn.learntLanguage, "", failed: made, visit)
            }
            let chat = Route.practice(.translate(.chat(language: turn.learntLanguage)))
            return Response(
                status: .seeOther,
                headers: [.location: chat.link + "#turn-\(turn.id)", .cacheControl: "no-store"])
        } catch let error as TranslationError {
            return try await conversation(language, text, not: error, visit)
        }
    }

    private func savedTranslations(_ query: String, _ page: Int, _ visit: Visit) async throws -> Response {
        let found = try await context.readSavedTranslations(query, page: page, of: TranslatePage.savedShown)
        let model = TranslationsPage.Model(query: query, page: found.page, turns: found.turns, total: found.total)
        return .page(TranslationsPage.page(model, visit.shell))
    }
}
