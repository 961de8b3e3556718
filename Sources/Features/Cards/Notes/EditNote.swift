import Model
import Storage

extension Transaction {
    /// Changes fields of a note; the change can be undone. Different line endings from a form do not count as a change.
    ///
    /// - Parameters:
    ///   - pictures: The change to its pictures.
    ///   - recordings: The change to its recordings.
    ///   - accepting: Receives the note as it is and as it will be; a refusal leaves it unchanged.
    /// - Throws: ``ReviewError/noSuchNote(_:)``, ``ReviewError/impossibleNote(_:)``; `QuotaExceeded` if the note grows.
    public func edit(
        _ id: SerialID<Note>, _ change: NoteChange, pictures: MediumChange = .none, recordings: MediumChange = .none,
        accepting: (_ before: Note, _ after: Note) throws(StorageError) -> Void
    ) throws(StorageError) {
        let before = try self.note(id).note
        var after = before
        after.take(fieldsOf: change.applied(to: before))
        if after.word != before.word, after.variant == before.variant { after.variant = "" }
        let tags = change.tags?.map { $0.lowercased() } ?? before.tags
        try declining { () throws(ReviewError) in
            var draft = after.draft(ofChangesSince: before)
            if tags != before.tags { draft.tags = tags }
            try draft.check(naming: after.word)
        }
        try accepting(before, after)
        after.updatedAt = time
        after.picture = try field(before.picture, after: pictures, learner)
        after.audio = try field(before.audio, after: recordings, learner)
        after.tags = tags
        try restore(after, learner)
        #if !hasFeature(Embedded)
        let grown = after.bytesInQuota - before.bytesInQuota
        if grown > 0 { try requireRoom(for: grown, files: 0, isThere: true) }
        #endif
        try keep(Undoing(notes: [before]), verb: .edit, learner, at: time)
    }
}

extension Note {
    /// Returns the changed fields of the note for validation: imported fields may be longer than typed ones.
    fileprivate func draft(ofChangesSince before: Note) -> NoteDraft {
        func changed(_ field: String, _ former: String) -> String { field == former ? "" : field }
        var draft = NoteDraft(language: language, word: word == before.word ? "—" : word)
        draft.reading = changed(reading, before.reading)
        draft.definition = changed(definition, before.definition)
        draft.sentence = changed(sentence, before.sentence)
        draft.translation = changed(translation, before.translation)
        draft.variant = changed(variant, before.variant)
        return draft
    }
}
