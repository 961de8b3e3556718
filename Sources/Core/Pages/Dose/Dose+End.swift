import Model
import Routes

extension DosePage {
    /// The end of the day's words: a quiet celebration, and all of them once more.
    static func end(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let dose = model.dose
        return section(.class("dose-end"), .id("dose-end"), Attribute("tabindex", "-1")) {
            if dose.isDone { confetti() }
            Icon.star.drawing(shell)
            h2 { dose.isDone ? wording.doseDone : wording.doseNotDone(dose.cards.count - dose.seen) }
            p(.class("quiet-text"), .role("status")) {
                dose.isDone ? wording.doseDoneLead(dose.cards.count { $0.addedAt != nil }) : wording.doseNotDoneLead
            }
            ul(.class("dose-words")) {
                for card in dose.cards {
                    li {
                        a(.href(.practice(.dose(.card(card.number, isFlipped: true))))) {
                            strong(.lang(dose.language)) { card.word }
                            span(.class("dose-word-reading"), .lang(dose.language)) { card.reading }
                            if card.addedAt != nil { span(.class("badge")) { wording.doseInDeck } }
                            span(.class("quiet-text"), .lang(EntryCard.glossTag)) { card.meaning }
                        }
                    }
                }
            }
            div(.class("actions")) {
                if let next = dose.next {
                    shell.buttonLink(wording.doseGoOn, to: .practice(.dose(.card(next))), icon: .forward)
                }
                shell.buttonLink(wording.review, to: .review(), icon: .cards, class: "button quiet")
                shell.buttonLink(wording.today, to: .today, icon: .today, class: "button quiet")
            }
            if !model.hasModel {
                p(.class("help")) {
                    wording.doseWithoutModel + " "
                    a(.href(.me(.models()))) { wording.languageModels }
                }
            }
        }
    }

    /// Pieces of paper that fall once; style sheets leave them out for those who want no motion.
    private static func confetti() -> HTML {
        div(.class("confetti"), .hiddenFromReaders) {
            for _ in 0..<16 { span() }
        }
    }
}

extension TodayPage {
    /// Today's words on the first page: a strip of cards, and how many have been looked at.
    static func dose(_ dose: Dose, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card dose-today"), .labelled(by: "dose-today")) {
            div(.class("section-head")) {
                h2(.id("dose-today")) { wording.dose }
                p(.class("quiet-text")) { wording.doseProgress(dose.seen, of: dose.cards.count) }
            }
            ul(.class("dose-strip")) {
                for card in dose.cards {
                    li {
                        a(
                            .class(card.seenAt != nil ? "dose-preview is-seen" : "dose-preview"),
                            .href(.practice(.dose(.card(card.number))))
                        ) {
                            span(.class("dose-preview-word"), .lang(dose.language)) { card.word }
                            if card.seenAt != nil {
                                Icon.check.drawing(shell)
                                span(.class("unseen")) { wording.doseSeen }
                            }
                        }
                    }
                }
            }
            shell.buttonLink(
                dose.isDone ? wording.doseLookAgain : dose.seen == 0 ? wording.doseBegin : wording.doseGoOn,
                to: .practice(.dose(dose.isDone ? .card(1) : .card())), icon: .forward,
                class: dose.isDone ? "button quiet" : "button")
        }
    }
}
