import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// Cards up to which new settings take effect while the learner waits; more are counted anew as a job.
    private static let quickRecount = 2000

    /// Keeps a deck's settings. Where they would make cards due on other days, the learner is asked first.
    func settle(_ deck: Deck, _ visit: Visit) async throws -> Response {
        let known = try await reviewDesk(at: visit.now).deck(deck.id)
        guard deck.options.schedule(otherwiseThan: known.options) else {
            try await reviewDesk(at: visit.now).settle(deck, at: visit.now)
            return .seeOther(.review(.deck(deck.id, .details(DeckNotice(isSaved: true)))))
        }
        return try await ask(about: [deck], visit)
    }

    /// Works out what settings would make of the days to come, and asks the learner where that is not what was to come
    /// anyhow. Nothing is changed before there is an answer.
    func ask(about decks: [Deck], _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        return try await recounting(decks, visit) { report in
            let preview = try await review.previewRescheduling(decks, at: visit.now) { report($0) }
            guard preview.moved > 0 else {
                let recounted = try await review.settle(decks, rescheduling: .now, at: visit.now)
                return Self.settled(decks[0], recounted)
            }
            settings[decks[0].id] = WaitingSettings.Settings(
                decks: decks, outlook: ReschedulingPage.Outlook(preview))
            return .review(.deck(decks[0].id, .rescheduling))
        }
    }

    /// `/review/decks/{id}/rescheduling`
    func rescheduling(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        guard let waiting = settings[id] else { return .seeOther(.review(.deck(id))) }
        let deck = try await reviewDesk(at: visit.now).deck(id)
        let model = ReschedulingPage.Model(
            deck: deck, otherDecks: waiting.decks.count - 1, outlook: waiting.outlook)
        return .page(ReschedulingPage.page(model, visit.shell))
    }

    /// `POST …/rescheduling/apply`. Settings that nobody waits for any more change nothing.
    func reschedule(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        let choice = form["choice"].flatMap { Rescheduling(rawValue: $0) }
        fits.forget(id.description)
        guard let waiting = settings[id] else { return .seeOther(.review(.deck(id))) }
        settings[id] = nil
        guard let choice else { return .seeOther(.review(.deck(id))) }
        let review = reviewDesk(at: visit.now)
        return try await recounting(waiting.decks, visit) { report in
            let recounted = try await review.settle(
                waiting.decks, rescheduling: choice, at: visit.now, progress: report)
            return Self.settled(waiting.decks[0], recounted)
        }
    }

    /// `POST …/rescheduling/undo`
    func takeBackRescheduling(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let deck = try await review.deck(id)
        settings[id] = nil
        fits.forget(id.description)
        return try await recounting([deck], visit) { report in
            let restored = try await review.takeBackRescheduling(of: id, at: visit.now, progress: report)
            return .review(.deck(id, .details(DeckNotice(restored: restored))))
        }
    }

    private static func settled(_ deck: Deck, _ recounted: Int?) -> Route {
        .review(.deck(deck.id, .details(DeckNotice(isSaved: true, recounted: recounted))))
    }

    /// Counts the cards of decks anew, as a job where there are many.
    ///
    /// - Parameter work: Is handed a closure that reports the share done, and gives the page that shows what came of it.
    private func recounting(
        _ decks: [Deck], _ visit: Visit,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Route
    ) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let top = decks[0]
        var answered = 0
        for deck in decks where answered <= Self.quickRecount {
            answered += try await review.answeredCards(of: deck.id, upTo: Self.quickRecount + 1)
        }
        guard answered > Self.quickRecount else { return .seeOther(try await work { _ in }) }
        let subject = WorkPage.Subject(kind: .recount, title: top.name, back: .review(.deck(top.id)))
        return begin(subject, named: "recount-\(top.id)") { report in .page(try await work(report)) }
    }
}

extension ReschedulingPage.Outlook {
    init(_ preview: ReschedulingPreview) {
        self.init(moved: preview.moved, before: preview.dueBefore, after: preview.dueAfter)
    }
}
