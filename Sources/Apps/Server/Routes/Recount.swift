import HTTPTypes
import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// Changes decks, the first of which is the one that the learner is viewing. If that would make cards due on other
    /// days, asks the learner first.
    func settle(_ plan: DeckPlan, _ visit: Visit) async throws -> Response {
        let review = context.review
        let top = plan.edits[0].base
        let id = top.id
        return try await recounting(top, isLong: plan.isLong) { report in
            do {
                return Self.settled(id, try await review.settle(plan, at: visit.now, progress: report))
            } catch ReviewError.reschedulingUndecided(let preview) {
                let outlook = ReschedulingPage.Outlook(preview)
                work.settings[id] = WaitingSettings.Settings(edits: plan.edits, outlook: outlook)
                return .review(.deck(id, .rescheduling))
            }
        }
    }

    /// `/review/decks/{id}/rescheduling`
    func rescheduling(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let deck = try await context.review.deck(id)
        guard let waiting = work.settings[id] else { return Self.nothingWaits(for: id, visit, status: .notFound) }
        let model = ReschedulingPage.Model(
            deck: deck, otherDecks: waiting.edits.count - 1, outlook: waiting.outlook)
        return .page(ReschedulingPage.page(model, visit.shell))
    }

    /// `POST …/rescheduling/apply`
    func reschedule(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        // “none” keeps the deck as it is.
        let answer = try form.required("choice")
        let choice = Rescheduling(rawValue: answer)
        guard choice != nil || answer == "none" else { throw FormError.missing("choice") }
        work.jobs.forget(.fit(of: id))
        guard let choice else {
            work.settings[id] = nil
            return .seeOther(.review(.deck(id)))
        }
        guard let waiting = work.settings[id] else { return Self.nothingWaits(for: id, visit, status: .conflict) }
        let review = context.review
        let plan = try await review.plan(waiting.edits)
        // Not before: settings that cannot be planned now may still be decided about later.
        work.settings[id] = nil
        return try await recounting(plan.edits[0].base, isLong: plan.isLong) { report in
            Self.settled(id, try await review.settle(plan, rescheduling: choice, at: visit.now, progress: report))
        }
    }

    /// `POST …/rescheduling/undo`
    func takeBackRescheduling(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = context.review
        let (deck, isLong) = try await review.reschedulable(id)
        work.settings[id] = nil
        work.jobs.forget(.fit(of: id))
        return try await recounting(deck, isLong: isLong) { report in
            let restored = try await review.takeBackRescheduling(of: id, at: visit.now, progress: report)
            return .review(.deck(id, .details(DeckNotice(restored: restored))))
        }
    }

    private static func settled(_ deck: ID<Deck>, _ recounted: Int?) -> Route {
        .review(.deck(deck, .details(DeckNotice(isSaved: true, recounted: recounted))))
    }

    /// Returns the page for settings that are no longer pending: the server was restarted, or the decision was made
    /// elsewhere.
    private static func nothingWaits(
        for deck: ID<Deck>, _ visit: Visit, status: HTTPResponse.Status
    ) -> Response {
        let model = ProblemPage.Model(problem: .reschedulingGone, retry: .review(.deck(deck)))
        return .page(ProblemPage.page(model, visit.shell), status: status)
    }

    /// Reschedules cards, as a job if there are many.
    ///
    /// - Parameters:
    ///   - top: The deck that the learner is viewing.
    ///   - work: Receives a closure that reports the fraction done, and returns the page with the result.
    private func recounting(
        _ top: Deck, isLong: Bool,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Route
    ) async throws -> Response {
        guard isLong else { return .seeOther(try await work { _ in }) }
        let job = Job.recount(of: top.id)
        context.begin(job, JobSubject(top.name, at: .review(.deck(top.id))), work)
        return .seeOther(.job(job.name))
    }
}

extension ReschedulingPage.Outlook {
    init(_ preview: ReschedulingPreview) {
        self.init(moved: preview.moved, before: preview.dueBefore, after: preview.dueAfter)
    }
}
