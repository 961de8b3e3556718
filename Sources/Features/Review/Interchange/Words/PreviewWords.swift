import Formats
import Model
import Storage

extension ReviewDesk {
    /// Computes what ``importWords(_:as:to:language:kinds:at:random:progress:)-(_,_,ImportTarget,_,_,_,_,_)`` would do,
    /// without changing anything.
    ///
    /// - Parameters:
    ///   - fields: The content of each column; nil skips it.
    ///   - language: The language of words that do not specify their own.
    public func previewWords(_ table: Table, as fields: [WordField?], language: Language) async throws -> WordPreview {
        let learner = learner
        return try await database.read(learner) { reader in
            var preview = WordPreview()
            var state: [String: Note] = [:]
            var met: Set<String> = []
            var changed: Set<SerialID<Note>> = []
            for rows in table.rows.chunks(of: Self.wordBatch) {
                let words: [(line: Int, draft: NoteDraft)] = rows.compactMap { row in
                    guard let word = try? WordRow(row, fields, isHTML: table.isHTML, language: language),
                        word.standing == .learning
                    else { return nil }
                    return (row.line, word.draft)
                }
                // Not `subtracting`, which would iterate over the whole `met`.
                let wanted = Set(words.flatMap(\.draft.identifiers).filter { !met.contains($0) })
                met.formUnion(wanted)
                for note in try reader.notes(wanted, learner) { state[note.guid] = note }
                for (line, draft) in words {
                    guard let known = draft.identifiers.lazy.compactMap({ state[$0] }).first else {
                        if met.insert("new " + draft.identifier).inserted { preview.added += 1 }
                        continue
                    }
                    var note = known
                    note.take(draft)
                    if met.insert("known " + known.guid).inserted { preview.unchanged += 1 }
                    guard note != known else { continue }
                    state[known.guid] = note
                    if changed.insert(known.id).inserted {
                        preview.changed += 1
                        preview.unchanged -= 1
                    }
                    for (field, before, after) in known.differences(from: note)
                    where preview.changes.count < WordPreview.keptChanges {
                        preview.changes.append(
                            .init(line: line, word: note.word, field: field, before: before, after: after))
                    }
                }
            }
            return preview
        }
    }
}

extension Reader {
    /// Returns the notes with these identifiers.
    fileprivate func notes(_ identifiers: Set<String>, _ learner: ID<Learner>) throws -> [Note] {
        try identifiers.sorted().chunks(of: 500).flatMap { chunk in
            try rows(
                """
                SELECT \(Note.columns) FROM note
                WHERE learner_id = ? AND deleted_at IS NULL AND guid IN (\(FormerValue.places(chunk)))
                """, [SQLValue(learner)] + chunk.map { SQLValue($0) }
            ).map { try Note($0) }
        }
    }
}

extension Note {
    /// Returns the fields that differ in another version of the note.
    fileprivate func differences(from other: Note) -> [(field: WordField, before: String, after: String)] {
        let fields: [(WordField, String, String)] = [
            (.reading, reading, other.reading), (.definition, definition, other.definition),
            (.sentence, sentence, other.sentence), (.translation, translation, other.translation),
            (.level, level, other.level),
            (.tags, tags.joined(separator: " "), other.tags.joined(separator: " ")),
        ]
        return fields.filter { $0.1 != $0.2 }
    }
}
