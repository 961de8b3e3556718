import Hummingbird
import Library
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// `/review…`
    func review(_ path: ReviewPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .decks(let deleted): .page(DecksPage.page(try await decksModel(deleted, visit), visit.shell))
        case .widget: try await widget(visit)
        case .addDeck: try await addDeck(visit)
        case .deck(let id, let path): try await deck(id, path, visit)
        case .makeCards: try await makeCards(visit)
        case .statistics(let deck, let span): try await statistics(deck, span, visit)
        case .browse(let filter): try await browse(filter, visit)
        case .changeCards: try await changeCards(visit)
        case .history(let filter): try await history(filter, visit)
        case .historyCSV(let filter): try await historyCSV(filter, visit)
        case .undo: try await undo(visit)
        case .media(let name): try await medium(name, visit)
        case .cardImport(let path): try await cardImport(path, visit)
        case .note(let id, .form(let deck, let card, let list)): try await noteForm(id, deck, card, list, visit)
        case .note(let id, .save): try await saveNote(id, visit)
        }
    }

    private func deck(_ id: ID<Deck>, _ path: DeckPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .details(let notice): try await details(id, notice, visit)
        case .save: try await save(id, visit)
        case .delete: try await setDeleted(true, id, visit)
        case .restore: try await setDeleted(false, id, visit)
        case .study(let view): try await study(id, view, visit)
        case .grade: try await grade(id, visit)
        case .changeCard: try await changeCard(id, visit)
        case .addForm: try await addForm(id, visit)
        case .preview: try await preview(id, visit)
        case .addWords: try await addWords(id, visit)
        case .export(let format): try await export(id, format)
        case .fitting: try await fitting(id, visit)
        case .startFit: try await startFit(id)
        case .restoreParameters: try await restoreParameters(id)
        case .rescheduling: try await rescheduling(id, visit)
        case .reschedule: try await reschedule(id, visit)
        case .takeBackRescheduling: try await takeBackRescheduling(id)
        case .simulation(let view): try await simulation(id, view, visit)
        case .chooseRetention: try await chooseRetention(id, visit)
        }
    }

    private func decksModel(_ deleted: ID<Deck>?, _ visit: Visit) async throws -> DecksPage.Model {
        DecksPage.Model(try await context.review.deckList(at: visit.now), deleted: deleted)
    }

    private func widget(_ visit: Visit) async throws -> Response {
        let list = try await context.review.deckList(at: visit.now)
        return .page(WidgetPage.page(WidgetPage.Model(list), visit.shell))
    }

    /// `POST /review/decks`: shows an invalid deck again as typed.
    private func addDeck(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let typed = DecksPage.Typed(
            name: try form.required("name"), icon: form["icon"] ?? "",
            parent: try form.choice("parent") { ID<Deck>($0) })
        do {
            let deck = try await context.review.addDeck(
                named: typed.name, icon: typed.icon, in: typed.parent, at: visit.now, newID: context.newID())
            return .seeOther(.review(.deck(deck.id)))
        } catch let error as ReviewError {
            var model = try await decksModel(nil, visit)
            let (problem, status) = Failure.explain(error)
            model.typed = typed
            model.problem = problem
            return .page(DecksPage.page(model, visit.shell), status: status)
        }
    }

    private func details(_ id: ID<Deck>, _ notice: DeckNotice, _ visit: Visit) async throws -> Response {
        let review = context.review
        let details = try await review.deckDetails(id, at: visit.now)
        return .page(DeckPage.page(DeckPage.Model(details, notice: notice, review.day), visit.shell))
    }

    /// `POST …/settings`: shows invalid settings again as typed.
    private func save(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let review = context.review
        var sent = try DeckForm(form, of: try await review.deck(id))
        do {
            if sent.faults.isEmpty { return settled(try await context.settle(sent.change, of: id)) }
            _ = try await review.plan(sent.change, of: id)
        } catch let error as ReviewError {
            try sent.take(error, of: id)
        }
        var details = try await review.deckDetails(id, at: visit.now)
        let name = details.deck.name
        details.deck = sent.change.applied(to: details.deck)
        details.deck.name = name
        var model = DeckPage.Model(details, review.day)
        model.faults = sent.faults
        model.typed = sent.typed
        return .page(DeckPage.page(model, visit.shell), status: .unprocessableContent)
    }

    private func setDeleted(_ isDeleted: Bool, _ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        try await context.review.setDeleted(isDeleted, deck: id, at: visit.now)
        return .seeOther(.review(.decks(deleted: isDeleted ? id : nil)))
    }
}
