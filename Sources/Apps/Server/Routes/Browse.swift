import HTTPTypes
import Hummingbird
import Model
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
            filter, tree, faults: query.faults(tree).map { CardsPage.Fault($0) },
            undoable: filter.done == nil ? nil : try await review.undoable(),
            undone: try await filter.undone.asyncMap { try await notice($0, review) })
        guard model.faults.isEmpty else { return model }
        var page = max(1, filter.page)
        var found = try await cards(query, filter.sort, page, review, visit.now)
        let pageCount = max(1, (found.total + CardsPage.rowsOnAPage - 1) / CardsPage.rowsOnAPage)
        if page > pageCount {
            page = pageCount
            found = try await cards(query, filter.sort, page, review, visit.now)
        }
        model.show(
            found.cards, page: page, pageCount: pageCount, total: found.total, tree, review.day, at: visit.now)
        return model
    }

    private func cards(
        _ query: CardQuery, _ sort: CardsSort, _ page: Int, _ review: ReviewDesk, _ now: Timestamp
    ) async throws -> (cards: [FoundCard], total: Int) {
        try await review.cards(
            query, order: sort.order, offset: (min(page, 10_000_000) - 1) * CardsPage.rowsOnAPage,
            limit: CardsPage.rowsOnAPage,
            at: now)
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
        let tags = Self.tags(form)
        if done == .tag || done == .untag, tags.isEmpty {
            var model = try await cardsModel(filter, visit)
            model.refused = CardsPage.Refused(
                tags: form["tags"] ?? "", isForAll: form["scope"] == "matching",
                deck: form["deck"].flatMap { ID<Deck>($0) },
                cards: Set(form.all("card").compactMap { SerialID<Card>($0) }))
            return .page(CardsPage.page(model, visit.shell), status: .unprocessableContent)
        }
        let change: ReviewDesk.CardChange =
            switch done {
            case .suspend: .suspend(true)
            case .resume: .suspend(false)
            case .flag: .flag(true)
            case .unflag: .flag(false)
            case .delete: .delete
            case .move: .move(to: try form.choice("deck") { ID<Deck>($0) } ?? { throw FormError.missing("deck") }())
            case .tag, .untag: .tag(tags, done == .tag)
            case .edit, .nothing: throw FormError.missing("change")
            }
        let ids =
            form["scope"] == "matching"
            // An invalid query must not be mistaken for all cards.
            ? try await review.cardIDs(try await review.query(filter.query), at: visit.now)
            : form.all("card").compactMap { SerialID<Card>($0) }
        let told = { @Sendable [filter] (count: Int) in
            Route.review(.browse(count == 0 ? filter.telling(.nothing) : filter.telling(done, count)))
        }
        guard ids.count > Self.quickChange else {
            return .seeOther(told(try await review.change(ids, change, at: visit.now)))
        }
        let subject = WorkPage.Subject(kind: .change, title: filter.query, back: .review(.browse(filter)))
        return begin(subject, named: "change-\(context.newID(of: Deck.self))") { report in
            .page(told(try await review.change(ids, change, at: visit.now, progress: report)))
        }
    }

    /// Returns the typed tags, separated by spaces or commas; none if one is too long.
    private static func tags(_ form: Form) -> [String] {
        let tags = (form["tags"] ?? "").split { $0.isWhitespace || $0 == "," || $0 == "，" }.map(String.init)
        return tags.allSatisfy { $0.utf8.count <= 200 } ? tags : []
    }
}

extension CardsSort {
    fileprivate var order: ReviewDesk.CardOrder {
        switch self {
        case .added: .added
        case .due: .due
        case .word: .word
        case .lapses: .lapses
        }
    }
}

extension CardsPage.Fault {
    fileprivate init(_ fault: CardQuery.Fault) {
        switch fault {
        case .key(let key, let known): self = .key(key, known: known)
        case .value(let term, let known): self = .value(term, known: known)
        case .number(let term): self = .number(term)
        case .noSuchDeck(let name): self = .noSuchDeck(name)
        case .quotation: self = .quotation
        case .tooLong: self = .tooLong(CardQuery.mostBytes)
        case .tooManyTerms: self = .tooManyTerms(CardQuery.mostTerms)
        }
    }
}
