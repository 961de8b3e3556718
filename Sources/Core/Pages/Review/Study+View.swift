import Model
import Routes

extension StudyPage {
    /// The page. An answer swaps only `#study`.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.study(model.deck.name), room: .review, parts: [.study], class: "studying") {
            section(.id("study"), .class("study"), .data("waiting", String(model.waiting))) {
                h1(.class("unseen")) { wording.study(model.deck.name) }
                bar(model, shell)
                if let undone = model.undone { undone.banner(shell) }
                if let leech = model.leech { Self.leech(leech, model.deck, shell) }
                if let question = model.question {
                    desk(question, model.deck, shell)
                } else {
                    done(model, shell)
                }
            }
        }
    }

    /// The exit link, the remaining cards and the undo button.
    private static func bar(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("study-bar")) {
            a(
                .class("icon-button"), .href(.review(.deck(model.deck.id))), .label(wording.endStudy),
                .title(wording.endStudy)
            ) {
                Icon.close.drawing(shell)
            }
            div(.class("study-left")) {
                if model.question != nil {
                    model.counts.figures(shell)
                    if let seconds = model.secondsLeft {
                        p(.class("study-time")) {
                            Icon.clock.drawing(shell)
                            span { wording.timeLeft(seconds) }
                        }
                    }
                }
            }
            form(
                .class("undo-form"), Attribute("method", "post"), .action(.review(.undo)), .data("swap", "#study"),
                .data("undo")
            ) {
                returning(to: .review(.deck(model.deck.id, .study())))
                button(
                    .class("icon-button"), .type("submit"), .label(wording.undoAnswer), .title(wording.undoAnswer),
                    Attribute("disabled", nil).when(!model.canUndo)
                ) { Icon.undo.drawing(shell) }
            }
        }
    }

    private static func desk(_ question: Question, _ deck: Deck, _ shell: Shell) -> HTML {
        let preferences = shell.preferences
        return element(
            "study-desk",
            [
                .data("kind", question.card.kind.rawValue), .data("text", NoteMedia.spoken(question.note)),
                .data("language", question.note.language.tag), .data("speech", preferences.speech.rawValue),
                .data("distance", String(preferences.swipeDistance)),
                .data("vibration", preferences.vibration ? "on" : "off"),
                .data("flipped", question.isFlipped ? "true" : "false"),
            ],
            content(question, deck, shell))
    }

    @HTMLBuilder private static func content(_ question: Question, _ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let flip = StudyView(isFlipped: true, card: question.card.id, review: question.review)
        article(.class("flashcard"), .label(wording.cardLabel)) {
            p(.class("card-asks"), .id("card-asks")) { wording.asks(question.card.kind) }
            div(.class("card-front"), .id("card-front")) { front(question, shell) }
            div(
                .class("card-back"), .id("card-back"), Attribute("tabindex", "-1"), .role("group"),
                .label(wording.answer), Attribute("hidden", nil).when(!question.isFlipped)
            ) {
                back(question, shell)
                tools(question, deck, shell)
            }
        }
        div(.class("study-foot")) {
            p(.class("flip"), Attribute("hidden", nil).when(question.isFlipped)) {
                a(
                    .class("button large"), .href(.review(.deck(deck.id, .study(flip)))), .id("flip"), .role("button"),
                    .described(by: "card-front"), .aria("keyshortcuts", "Space")
                ) { wording.showAnswer }
            }
            grades(question, deck, shell)
        }
        details(.class("more study-help")) {
            summary { wording.keysAndSwipes }
            p(.class("help")) { wording.keysHelp }
            p(.class("help")) { wording.swipesHelp }
        }
    }

    private static func grades(_ question: Question, _ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("grades"), Attribute("method", "post"), .action(.review(.deck(deck.id, .grade))),
            .data("swap", "#study"), .label(wording.howWell), Attribute("hidden", nil).when(!question.isFlipped)
        ) {
            hidden("card", question.card.id.description)
            hidden("review", question.review.description)
            hidden("reviews", String(question.card.schedule.reviews))
            hidden("duration", "")
            for rating in Rating.allCases {
                button(
                    .class("grade grade-\(rating.rawValue)"), .type("submit"), .name("rating"),
                    .value(String(rating.rawValue)), .aria("keyshortcuts", String(rating.rawValue))
                ) {
                    span(.class("grade-name")) { wording.name(rating) }
                    " "
                    span(.class("grade-wait")) { wording.wait(question.waits[rating.rawValue - 1]) }
                }
            }
        }
    }
}
