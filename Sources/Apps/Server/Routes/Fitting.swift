import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes
import Scheduling

extension Site {
    /// `/review/decks/{id}/fitting`
    func fitting(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        // Read this first, so that the deck includes the result of the fit.
        let state = await shown(.fit(of: id)) { $0 }
        let review = context.review
        let deck = try await review.deck(id)
        let others = try await review.decksFitted(with: id).count - 1
        let model = FittingPage.Model(
            deck: deck, otherDecks: others, state: state,
            canTakeBack: try await review.lastRescheduling(of: id) != nil)
        return .page(FittingPage.page(model, visit.shell))
    }

    /// `POST …/fitting/start`
    func startFit(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = context.review
        let deck = try await review.deck(id)
        begin(.fit(of: id), JobSubject(deck.name, at: .review(.deck(id, .fitting)))) { report in
            let fit = try await review.fit(id) { share in
                report(share / 2)
                return !Task.isCancelled
            }
            try Task.checkCancellation()
            let edits = try await review.edits(with: fit, for: id)
            guard !edits.isEmpty else { return FittingPage.Result(fit, outlook: nil, decks: 1) }
            let preview = try await review.previewRescheduling(edits.map(\.wanted), at: visit.now) {
                report((1 + $0) / 2)
            }
            let outlook = ReschedulingPage.Outlook(preview)
            work.settings[id] = WaitingSettings.Settings(edits: edits, outlook: outlook)
            return FittingPage.Result(fit, outlook: outlook, decks: edits.count)
        }
        return .seeOther(.review(.deck(id, .fitting)))
    }

    /// `POST …/fitting/restore`: for decks fitted before reschedulings could be undone.
    func restoreParameters(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let edits = try await context.review.editsBeforeFit(of: id)
        work.jobs.forget(.fit(of: id))
        guard !edits.isEmpty else { return .seeOther(.review(.deck(id, .fitting))) }
        return try await settle(try await context.review.plan(edits), visit)
    }

    /// `/review/decks/{id}/simulation`
    func simulation(_ id: ID<Deck>, _ view: SimulationView, _ visit: Visit) async throws -> Response {
        let review = context.review
        let deck = try await review.deck(id)
        let days = view.days.flatMap { SimulationPage.choicesOfDays.contains($0) ? $0 : nil } ?? 365
        let newPerDay = min(max(0, view.newPerDay ?? deck.options.newPerDay), SimulationPage.mostNewPerDay)
        let workload = try await review.compareRetentions(of: id, days: days, newPerDay: newPerDay, at: visit.now)
        let model = SimulationPage.Model(
            deck: deck,
            rows: workload.rows.map { row in
                SimulationPage.Row(
                    retention: row.retention, reviewsPerDay: Int(row.reviewsPerDay.rounded()),
                    secondsPerDay: Int(row.secondsPerDay.rounded()), known: Int(row.remembered.rounded()))
            }, days: days, newPerDay: newPerDay, met: workload.known, cheapest: workload.cheapest?.retention,
            timedAnswers: workload.timedAnswers)
        return .page(SimulationPage.page(model, visit.shell))
    }

    /// `POST …/simulation/choose`
    func chooseRetention(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let form = try await Form(visit.request)
        guard let percent = try form.number("retention", in: .retention) else { throw FormError.missing("retention") }
        var change = DeckChange()
        change.options.desiredRetention = Double(percent) / 100
        return try await settle(try await context.review.plan(change, of: id), visit)
    }
}

extension FittingPage.Result {
    /// - Parameter outlook: The effect of the parameters on the coming days; nil if they are not better.
    fileprivate init(_ fit: Fit, outlook: ReschedulingPage.Outlook?, decks: Int) {
        self.init(
            before: FittingPage.Judgement(fit.before.logLoss, fit.before.rmseBins),
            after: FittingPage.Judgement(fit.after.logLoss, fit.after.rmseBins), reviews: fit.reviews,
            outlook: outlook, decks: decks)
    }
}

extension FittingPage.Judgement {
    fileprivate init(_ logLoss: Double, _ rmseBins: Double) {
        self.init(logLoss: Int((logLoss * 10_000).rounded()), rmseBins: Int((rmseBins * 10_000).rounded()))
    }
}
