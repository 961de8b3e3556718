import Model
import Review

/// What became of a change of cards.
public struct ChangedCards: Codable, Hashable, Sendable {
    public var change: CardChange
    /// The number of cards, including those that did not need to change.
    public var count: Int
}

extension LearnerContext {
    /// Changes cards: at once, or as a job if there are many.
    ///
    /// - Parameter subject: The list in which they were selected.
    /// - Throws: `ReviewError.impossibleSearch`, `ReviewError.searchTookTooLong`, `ReviewError.noSuchDeck`, `StorageError`.
    ///   Nothing is changed then.
    public func change(
        _ selection: CardSelection, _ change: CardChange, in subject: JobSubject
    ) async throws -> Begun<ChangedCards> {
        let isLong = try await review.isLongChange(of: selection, at: now)
        return try await begin(.change(newName()), subject, isLong: isLong) { report in
            ChangedCards(change: change, count: try await review.change(selection, change, at: now, progress: report))
        }
    }
}
