import Model
import Storage

/// The cache that the searches of a database share: the texts of the notes.
///
/// Texts are compared in memory and not in SQL. A LIKE scan over 200,000 notes takes a third of a second on either
/// engine, and neither has a function that removes tone marks; a trigram index cannot find 银行, which has two
/// characters. The cache follows the change log, so it matches the database regardless of who wrote to it.
public final class CardSearch: Sendable {
    private let capacity: Int
    private let kept = Locked<[ID<Learner>: Kept]>([:])

    private struct Kept {
        var texts: LearnerTexts
        /// When they were last used, counted in searches.
        var use: Int
    }

    /// - Parameter capacity: The maximum number of cached bytes of text for all learners; a learner's notes that exceed
    ///   it are read for each search.
    public init(capacity: Int = 96 << 20) {
        self.capacity = capacity
    }

    /// Returns the notes that contain the texts of a query; nil for a query without texts.
    func notes(_ query: CardQuery, _ reader: Reader) throws(StorageError) -> [Int64]? {
        let terms = query.texts
        guard !terms.isEmpty else { return nil }
        guard let learner = reader.learnerRead else { return [] }
        let latest =
            try reader.first("SELECT change_sequence FROM learner WHERE id = ?", [reader.owner])?.integer(0) ?? 0
        if let known = kept.withLock({ $0[learner]?.texts }),
            let texts = try known.updated(to: latest, reader)
        {
            keep(texts, learner)
            return try texts.notes(terms, reader)
        }
        return try load(terms, latest, reader, learner)
    }

    /// Reads and searches all notes of a learner, and caches them if they are not too many.
    private func load(
        _ terms: [TextTerm], _ sequence: Int, _ reader: Reader, _ learner: ID<Learner>
    ) throws(StorageError) -> [Int64] {
        var texts: LearnerTexts? = LearnerTexts(sequence: sequence)
        var found: [Int64] = []
        var byteCount = 0
        func finish(_ block: NoteTexts) {
            found += block.places(terms).map { block.texts.keys[$0] }
            byteCount += block.byteCount
            if byteCount <= capacity { texts?.blocks.append(block) } else { texts = nil }
        }
        var block = NoteTexts()
        // Worded so that SQLite scans the notes in disk order; an index would cause random access.
        try reader.forEachRow(
            "SELECT \(NoteText.columns) FROM note WHERE learner_id = ? AND deleted_at IS NULL",
            [reader.owner]
        ) { row throws(StorageError) in
            if block.texts.count == 0 { block.reserve() }
            block.append(try NoteText(row))
            if block.byteCount >= NoteTexts.blockSize {
                finish(block)
                block = NoteTexts()
            }
        }
        finish(block)
        if let texts { keep(texts, learner) } else { kept.withLock { $0[learner] = nil } }
        return found
    }

    /// Caches the texts of a learner, and evicts the least recently used.
    private func keep(_ texts: LearnerTexts, _ learner: ID<Learner>) {
        kept.withLock { kept in
            kept[learner] = Kept(texts: texts, use: 1 + (kept.values.map { $0.use }.max() ?? 0))
            var byteCount = kept.values.reduce(0) { $0 + $1.texts.byteCount }
            for (other, old) in kept.sorted(by: { $0.value.use < $1.value.use }) where byteCount > capacity {
                kept[other] = nil
                byteCount -= old.texts.byteCount
            }
        }
    }
}

/// The texts of all notes of a learner.
private struct LearnerTexts: Sendable {
    /// The last change that they include.
    var sequence: Int
    var blocks: [NoteTexts] = []
    /// Notes changed since the blocks were read; nil for deleted ones.
    private var changed: [Int64: NoteText?] = [:]
    private var changedTexts = NoteTexts()

    /// The number of changed notes up to which they are kept apart; beyond it, all notes are read again.
    private static let mostChanged = 2000

    init(sequence: Int) {
        self.sequence = sequence
    }

    var byteCount: Int { blocks.reduce(changedTexts.byteCount) { $0 + $1.byteCount } }

    /// Returns these texts updated with the changes in the log, or nil if all must be read again.
    func updated(to latest: Int, _ reader: Reader) throws(StorageError) -> LearnerTexts? {
        guard latest != sequence else { return self }
        guard latest > sequence, let learner = reader.learnerRead else { return nil }
        let most = Self.mostChanged + 1
        let changes = try reader.changes(of: learner, after: sequence, limit: most, only: .note)
        guard changes.count < most else { return nil }
        var texts = self
        texts.sequence = latest
        guard !changes.isEmpty else { return texts }
        for key in Set(changes.map { $0.change.key }) {
            // The key of a bulk change is not an id.
            guard let id = SerialID<Note>(key) else { return nil }
            let row = try reader.first(
                "SELECT \(NoteText.columns) FROM note WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
                [SQLValue(id), reader.owner])
            var note: NoteText?
            if let row { note = try NoteText(row) }
            texts.changed.updateValue(note, forKey: id.value)
        }
        guard texts.changed.count < most else { return nil }
        texts.changedTexts = NoteTexts()
        for case let note? in texts.changed.values { texts.changedTexts.append(note) }
        return texts
    }

    /// Returns the notes that contain the texts.
    func notes(_ terms: [TextTerm], _ reader: Reader) throws(StorageError) -> [Int64] {
        var found = changedTexts.places(terms).map { changedTexts.texts.keys[$0] }
        for (number, block) in blocks.enumerated() {
            if number % 8 == 7 { try reader.checkCancellation() }
            for place in block.places(terms) {
                let id = block.texts.keys[place]
                if !changed.keys.contains(id) { found.append(id) }
            }
        }
        return found
    }
}

extension Reader {
    /// The learner whose rows it reads.
    fileprivate var learnerRead: ID<Learner>? {
        if case .text(let id) = owner { ID<Learner>(id) } else { nil }
    }
}
