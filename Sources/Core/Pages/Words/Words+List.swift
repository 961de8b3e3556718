import Model
import Routes

extension WordsPage {
    /// The list with its bulk actions. Each checkbox is named `word` and has a value such as "zh/银行".
    static func list(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return element(
            "word-list", [.data("selected", wording.selectedCount("{n}")), .data("name", "word")],
            form(Attribute("method", "post"), .action(.words(.markMany)), .data("swap", "#word-list")) {
                returning(to: shell.current)
                bulk(model, shell)
                ul(.class("word-rows")) {
                    for row in model.rows { li { line(row, shell) } }
                }
                pages(model, shell)
            })
    }

    private static func bulk(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("bulk")) {
            label(.class("select-all"), Attribute("hidden", nil)) {
                input(.type("checkbox"), .id("select-all"))
                span(.class("select-all-text")) { wording.selectAll }
            }
            div(.class("inline-field")) {
                label(Attribute("for", "scope")) { wording.applyTo }
                select(
                    id: "scope", name: "scope",
                    [
                        Choice(value: "selected", name: wording.withSelected, isChosen: true),
                        Choice(value: "matching", name: wording.withAll(model.matching), isChosen: false),
                    ])
            }
            div(.class("bulk-actions")) {
                action("difficult", wording.markDifficult, .star, shell)
                action("known", wording.markKnown, .check, shell)
                action("ignored", wording.markIgnored, .skip, shell)
                action("unmark", wording.unmark, .undo, shell)
                button(
                    .class("button quiet small"), .type("submit"),
                    Attribute("formaction", Route.review(.makeCards).link)
                ) {
                    Icon.cards.drawing(shell)
                    span { wording.makeCards }
                }
            }
        }
    }

    private static func action(_ value: String, _ caption: String, _ icon: Icon, _ shell: Shell) -> HTML {
        button(.class("button quiet small"), .type("submit"), .name("status"), .value(value)) {
            icon.drawing(shell)
            span { caption }
        }
    }

    private static func line(_ row: Row, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let mark = row.mark
        let place = mark.bookID.flatMap { book in mark.page.map { Place(book: book, page: $0) } }
        return div(.class("word-row")) {
            label(.class("row-check")) {
                input(
                    .type("checkbox"), .name("word"), .value(mark.language.rawValue + "/" + mark.word),
                    .label(wording.select(mark.word)))
            }
            a(.class("row-word"), .href(.word(mark.language, mark.word, .card(WordView(reading: mark.reading))))) {
                span(.lang(mark.language)) { mark.word }
                if let reading = mark.reading { small(.lang(mark.language)) { reading } }
            }
            p(.class("row-gloss"), .lang(EntryCard.tag(ofExplanation: row.gloss))) { row.gloss ?? "" }
            p(.class("row-facts")) {
                span(.class("badge status-" + mark.status.rawValue)) { wording.name(mark.status) }
                levelBadge(row.level, mark.language, shell)
                span(.class("row-when")) { shell.when(mark.updatedAt) }
            }
            if let sentence = mark.sentence {
                p(.class("row-sentence")) {
                    if let place, let title = row.bookTitle {
                        a(.href(.book(place.book, .page(place.page)))) {
                            span(.lang(mark.language)) { sentence }
                            small {
                                span(.lang(mark.language)) { title }
                                " · " + wording.page(place.page)
                            }
                        }
                    } else {
                        span(.lang(mark.language)) { sentence }
                    }
                }
            }
        }
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.filter.page, of: model.pageCount, shell) { page in
            .words(.list(model.filter.on(page: page)))
        }
    }
}
