import HTTPTypes
import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// `/review/browse`
    func browse(_ filter: CardsFilter, _ visit: Visit) async throws -> Response {
        let model = try await cardsModel(filter, visit)
        return .page(CardsPage.page(model, visit.shell), status: model.faults.isEmpty ? .ok : .badRequest)
    }

    private func cardsModel(_ filter: CardsFilter, _ visit: Visit) async throws -> CardsPage.Model {
        let review = context.review
        let browsed = try await review.browse(
            filter.query, order: filter.sort.order, page: filter.page, size: CardsPage.rowsOnAPage,
            naming: filter.undone?.note, at: visit.now)
        let tree = DeckTree(browsed.decks)
        var model = CardsPage.Model(
            filter, tree, faults: browsed.faults, undoable: browsed.undoable,
            undone: filter.undone.map { UndoneNotice(what: $0, browsed.word) })
        if let found = browsed.found {
            model.show(
                found.cards, page: found.page, pageCount: found.pageCount, total: found.total, tree, review.day,
                at: visit.now)
        }
        return model
    }

    /// `POST /review/browse/change`: invalid tags show the page again unchanged.
    func changeCards(_ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let done = try form.choice("change", { CardsDone(rawValue: $0) }) else {
            throw FormError.missing("change")
        }
        var filter = CardsFilter()
        let takesAll = form["scope"] == "matching"
        if case .review(.browse(let list)) = form.returnRoute(or: .review()) {
            filter = list.plain
        } else if takesAll {
            // Without its list, all that match would be all cards.
            throw FormError.missing("return")
        }
        let change: CardChange
        switch done {
        case .suspend: change = .suspend(true)
        case .resume: change = .suspend(false)
        case .flag: change = .flag(true)
        case .unflag: change = .flag(false)
        case .delete: change = .delete
        case .move:
            guard let deck = try form.choice("deck", { ID<Deck>($0) }) else { throw FormError.missing("deck") }
            change = .move(to: deck)
        case .tag, .untag:
            guard let tagging = CardChange.tag(typed: form["tags"] ?? "", done == .tag) else {
                var model = try await cardsModel(filter, visit)
                model.refused = CardsPage.Refused(form)
                return .page(CardsPage.page(model, visit.shell), status: .unprocessableContent)
            }
            change = tagging
        case .edit, .nothing: throw FormError.missing("change")
        }
        let selection: CardSelection =
            takesAll
            ? .matching(filter.query)
            : .chosen(
                try form.all("card").map {
                    guard let card = SerialID<Card>($0) else { throw FormError.missing("card") }
                    return card
                })
        let list = Route.review(.browse(filter))
        switch try await context.change(selection, change, in: JobSubject(filter.query, at: list)) {
        case .done(let changed): return .seeOther(changed.page(of: list))
        case .running(let job): return .seeOther(.job(job))
        }
    }
}

extension ChangedCards {
    /// Returns the list in which the cards were selected, with a notice.
    func page(of list: Route) -> Route {
        guard case .review(.browse(let filter)) = list else { return list }
        guard count > 0, let done = CardsDone(change) else { return .review(.browse(filter.telling(.nothing))) }
        return .review(.browse(filter.telling(done, count)))
    }
}

extension CardsDone {
    /// Nil for a change that the browser does not offer.
    fileprivate init?(_ change: CardChange) {
        switch change {
        case .suspend(let isSuspended): self = isSuspended ? .suspend : .resume
        case .flag(let isFlagged): self = isFlagged ? .flag : .unflag
        case .move: self = .move
        case .tag(_, let isAdded): self = isAdded ? .tag : .untag
        case .delete: self = .delete
        case .bury: return nil
        }
    }
}

extension CardsSort {
    fileprivate var order: CardOrder {
        switch self {
        case .added: .added
        case .due: .due
        case .word: .word
        case .lapses: .lapses
        }
    }
}
