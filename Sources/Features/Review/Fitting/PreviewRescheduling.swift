import Model
import Scheduling

/// What other settings would make of the days to come.
public struct ReschedulingPreview: Hashable, Sendable {
    /// Cards that have been answered.
    public var cards = 0
    /// Those of them that would be due on another day.
    public var moved = 0
    /// Cards due on each of the days to come, today first; what is overdue is due today. Suspended cards do not count.
    public var dueBefore = [Int](repeating: 0, count: days)
    /// The same once they have been rescheduled.
    public var dueAfter = [Int](repeating: 0, count: days)

    /// Days that are looked ahead.
    public static let days = 14
}

extension ReviewDesk {
    /// Works out what decks' settings, as they are in `decks`, would make of their cards. Nothing is changed.
    ///
    /// - Parameter progress: Takes the share done, from 0 to 1, on any thread.
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
