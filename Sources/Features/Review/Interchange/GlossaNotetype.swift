import Formats
import Model

/// The notetype that Glossa's own notes have in Anki: a template for each kind of card.
enum GlossaNotetype {
    static let name = "Glossa"
    static let id: Int64 = 1_700_000_000_000

    static let type: AnkiNotetype = {
        var type = AnkiNotetype(id: id, name: name)
        type.fields = ["Word", "Reading", "Definition", "Sentence", "Translation", "Picture", "Audio"].map {
            AnkiNotetype.Field(name: $0)
        }
        let back = "{{Word}}<br>{{Reading}}<br>{{Definition}}<br>{{Sentence}}<br>{{Translation}}{{Picture}}{{Audio}}"
        let answer = "{{FrontSide}}<hr id=answer>" + back
        type.templates = [
            .init(name: "Recognition", question: "{{Word}}", answer: answer),
            .init(name: "Recall", question: "{{Definition}}<br>{{Translation}}", answer: answer),
            .init(name: "Listening", question: "{{Audio}}{{tts zh_CN:Word}}", answer: answer),
            .init(name: "Cloze", question: "{{Sentence}}<br>{{Definition}}", answer: answer),
        ]
        type.css = ".card { font-family: sans-serif; font-size: 24px; text-align: center; }"
        return type
    }()

    static func ordinal(_ kind: Card.Kind) -> Int { Card.Kind.allCases.firstIndex(of: kind) ?? 0 }

    static func fields(_ note: Note) -> [String] {
        [
            note.word.html, note.reading.html, note.definition.html, note.sentence.html, note.translation.html,
            FieldMedia.pictures.html(note.pictures), FieldMedia.recordings.html(note.recordings),
        ]
    }
}

extension String {
    /// The text as HTML has it.
    var html: String {
        guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x0A }) else {
            return self
        }
        return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("\n", with: "<br>")
    }
}

extension FieldRoles {
    /// A foreign note's fields with what the learner has changed since; all others as they came.
    func updated(_ original: [String], with note: Note) -> [String] {
        let mapped = MappedFields(original, self)
        var fields = original
        func put(_ role: Role, _ old: String, _ new: String, _ html: String) {
            guard old != new, let field = self.fields[role], fields.indices.contains(field) else { return }
            fields[field] = html
        }
        if !isCloze { put(.word, mapped.word, note.word, note.word.html) }
        put(.reading, mapped.reading, note.reading, note.reading.html)
        put(.definition, mapped.definition, note.definition, note.definition.html)
        put(.sentence, mapped.sentence, note.sentence, note.sentence.html)
        put(.translation, mapped.translation, note.translation, note.translation.html)
        carry(.pictures, in: .picture, mapped.picture, note.pictures, original, &fields)
        carry(.recordings, in: .audio, mapped.audio, note.recordings, original, &fields)
        return fields
    }

    /// Puts a note's media where the foreign note has such, or beside its definition.
    private func carry(
        _ media: FieldMedia, in role: Role, _ was: String, _ names: [String], _ original: [String],
        _ fields: inout [String]
    ) {
        let own = self.fields[role].flatMap { original.indices.contains($0) ? $0 : nil }
        let holders = original.indices.filter { !media.names(in: original[$0]).isEmpty }
        let holder = own.flatMap { holders.contains($0) ? $0 : nil } ?? holders.first
        guard let place = holder ?? own ?? self.fields[.definition] ?? fields.indices.last,
            fields.indices.contains(place)
        else { return }
        let former = Note.names(in: was)
        // Of several, only the first was kept when the earliest packages were imported.
        let wanted = names == Array(former.prefix(1)) ? former : names
        guard media.names(in: fields[place]) != wanted else { return }
        fields[place] = media.removed(from: fields[place]) + media.html(wanted)
    }
}
