import Model
import Routes

extension DailyWordsPage {
    /// The end of the day's words: a quiet celebration, with all the words once more.
    static func end(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let dailyWords = model.dailyWords
        return section(.class("daily-end"), .id("daily-end"), Attribute("tabindex", "-1")) {
            if dailyWords.isDone { confetti() }
            Icon.star.drawing(shell)
            h2 {
                dailyWords.isDone
                    ? wording.dailyWordsDone : wording.dailyWordsNotDone(dailyWords.cards.count - dailyWords.seen)
            }
            p(.class("quiet-text"), .role("status")) {
                dailyWords.isDone
                    ? wording.dailyWordsDoneLead(dailyWords.cards.count { $0.addedAt != nil })
                    : wording.dailyWordsNotDoneLead
            }
            ul(.class("daily-list")) {
                for card in dailyWords.cards {
                    li {
                        a(.href(model.place(of: card.number, isFlipped: true))) {
                            strong(.lang(dailyWords.language)) { card.word }
                            span(.class("daily-word-reading"), .lang(dailyWords.language)) { card.reading }
                            if card.addedAt != nil { span(.class("badge")) { wording.dailyWordsInDeck } }
                            span(.class("quiet-text"), .lang(EntryCard.tag(ofExplanation: card.meaning))) {
                                card.meaning
                            }
                        }
                    }
                }
            }
            div(.class("actions")) {
                if let next = dailyWords.next {
                    shell.buttonLink(wording.dailyWordsGoOn, to: model.place(of: next), icon: .forward)
                }
                shell.buttonLink(wording.review, to: .review(), icon: .cards, class: "button quiet")
                shell.buttonLink(wording.today, to: .today, icon: .today, class: "button quiet")
            }
            if !model.hasModel {
                p(.class("help")) {
                    wording.dailyWordsWithoutModel + wording.sentenceGap
                    a(.href(.me(.models()))) { wording.languageModels }
                }
            }
        }
    }

    /// Pieces of confetti that fall once; the style sheet hides them if the learner prefers reduced motion.
    private static func confetti() -> HTML {
        div(.class("confetti"), .hiddenFromReaders) {
            for _ in 0..<16 { span() }
        }
    }
}

extension TodayPage {
    /// The place of today's words while none have been chosen for the learner's language and level.
    static func dailyWordsToChoose(_ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card today-call"), .labelled(by: "daily-today")) {
            h2(.id("daily-today")) { wording.dailyWords }
            p(.class("quiet-text")) { wording.dailyWordsUnmadeLead }
            form(Attribute("method", "post"), .action(.practice(.dailyWords(.make)))) {
                button(.class("button quiet"), .type("submit")) { wording.dailyWordsMake }
            }
        }
    }

    /// Today's words on the home page: a strip of cards, and how many have been seen.
    static func dailyWords(_ dailyWords: DailyWords, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card daily-today"), .labelled(by: "daily-today")) {
            div(.class("section-head")) {
                h2(.id("daily-today")) { wording.dailyWords }
                p(.class("quiet-text")) { wording.dailyWordsProgress(dailyWords.seen, of: dailyWords.cards.count) }
            }
            ul(.class("daily-strip")) {
                for card in dailyWords.cards {
                    li {
                        a(
                            .class(card.seenAt != nil ? "daily-preview is-seen" : "daily-preview"),
                            .href(.practice(.dailyWords(.card(card.number))))
                        ) {
                            span(.class("daily-preview-word"), .lang(dailyWords.language)) { card.word }
                            if card.seenAt != nil {
                                Icon.check.drawing(shell)
                                span(.class("unseen")) { wording.dailyWordsSeen }
                            }
                        }
                    }
                }
            }
            shell.buttonLink(
                dailyWords.isDone
                    ? wording.dailyWordsLookAgain
                    : dailyWords.seen == 0 ? wording.dailyWordsBegin : wording.dailyWordsGoOn,
                to: .practice(.dailyWords(dailyWords.isDone ? .card(1) : .card())), icon: .forward,
                class: dailyWords.isDone ? "button quiet" : "button")
        }
    }
}
