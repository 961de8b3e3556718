import Model
import Routes

extension CardListPage {
    /// A list with its first rows and the field assigned to each column.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.listPreview, room: .review, parts: [.cardList]) {
            p(.class("way-back")) {
                a(.href(.review(.cardImport(.form(deck: model.deck))))) {
                    Icon.back.drawing(shell)
                    span { wording.importCards }
                }
            }
            shell.heading(model.fileName, lead: wording.listSize(model.rowCount, columns: model.fields.count))
            if let problem = model.problem { ProblemPage.notice(problem, shell) }
            if model.raggedRows > 0 { shell.banner(wording.raggedRows(model.raggedRows), icon: .warning) }
            form(
                .class("list-form"), Attribute("method", "post"), .action(.review(.cardImport(.decide(model.name))))
            ) {
                columns(model, shell)
                reading(model, shell)
                target(model, shell)
                outlook(model, shell)
                div(.class("actions")) {
                    button(.class("button large"), .type("submit"), .name("action"), .value("import")) {
                        wording.importWords(model.rowCount)
                    }
                    shell.buttonLink(wording.cancel, to: .review(), class: "button quiet large")
                }
            }
        }
    }

    private static func columns(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card list-columns")) {
            h2(.id("list-columns")) { wording.whatColumnsHold }
            div(.class("table-scroll"), Attribute("tabindex", "0"), .role("region"), .labelled(by: "list-columns")) {
                table(.class("list-table")) {
                    thead {
                        tr {
                            for (index, field) in model.fields.enumerated() {
                                th(Attribute("scope", "col"), .class(field == nil ? "left-out" : "")) {
                                    column(index, field, model, shell)
                                }
                            }
                        }
                    }
                    tbody {
                        for row in model.rows { tr { cells(row, model) } }
                    }
                }
            }
        }
    }

    private static func column(_ index: Int, _ field: WordField?, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let name = model.header?[index] ?? ""
        let choices =
            [Choice(value: "", name: wording.leftOut, isChosen: field == nil)]
            + WordField.allCases.map {
                Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == field)
            }
        return div {
            label(Attribute("for", "column-\(index)")) { name.isEmpty ? wording.columnNumber(index + 1) : name }
            select(id: "column-\(index)", name: "column", choices)
        }
    }

    @HTMLBuilder private static func cells(_ row: [String], _ model: Model) -> HTML {
        for (cell, field) in zip(row, model.fields) {
            td(
                .class(field == nil ? "left-out" : ""),
                .lang(model.language).when(field == .word || field == .sentence || field == .reading)
            ) { cell }
        }
    }

    /// Controls for how to read the file, in case the guess is wrong.
    private static func reading(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return details(.class("more")) {
            summary { wording.howListIsRead }
            div(.class("card list-reading")) {
                toggle(wording.firstRowNames, name: "header", isOn: model.header != nil)
                field(wording.separator, for: "separator") {
                    select(
                        id: "separator", name: "separator",
                        [Choice(value: "", name: wording.detect, isChosen: model.separator == nil)]
                            + [(",", wording.comma), (";", wording.semicolon), ("\t", wording.tab), ("|", wording.bar)]
                            .map { Choice(value: $0.0, name: $0.1, isChosen: $0.0 == model.separator) })
                }
                button(.class("button quiet"), .type("submit"), .name("action"), .value("look")) {
                    wording.readAgain
                }
            }
        }
    }

    /// The existing words that the list would change.
    @HTMLBuilder private static func outlook(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if model.outlook.changed > 0 {
            section(.class("card list-outlook")) {
                h2(.id("list-outlook")) { wording.wordsWouldChange(model.outlook.changed) }
                div(.class("table-scroll"), Attribute("tabindex", "0"), .role("region"), .labelled(by: "list-outlook"))
                {
                    table(.class("list-table")) {
                        thead {
                            tr {
                                for name in [
                                    wording.name(WordField.word), wording.columnField, wording.fieldNow,
                                    wording.fieldThen,
                                ] {
                                    th(Attribute("scope", "col")) { name }
                                }
                            }
                        }
                        tbody {
                            for change in model.outlook.changes {
                                tr {
                                    th(Attribute("scope", "row"), .lang(model.language)) { change.word }
                                    td { wording.name(change.field) }
                                    td { change.before }
                                    td { change.after }
                                }
                            }
                        }
                    }
                }
                p(.class("help")) { wording.wordsWouldChangeHelp }
            }
        }
    }

    private static func target(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card list-target"), .labelled(by: "list-target")) {
            h2(.id("list-target")) { wording.whereWordsGo }
            div(.class("list-fields")) {
                field(wording.deck, for: "deck") {
                    select(
                        id: "deck", name: "deck",
                        [Choice(value: "", name: wording.newDeck, isChosen: model.deck == nil)]
                            + model.decks.map {
                                Choice(value: $0.id.description, name: $0.path, isChosen: $0.id == model.deck)
                            })
                }
                field(wording.newDeckName, for: "new-deck", help: wording.newDeckHelp) {
                    input(
                        .type("text"), .id("new-deck"), .name("new-deck"), .value(model.newDeck),
                        Attribute("maxlength", "200"), Attribute("autocomplete", "off"), .described(by: "new-deck-help")
                    )
                }
                field(wording.language, for: "language") {
                    select(
                        id: "language", name: "language",
                        Language.allCases.map {
                            Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == model.language)
                        })
                }
            }
            AddCardsPage.kinds(model.kinds, shell)
            p(.class("help")) { wording.listHelp }
        }
    }
}
