import Hummingbird
import Model
import Review
import Routes
import Scheduling
import Wire

extension Site {
    /// `/api/v1/…` of decks, cards and reviews.
    func api(_ path: ReviewAPIPath, _ visit: Visit) async throws -> Response {
        switch path {
        case .decks: visit.request.method == .post ? try await apiAddDeck(visit) : try await apiDecks(visit)
        case .deck(let id): try await apiDeck(id, visit)
        case .restoreDeck(let id): try await apiRestoreDeck(id, visit)
        case .due(let id): try await apiDue(id, visit)
        case .importCards(let deck, let language): try await apiImportCards(deck, language, visit)
        case .exportDeck(let id, let format): try await exportedFile(id, format)
        case .fit(let id, let rescheduling): try await apiFit(id, rescheduling, visit)
        case .previewRescheduling(let id): try await apiPreviewRescheduling(id, visit)
        case .takeBackRescheduling(let id): try await apiTakeBackRescheduling(id)
        case .simulation(let id, let view): try await apiSimulation(id, view, visit)
        case .cards(let query, let limit, let offset):
            visit.request.method == .post
                ? try await apiAddCards(visit) : try await apiCards(query, limit, offset, visit)
        case .grade(let id): try await apiGrade(id, visit)
        case .reviews(let filter): try await apiReviews(filter, visit)
        case .undo: try await apiUndo(visit)
        case .statistics(let deck, let days): try await apiStatistics(deck, days, visit)
        case .media(let name): try await medium(name, visit)
        }
    }

    private func apiDecks(_ visit: Visit) async throws -> Response {
        try .json(try await wireDecks(visit))
    }

    private func wireDecks(_ visit: Visit) async throws -> [DeckJSON] {
        let list = try await context.review.deckList(at: visit.now)
        let tree = DeckTree(list.decks)
        return list.decks.map { DeckJSON($0, in: tree, list.counts[$0.id]) }
    }

    private func wireDeck(_ id: ID<Deck>, _ visit: Visit) async throws -> DeckJSON {
        guard let deck = try await wireDecks(visit).first(where: { $0.id == id }) else {
            throw ReviewError.noSuchDeck(id)
        }
        return deck
    }

    private func apiAddDeck(_ visit: Visit) async throws -> Response {
        let body: SentDeck = try await visit.request.decoded()
        let deck = try await context.review.addDeck(
            named: body.name, icon: body.icon ?? "", in: body.parentId, options: body.options ?? DeckOptions(),
            at: visit.now, newID: context.newID())
        var response = try Response.json(try await wireDeck(deck.id, visit), status: .created)
        response.headers[.location] = Route.api(.review(.deck(deck.id))).link
        return response
    }

    private func apiDeck(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = context.review
        switch visit.request.method {
        case .patch:
            let body: SentDeckChange = try await visit.request.decoded()
            try await review.settle(body.change, of: id, rescheduling: body.reschedule, at: visit.now)
        case .delete:
            try await review.setDeleted(true, deck: id, at: visit.now)
            return .noContent
        default: break
        }
        return try .json(try await wireDeck(id, visit))
    }

    private func apiRestoreDeck(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        try await context.review.setDeleted(false, deck: id, at: visit.now)
        return try .json(try await wireDeck(id, visit))
    }

    private func apiDue(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        guard let question = try await context.review.nextQuestion(in: id, at: visit.now) else {
            return .noContent
        }
        return try .json(QuestionJSON(question))
    }

    private func apiCards(_ query: String, _ limit: Int?, _ offset: Int?, _ visit: Visit) async throws -> Response {
        let found = try await context.review.cards(
            matching: query, offset: offset ?? 0, limit: limit ?? CardQuery.usualRows, at: visit.now)
        return try .json(CardsJSON(found.cards, total: found.total))
    }

    private func apiAddCards(_ visit: Visit) async throws -> Response {
        let body: SentCards = try await visit.request.decoded(upTo: visit.route.bodyLimit)
        let added = try await context.addCards(body.drafts, to: body.deckId, kinds: body.kinds ?? [])
        return try .json(AddedCardsJSON(added), status: .created)
    }

    private func apiGrade(_ id: SerialID<Card>, _ visit: Visit) async throws -> Response {
        let body: SentGrade = try await visit.request.decoded()
        let answer = try CardAnswer(
            id, body.rating, review: body.reviewId, shown: body.reviews,
            duration: body.durationMilliseconds.map { ($0, "durationMilliseconds") })
        let graded = try await context.review.grade(answer, at: visit.now)
        return try .json(GradedJSON(graded, of: id))
    }

    private func apiReviews(_ filter: ReviewsFilter, _ visit: Visit) async throws -> Response {
        let found = try await context.review.history(
            HistoryFilter(from: filter.from, until: filter.until, rating: filter.rating, deck: filter.deck),
            offset: filter.offset ?? 0, limit: filter.limit ?? HistoryFilter.usualRows)
        return try .json(found.map { LoggedReviewJSON($0) })
    }

    private func apiUndo(_ visit: Visit) async throws -> Response {
        try .json(UndoneJSON(try await context.review.undo(at: visit.now)))
    }

    private func apiStatistics(_ deck: ID<Deck>?, _ days: Int?, _ visit: Visit) async throws -> Response {
        let statistics = try await context.review.statistics(
            of: deck, days: days ?? Statistics.usualDays, at: visit.now)
        return try .json(StatisticsJSON(statistics))
    }
}
