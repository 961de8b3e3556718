import Formats
import Model

/// Gives a foreign note its fields back: those that the learner has changed with the change in them, all others to the last
/// byte as they came.
struct FieldRestoring: Sendable {
    /// The fields of a note with what the learner changed in them.
    struct Restored {
        var fields: [String]
        /// The fields whose markup could not hold the new text, which replaced it.
        var flattened: Set<FieldRoles.Role> = []
    }

    private let roles: FieldRoles
    /// As fields were read by the first version, from which a note may still hold what it holds.
    private let formerRoles: FieldRoles

    init(_ type: AnkiNotetype) {
        roles = FieldRoles(type)
        formerRoles = FieldRoles(type, as: .first)
    }

    /// The tags of a note in the spelling that they came with, which Glossa has in small letters.
    static func tags(_ original: String, with note: Note) -> String {
        let own = original.split(whereSeparator: \.isWhitespace).map(String.init)
        if own.map({ $0.lowercased() }) == note.tags { return original }
        let spelling = Dictionary(own.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        return Note.stored(note.tags.map { spelling[$0] ?? $0 })
    }

    /// - Parameter original: The fields as they came.
    func fields(_ original: [String], with note: Note) -> [String] { restored(original, with: note).fields }

    /// - Parameter original: The fields as they came.
    func restored(_ original: [String], with note: Note) -> Restored {
        let mapped = MappedFields(original, roles)
        if mapped.says(thatOf: note) { return Restored(fields: original) }
        let former = [
            MappedFields(original, formerRoles, as: .first), MappedFields(original, roles, as: .spaced),
        ]
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

    /// The sentence of a note with gaps keeps them; a sentence that cannot hold them is not written.
    private func putSentence(_ known: [MappedFields], _ note: Note, _ restored: inout Restored) {
        let new = note.sentence.withPlainLineEnds
        guard !known.contains(where: { $0.sentence.isSame(onForm: new) }),
            restored.fields.indices.contains(roles.clozeField),
            let edit = restored.fields[roles.clozeField].clozeField(saying: new)
        else { return }
        restored.fields[roles.clozeField] = edit.html
        if !edit.keepsMarkup { restored.flattened.insert(.sentence) }
    }

    /// Puts a note's media where the foreign note has such, or beside its definition.
    private func carry(
        _ media: FieldMedia, in role: FieldRoles.Role, _ known: [String], _ names: [String], _ original: [String],
        _ fields: inout [String]
    ) {
        // Of several, only the first was kept when the earliest packages were imported.
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
        guard media.names(in: fields[place]) != names else { return }
        fields[place] = media.removed(from: fields[place]) + media.html(names)
    }
}

extension MappedFields {
    /// Whether a note holds just what was read of its fields, the usual case.
    fileprivate func says(thatOf note: Note) -> Bool {
        word == note.word && reading == note.reading && definition == note.definition && sentence == note.sentence
            && translation == note.translation && picture == note.picture && audio == note.audio
    }
}
