import Cards
import Formats
import Foundation
import Model
import Storage

extension ReviewDesk {
    /// Writes the history as CSV (RFC 4180), latest answer first, with the columns of the specification followed by
    /// `time`.
    ///
    /// | column | content |
    /// |---|---|
    /// | `card` | the word |
    /// | `rating` | 1 again, 2 hard, 3 good, 4 easy |
    /// | `date` | milliseconds since 1970-01-01, UTC |
    /// | `scheduledDays` | whole days until it was due again |
    /// | `state` | before the answer: 0 new, 1 learning, 2 review, 3 relearning |
    /// | `durationMilliseconds` | the answer time |
    /// | `time` | `date` in readable form: ISO 8601, UTC |
    ///
    /// - Parameter write: Receives the bytes piece by piece, on any thread. They may exceed the available memory.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, `CancellationError`, what `write` throws.
    public func historyCSV(
        _ filter: HistoryFilter = HistoryFilter(), to write: @Sendable @escaping (Data) throws -> Void
    ) async throws {
        try await database.read(learner) { reader in
            let (sql, arguments) = try reader.entries(filter)
            let csv = CSVStream(write)
            try csv.row(["card", "rating", "date", "scheduledDays", "state", "durationMilliseconds", "time"])
            try reader.forEachRow(sql, arguments) { row in
                let entry = try HistoryEntry(row)
                try csv.row([
                    entry.word, "\(entry.rating.rawValue)", "\(entry.time.milliseconds)",
                    "\(entry.intervalSeconds / 86_400)", "\(entry.state.rawValue)", "\(entry.duration)",
                    Self.readable(entry.time),
                ])
            }
            try csv.finish()
        }
    }

    /// `2026-01-02T03:04:05.678Z`
    private static func readable(_ time: Timestamp) -> String {
        let (seconds, milliseconds) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
        let whole = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format().dropLast()
        return whole + "." + String(1000 + milliseconds).dropFirst() + "Z"
    }
}
