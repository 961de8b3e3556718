import Model
import Routes

extension DailyWordsPage {
    /// One card, or the end after the last.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(model.heading(wording), room: .practice, parts: [.dailyWord], class: "daily") {
            div(.class("daily-words"), .id("daily-words")) {
                top(model, shell)
                if let card = model.card { view(card, model, shell) } else { end(model, shell) }
            }
        }
    }

    /// The page when there is nothing to choose words from.
    public static func empty(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.dailyWords, room: .practice) {
            shell.heading(wording.dailyWords)
            shell.empty(wording.noDailyWords, wording.noDailyWordsLead, icon: .star) {
                shell.buttonLink(wording.settings, to: .me())
            }
        }
    }

    /// The page while today's words have not been made: a button makes them, and `daily-words.js` presses it at once.
    public static func unmade(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.dailyWords, room: .practice) {
            shell.heading(wording.dailyWords)
            shell.empty(wording.dailyWordsUnmade, wording.dailyWordsUnmadeLead, icon: .star) {
                form(Attribute("method", "post"), .action(.practice(.dailyWords(.make))), .class("daily-make")) {
                    button(.class("button"), .type("submit")) { wording.dailyWordsMake }
                }
            }
        }
    }

    /// The back link, the heading and the progress.
    private static func top(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return header(.class("daily-top")) {
            h1 { model.heading(wording) }
            p(.class("quiet-text")) {
                wording.dailyWordsLead(
                    wording.name(model.dailyWords.language), wording.name(model.dailyWords.level),
                    byModel: model.dailyWords.origin == .model)
            }
            ol(
                .class("daily-dots"),
                .label(wording.dailyWordsProgress(model.dailyWords.seen, of: model.dailyWords.cards.count))
            ) {
                for card in model.dailyWords.cards {
                    li(.class(card.seenAt != nil ? "is-seen" : "")) {
                        a(.href(model.place(of: card.number)), .current.when(card.number == model.number)) {
                            span(.class("unseen")) {
                                wording.dailyWord(card.number)
                                if card.seenAt != nil { " · " + wording.dailyWordsSeen }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func view(_ card: DailyWord, _ model: Model, _ shell: Shell) -> HTML {
        element(
            "daily-word",
            [
                .data("flipped", model.isFlipped ? "true" : "false"),
                .data("distance", String(shell.preferences.swipeDistance)),
                .data("vibration", shell.preferences.vibration ? "on" : "off"),
            ],
            HTML {
                article(.class("flashcard daily-flashcard")) {
                    front(card, model.dailyWords.language, shell)
                    div(
                        .class("card-back"), Attribute("tabindex", "-1"),
                        Attribute("hidden", nil).when(!model.isFlipped)
                    ) {
                        back(card, model.dailyWords.language, shell)
                    }
                }
                div(.class("daily-foot")) {
                    p(.class("daily-flip"), Attribute("hidden", nil).when(model.isFlipped)) {
                        a(
                            .class("button large"), .id("daily-flip"),
                            .href(model.place(of: card.number, isFlipped: true))
                        ) { shell.wording.dailyWordsFlip }
                    }
                    actions(card, model, shell)
                }
                p(.class("help daily-help")) {
                    shell.wording.dailyWordsHelp
                    span(.class("daily-keys")) { shell.wording.dailyWordsKeys }
                }
            })
    }

    private static func front(_ card: DailyWord, _ language: Language, _ shell: Shell) -> HTML {
        let length = card.word.unicodeScalars.count
        let size = length <= 4 ? "short-word" : length <= 10 ? "middle-word" : "long-word"
        return div(.class("card-front")) {
            h2(.class("card-word " + size), .lang(language)) { card.word }
            p(.class("facts")) {
                levelBadge(card.level, language, shell)
                if let interest = card.interest { span { shell.wording.name(interest) } }
            }
        }
    }

    @HTMLBuilder private static func back(_ card: DailyWord, _ language: Language, _ shell: Shell) -> HTML {
        p(.class("card-reading")) {
            if !card.reading.isEmpty { span(.lang(language)) { card.reading } }
            WordPage.sayIt(card.word, language, shell)
        }
        p(.class("card-definition"), .lang(EntryCard.tag(ofExplanation: card.meaning))) { card.meaning }
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

    /// Buttons for the previous card, for adding to the review deck, and for the next card.
    private static func actions(_ card: DailyWord, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("daily-actions")) {
            if card.number > 1 {
                a(
                    .class("button quiet"), Attribute("rel", "prev"), .data("swap", "#daily-words"),
                    .href(model.place(of: card.number - 1))
                ) { wording.previousWord }
            } else {
                // As wide as the button that stands here on the next card, so that the other two stay in place.
                span(.class("button quiet daily-nothing"), .hiddenFromReaders) { wording.previousWord }
            }
            if card.addedAt == nil {
                form(
                    Attribute("method", "post"), .action(.practice(.dailyWords(.add))), .class("daily-add"),
                    .data("swap", "#daily-words")
                ) {
                    fields(card, model)
                    button(.class("button quiet"), .type("submit")) {
                        Icon.cards.drawing(shell)
                        span { wording.dailyWordsAdd }
                    }
                }
            } else {
                p(.class("daily-added"), .role("status")) {
                    Icon.check.drawing(shell)
                    span { model.made == .known ? wording.cardKnown : wording.cardMade(in: model.target.path(wording)) }
                }
            }
            form(
                Attribute("method", "post"), .action(.practice(.dailyWords(.seen))), .class("daily-next"),
                .data("swap", "#daily-words")
            ) {
                fields(card, model)
                button(.class("button"), .type("submit")) {
                    span { card.number == model.dailyWords.cards.count ? wording.dailyWordsFinish : wording.nextWord }
                }
            }
        }
    }

    /// The card and its day: a form left open overnight still refers to the day it was made on.
    @HTMLBuilder private static func fields(_ card: DailyWord, _ model: Model) -> HTML {
        hidden("day", model.dailyWords.day.description)
        hidden("card", String(card.number))
        hidden("back", model.isFlipped ? "1" : "")
    }
}
