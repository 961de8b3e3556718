import Model
import Routes

extension HistoryPage {
    /// The page of the answers.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.history, room: .review, parts: [.history]) {
            p(.class("way-back")) {
                a(.href(.review(.statistics(deck: model.filter.deck)))) {
                    Icon.back.drawing(shell)
                    span { wording.statistics }
                }
            }
            shell.heading(wording.history, lead: wording.historyLead)
            filters(model, shell)
            div(.id("answers")) {
                div(.class("result-head")) {
                    p(.class("quiet-text result-count"), .role("status")) {
                        wording.answersFound(model.total, isMore: model.total > mostCounted)
                    }
                    if model.total > 0 { csv(model, shell) }
                }
                if model.rows.isEmpty { nothing(model, shell) } else { list(model, shell) }
            }
        }
    }

    private static func filters(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let filter = model.filter
        return form(
            .class("finder filters history-filters"), .action(.review(.history())), .role("search"),
            .label(wording.filterAnswers), .data("swap", "#answers"), .data("live")
        ) {
            date("from", wording.fromDay, filter.from)
            date("until", wording.untilDay, filter.until)
            choice(
                "rating", wording.ratingHeading,
                [Choice(value: "", name: wording.everyRating, isChosen: filter.rating == nil)]
                    + Rating.allCases.map {
                        Choice(value: String($0.rawValue), name: wording.name($0), isChosen: $0 == filter.rating)
                    })
            choice(
                "deck", wording.deckHeading,
                [Choice(value: "", name: wording.allDecks, isChosen: filter.deck == nil)]
                    + model.decks.map {
                        Choice(value: $0.id.description, name: $0.path, isChosen: $0.id == filter.deck)
                    })
            button(.class("button quiet"), .type("submit")) { wording.show }
        }
    }

    private static func date(_ name: String, _ caption: String, _ date: CalendarDate?) -> HTML {
        div(.class("stacked-field")) {
            label(Attribute("for", "history-" + name)) { caption }
            input(
                .type("date"), .id("history-" + name), .name(name), .value(date?.description ?? ""))
        }
    }

    private static func choice(_ name: String, _ caption: String, _ choices: [Choice]) -> HTML {
        div(.class("stacked-field")) {
            label(Attribute("for", "history-" + name)) { caption }
            select(id: "history-" + name, name: name, choices)
        }
    }

    /// A link to the same answers as a file, placed with them so that it follows the filters.
    private static func csv(_ model: Model, _ shell: Shell) -> HTML {
        a(
            .class("button quiet small"), .href(.review(.historyCSV(model.filter.on(page: 1)))),
            Attribute("download", nil)
        ) {
            Icon.download.drawing(shell)
            span { shell.wording.exportCSV }
        }
    }

    private static func nothing(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return div(.class("nothing-found")) {
            p { model.filter.isNarrow ? wording.noAnswerMatches : wording.noAnswersYet }
            if model.filter.isNarrow {
                shell.buttonLink(wording.clearFilters, to: .review(.history()), class: "button quiet")
            }
        }
    }

    @HTMLBuilder private static func list(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        table(.class("answer-table"), .role("table")) {
            caption(.class("unseen")) { wording.history }
            thead(.role("rowgroup")) {
                tr(.role("row")) {
                    for name in [
                        wording.word, wording.ratingHeading, wording.whenHeading, wording.statusHeading,
                        wording.intervalHeading,
                        wording.timeHeading,
                    ] {
                        th(.role("columnheader"), Attribute("scope", "col")) { name }
                    }
                }
            }
            tbody(.role("rowgroup")) {
                for row in model.rows { answer(row, shell) }
            }
        }
        Pagination.links(model.filter.page, hasNext: model.hasNext, shell) { page in
            .review(.history(model.filter.on(page: page)))
        }
    }

    private static func answer(_ row: Row, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return tr(.role("row")) {
            td(.role("cell"), .class("cell-word")) {
                if let note = row.note {
                    a(.class("row-word"), .href(.review(.note(note)))) { span(.lang(row.language.tag)) { row.word } }
                } else {
                    span(.class("row-word")) { span(.lang(row.language.tag)) { row.word } }
                }
            }
            td(.role("cell"), .class("cell-answer")) {
                span(.class("answer answer-\(row.rating.rawValue)")) { wording.name(row.rating) }
            }
            td(.role("cell"), .class("cell-when")) { shell.dayAndTime(row.time) }
            td(.role("cell"), .class("cell-state")) { wording.name(row.state) }
            td(.role("cell"), .class("cell-wait")) { wording.wait(row.wait) }
            td(.role("cell"), .class("cell-time")) {
                if row.duration > 0 { wording.seconds(row.duration) } else { "–" }
            }
        }
    }
}

extension Shell {
    /// A `<time>` element with the day and the time of day on the learner's clock.
    fileprivate func dayAndTime(_ moment: Timestamp) -> HTML {
        let civil = Moment(moment, clock)
        let minute = clock.minute(at: moment)
        let text = Quantity.twoDigits(minute / 60) + ":" + Quantity.twoDigits(minute % 60)
        return time(Attribute("datetime", civil.iso + "T" + text)) {
            wording.date(year: civil.year, month: civil.month, day: civil.day) + " " + text
        }
    }
}
