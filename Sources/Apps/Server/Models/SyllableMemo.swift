import Phonology
import Synchronization

/// The syllables of readings that were taken apart before: a language has few, and every page needs hundreds.
final class SyllableMemo: Sendable {
    /// Readings that are remembered; all are forgotten for the next one.
    private static let limit = 20_000
    private let known = Mutex<[String: [PinyinSyllable?]]>([:])

    /// A word with the syllables of its reading.
    func spoken(_ text: String, reading: String) -> SpokenWord {
        guard !reading.isEmpty else { return SpokenWord(text: text, syllables: []) }
        if let syllables = known.withLock({ $0[reading] }) { return SpokenWord(text: text, syllables: syllables) }
        let word = SpokenWord(text: text, reading: reading)
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll() }
            known[reading] = word.syllables
        }
        return word
    }
}
