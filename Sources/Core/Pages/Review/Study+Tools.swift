import Model
import Routes

extension StudyPage {
    /// What can be done with the card beside answering it. Everything here can be taken back.
    static func tools(_ question: Question, _ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isFlagged = question.card.isFlagged
        return form(
            .class("card-tools"), Attribute("method", "post"), .action(.review(.deck(deck.id, .changeCard))),
            .data("swap", "#study"), .label(wording.cardTools)
        ) {
            hidden("card", question.card.id.description)
            hidden("review", question.review.description)
            tool(isFlagged ? "unflag" : "flag", wording.flag, .flag, shell, isPressed: isFlagged)
            tool("bury", wording.bury, .clock, shell)
            tool("suspend", wording.suspend, .pause, shell)
            a(
                .class("tool"),
                .href(.review(.note(question.note.id, .form(deck: deck.id, card: question.card.id))))
            ) {
                Icon.pencil.drawing(shell)
                span { wording.edit }
            }
        }
    }

    private static func tool(
        _ change: String, _ caption: String, _ icon: Icon, _ shell: Shell, isPressed: Bool? = nil
    ) -> HTML {
        button(
            .class("tool"), .type("submit"), .name("change"), .value(change),
            .aria("pressed", isPressed == true ? "true" : "false").when(isPressed != nil)
        ) {
            icon.drawing(shell)
            span { caption }
        }
    }
}

/// `/review/notes/{id}`: what a note says, to put it right.
public enum NotePage {
    /// What the page shows.
    public struct Model: Sendable {
        public var note: Note
        /// The deck and the card that it was opened from, to lead back to.
        public var deck: ID<Deck>?
        public var card: SerialID<Card>?

        public init(note: Note, deck: ID<Deck>? = nil, card: SerialID<Card>? = nil) {
            self.note = note
            self.deck = deck
            self.card = card
        }

        var back: Route {
            deck.map { .review(.deck($0, card == nil ? .details() : .study(StudyView(card: card)))) } ?? .review()
        }
    }

    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let note = model.note
        return shell.page(wording.editNote, room: .review) {
            p(.class("way-back")) {
                a(.href(model.back)) {
                    Icon.back.drawing(shell)
                    span { wording.backToStudy }
                }
            }
            shell.heading(wording.editNote)
            form(
                .class("card note-form"), Attribute("method", "post"), .action(.review(.note(note.id, .save)))
            ) {
                returning(to: model.back)
                text(wording.word, "word", note.word, note.language)
                text(wording.reading, "reading", note.reading, note.language)
                area(wording.meaning, "definition", note.definition)
                area(wording.sentence, "sentence", note.sentence, note.language)
                area(wording.translation, "translation", note.translation)
                text(wording.tags, "tags", tags(note))
                button(.class("button large"), .type("submit")) { wording.save }
            }
        }
    }

    private static func tags(_ note: Note) -> String {
        var text = ""
        for tag in note.tags { text += text.isEmpty ? tag : " " + tag }
        return text
    }

    private static func text(_ caption: String, _ name: String, _ value: String, _ language: Language? = nil) -> HTML {
        field(caption, for: name) {
            input(
                .type("text"), .id(name), .name(name), .value(value), .lang(language?.tag ?? "").when(language != nil),
                .required.when(name == "word"), Attribute("autocomplete", "off"))
        }
    }

    private static func area(_ caption: String, _ name: String, _ value: String, _ language: Language? = nil) -> HTML {
        field(caption, for: name) {
            textarea(
                .id(name), .name(name), Attribute("rows", "2"), .lang(language?.tag ?? "").when(language != nil)
            ) { value }
        }
    }
}
