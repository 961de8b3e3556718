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
        /// Counts that are not in the database yet.
        var unsaved: [ID<Book>: Unsaved] = [:]
    }

    /// The counted words of a book in their stored form.
    struct Unsaved: Sendable {
        var fingerprint: String
        var bytes: [UInt8]
    }

    /// The maximum number of cached books; a vocabulary takes about two megabytes.
    private static let limit = 6
    /// The maximum size of all counts that wait to be saved, in bytes; what exceeds it is counted again when it is needed.
    private static let mostUnsaved = 64 << 20
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

    /// Holds counts until ``Desk/saveCountedWords(at:)`` saves them.
    func holdUnsaved(_ bytes: [UInt8], of book: ID<Book>, fingerprint: String) {
        state.withLock { state in
            state.unsaved[book] = nil
            let size = state.unsaved.values.reduce(bytes.count) { $0 + $1.bytes.count }
            if size <= Self.mostUnsaved {
                state.unsaved[book] = Unsaved(fingerprint: fingerprint, bytes: bytes)
            }
        }
    }

    var unsaved: [ID<Book>: Unsaved] { state.withLock { $0.unsaved } }

    func unsaved(_ book: ID<Book>, fingerprint: String) -> [UInt8]? {
        state.withLock { $0.unsaved[book].flatMap { $0.fingerprint == fingerprint ? $0.bytes : nil } }
    }

    func forgetUnsaved(_ book: ID<Book>, fingerprint: String) {
        state.withLock { if $0.unsaved[book]?.fingerprint == fingerprint { $0.unsaved[book] = nil } }
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
