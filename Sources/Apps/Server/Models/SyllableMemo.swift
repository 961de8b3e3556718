import Phonology
import Synchronization

/// A cache of parsed readings: a language has few, and every page needs hundreds.
final class SyllableMemo: Sendable {
    /// A reading and its written forms.
    struct Reading: Sendable {
        var syllables: [PinyinSyllable?]
        /// Each syllable with its tone mark.
        var marks: [String?]
        /// The whole word with its tone marks.
        var marked: String

        init(_ syllables: [PinyinSyllable?]) {
            self.syllables = syllables
            marks = syllables.map { $0?.marked }
            marked = Pinyin.marked(syllables.compactMap { $0 })
        }
    }

    /// The maximum number of cached readings; when it is reached, the cache is emptied.
    private static let limit = 20_000
    private let known = Mutex<[String: Reading]>([:])

    /// Parses a reading from the dictionary, marked or numbered.
    func reading(_ text: String) -> Reading {
        if let reading = known.withLock({ $0[text] }) { return reading }
        let reading = Reading(SpokenWord(text: "", reading: text).syllables)
        known.withLock { known in
            if known.count >= Self.limit { known.removeAll() }
            known[text] = reading
        }
        return reading
    }

    /// Returns a reading with its tones as pronounced.
    func reading(_ text: String, spoken: SpokenWord) -> Reading {
        let listed = reading(text)
        return listed.syllables == spoken.syllables ? listed : Reading(spoken.syllables)
    }
}
