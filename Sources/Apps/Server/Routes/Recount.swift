import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// Cards up to which new settings take effect while the learner waits; more are counted anew as a job.
    private static let quickRecount = 2000

    /// Keeps a deck's settings, and counts its cards anew where they are scheduled otherwise.
    func settle(_ deck: Deck, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let known = try await review.deck(deck.id)
        let answered = try await review.answeredCards(of: deck.id, upTo: Self.quickRecount + 1)
        guard deck.options.schedule(otherwiseThan: known.options), answered > Self.quickRecount else {
            return settled(deck.id, try await review.settle(deck, at: visit.now))
        }
        recounts.start(deck.name, named: deck.id.description, from: 0) { report in
            try await review.settle(deck, at: visit.now, progress: report)
        }
        return .seeOther(.review(.deck(deck.id, .recount)))
    }

    /// `/review/decks/{id}/recount`
    func recount(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let deck = try await reviewDesk(at: visit.now).deck(id)
        let state: RecountPage.State
        switch recounts.job(id.description)?.state {
        case nil: return .seeOther(.review(.deck(id)))
        case .finished(let recounted): return settled(id, recounted)
        case .running(let share): state = .running(Share(permille: Int(share * 1000)))
        case .cancelled: state = .cancelled
        case .failed(let error): state = .failed(Failure.explain(error).problem)
        }
        return .page(RecountPage.page(RecountPage.Model(deck: deck, state: state), visit.shell))
    }

    /// `POST …/recount/cancel`
    func cancelRecount(_ id: ID<Deck>) -> Response {
        recounts.cancel(id.description)
        return .seeOther(.review(.deck(id, .recount)))
    }

    private func settled(_ id: ID<Deck>, _ recounted: Int?) -> Response {
        .seeOther(.review(.deck(id, .details(DeckNotice(isSaved: true, recounted: recounted)))))
    }
}
