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
        let review = context.review
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
        let told = { @Sendable [filter] (count: Int) in
            Route.review(.browse(count == 0 ? filter.telling(.nothing) : filter.telling(done, count)))
        }
        guard try await review.isLongChange(of: selection, at: visit.now) else {
            return .seeOther(told(try await review.change(selection, change, at: visit.now)))
        }
        let job = Job.change(context.newID(of: Deck.self).description)
        context.begin(job, JobSubject(filter.query, at: .review(.browse(filter)))) { report in
            told(try await review.change(selection, change, at: visit.now, progress: report))
        }
        return .seeOther(.job(job.name))
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
