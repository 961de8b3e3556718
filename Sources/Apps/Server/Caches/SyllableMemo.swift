import Phonology
import Synchronization

/// A cache of parsed readings: a language has few, and every page needs hundreds.
///
/// Here rather than beside the presenter because requests share it under a lock, which Core does not have.
final class SyllableMemo: Sendable {
    /// The maximum number of cached readings; when it is reached, the cache is emptied.
    private static let limit = 20_000
    private let known = Mutex<[String: MarkedReading]>([:])

    /// Parses a reading from the dictionary, marked or numbered.
    func reading(_ text: String) -> MarkedReading {
        if let reading = known.withLock({ $0[text] }) { return reading }
        let reading = MarkedReading(text)
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll() }
            known[text] = reading
        }
        return reading
    }
}
