import Foundation
import Model
import Storage

extension ReviewDesk {
    /// Imports an Anki package into a deck; see ``importAnki(_:into:at:newID:progress:)-(_,String?,_,_,_)``.
    ///
    /// - Parameter parent: The deck that receives the package's decks; nil for the top level.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `AnkiError`, `StorageError`, `CancellationError`; nothing is saved then.
    public func importAnki(
        _ file: URL, into parent: ID<Deck>?, at now: Timestamp, newID: @Sendable @escaping () -> ID<Deck>,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> AnkiReport {
        var path: String?
        if let parent { path = try await self.path(of: parent) }
        return try await importAnki(file, into: path, at: now, newID: newID, progress: progress)
    }

    /// Returns the names of a deck and its ancestors.
    ///
    /// - Throws: ``ReviewError/noSuchDeck(_:)``.
    private func path(of deck: ID<Deck>) async throws -> String {
        try await database.read(learner) { reader in
            _ = try reader.deck(deck)
            return DeckTree(try reader.decks()).path(of: deck)
        }
    }
}
