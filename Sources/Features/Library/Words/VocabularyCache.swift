import Model
import Proficiency
import Synchronization

/// The decoded vocabularies of the most recently opened books, with their coverage.
final class VocabularyCache: Sendable {
    struct Entry {
        var fingerprint: String
        var vocabulary: Vocabulary
        /// The coverage, and the version of the knowledge that it was computed with.
        var coverage: (version: Int, value: Coverage)?
        var lastUse: Int
    }

    private struct State {
        var entries: [ID<Book>: Entry] = [:]
        var uses = 0
        /// Books being counted, with the fingerprint.
        var counting: Set<String> = []
    }

    /// The maximum number of cached books; a vocabulary takes about two megabytes.
    private static let limit = 6
    private let state = Mutex(State())

    func vocabulary(_ book: ID<Book>, fingerprint: String) -> Vocabulary? {
        state.withLock { state in
            state.uses += 1
            guard var entry = state.entries[book], entry.fingerprint == fingerprint else { return nil }
            entry.lastUse = state.uses
            state.entries[book] = entry
            return entry.vocabulary
        }
    }

    func coverage(_ book: ID<Book>, fingerprint: String, version: Int) -> Coverage? {
        state.withLock { state in
            guard let entry = state.entries[book], entry.fingerprint == fingerprint, let coverage = entry.coverage,
                coverage.version == version
            else { return nil }
            return coverage.value
        }
    }

    /// - Returns: Whether nobody is counting it yet.
    func beginCounting(_ book: ID<Book>, fingerprint: String) -> Bool {
        state.withLock { $0.counting.insert("\(book) \(fingerprint)").inserted }
    }

    func endCounting(_ book: ID<Book>, fingerprint: String) {
        state.withLock { _ = $0.counting.remove("\(book) \(fingerprint)") }
    }

    func keep(_ vocabulary: Vocabulary, of book: ID<Book>, fingerprint: String) {
        state.withLock { state in
            state.uses += 1
            state.entries[book] = Entry(
                fingerprint: fingerprint, vocabulary: vocabulary, coverage: nil, lastUse: state.uses)
            if state.entries.count > Self.limit,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
            {
                state.entries[oldest] = nil
            }
        }
    }

    func keep(_ coverage: Coverage, of book: ID<Book>, version: Int) {
        state.withLock { $0.entries[book]?.coverage = (version, coverage) }
    }
}
