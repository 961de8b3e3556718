import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// `/review/decks/{id}/fitting`
    func fitting(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let deck = try await reviewDesk(at: visit.now).deck(id)
        let state: FittingPage.State =
            switch fits.state(of: id) {
            case nil: .none
            case .running(let share): .running(Share(permille: Int(share * 1000)))
            case .finished(let result): .finished(FittingPage.Result(result))
            case .failed(let error): .failed(Failure.explain(error).problem)
            case .cancelled: .cancelled
            }
        return .page(FittingPage.page(FittingPage.Model(deck: deck, state: state), visit.shell))
    }

    /// `POST …/fitting/start`
    func startFit(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        _ = try await review.deck(id)
        fits.start(id, on: review, at: visit.now)
        return .seeOther(.review(.deck(id, .fitting)))
    }

    /// `POST …/fitting/cancel`
    func cancelFit(_ id: ID<Deck>) -> Response {
        fits.cancel(id)
        return .seeOther(.review(.deck(id, .fitting)))
    }

    /// `POST …/fitting/restore`
    func restoreParameters(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let recounted = try await reviewDesk(at: visit.now).restoreParameters(of: id, at: visit.now)
        fits.forget(id)
        return .seeOther(.review(.deck(id, .details(DeckNotice(isSaved: true, recounted: recounted)))))
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
        let recounted = try await review.settle(deck, at: visit.now)
        return .seeOther(.review(.deck(id, .details(DeckNotice(isSaved: true, recounted: recounted)))))
    }
}

extension FittingPage.Result {
    fileprivate init(_ result: FitJobs.Result) {
        self.init(
            before: FittingPage.Judgement(result.fit.before.logLoss, result.fit.before.rmseBins),
            after: FittingPage.Judgement(result.fit.after.logLoss, result.fit.after.rmseBins),
            reviews: result.fit.reviews, recounted: result.recounted)
    }
}

extension FittingPage.Judgement {
    fileprivate init(_ logLoss: Double, _ rmseBins: Double) {
        self.init(logLoss: Int((logLoss * 10_000).rounded()), rmseBins: Int((rmseBins * 10_000).rounded()))
    }
}
