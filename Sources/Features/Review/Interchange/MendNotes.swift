import Formats
import Foundation
import Model
import Storage

extension AnkiImport {
    /// Repairs existing notes that are no older than the package's, if an earlier version reduced their fields to plain
    /// text: a field with the same text as the package's but without its markup gets it back. Preserves what the
    /// learner has written.
    ///
    /// - Returns: The number of repaired notes.
    static func mend(
        _ notes: [(id: SerialID<Note>, read: ReadNote)], _ transaction: Transaction, _ learner: SQLValue
    ) throws -> Int {
        var changed: [[SQLValue]] = []
        for chunk in notes.chunks(of: FormerValue.chunk) {
            let reads = Dictionary(chunk.map { ($0.id, $0.read) }, uniquingKeysWith: { first, _ in first })
            try transaction.forEachRow(
                """
                SELECT \(Note.columns), foreign_fields FROM note
                WHERE learner_id = ? AND id IN (\(FormerValue.places(chunk)))
                """, [learner] + chunk.map { SQLValue($0.id) }
            ) { row in
                guard let json = try row.optionalText("foreign_fields"), let read = reads[try row.serialID("id")],
                    !json.hasPrefix(ForeignNote.head(read.foreign, fields: read.fields)),
                    let own = ForeignNote(json), let mended = own.mended(by: read)
                else { return }
                var note = try Note(row)
                let roles = read.reading.roles
                let formerRoles = FieldRoles(read.reading.type, as: .first)
                note.take(
                    MappedFields(mended.fields, roles),
                    insteadOf: [MappedFields(own.fields, roles)]
                        + MappedFields.former(own.fields, roles, first: formerRoles))
                // It is newer than what other programs received from here.
                changed.append([
                    SQLValue(note.word), SQLValue(note.reading), SQLValue(note.definition), SQLValue(note.sentence),
                    SQLValue(note.translation), SQLValue(note.picture), SQLValue(note.audio),
                    SQLValue(try mended.definition), SQLValue(transaction.time), SQLValue(note.id), learner,
                ])
            }
        }
        return try transaction.run(
            """
            UPDATE note SET word = ?, reading = ?, definition = ?, sentence = ?, translation = ?, picture = ?, audio = ?,
                foreign_fields = ?, updated_at = ?
            WHERE id = ? AND learner_id = ?
            """, each: changed, changes: .upsertMany(.note))
    }
}

extension ForeignNote {
    /// Returns the note with the original of those fields that an earlier version reduced to plain text, or nil if
    /// there are none.
    fileprivate func mended(by read: ReadNote) -> ForeignNote? {
        guard notetype == read.foreign.notetypeID, fields.count == read.fields.count else { return nil }
        var mended = self
        for (place, (kept, field)) in zip(fields, read.fields).enumerated() where kept.isFlattened(from: field) {
            mended.fields[place] = field
        }
        return mended.fields == fields ? nil : mended
    }
}

extension ReadNote {
    /// Whether any of its fields contains markup.
    var hasMarkup: Bool { fields.contains(where: \.hasMarkup) }
}

extension String {
    fileprivate var hasMarkup: Bool { utf8.contains(UInt8(ascii: "<")) || utf8.contains(UInt8(ascii: "&")) }

    /// Returns whether the field is what an earlier version wrote for another one: its text, without its markup.
    func isFlattened(from field: String) -> Bool {
        guard self != field, field.hasMarkup,
            // It only ever wrote breaks and media.
            !replacing(/<br>|<img src="[^">]*">/, with: "").utf8.contains(UInt8(ascii: "<"))
        else { return false }
        let own = PlainField(self)
        return PlainField.Reading.allCases.contains { reading in
            let other = PlainField(field, as: reading)
            // A form's line endings caused it.
            return other.text.utf8.contains(UInt8(ascii: "\n")) && other.text.withoutBlanks == own.text.withoutBlanks
                && other.sounds == own.sounds && other.pictures == own.pictures
        }
    }

    private var withoutBlanks: String { filter { !$0.isWhitespace } }
}
