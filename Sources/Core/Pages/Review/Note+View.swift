import Model
import Routes

extension NotePage {
    /// The page of a note's fields.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let note = model.note
        return shell.page(wording.editNote, room: .review, parts: [.note]) {
            p(.class("way-back")) {
                a(.href(model.back)) {
                    Icon.back.drawing(shell)
                    span { model.list == nil ? wording.backToStudy : wording.backToCards }
                }
            }
            shell.heading(wording.editNote)
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            related(note, shell)
            form(
                .class("card note-form"), Attribute("method", "post"), Attribute("enctype", "multipart/form-data"),
                .action(.review(.note(note.id, .save))), .data("saved-by-keys")
            ) {
                returning(to: model.saved)
                // Saving again after reading what would be lost means agreeing to lose it.
                if case .impossibleNote(.losesMarkup) = model.problem { hidden("markup", "dropped") }
                field(wording.word, for: "word") { CardWordField.field("word", note.word, note.language) }
                if note.language.language == .chinese || note.language.language == .japanese {
                    text(wording.otherSpelling, "variant", note.variant, note.language)
                }
                text(wording.reading, "reading", note.reading, note.language)
                area(wording.meaning, "definition", note.definition)
                area(wording.sentence, "sentence", note.sentence, note.language)
                area(wording.translation, "translation", note.translation)
                text(wording.tags, "tags", tags(note))
                NoteMediaFields.editing(note, model.megabytes, shell)
                button(.class("button large"), .type("submit")) { wording.save }
            }
        }
    }

    /// Its tags and its level, each linked to the other cards that have it.
    private static func related(_ note: Note, _ shell: Shell) -> HTML? {
        var searches = note.tags.map { (name: $0, query: "tag:" + $0) }
        if !note.level.isEmpty { searches.append((note.level, "level:\"" + note.level + "\"")) }
        guard !searches.isEmpty else { return nil }
        return p(.class("related")) {
            for search in searches {
                a(.class("chip"), .href(.review(.browse(CardsFilter(query: search.query))))) { search.name }
            }
        }
    }

    private static func tags(_ note: Note) -> String {
        var text = ""
        for tag in note.tags { text += text.isEmpty ? tag : " " + tag }
        return text
    }

    private static func text(_ caption: String, _ name: String, _ value: String, _ language: LanguageTag? = nil) -> HTML
    {
        field(caption, for: name) {
            input(
                .type("text"), .id(name), .name(name), .value(value), .lang(language?.tag ?? "").when(language != nil),
                Attribute("autocomplete", "off"))
        }
    }

    private static func area(_ caption: String, _ name: String, _ value: String, _ language: LanguageTag? = nil) -> HTML
    {
        field(caption, for: name) {
            textarea(
                .id(name), .name(name), Attribute("rows", "2"), .lang(language?.tag ?? "").when(language != nil)
            ) { value }
        }
    }
}
