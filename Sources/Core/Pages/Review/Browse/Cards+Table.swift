import Model
import Routes

extension CardsPage {
    /// The cards: a table on a desktop, with stacked cells on a phone. The ARIA roles preserve the table semantics
    /// there.
    static func table(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return Pages.table(.class("card-table"), .role("table")) {
            caption(.class("unseen")) { wording.browseCards }
            thead(.role("rowgroup")) {
                tr(.role("row")) {
                    th(.role("columnheader"), Attribute("scope", "col")) {
                        span(.class("unseen")) { wording.selection }
                    }
                    head(wording.word, .word, model, shell)
                    head(wording.meaning, nil, model, shell)
                    head(wording.deckHeading, nil, model, shell)
                    head(wording.statusHeading, nil, model, shell)
                    head(wording.dueHeading, .due, model, shell)
                    head(wording.lapsesHeading, .lapses, model, shell)
                    th(.role("columnheader"), Attribute("scope", "col")) { span(.class("unseen")) { wording.edit } }
                }
            }
            tbody(.role("rowgroup")) {
                for each in model.rows { row(each, model, shell) }
            }
        }
    }

    /// A heading, which is a link if the column is sortable.
    private static func head(_ text: String, _ sort: CardsSort?, _ model: Model, _ shell: Shell) -> HTML {
        let isSorted = sort != nil && sort == model.filter.sort
        return th(
            .role("columnheader"), Attribute("scope", "col"), .class(sort == .lapses ? "number" : ""),
            .aria("sort", sort == .lapses ? "descending" : "ascending").when(isSorted)
        ) {
            if let sort, !isSorted {
                a(.href(.review(.browse(CardsFilter(query: model.filter.query, sort: sort))))) { text }
            } else {
                text
            }
        }
    }

    private static func row(_ row: Row, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let note = row.note
        let isEdited = model.filter.editing == row.card.id
        return tr(
            .role("row"), .id("card-\(row.card.id)"), .class(row.card.standing == .suspended ? "is-suspended" : "")
        ) {
            td(.role("cell"), .class("cell-check")) {
                label(.class("row-check")) {
                    input(
                        .type("checkbox"), .name("card"), .value(row.card.id.description), Attribute("form", bulkForm),
                        .checked.when(model.refused?.cards.contains(row.card.id) == true),
                        .label(wording.selectCard(note.word, wording.name(row.card.kind))))
                }
            }
            if isEdited {
                td(.role("cell"), .class("cell-edit"), Attribute("colspan", "7")) { editing(row, model, shell) }
            } else {
                cells(row, model, shell)
            }
        }
    }

    @HTMLBuilder private static func cells(_ row: Row, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let note = row.note
        td(.role("cell"), .class("cell-word")) {
            a(.class("row-word"), .href(.review(.note(note.id, .form(list: model.filter.plain))))) {
                let spellings = note.spellings(in: shell.preferences.script)
                span(.lang(note.tag(of: spellings.main))) { spellings.main }
                if !spellings.other.isEmpty {
                    small(.lang(note.tag(of: spellings.other))) { spellings.other }
                }
                if !note.reading.isEmpty { small(.lang(note.language.tag)) { note.reading } }
            }
        }
        td(.role("cell"), .class("cell-meaning"), .lang(EntryCard.tag(ofExplanation: note.definition))) {
            note.definition
        }
        td(.role("cell"), .class("cell-deck")) { row.deckName }
        td(.role("cell"), .class("cell-state")) { state(row, wording, shell) }
        td(.role("cell"), .class("cell-due")) { wording.due(row.dueIn) }
        td(.role("cell"), .class("cell-lapses number")) {
            span(.class("cell-name"), .hiddenFromReaders) { wording.lapsesHeading + " " }
            Quantity.grouped(row.card.schedule.lapses)
        }
        td(.role("cell"), .class("cell-action")) {
            a(
                .class("icon-button"), .id("edit-\(row.card.id)"), .data("swap", "#cards"),
                .href(Route.review(.browse(model.filter.editing(row.card.id))).link + "#card-\(row.card.id)"),
                .label(wording.editCard(note.word)), .title(wording.edit)
            ) { Icon.pencil.drawing(shell) }
        }
    }

    @HTMLBuilder private static func state(_ row: Row, _ wording: Wording, _ shell: Shell) -> HTML {
        span { wording.name(row.card.schedule.state) }
        if row.card.kind != .recognition { span(.class("quiet-text")) { wording.name(row.card.kind) } }
        if row.card.standing == .suspended {
            span(.class("badge status-ignored")) { wording.suspended }
        }
        NoteMedia.signs(of: row.note, shell)
        if row.isBuried { span(.class("badge status-ignored")) { wording.buried } }
        if row.card.isFlagged {
            span(.class("badge status-difficult")) {
                Icon.flag.drawing(shell)
                wording.flagged
            }
        }
    }

    /// The row of a note that is being edited.
    private static func editing(_ row: Row, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let note = row.note
        return form(
            .class("row-edit"), Attribute("method", "post"), .action(.review(.note(note.id, .save))),
            .data("swap", "#cards"), .label(wording.editCard(note.word))
        ) {
            returning(to: .review(.browse(model.filter.telling(.edit, 1))))
            edit("word", wording.word, note.word, note.language, isFirst: true)
            edit("reading", wording.reading, note.reading, note.language)
            edit("definition", wording.meaning, note.definition, nil)
            div(.class("row-edit-actions")) {
                button(.class("button small"), .type("submit"), .id("edit-\(row.card.id)")) { wording.save }
                a(
                    .class("button quiet small"), .data("swap", "#cards"),
                    .href(Route.review(.browse(model.filter.plain)).link + "#card-\(row.card.id)")
                ) { wording.cancel }
                a(.class("button quiet small"), .href(.review(.note(note.id, .form(list: model.filter.plain))))) {
                    wording.allFields
                }
            }
        }
    }

    private static func edit(
        _ name: String, _ caption: String, _ value: String, _ language: LanguageTag?, isFirst: Bool = false
    ) -> HTML {
        div(.class("stacked-field edit-" + name)) {
            label(Attribute("for", "edit-" + name)) { caption }
            if value.utf8.contains(UInt8(ascii: "\n")) {
                // A single-line input would remove the line feeds even from an unedited word.
                textarea(
                    .id("edit-" + name), .name(name), Attribute("rows", "3"), .required.when(name == "word"),
                    .lang(language?.tag ?? "").when(language != nil)
                ) { value }
            } else {
                input(
                    .type("text"), .id("edit-" + name), .name(name), .value(value), .required.when(name == "word"),
                    .lang(language?.tag ?? "").when(language != nil), Attribute("autocomplete", "off"),
                    Attribute("autofocus", nil).when(isFirst))
            }
        }
    }
}
