import Model
import Review

extension ReviewDesk {
    /// Puts a deck as it is in `wanted`, starting from the deck as it is stored.
    @discardableResult
    func settle(_ wanted: Deck, rescheduling: Rescheduling? = nil, at now: Timestamp) async throws -> Int? {
        try await settle(DeckEdit(of: try await deck(wanted.id), to: wanted), rescheduling: rescheduling, at: now)
    }
}
