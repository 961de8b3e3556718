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
        let state = try await shown(.fit(of: id)) { FittingPage.Result($0) }
        let fitting = try await context.review.fitting(of: id)
        let model = FittingPage.Model(
            deck: fitting.deck, otherDecks: fitting.others, state: state, canTakeBack: fitting.canTakeBack)
        return .page(FittingPage.page(model, visit.shell))
    }

    /// `POST …/fitting/start`
    func startFit(_ id: ID<Deck>) async throws -> Response {
        try await context.startFit(of: id)
        return .seeOther(.review(.deck(id, .fitting)))
    }

    /// `POST …/fitting/restore`
    func restoreParameters(_ id: ID<Deck>) async throws -> Response {
        guard let begun = try await context.restoreParameters(of: id) else {
            return .seeOther(.review(.deck(id, .fitting)))
        }
        return settled(begun)
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
        return settled(try await context.settle(change, of: id))
    }
}

extension FittingPage.Result {
    fileprivate init(_ fitted: FittedDecks) {
        let fit = fitted.fit
        self.init(
            before: FittingPage.Judgement(fit.before.logLoss, fit.before.rmseBins),
            after: FittingPage.Judgement(fit.after.logLoss, fit.after.rmseBins), reviews: fit.reviews,
            outlook: fitted.preview.map { ReschedulingPage.Outlook($0) }, decks: max(1, fitted.edits.count))
    }
}

extension FittingPage.Judgement {
    fileprivate init(_ logLoss: Double, _ rmseBins: Double) {
        self.init(logLoss: Int((logLoss * 10_000).rounded()), rmseBins: Int((rmseBins * 10_000).rounded()))
    }
}
