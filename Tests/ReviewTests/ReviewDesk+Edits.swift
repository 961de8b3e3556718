import Model
import Review

extension ReviewDesk {
    /// Changes a deck to match `wanted`, starting from the stored deck.
    @discardableResult
    func settle(_ wanted: Deck, rescheduling: Rescheduling? = nil, at now: Timestamp) async throws -> Int? {
        try await settle(DeckEdit(of: try await deck(wanted.id), to: wanted), rescheduling: rescheduling, at: now)
    }
}
