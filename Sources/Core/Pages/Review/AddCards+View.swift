import Model
import Routes

extension AddCardsPage {
    /// The page with both forms, or the preview of the list.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.addCards, room: .review, parts: [.deck, .form]) {
            p(.class("way-back")) {
                a(.href(.review(.deck(model.deck.id)))) {
                    Icon.back.drawing(shell)
                    span { model.deck.name }
                }
            }
            if let rows = model.preview {
                shell.heading(wording.previewHeading(rows.count), lead: wording.previewLead)
                preview(rows, model, shell)
            } else {
                shell.heading(wording.addCards, lead: wording.addCardsLead)
                div(.class("add-ways")) {
                    list(model, shell)
                    byHand(model, shell)
                }
            }
        }
    }

    private static func list(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(.class("card"), Attribute("method", "post"), .action(.review(.deck(model.deck.id, .preview)))) {
            h2 { wording.byList }
            problem(model, .list, shell)
            choices(model, "list", shell)
            field(wording.wordList, for: "list", help: wording.wordListHelp) {
                textarea(
                    .id("list"), .name("list"), Attribute("rows", "8"), .required, .lang(model.language.tag),
                    .described(by: "list-help"), Attribute("spellcheck", "false")
                ) { model.list }
            }
            button(.class("button"), .type("submit")) { wording.fillFromDictionaries }
        }
    }

    private static func byHand(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let typed = model.typed
        return form(
            .class("card"), Attribute("method", "post"), Attribute("enctype", "multipart/form-data"),
            .action(.review(.deck(model.deck.id, .addWords))), .data("saved-by-keys")
        ) {
            h2 { wording.byHand }
            problem(model, .hand, shell)
            choices(model, "hand", shell)
            field(wording.word, for: "hand-word") { CardWordField.field("hand-word", typed.word) }
            text(wording.reading, "reading", typed.reading, help: wording.filledWhenEmpty)
            text(wording.meaning, "definition", typed.definition)
            text(wording.sentence, "sentence", typed.sentence)
            text(wording.translation, "translation", typed.translation)
            NoteMediaFields.adding("hand", model.megabytes, shell)
            button(.class("button"), .type("submit")) { wording.addCard }
        }
    }

    /// Why a form was rejected, shown above its fields.
    private static func problem(_ model: Model, _ way: Way, _ shell: Shell) -> HTML? {
        guard model.way == way else { return nil }
        return model.problem.map { ProblemPage.notice($0, shell) }
    }

    private static func text(
        _ caption: String, _ name: String, _ value: String, help: String? = nil
    ) -> HTML {
        field(caption, for: "hand-" + name, help: help) {
            input(
                .type("text"), .id("hand-" + name), .name(name), .value(value), Attribute("autocomplete", "off"),
                .described(by: "hand-" + name + "-help").when(help != nil))
        }
    }

    /// The language, and the kinds of cards to make of each word.
    @HTMLBuilder private static func choices(_ model: Model, _ id: String, _ shell: Shell) -> HTML {
        let wording = shell.wording
        field(wording.language, for: id + "-language") {
            select(
                id: id + "-language", name: "language",
                (Language.allCases.map { LanguageTag($0) } + [.other]).map {
                    Choice(value: $0.rawValue, name: wording.name(of: $0), isChosen: $0 == model.language)
                })
        }
        kinds(model.kinds, shell)
    }

    /// The kinds of cards that can be made of a word.
    static func kinds(_ chosen: [Card.Kind], _ shell: Shell) -> HTML {
        let wording = shell.wording
        return fieldset(.class("kinds")) {
            legend { wording.cardKinds }
            for kind in Card.Kind.allCases {
                label(.class("kind")) {
                    input(
                        .type("checkbox"), .name("kind"), .value(kind.rawValue), .checked.when(chosen.contains(kind)))
                    span {
                        strong { wording.name(kind) }
                        small { wording.explain(kind) }
                    }
                }
            }
        }
    }

    private static func preview(_ rows: [Row], _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("preview"), Attribute("method", "post"), .action(.review(.deck(model.deck.id, .addWords)))
        ) {
            hidden("language", model.language.rawValue)
            for kind in model.kinds { hidden("kind", kind.rawValue) }
            if model.leftOut > 0 {
                shell.banner(wording.listTooLong(rows.count, leftOut: model.leftOut), icon: .warning)
            }
            table(.class("stacking preview-table")) {
                thead {
                    tr {
                        th(Attribute("scope", "col")) { wording.word }
                        th(Attribute("scope", "col")) { wording.reading }
                        th(Attribute("scope", "col")) { wording.meaning }
                    }
                }
                tbody {
                    for row in rows { line(row, model.language, shell) }
                }
            }
            div(.class("actions")) {
                button(.class("button large"), .type("submit")) { wording.addWords(rows.count) }
                shell.buttonLink(
                    wording.cancel, to: .review(.deck(model.deck.id, .addForm)), class: "button quiet large")
            }
        }
    }

    private static func line(_ row: Row, _ language: LanguageTag, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return tr {
            th(Attribute("scope", "row"), .class("preview-word"), .lang(language.tag)) {
                hidden("word", row.word)
                row.word
            }
            td {
                input(
                    .type("text"), .name("reading"), .value(row.reading), .lang(language.tag),
                    .label(wording.readingOf(row.word)))
            }
            td {
                input(
                    .type("text"), .name("definition"), .value(row.definition), .label(wording.meaningOf(row.word)),
                    Attribute("placeholder", row.definition.isEmpty ? wording.notInDictionaries : ""))
            }
        }
    }
}
