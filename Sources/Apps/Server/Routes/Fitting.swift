import Hummingbird
import Model
import Pages
import Review
import Routes
import Scheduling

extension Site {
    /// `/review/decks/{id}/fitting`
    func fitting(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        // First, so that the deck is as the fit has left it.
        let state: FittingPage.State =
            switch fits.job(id.description)?.state {
            case nil: .none
            case .running(let share): .running(Share(permille: Int(share * 1000)))
            case .finished(let result): .finished(result)
            case .failed(let error): .failed(Failure.explain(error).problem)
            case .cancelled: .cancelled
            }
        let review = reviewDesk(at: visit.now)
        let deck = try await review.deck(id)
        let others = try await review.decksFitted(with: id).count - 1
        return .page(FittingPage.page(FittingPage.Model(deck: deck, otherDecks: others, state: state), visit.shell))
    }

    /// `POST …/fitting/start`
    func startFit(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let deck = try await review.deck(id)
        fits.start(deck.name, named: id.description, from: 0, in: desk.jobs) { report in
            let fit = try await review.fit(id) { share in
                report(share / 2)
                return !Task.isCancelled
            }
            try Task.checkCancellation()
            let decks = try await review.decksFitted(with: id).count
            let recounted = try await review.apply(fit, to: id, at: visit.now) { report((1 + $0) / 2) }
            return FittingPage.Result(fit, recounted: recounted, decks: decks)
        }
        return .seeOther(.review(.deck(id, .fitting)))
    }

    /// `POST …/fitting/cancel`
    func cancelFit(_ id: ID<Deck>) -> Response {
        fits.cancel(id.description)
        return .seeOther(.review(.deck(id, .fitting)))
    }

    /// `POST …/fitting/restore`
    func restoreParameters(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let decks = try await review.decksFitted(with: id)
        fits.forget(id.description)
        return try await recounting(decks, visit) { report in
            try await review.restoreParameters(of: id, at: visit.now, progress: report)
        }
    }

    /// `/review/decks/{id}/simulation`
    func simulation(_ id: ID<Deck>, _ view: SimulationView, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
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
        guard let percent = form.number("retention"), DeckPage.retentions.contains(percent) else {
            throw FormError.missing("retention")
        }
        let review = reviewDesk(at: visit.now)
        var deck = try await review.deck(id)
        deck.options.desiredRetention = Double(percent) / 100
        return try await settle(deck, visit)
    }
}

extension FittingPage.Result {
    /// - Parameter recounted: Cards that are due at another time now; nil where the fit was not put to use.
    fileprivate init(_ fit: Fit, recounted: Int?, decks: Int) {
        self.init(
            before: FittingPage.Judgement(fit.before.logLoss, fit.before.rmseBins),
            after: FittingPage.Judgement(fit.after.logLoss, fit.after.rmseBins), reviews: fit.reviews,
            recounted: recounted, decks: decks)
    }
}

extension FittingPage.Judgement {
    fileprivate init(_ logLoss: Double, _ rmseBins: Double) {
        self.init(logLoss: Int((logLoss * 10_000).rounded()), rmseBins: Int((rmseBins * 10_000).rounded()))
    }
}
