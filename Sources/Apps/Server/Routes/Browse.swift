import HTTPTypes
import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// The number of cards up to which a change runs while the learner waits; a larger one runs as a job with progress.
    private static let quickChange = 5000

    /// `/review/browse`
    func browse(_ filter: CardsFilter, _ visit: Visit) async throws -> Response {
        let status: HTTPResponse.Status = CardQuery(filter.query).isTooLarge ? .badRequest : .ok
        return .page(CardsPage.page(try await cardsModel(filter, visit), visit.shell), status: status)
    }

    private func cardsModel(_ filter: CardsFilter, _ visit: Visit) async throws -> CardsPage.Model {
        let review = context.review
        let tree = DeckTree(try await review.decks())
        let query = CardQuery(filter.query)
        var model = CardsPage.Model(
            filter, tree, faults: query.faults(tree),
            undoable: filter.done == nil ? nil : try await review.undoable(),
            undone: try await filter.undone.asyncMap { try await notice($0, review) })
        guard model.faults.isEmpty else { return model }
        let found = try await review.cards(
            query, order: filter.sort.order, page: filter.page, size: CardsPage.rowsOnAPage, at: visit.now)
        model.show(
            found.cards, page: found.page, pageCount: found.pageCount, total: found.total, tree, review.day,
            at: visit.now)
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
        if case .review(.browse(let list)) = form.returnRoute(or: .review()) { filter = list.plain }
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
        let ids =
            form["scope"] == "matching"
            ? try await review.cardIDs(matching: filter.query, at: visit.now)
            : form.all("card").compactMap { SerialID<Card>($0) }
        let told = { @Sendable [filter] (count: Int) in
            Route.review(.browse(count == 0 ? filter.telling(.nothing) : filter.telling(done, count)))
        }
        guard ids.count > Self.quickChange else {
            return .seeOther(told(try await review.change(ids, change, at: visit.now)))
        }
        let job = Job.change(context.newID(of: Deck.self).description)
        begin(job, JobSubject(filter.query, at: .review(.browse(filter)))) { report in
            told(try await review.change(ids, change, at: visit.now, progress: report))
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
