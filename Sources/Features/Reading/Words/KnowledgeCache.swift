import Model
import Proficiency
import Storage

/// The learner's knowledge, cached in memory and updated from the change log.
public final class KnowledgeCache: Sendable {
    /// What the learner knew at one moment.
    public struct Snapshot: Sendable {
        /// The last change that was read.
        var sequence = 0
        /// Incremented whenever a mark or the level changes.
        public fileprivate(set) var version = 0
        var byLanguage: [Language: Knowledge] = [:]
        fileprivate var parts: Knowledge.Parts?
        fileprivate var spellings: Knowledge.Parts?

        /// What the learner knows of a language.
        public func knowledge(_ language: Language) -> Knowledge {
            var knowledge = byLanguage[language] ?? Knowledge()
            if language == .chinese { knowledge.parts = parts }
            if language == .japanese { knowledge.parts = spellings }
            return knowledge
        }
    }

    private let state = Locked<Snapshot?>(nil)

    private let parts: Knowledge.Parts?
    private let spellings: Knowledge.Parts?

    /// - Parameters:
    ///   - parts: Returns the parts of a Chinese word that means what they mean together.
    ///   - spellings: Returns the usual spelling of a Japanese word that is written in kana.
    public init(parts: Knowledge.Parts? = nil, spellings: Knowledge.Parts? = nil) {
        self.parts = parts
        self.spellings = spellings
    }

    /// Returns the state of knowledge in the reader's snapshot of the database.
    public func current(_ reader: Reader) throws(StorageError) -> Snapshot {
        let latest = try reader.lastChange()
        let known = state.withLock { $0 }
        if let known, known.sequence == latest { return known }
        var fresh: Snapshot
        if let known { fresh = try updated(known, to: latest, reader) } else { fresh = try load(reader) }
        fresh.sequence = latest
        fresh.parts = parts
        fresh.spellings = spellings
        let current = fresh
        state.withLock { state in
            if state.map({ $0.sequence < latest }) ?? true { state = current }
        }
        return fresh
    }

    /// Reads only what the log says has changed, or everything if that is a lot.
    private func updated(_ snapshot: Snapshot, to latest: Int, _ reader: Reader) throws(StorageError) -> Snapshot {
        guard latest > snapshot.sequence, latest - snapshot.sequence <= 1000,
            case .text(let id) = reader.owner, let learner = ID<Learner>(id)
        else {
            return try load(reader, after: snapshot.version)
        }
        var snapshot = snapshot
        for change in try reader.changes(of: learner, after: snapshot.sequence, limit: 1000) {
            switch change.change.entity {
            case .mark:
                let parts = change.change.key.split(separator: "/", maxSplits: 1)
                guard parts.count == 2, let language = Language(rawValue: String(parts[0])) else {
                    return try load(reader, after: snapshot.version)
                }
                let word = String(parts[1])
                let row = try reader.first(
                    "SELECT status FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
                    [reader.owner, SQLValue(language.rawValue), SQLValue(word)])
                var status: WordStatus?
                if let row { status = try row.value("status") }
                snapshot.byLanguage[language, default: Knowledge()].statuses[word] = status
                snapshot.version += 1
            case .card:
                guard let id = SerialID<Card>(change.change.key) else { continue }
                if try snapshot.readCard(id, reader) { snapshot.version += 1 }
            case .setting:
                // Only the levels say which words are known.
                guard Language.allCases.contains(where: { $0.knownLevelSetting == change.change.key }) else { continue }
                return try load(reader, after: snapshot.version)
            case .preference, .deck, .note:
                return try load(reader, after: snapshot.version)
            default:
                break
            }
        }
        return snapshot
    }

    private func load(_ reader: Reader, after version: Int = 0) throws(StorageError) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.version = version + 1
        let preferences = try reader.preferences()
        for language in Language.allCases {
            snapshot.byLanguage[language] = Knowledge(knownLevel: preferences.knownLevel(of: language) ?? 0)
        }
        try reader.forEachRow("SELECT language, word, status FROM mark WHERE learner_id = ?", [reader.owner]) {
            row throws(StorageError) in
            let language = try row.value(0, as: Language.self)
            snapshot.byLanguage[language]?.statuses[try row.text(1)] = try row.value(2)
        }
        try reader.forEachRow(
            """
            SELECT note.language, note.word FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND \(Self.isMature)
            """, [reader.owner]
        ) { row throws(StorageError) in
            guard let language = Language(rawValue: try row.text(0)) else { return }
            snapshot.byLanguage[language]?.reviewed.insert(try row.text(1))
        }
        return snapshot
    }

    /// A card is mature from an interval of 21 days, as in Anki.
    fileprivate static var isMature: String { "card.state = 2 AND card.interval_days >= 21 AND card.standing <> 2" }
}

extension KnowledgeCache.Snapshot {
    /// Updates the state of a card.
    ///
    /// - Returns: Whether a word became known or stopped being known.
    fileprivate mutating func readCard(_ id: SerialID<Card>, _ reader: Reader) throws(StorageError) -> Bool {
        let row = try reader.first(
            """
            SELECT note.language, note.word
            FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND card.id = ?
            """, [reader.owner, SQLValue(id)])
        guard let row, let language = Language(rawValue: try row.text(0)) else { return false }
        let word = try row.text(1)
        let isMature =
            try reader.first(
                """
                SELECT 1 FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
                WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND \(KnowledgeCache.isMature) LIMIT 1
                """, [reader.owner, SQLValue(language.rawValue), SQLValue(word)]) != nil
        let wasMature = knowledge(language).reviewed.contains(word)
        if isMature {
            byLanguage[language, default: Knowledge()].reviewed.insert(word)
        } else {
            byLanguage[language, default: Knowledge()].reviewed.remove(word)
        }
        return isMature != wasMature
    }
}
