import Model
import Routes

extension DecksPage {
    /// The page of the decks.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.review, room: .review, parts: [.deck]) {
            shell.heading(
                wording.review, lead: model.rows.isEmpty ? nil : wording.waitingLead(model.waiting.total)
            ) {
                shell.buttonLink(
                    wording.importCards, to: .review(.cardImport(.form())), icon: .upload, class: "button quiet")
                if !model.rows.isEmpty {
                    shell.buttonLink(wording.browse, to: .review(.browse()), icon: .search, class: "button quiet")
                    shell.buttonLink(
                        wording.statistics, to: .review(.statistics()), icon: .chart, class: "button quiet")
                }
            }
            if let deleted = model.deleted { undoBanner(deleted, shell) }
            if model.rows.isEmpty {
                shell.empty(wording.decksEmpty, wording.decksEmptyLead, icon: .cards) {
                    if model.markedWords > 0 {
                        shell.buttonLink(
                            wording.cardsFromWords(model.markedWords),
                            to: .words(.list(WordsFilter(status: .difficult))), icon: .words)
                    }
                    shell.buttonLink(
                        wording.library, to: .library(), icon: .read,
                        class: model.markedWords > 0 ? "button quiet" : "button")
                }
            } else {
                ul(.class("deck-tree")) {
                    for each in model.rows { li(.class("depth-\(min(each.depth, 4))")) { row(each, shell) } }
                }
            }
            addDeck(model, shell)
        }
    }

    private static func undoBanner(_ deck: ID<Deck>, _ shell: Shell) -> HTML {
        shell.banner(shell.wording.deckDeleted, icon: .trash) {
            form(Attribute("method", "post"), .action(.review(.deck(deck, .restore)))) {
                button(.class("button small"), .type("submit")) { shell.wording.undo }
            }
        }
    }

    private static func row(_ row: Row, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let deck = row.deck
        return article(.class("deck-row")) {
            a(.class("deck-name"), .href(.review(.deck(deck.id)))) {
                deck.drawing(shell)
                span { deck.name }
            }
            row.counts.figures(shell)
            if row.counts.total > 0 {
                a(
                    .class(row.depth == 0 ? "button small" : "button quiet small"),
                    .href(.review(.deck(deck.id, .study()))), .label(wording.study(deck.name))
                ) { wording.study }
            } else {
                span(.class("deck-done")) {
                    Icon.check.drawing(shell)
                    span { wording.nothingWaits }
                }
            }
        }
    }

    private static func addDeck(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let typed = model.typed
        return details(.class("more"), Attribute("open", nil).when(model.problem != nil)) {
            summary { wording.addDeck }
            form(.class("card add-deck"), Attribute("method", "post"), .action(.review(.addDeck))) {
                if let problem = model.problem { ProblemPage.notice(problem, shell) }
                DeckPage.nameFields(name: typed.name, icon: typed.icon, fault: nil, shell)
                if !model.rows.isEmpty {
                    field(wording.deckParent, for: "deck-parent") {
                        select(
                            id: "deck-parent", name: "parent",
                            DeckPage.parents(model.rows.map { $0.deck }, chosen: typed.parent, shell))
                    }
                }
                button(.class("button"), .type("submit")) { wording.addDeck }
            }
        }
    }
}
