import Model
import Routes

extension CardsPage {
    /// The page of the cards. A search, an action or an edit swaps `#cards`.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.browseCards, room: .review, parts: [.browser], class: "browsing") {
            p(.class("way-back")) {
                a(.href(.review())) {
                    Icon.back.drawing(shell)
                    span { wording.allDecks }
                }
            }
            shell.heading(wording.browseCards, lead: wording.browseLead)
            finder(model, shell)
            help(shell)
            div(.id("cards"), .class("cards-found")) {
                told(model, shell)
                if model.faults.isEmpty { found(model, shell) } else { faults(model.faults, shell) }
            }
        }
    }

    private static func finder(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("finder filters"), .action(.review(.browse())), .role("search"), .label(wording.searchCards),
            .data("swap", "#cards"), .data("live")
        ) {
            div(.class("search-field")) {
                Icon.search.drawing(shell)
                label(.class("unseen"), Attribute("for", "cards-query")) { wording.searchCards }
                input(
                    .type("search"), .id("cards-query"), .name("q"), .value(model.filter.query),
                    Attribute("placeholder", wording.searchCardsExample), Attribute("autocomplete", "off"),
                    Attribute("autocapitalize", "none"), Attribute("spellcheck", "false"))
            }
            div(.class("stacked-field")) {
                label(Attribute("for", "cards-sort")) { wording.sortBy }
                select(
                    id: "cards-sort", name: "sort",
                    CardsSort.allCases.map {
                        Choice(value: $0.rawValue, name: wording.name($0), isChosen: $0 == model.filter.sort)
                    })
            }
            button(.class("button quiet"), .type("submit")) { wording.search }
        }
    }

    /// The search terms, each with what it finds and a link that tries it.
    private static func help(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return details(.class("more search-help")) {
            summary { wording.searchTerms }
            dl(.class("terms")) {
                for term in wording.searchTermsHelp {
                    div {
                        dt { a(.href(.review(.browse(CardsFilter(query: term.example))))) { term.example } }
                        dd { term.meaning }
                    }
                }
            }
            p(.class("help")) { wording.searchTermsTogether }
        }
    }

    /// The action just performed, with a way to undo it.
    @HTMLBuilder private static func told(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if let undone = model.undone { undone.banner(shell) }
        if let done = model.filter.done {
            shell.banner(wording.tell(done, model.filter.count), icon: done == .nothing ? .info : .check) {
                if model.canUndo, done != .nothing {
                    form(Attribute("method", "post"), .action(.review(.undo)), .data("swap", "#cards")) {
                        returning(to: .review(.browse(model.filter.plain)))
                        button(.class("button small"), .type("submit")) { wording.undo }
                    }
                }
            }
        }
    }

    private static func faults(_ faults: [Fault], _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("notice"), .role("status")) {
            Icon.warning.drawing(shell)
            div {
                p { strong { wording.searchNotUnderstood } }
                for fault in faults { p { wording.explain(fault) } }
                p { wording.searchNotUnderstoodNext }
            }
        }
    }

    @HTMLBuilder private static func found(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        if model.total == 0 {
            div(.class("nothing-found")) {
                p(.role("status")) {
                    strong { model.filter.query.isEmpty ? wording.noCardsAtAll : wording.noCardMatches }
                }
                if !model.filter.query.isEmpty {
                    p { wording.noCardMatchesHelp }
                    shell.buttonLink(wording.clearSearch, to: .review(.browse()), class: "button quiet")
                }
            }
        } else {
            p(.class("quiet-text result-count"), .role("status")) { wording.cardsFound(model.total) }
            element(
                "word-list", [.data("selected", wording.selectedCount("{n}")), .data("name", "card")],
                list(model, shell))
            pages(model, shell)
        }
    }

    private static func pages(_ model: Model, _ shell: Shell) -> HTML? {
        Pagination.links(model.filter.page, of: model.pageCount, shell) { page in
            .review(.browse(model.filter.on(page: page)))
        }
    }
}
