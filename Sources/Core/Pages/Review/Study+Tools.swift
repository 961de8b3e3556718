import Model
import Routes

extension StudyPage {
    /// Actions on the card other than answering it. All of them can be undone.
    static func tools(_ question: Question, _ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isFlagged = question.card.isFlagged
        return form(
            .class("card-tools"), Attribute("method", "post"), .action(.review(.deck(deck.id, .changeCard))),
            .data("swap", "#study"), .label(wording.cardTools)
        ) {
            hidden("card", question.card.id.description)
            hidden("review", question.review.description)
            tool(isFlagged ? "unflag" : "flag", wording.flag, .flag, shell, isPressed: isFlagged)
            tool("bury", wording.bury, .clock, shell)
            tool("suspend", wording.suspend, .pause, shell)
            a(
                .class("tool"),
                .href(.review(.note(question.note.id, .form(deck: deck.id, card: question.card.id))))
            ) {
                Icon.pencil.drawing(shell)
                span { wording.edit }
            }
        }
    }

    private static func tool(
        _ change: String, _ caption: String, _ icon: Icon, _ shell: Shell, isPressed: Bool? = nil
    ) -> HTML {
        button(
            .class("tool"), .type("submit"), .name("change"), .value(change),
            .aria("pressed", isPressed == true ? "true" : "false").when(isPressed != nil)
        ) {
            icon.drawing(shell)
            span { caption }
        }
    }

    /// A notice that a card keeps being forgotten, with suggestions for what to do about it.
    static func leech(_ leech: Leech, _ deck: Deck, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let isSuspended = leech.card.standing == .suspended
        let found = wording.leechFound(lapses: leech.card.schedule.lapses, isSuspended: isSuspended)
        return div(.class("notice leech"), .role("status")) {
            Icon.info.drawing(shell)
            p {
                found.before
                span(.lang(leech.note.language.tag)) { leech.note.word }
                found.after
            }
            div(.class("leech-actions")) {
                shell.buttonLink(
                    wording.edit, to: .review(.note(leech.note.id, .form(deck: deck.id, card: leech.card.id))),
                    icon: .pencil, class: "button quiet small")
                if !isSuspended {
                    form(
                        Attribute("method", "post"), .action(.review(.deck(deck.id, .changeCard))),
                        .data("swap", "#study")
                    ) {
                        hidden("card", leech.card.id.description)
                        button(.class("button quiet small"), .type("submit"), .name("change"), .value("suspend")) {
                            Icon.pause.drawing(shell)
                            span { wording.suspend }
                        }
                    }
                }
            }
        }
    }
}
