import Model
import Routes

extension ReschedulingPage {
    /// The page that asks for confirmation before rescheduling cards.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.rescheduling, room: .review, parts: [.fitting]) {
            p(.class("way-back")) {
                a(.href(.review(.deck(model.deck.id)))) {
                    Icon.back.drawing(shell)
                    span { model.deck.name }
                }
            }
            shell.heading(wording.rescheduling, lead: wording.reschedulingLead)
            section(.class("card")) {
                if model.otherDecks > 0 { p { wording.rescheduledTogether(model.otherDecks) } }
                outlook(model.outlook, shell)
                choice(of: model.deck.id, shell)
            }
        }
    }

    /// How many cards are due now, and how many would be.
    @HTMLBuilder static func outlook(_ outlook: Outlook, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let today = outlook.dueToday
        p(.id("due-today"), .class("due-today")) { strong { wording.dueToday(today.before, today.after) } }
        p { wording.wouldMove(outlook.moved) }
        table(.class("chart-table fit-table")) {
            caption { wording.daysToCome }
            thead {
                tr {
                    th(Attribute("scope", "col")) { wording.outlookDay }
                    th(Attribute("scope", "col"), .class("number")) { wording.asTheyAre }
                    th(Attribute("scope", "col"), .class("number")) { wording.rescheduled }
                }
            }
            tbody {
                for day in outlook.before.indices {
                    tr {
                        th(Attribute("scope", "row")) { wording.dayAhead(day) }
                        td(.class("number")) { Quantity.grouped(outlook.before[day]) }
                        td(.class("number")) {
                            Quantity.grouped(day < outlook.after.count ? outlook.after[day] : 0)
                        }
                    }
                }
            }
        }
    }

    /// The learner's options.
    static func choice(of deck: ID<Deck>, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div {
            form(.class("actions"), Attribute("method", "post"), .action(.review(.deck(deck, .reschedule)))) {
                button(.class("button"), .type("submit"), .name("choice"), .value(Rescheduling.later.rawValue)) {
                    wording.rescheduleLater
                }
                button(.class("button quiet"), .type("submit"), .name("choice"), .value(Rescheduling.now.rawValue)) {
                    wording.rescheduleNow
                }
                button(.class("button quiet"), .type("submit"), .name("choice"), .value("none")) {
                    wording.keepOldSettings
                }
            }
            p(.class("help")) { wording.reschedulingHelp }
        }
    }

    /// The button that restores the previous schedules of a deck's cards.
    static func takeBack(of deck: ID<Deck>, _ shell: Shell) -> HTML {
        form(Attribute("method", "post"), .action(.review(.deck(deck, .takeBackRescheduling)))) {
            button(.class("button quiet small"), .type("submit")) {
                Icon.undo.drawing(shell)
                span { shell.wording.takeBackRescheduling }
            }
        }
    }
}
