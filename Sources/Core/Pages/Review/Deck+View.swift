import Model
import Routes

extension DeckPage {
    /// The page of a deck.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let deck = model.deck
        return shell.page(deck.name, room: .review, parts: [.deck]) {
            p(.class("way-back")) {
                a(.href(.review())) {
                    Icon.back.drawing(shell)
                    span { wording.allDecks }
                }
            }
            header(.class("heading deck-head")) {
                div {
                    h1 {
                        deck.drawing(shell)
                        span { deck.name }
                    }
                    model.counts.figures(shell)
                }
                div(.class("heading-actions")) {
                    shell.buttonLink(
                        wording.addCards, to: .review(.deck(deck.id, .addForm)), icon: .add, class: "button quiet")
                    if model.counts.total > 0 {
                        shell.buttonLink(wording.study, to: .review(.deck(deck.id, .study())), icon: .forward)
                    }
                }
            }
            notice(model, shell)
            rooms(model, shell)
            settings(model, shell)
            rescheduling(model, shell)
            exportDeck(deck, shell)
            delete(deck, shell)
        }
    }

    @HTMLBuilder private static func notice(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let notice = model.notice
        if notice.isSaved {
            shell.banner(
                wording.settingsSaved + (notice.recounted.map { wording.recounted($0) } ?? ""), icon: .check)
            if notice.recounted != nil { ReschedulingPage.takeBack(of: model.deck.id, shell) }
        }
        if let restored = notice.restored { shell.banner(wording.schedulesRestored(restored), icon: .undo) }
        if let added = notice.added {
            shell.banner(wording.cardsAdded(added, known: notice.known ?? 0), icon: .check)
            if !notice.meaningless.isEmpty {
                shell.banner(wording.noCards(ofMeaningless: notice.meaningless), icon: .warning)
            }
        }
    }

    /// A way to undo the last change that moved due dates, unless the page already shows one above.
    @HTMLBuilder private static func rescheduling(_ model: Model, _ shell: Shell) -> HTML {
        if let day = model.rescheduledOn, model.notice.recounted == nil {
            section(.class("manage"), .labelled(by: "rescheduled")) {
                h2(.id("rescheduled")) { shell.wording.dueDatesMoved }
                p(.class("help")) { shell.wording.dueDatesMoved(onDay: day) }
                ReschedulingPage.takeBack(of: model.deck.id, shell)
            }
        }
    }

    private static func exportDeck(_ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("manage take-out"), .labelled(by: "take-out")) {
            h2(.id("take-out")) { wording.exportDeck }
            p(.class("help")) { wording.exportDeckHelp }
            div(.class("actions")) {
                for format in DeckFormat.allCases {
                    a(
                        .class("button quiet"), .href(.review(.deck(deck.id, .export(format))))
                    ) { wording.name(format) }
                }
            }
        }
    }

    /// Links to the deck's other pages.
    private static func rooms(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let id = model.deck.id
        return nav(.class("deck-rooms"), .label(model.deck.name)) {
            shell.buttonLink(
                wording.cardsOfDeck, to: CardsPage.search(deck: model.path, id), icon: .search,
                class: "button quiet small")
            shell.buttonLink(
                wording.statistics, to: .review(.statistics(deck: id)), icon: .chart, class: "button quiet small")
            shell.buttonLink(
                wording.history, to: .review(.history(AnswersFilter(deck: id))), icon: .clock,
                class: "button quiet small")
            shell.buttonLink(
                wording.importCards, to: .review(.cardImport(.form(deck: id))), icon: .upload,
                class: "button quiet small")
        }
    }

    private static func delete(_ deck: Deck, _ shell: Shell) -> HTML {
        form(
            .class("manage delete"), Attribute("method", "post"), .action(.review(.deck(deck.id, .delete)))
        ) {
            button(.class("button danger"), .type("submit")) {
                Icon.trash.drawing(shell)
                span { shell.wording.deleteDeck }
            }
            p(.class("help")) { shell.wording.deleteDeckHelp }
        }
    }

    /// The fields for a deck's name and icon.
    @HTMLBuilder static func nameFields(
        name: String, icon: String, fault: Fault?, _ shell: Shell
    ) -> HTML {
        let wording = shell.wording
        div(.class("name-fields")) {
            field(wording.deckName, for: "deck-name", help: wording.deckNameHelp) {
                input(
                    .type("text"), .id("deck-name"), .name("name"), .value(name), .required,
                    Attribute("maxlength", "200"), Attribute("autocomplete", "off"),
                    described("deck-name", fault != nil, true), invalid(fault != nil))
                if let fault { p(.class("fault"), .id("deck-name-fault")) { wording.explain(fault) } }
            }
            field(wording.deckIcon, for: "deck-icon") {
                input(
                    .type("text"), .id("deck-icon"), .name("icon"), .value(icon), Attribute("maxlength", "8"),
                    Attribute("autocomplete", "off"), Attribute("placeholder", "🌱"))
            }
        }
    }

    static func parents(_ decks: [Deck], chosen: ID<Deck>?, _ shell: Shell) -> [Choice] {
        [Choice(value: "", name: shell.wording.noParent, isChosen: chosen == nil)]
            + decks.map { Choice(value: $0.id.description, name: $0.name, isChosen: $0.id == chosen) }
    }
}
