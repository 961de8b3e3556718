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
        guard deck.options.schedule(otherwiseThan: known.options) else {
            _ = try await review.settle(deck, at: visit.now)
            return .seeOther(.review(.deck(deck.id, .details(DeckNotice(isSaved: true)))))
        }
        return try await recounting([deck], visit) { try await review.settle(deck, at: visit.now, progress: $0) }
    }

    /// Counts the cards of decks anew, as a job where there are many. The first deck's page tells what came of it.
    ///
    /// - Parameter work: Is handed a closure that reports the share done, and gives the number of cards changed.
    func recounting(
        _ decks: [Deck], _ visit: Visit,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Int?
    ) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let top = decks[0]
        var answered = 0
        for deck in decks where answered <= Self.quickRecount {
            answered += try await review.answeredCards(of: deck.id, upTo: Self.quickRecount + 1)
        }
        let settled = { @Sendable (recounted: Int?) in
            Route.review(.deck(top.id, .details(DeckNotice(isSaved: true, recounted: recounted))))
        }
        guard answered > Self.quickRecount else { return .seeOther(settled(try await work { _ in })) }
        let subject = WorkPage.Subject(kind: .recount, title: top.name, back: .review(.deck(top.id)))
        return begin(subject, named: "recount-\(top.id)") { report in .page(settled(try await work(report))) }
    }
}
