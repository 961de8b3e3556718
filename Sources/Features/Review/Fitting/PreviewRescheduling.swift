import Model
import Scheduling

extension ReviewDesk {
    /// Computes the effect on cards of other settings of a deck, without changing anything.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleOptions(_:)``, `CancellationError`.
    public func previewRescheduling(
        _ id: ID<Deck>, _ change: DeckOptionsChange, at now: Timestamp
    ) async throws -> ReschedulingPreview {
        var deck = try await deck(id)
        deck.options = try change.applied(to: deck.options).checked
        return try await previewRescheduling([deck], at: now)
    }

    /// Computes the effect on cards of the decks' settings in `decks`, without changing anything.
    ///
    /// - Parameter progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/impossibleOptions(_:)``, `CancellationError`.
    public func previewRescheduling(
        _ decks: [Deck], at now: Timestamp, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> ReschedulingPreview {
        let recount = try Recount(decks, learner, day)
        let today = day.number(of: now)
        let day = day
        return try await readAtLength { reader in
            var preview = ReschedulingPreview()
            try recount.run(in: reader, progress: progress) { card, recounted in
                preview.cards += 1
                let before = day.number(of: card.schedule.due)
                let after = day.number(of: card.schedule(.now, recounted).due)
                if before != after { preview.moved += 1 }
                guard card.isStudied else { return }
                let (first, second) = (max(0, before - today), max(0, after - today))
                if first < ReschedulingPreview.days { preview.dueBefore[first] += 1 }
                if second < ReschedulingPreview.days { preview.dueAfter[second] += 1 }
            }
            return preview
        }
    }
}
