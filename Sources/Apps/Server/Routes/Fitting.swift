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
        let fitting = try await context.review.fitting(of: id)
        let model = FittingPage.Model(
            deck: fitting.deck, otherDecks: fitting.others, state: state, canTakeBack: fitting.canTakeBack)
        return .page(FittingPage.page(model, visit.shell))
    }

    /// `POST …/fitting/start`
    func startFit(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = context.review
        let deck = try await review.deck(id)
        context.begin(.fit(of: id), JobSubject(deck.name, at: .review(.deck(id, .fitting)))) { report in
            let fitted = try await review.fitDecks(with: id, at: visit.now, progress: report)
            let outlook = fitted.preview.map { ReschedulingPage.Outlook($0) }
            if let outlook { work.settings[id] = WaitingSettings.Settings(edits: fitted.edits, outlook: outlook) }
            return FittingPage.Result(fitted.fit, outlook: outlook, decks: max(1, fitted.edits.count))
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
        let days = view.days.flatMap { SimulationPage.choicesOfDays.contains($0) ? $0 : nil }
        let workload = try await context.review.compareRetentions(
            of: id, days: days, newPerDay: view.newPerDay, at: visit.now)
        let model = SimulationPage.Model(
            deck: workload.deck,
            rows: workload.rows.map { row in
                SimulationPage.Row(
                    retention: row.retention, reviewsPerDay: Int(row.reviewsPerDay.rounded()),
                    secondsPerDay: Int(row.secondsPerDay.rounded()), known: Int(row.remembered.rounded()))
            }, days: workload.days, newPerDay: workload.newPerDay, met: workload.known,
            cheapest: workload.cheapest?.retention,
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
