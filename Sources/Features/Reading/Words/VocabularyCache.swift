import Model
import Proficiency

/// The decoded vocabularies of the most recently opened books, with their coverage.
public final class VocabularyCache: Sendable {
    private struct Entry {
        var fingerprint: String
        var vocabulary: Vocabulary
        /// The version of the knowledge that the coverage was computed with.
        var version = 0
        var coverage: Coverage?
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
    public struct Unsaved: Sendable {
        /// Identifies the dictionaries and corrections they were counted with.
        public var fingerprint: String
        public var bytes: [UInt8]
        /// The words that the book repeats and no dictionary has.
        public var terms: [BookTerm]

        public init(fingerprint: String, bytes: [UInt8], terms: [BookTerm]) {
            self.fingerprint = fingerprint
            self.bytes = bytes
            self.terms = terms
        }
    }

    /// The maximum number of cached books; a vocabulary takes about two megabytes.
    private static var limit: Int { 6 }
    /// The maximum size of all counts that wait to be saved, in bytes; what exceeds it is counted again when it is needed.
    private static var mostUnsaved: Int { 64 << 20 }
    private let state = Locked(State())

    public init() {}

    /// Returns the words of a book if they are known and its fingerprint is unchanged.
    public func vocabulary(_ book: ID<Book>, fingerprint: String) -> Vocabulary? {
        state.withLock { state in
            state.uses += 1
            guard var entry = state.entries[book], entry.fingerprint == fingerprint else { return nil }
            entry.lastUse = state.uses
            state.entries[book] = entry
            return entry.vocabulary
        }
    }

    /// Holds counts until ``Transaction/save(_:of:)`` saves them.
    public func holdUnsaved(_ counted: Unsaved, of book: ID<Book>) {
        state.withLock { state in
            state.unsaved[book] = nil
            var size = counted.bytes.count
            for unsaved in state.unsaved.values { size += unsaved.bytes.count }
            if size <= Self.mostUnsaved { state.unsaved[book] = counted }
        }
    }

    /// The counts that are not in the database yet.
    public var unsaved: [ID<Book>: Unsaved] { state.withLock { $0.unsaved } }

    /// Returns the counts of a book that are not in the database yet.
    public func unsaved(_ book: ID<Book>, fingerprint: String) -> [UInt8]? {
        state.withLock { $0.unsaved[book].flatMap { $0.fingerprint == fingerprint ? $0.bytes : nil } }
    }

    /// Lets go of counts that were saved or cannot be.
    public func forgetUnsaved(_ book: ID<Book>, fingerprint: String) {
        state.withLock { if $0.unsaved[book]?.fingerprint == fingerprint { $0.unsaved[book] = nil } }
    }

    /// Returns the coverage of a book by a version of the knowledge, if it is known.
    public func coverage(_ book: ID<Book>, fingerprint: String, version: Int) -> Coverage? {
        state.withLock { state in
            guard let entry = state.entries[book], entry.fingerprint == fingerprint, entry.version == version
            else { return nil }
            return entry.coverage
        }
    }

    /// Notes that the words of a book are being counted.
    ///
    /// - Returns: Whether nobody is counting them yet.
    public func beginCounting(_ book: ID<Book>, fingerprint: String) -> Bool {
        state.withLock { $0.counting.insert(book.description + " " + fingerprint).inserted }
    }

    /// Notes that the words of a book are no longer being counted.
    public func endCounting(_ book: ID<Book>, fingerprint: String) {
        state.withLock { _ = $0.counting.remove(book.description + " " + fingerprint) }
    }

    /// Keeps the words of a book.
    public func keep(_ vocabulary: Vocabulary, of book: ID<Book>, fingerprint: String) {
        state.withLock { state in
            state.uses += 1
            state.entries[book] = Entry(
                fingerprint: fingerprint, vocabulary: vocabulary, lastUse: state.uses)
            if state.entries.count > Self.limit,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
            {
                state.entries[oldest] = nil
            }
        }
    }

    /// Keeps the coverage of a book by a version of the knowledge.
    public func keep(_ coverage: Coverage, of book: ID<Book>, version: Int) {
        state.withLock {
            $0.entries[book]?.coverage = coverage
            $0.entries[book]?.version = version
        }
    }
}
