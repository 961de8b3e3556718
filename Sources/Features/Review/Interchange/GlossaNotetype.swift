import Formats
import Model

/// The Anki notetype of Glossa's own notes: a template for each kind of card.
enum GlossaNotetype {
    static let name = "Glossa"
    static let id: Int64 = 1_700_000_000_000

    static let type: AnkiNotetype = {
        var type = AnkiNotetype(id: id, name: name)
        // Increase with every change of the fields or templates below, so that Anki adopts it.
        type.modified = 1_700_000_000
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
    /// The text escaped for HTML.
    var html: String {
        guard utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x0A }) else {
            return self
        }
        return escaping { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case UInt8(ascii: "\n"): "<br>"
            default: nil
            }
        }
    }
}
