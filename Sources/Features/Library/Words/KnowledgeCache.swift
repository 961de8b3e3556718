import Model
import Proficiency
import Storage
import Synchronization

/// The learner's knowledge, cached in memory and updated from the change log.
final class KnowledgeCache: Sendable {
    struct Snapshot: Sendable {
        /// The last change that was read.
        var sequence = 0
        /// Incremented whenever a mark or the level changes.
        var version = 0
        var byLanguage: [Language: Knowledge] = [:]

        func knowledge(_ language: Language) -> Knowledge { byLanguage[language] ?? Knowledge() }
    }

    private let state = Mutex<Snapshot?>(nil)

    /// Returns the state of knowledge in the reader's snapshot of the database.
    func current(_ reader: Reader, learner: ID<Learner>) throws -> Snapshot {
        let latest =
            try reader.first("SELECT change_sequence FROM learner WHERE id = ?", [SQLValue(learner)])?.integer(
                "change_sequence") ?? 0
        let known = state.withLock { $0 }
        if let known, known.sequence == latest { return known }
        var fresh = try known.map { try updated($0, to: latest, reader, learner) } ?? load(reader, learner)
        fresh.sequence = latest
        state.withLock { state in
            if state.map({ $0.sequence < latest }) ?? true { state = fresh }
        }
        return fresh
    }

    /// Reads only what the log says has changed, or everything if that is a lot.
    private func updated(_ snapshot: Snapshot, to latest: Int, _ reader: Reader, _ learner: ID<Learner>) throws
        -> Snapshot
    {
        guard latest > snapshot.sequence, latest - snapshot.sequence <= 1000 else {
            return try load(reader, learner, after: snapshot.version)
        }
        var snapshot = snapshot
        for change in try reader.changes(of: learner, after: snapshot.sequence, limit: 1000) {
            switch change.change.entity {
            case .mark:
                let parts = change.change.key.split(separator: "/", maxSplits: 1)
                guard parts.count == 2, let language = Language(rawValue: String(parts[0])) else {
                    return try load(reader, learner, after: snapshot.version)
                }
                let word = String(parts[1])
                let row = try reader.first(
                    "SELECT status FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
                    [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word)])
                snapshot.byLanguage[language, default: Knowledge()].statuses[word] = try row.map {
                    try $0.value("status")
                }
                snapshot.version += 1
            case .card:
                guard let id = SerialID<Card>(change.change.key) else { continue }
                if try snapshot.readCard(id, reader, learner) { snapshot.version += 1 }
            case .setting:
                // Only the level says which words are known.
                guard change.change.key == "knownHSKLevel" else { continue }
                return try load(reader, learner, after: snapshot.version)
            case .preference, .deck, .note:
                return try load(reader, learner, after: snapshot.version)
            default:
                break
            }
        }
        return snapshot
    }

    private func load(_ reader: Reader, _ learner: ID<Learner>, after version: Int = 0) throws -> Snapshot {
        var snapshot = Snapshot()
        snapshot.version = version + 1
        let level = try Desk.preferences(reader, learner).knownHSKLevel
        for language in Language.allCases {
            snapshot.byLanguage[language] = Knowledge(knownLevel: language == .chinese ? level : 0)
        }
        try reader.forEachRow("SELECT language, word, status FROM mark WHERE learner_id = ?", [SQLValue(learner)]) {
            row in
            let language = try row.value(0, as: Language.self)
            snapshot.byLanguage[language]?.statuses[try row.text(1)] = try row.value(2)
        }
        try reader.forEachRow(
            """
            SELECT note.language, note.word FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND \(Self.isMature)
            """, [SQLValue(learner)]
        ) { row in
            guard let language = Language(rawValue: try row.text(0)) else { return }
            snapshot.byLanguage[language]?.reviewed.insert(try row.text(1))
        }
        return snapshot
    }

    /// A card is mature from an interval of 21 days, as in Anki.
    fileprivate static let isMature = "card.state = 2 AND card.interval_days >= 21 AND card.standing <> 2"
}

extension KnowledgeCache.Snapshot {
    /// Updates the state of a card.
    ///
    /// - Returns: Whether a word became known or stopped being known.
    fileprivate mutating func readCard(_ id: SerialID<Card>, _ reader: Reader, _ learner: ID<Learner>) throws -> Bool {
        let row = try reader.first(
            """
            SELECT note.language, note.word
            FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND card.id = ?
            """, [SQLValue(learner), SQLValue(id)])
        guard let row, let language = Language(rawValue: try row.text(0)) else { return false }
        let word = try row.text(1)
        let isMature =
            try reader.first(
                """
                SELECT 1 FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
                WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND \(KnowledgeCache.isMature) LIMIT 1
                """, [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word)]) != nil
        let wasMature = knowledge(language).reviewed.contains(word)
        if isMature {
            byLanguage[language, default: Knowledge()].reviewed.insert(word)
        } else {
            byLanguage[language, default: Knowledge()].reviewed.remove(word)
        }
        return isMature != wasMature
    }
}
