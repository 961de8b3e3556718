import Formats
import Model

/// Restores a foreign note's fields: those that the learner changed with the change applied, all others byte for byte.
struct FieldRestoring: Sendable {
    /// The fields of a note with the learner's changes.
    struct Restored {
        var fields: [String]
        /// The fields whose markup could not hold the new text and was replaced by it.
        var flattened: Set<FieldRoles.Role> = []
    }

    private let roles: FieldRoles
    /// The roles as the first version read them, since a note may still hold its result.
    private let formerRoles: FieldRoles

    init(_ type: AnkiNotetype) {
        roles = FieldRoles(type)
        formerRoles = FieldRoles(type, as: .first)
    }

    /// Returns the tags of a note in their original spelling, which Glossa stores in lower case.
    static func tags(_ original: String, with note: Note) -> String {
        let own = original.split(whereSeparator: \.isWhitespace).map(String.init)
        if own.map({ $0.lowercased() }) == note.tags { return original }
        let spelling = Dictionary(own.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        return Note.stored(note.tags.map { spelling[$0] ?? $0 })
    }

    /// - Parameter original: The original fields.
    func fields(_ original: [String], with note: Note) -> [String] { restored(original, with: note).fields }

    /// - Parameter original: The original fields.
    func restored(_ original: [String], with note: Note) -> Restored {
        let mapped = MappedFields(original, roles)
        if mapped.says(thatOf: note) { return Restored(fields: original) }
        let former = MappedFields.former(original, roles, first: formerRoles)
        var restored = Restored(fields: original)
        func put(
            _ role: FieldRoles.Role, _ text: KeyPath<MappedFields, String>, _ new: String, isOneLine: Bool = false
        ) {
            guard !mapped[keyPath: text].isSame(onForm: new, isOneLine: isOneLine),
                !former.contains(where: { $0[keyPath: text].isSame(onForm: new, isOneLine: isOneLine) }),
                let field = roles.fields[role], original.indices.contains(field)
            else { return }
            let part = roles.bracketed.contains(field) ? role == .reading ? Brackets.Part.reading : .base : nil
            let edit = restored.fields[field].edited(saying: new.withPlainLineEnds, in: part)
            restored.fields[field] = edit.html
            if !edit.keepsMarkup { restored.flattened.insert(role) }
        }
        let hasGaps = roles.isCloze && !roles.isOcclusion
        if !roles.isCloze { put(.word, \.word, note.word) }
        put(.reading, \.reading, note.reading, isOneLine: true)
        put(.definition, \.definition, note.definition)
        if hasGaps {
            putSentence([mapped] + former, note, &restored)
        } else {
            put(.sentence, \.sentence, note.sentence)
        }
        put(.translation, \.translation, note.translation)
        carry(.pictures, in: .picture, ([mapped] + former).map(\.picture), note.pictures, original, &restored.fields)
        carry(.recordings, in: .audio, ([mapped] + former).map(\.audio), note.recordings, original, &restored.fields)
        return restored
    }

    /// Writes the sentence of a note with gaps, keeping them; a sentence that cannot hold them is not written.
    private func putSentence(_ known: [MappedFields], _ note: Note, _ restored: inout Restored) {
        let new = note.sentence.withPlainLineEnds
        guard !known.contains(where: { $0.sentence.isSame(onForm: new) }),
            restored.fields.indices.contains(roles.clozeField),
            let edit = restored.fields[roles.clozeField].clozeField(saying: new)
        else { return }
        restored.fields[roles.clozeField] = edit.html
        if !edit.keepsMarkup { restored.flattened.insert(.sentence) }
    }

    /// Puts a note's media into the foreign note's media fields, or after its definition.
    private func carry(
        _ media: FieldMedia, in role: FieldRoles.Role, _ known: [String], _ names: [String], _ original: [String],
        _ fields: inout [String]
    ) {
        // When the earliest packages were imported, only the first of several was kept.
        let isAsItCame = known.contains { field in
            let former = Note.names(in: field)
            return names == former || names == Array(former.prefix(1))
        }
        if isAsItCame { return }
        let own = roles.fields[role].flatMap { original.indices.contains($0) ? $0 : nil }
        let holders = original.indices.filter { !media.names(in: original[$0]).isEmpty }
        let holder = own.flatMap { holders.contains($0) ? $0 : nil } ?? holders.first
        guard let place = holder ?? own ?? roles.fields[.definition] ?? fields.indices.last,
            fields.indices.contains(place)
        else { return }
        // Those of other fields stay there.
        let others = Set(holders.filter { $0 != place }.flatMap { media.names(in: original[$0]) })
        let before = media.names(in: fields[place])
        let after = names.filter { before.contains($0) || !others.contains($0) }
        guard before != after else { return }
        fields[place] = media.removed(from: fields[place]) + media.html(after)
    }
}

extension MappedFields {
    /// Returns whether a note holds exactly what was read from its fields, the usual case.
    fileprivate func says(thatOf note: Note) -> Bool {
        word == note.word && reading == note.reading && definition == note.definition && sentence == note.sentence
            && translation == note.translation && picture == note.picture && audio == note.audio
    }
}
