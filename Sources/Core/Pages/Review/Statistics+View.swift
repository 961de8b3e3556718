import Model
import Routes

extension StatisticsPage {
    /// The statistics page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.statistics, room: .review, parts: [.charts]) {
            p(.class("way-back")) {
                a(.href(.review())) {
                    Icon.back.drawing(shell)
                    span { wording.allDecks }
                }
            }
            shell.heading(
                wording.statistics, lead: model.deck.map { wording.statisticsOf($0.name) } ?? wording.statisticsLead
            ) {
                if let deck = model.deck {
                    shell.buttonLink(wording.allDecks, to: .review(.statistics()), class: "button quiet")
                    shell.buttonLink(deck.name, to: .review(.deck(deck.id)), icon: .cards, class: "button quiet")
                }
            }
            if model.isEmpty {
                shell.empty(wording.noAnswersYet, wording.noAnswersYetLead, icon: .review) {
                    shell.buttonLink(wording.review, to: .review(), icon: .review)
                }
            } else {
                spans(model, shell)
                div(.class("charts")) {
                    overview(model, shell)
                    retention(model, shell)
                    calendar(model, shell)
                    for chart in charts(model, wording) { chart.html(shell) }
                }
                p(.class("actions")) {
                    shell.buttonLink(
                        wording.history, to: .review(.history(AnswersFilter(deck: model.deck?.id))), icon: .clock,
                        class: "button quiet")
                    shell.buttonLink(
                        wording.historyAsCSV, to: .review(.historyCSV(AnswersFilter(deck: model.deck?.id))),
                        icon: .download, class: "button quiet")
                }
            }
        }
    }

    /// Links to the same statistics for other periods.
    private static func spans(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return nav(.class("spans"), .label(wording.period)) {
            for span in StatisticsSpan.allCases {
                a(
                    .class("button quiet small"), .current.when(span == model.span),
                    .href(.review(.statistics(deck: model.deck?.id, span: span)))
                ) { wording.name(span) }
            }
        }
    }

    private static func overview(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let today = model.days.last.flatMap { $0.number == model.today ? $0 : nil }
        return section(.class("card"), .labelled(by: "overview")) {
            h2(.id("overview")) { wording.overview }
            figures([
                (wording.answersToday, Quantity.grouped(today?.reviews ?? 0)),
                (wording.timeToday, wording.duration(today?.seconds ?? 0)),
                (wording.streak, wording.days(model.streak)),
                (wording.newCardsHeading, Quantity.grouped(model.standing.new)),
                (wording.learningHeading, Quantity.grouped(model.standing.learning)),
                (wording.youngCards, Quantity.grouped(model.standing.young)),
                (wording.matureCards, Quantity.grouped(model.standing.mature)),
                (wording.suspendedCards, Quantity.grouped(model.standing.suspended)),
            ])
        }
    }

    private static func retention(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return section(.class("card"), .labelled(by: "retention")) {
            h2(.id("retention")) { wording.trueRetention }
            p(.class("quiet-text")) { wording.trueRetentionLead }
            table(.class("chart-table")) {
                thead {
                    tr {
                        for name in [wording.period, wording.youngCards, wording.matureCards, wording.together] {
                            th(Attribute("scope", "col"), .class(name == wording.period ? "" : "number")) { name }
                        }
                    }
                }
                tbody {
                    for row in model.retention {
                        tr {
                            th(Attribute("scope", "row")) { wording.lastDays(row.days) }
                            share(row.youngRecalled, row.young)
                            share(row.matureRecalled, row.mature)
                            share(row.youngRecalled + row.matureRecalled, row.young + row.mature)
                        }
                    }
                }
            }
        }
    }

    private static func share(_ part: Int, _ whole: Int) -> HTML {
        td(.class("number")) {
            if whole == 0 { "–" } else { Share(part, of: whole).text }
            " "
            small { Quantity.grouped(whole) }
        }
    }

    private static func calendar(_ model: Model, _ shell: Shell) -> HTML {
        var values: [Int: Int] = [:]
        var sum = 0
        for day in model.days where day.number > model.today - 365 && day.reviews > 0 {
            values[day.number] = day.reviews
            sum += day.reviews
        }
        return HeatMap(
            id: "calendar", title: shell.wording.calendar,
            summary: shell.wording.calendarSummary(sum, days: values.count),
            today: model.today, values: values
        ).html(shell)
    }
}
