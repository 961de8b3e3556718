import HTTPTypes
import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// `/review/decks/{id}/rescheduling`
    func rescheduling(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        do {
            let (deck, waiting) = try await context.waitingSettings(of: id)
            let model = ReschedulingPage.Model(
                deck: deck, otherDecks: waiting.edits.count - 1, outlook: ReschedulingPage.Outlook(waiting.preview))
            return .page(ReschedulingPage.page(model, visit.shell))
        } catch ReviewError.reschedulingGone {
            return Self.nothingWaits(for: id, visit, status: .notFound)
        }
    }

    /// `POST …/rescheduling/apply`
    func reschedule(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        // “none” keeps the deck as it is.
        let answer = try form.required("choice")
        let choice = Rescheduling(rawValue: answer)
        guard choice != nil || answer == "none" else { throw FormError.missing("choice") }
        do {
            guard let begun = try await context.decide(choice, about: id) else { return .seeOther(.review(.deck(id))) }
            return settled(begun)
        } catch ReviewError.reschedulingGone {
            return Self.nothingWaits(for: id, visit, status: .conflict)
        }
    }

    /// `POST …/rescheduling/undo`
    func takeBackRescheduling(_ id: ID<Deck>) async throws -> Response {
        settled(try await context.beginTakingBackRescheduling(of: id))
    }

    /// Leads to what became of a deck's settings, or to the job that shows its progress.
    func settled(_ begun: Begun<DeckSettling>) -> Response {
        switch begun {
        case .done(let settling): .seeOther(settling.page)
        case .running(let job): .seeOther(.job(job))
        }
    }

    /// Returns the page for settings that are no longer pending, with a link to the deck.
    private static func nothingWaits(
        for deck: ID<Deck>, _ visit: Visit, status: HTTPResponse.Status
    ) -> Response {
        let model = ProblemPage.Model(problem: .reschedulingGone, retry: .review(.deck(deck)))
        return .page(ProblemPage.page(model, visit.shell), status: status)
    }
}

extension DeckSettling {
    /// The page that tells of it.
    var page: Route {
        switch outcome {
        case .settled(let recounted):
            .review(.deck(deck, .details(DeckNotice(isSaved: true, recounted: recounted))))
        case .undecided: .review(.deck(deck, .rescheduling))
        case .restored(let cards): .review(.deck(deck, .details(DeckNotice(restored: cards))))
        }
    }
}

extension ReschedulingPage.Outlook {
    init(_ preview: ReschedulingPreview) {
        self.init(moved: preview.moved, before: preview.dueBefore, after: preview.dueAfter)
    }
}
