import Model
import Routes

extension DosePage {
    /// One card, or the end after the last.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.dose, room: .practice, class: "dosing") {
            div(.class("dose"), .id("dose")) {
                top(model, shell)
                if let card = model.card { view(card, model, shell) } else { end(model, shell) }
            }
        }
    }

    /// Where there is nothing to choose words from.
    public static func empty(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.dose, room: .practice) {
            shell.heading(wording.dose)
            shell.empty(wording.noDoseWords, wording.noDoseWordsLead, icon: .star) {
                shell.buttonLink(wording.settings, to: .me())
            }
        }
    }

    /// The way back, the heading, and how far one has come.
    private static func top(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return header(.class("dose-top")) {
            h1 { wording.dose }
            p(.class("quiet-text")) {
                wording.doseLead(
                    wording.name(model.dose.language), wording.name(model.dose.level),
                    byModel: model.dose.origin == .model)
            }
            ol(.class("dose-dots"), .label(wording.doseProgress(model.dose.seen, of: model.dose.cards.count))) {
                for card in model.dose.cards {
                    li(.class(card.seenAt != nil ? "is-seen" : "")) {
                        a(.href(.practice(.dose(.card(card.number)))), .current.when(card.number == model.number)) {
                            span(.class("unseen")) {
                                wording.doseCard(card.number)
                                if card.seenAt != nil { " · " + wording.doseSeen }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func view(_ card: DoseCard, _ model: Model, _ shell: Shell) -> HTML {
        element(
            "dose-card",
            [
                .data("flipped", model.isFlipped ? "true" : "false"),
                .data("distance", String(shell.preferences.swipeDistance)),
                .data("vibration", shell.preferences.vibration ? "on" : "off"),
            ],
            HTML {
                article(.class("flashcard dose-flashcard")) {
                    front(card, model.dose.language, shell)
                    div(
                        .class("card-back"), Attribute("tabindex", "-1"),
                        Attribute("hidden", nil).when(!model.isFlipped)
                    ) {
                        back(card, model.dose.language, shell)
                    }
                }
                p(.class("dose-flip"), Attribute("hidden", nil).when(model.isFlipped)) {
                    a(
                        .class("button large"), .id("dose-flip"),
                        .href(.practice(.dose(.card(card.number, isFlipped: true))))
                    ) { shell.wording.doseFlip }
                }
                actions(card, model, shell)
                p(.class("help dose-help")) {
                    shell.wording.doseHelp
                    span(.class("dose-keys")) { shell.wording.doseKeys }
                }
            })
    }

    private static func front(_ card: DoseCard, _ language: Language, _ shell: Shell) -> HTML {
        let length = card.word.unicodeScalars.count
        let size = length <= 4 ? "short-word" : length <= 10 ? "middle-word" : "long-word"
        return div(.class("card-front")) {
            h2(.class("card-word " + size), .lang(language)) { card.word }
            p(.class("facts")) {
                levelBadge(card.level, shell)
                if let interest = card.interest { span { shell.wording.name(interest) } }
            }
        }
    }

    @HTMLBuilder private static func back(_ card: DoseCard, _ language: Language, _ shell: Shell) -> HTML {
        p(.class("card-reading")) {
            if !card.reading.isEmpty { span(.lang(language)) { card.reading } }
            WordPage.sayIt(card.word, language, shell)
        }
        p(.class("card-definition"), .lang(EntryCard.glossTag)) { card.meaning }
        if let sentence = card.sentence {
            ExampleView.sentence(sentence, card.word, language, class: "card-sentence", shell)
            if !sentence.translation.isEmpty {
                p(.class("card-translation"), .lang(.english)) { sentence.translation }
            }
            p(.class("help")) { ExampleView.source(sentence, language, shell) }
        }
        p(.class("card-links")) {
            a(.href(.word(language, card.word, .card()))) {
                Icon.dictionary.drawing(shell)
                span {
                    span(.lang(language)) { card.word }
                    shell.wording.inTheDictionary
                }
            }
        }
    }

    /// To the card before, into the review deck, and on to the next one.
    private static func actions(_ card: DoseCard, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("dose-actions")) {
            if card.number > 1 {
                a(
                    .class("button quiet"), Attribute("rel", "prev"), .data("swap", "#dose"),
                    .href(.practice(.dose(.card(card.number - 1))))
                ) { wording.previous }
            } else {
                // Keeps the other two in their places.
                span(.class("dose-nothing"))
            }
            if card.addedAt == nil {
                form(
                    Attribute("method", "post"), .action(.practice(.dose(.add))), .class("dose-add"),
                    .data("swap", "#dose")
                ) {
                    fields(card, model)
                    button(.class("button quiet"), .type("submit")) {
                        Icon.cards.drawing(shell)
                        span { wording.doseAdd }
                    }
                }
            } else {
                p(.class("dose-added"), .role("status")) {
                    Icon.check.drawing(shell)
                    span { model.made == .known ? wording.cardKnown : wording.cardMade(in: model.target.path) }
                }
            }
            form(
                Attribute("method", "post"), .action(.practice(.dose(.seen))), .class("dose-next"),
                .data("swap", "#dose")
            ) {
                fields(card, model)
                button(.class("button"), .type("submit")) {
                    span { card.number == model.dose.cards.count ? wording.doseFinish : wording.next }
                }
            }
        }
    }

    /// Which card of which day is meant: a form that was open overnight speaks of the day it was made on.
    @HTMLBuilder private static func fields(_ card: DoseCard, _ model: Model) -> HTML {
        hidden("day", model.dose.day.description)
        hidden("card", String(card.number))
        hidden("back", model.isFlipped ? "1" : "")
    }
}
