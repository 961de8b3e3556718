import Model
import Routes

extension SimulationPage {
    /// The simulator's page.
    public static func page(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return shell.page(wording.simulator, room: .review, parts: [.fitting]) {
            p(.class("way-back")) {
                a(.href(.review(.deck(model.deck.id)))) {
                    Icon.back.drawing(shell)
                    span { model.deck.name }
                }
            }
            shell.heading(wording.simulator, lead: wording.simulatorLead)
            questions(model, shell)
            div(.id("simulation"), .class("simulation")) {
                p(.class("quiet-text"), .role("status")) {
                    wording.simulated(
                        days: model.days, newPerDay: model.newPerDay, met: model.met, timed: model.timedAnswers)
                }
                if model.deck.options.algorithm != .fsrs {
                    div(.class("notice")) {
                        Icon.info.drawing(shell)
                        p { wording.simulatorForFSRS }
                    }
                }
                section(.class("card"), .labelled(by: "retentions")) {
                    h2(.id("retentions")) { wording.retentions }
                    if let cheapest = model.cheapest { p(.class("quiet-text")) { wording.leastTime(cheapest) } }
                    table(model, shell)
                }
                div(.class("charts")) {
                    chart("minutes", wording.minutesPerDay, model, wording) { ($0.secondsPerDay + 30) / 60 }.html(shell)
                    chart("reviews", wording.reviewsPerDayHeading, model, wording) { $0.reviewsPerDay }.html(shell)
                    chart("known", wording.wordsKnownHeading, model, wording) { $0.known }.html(shell)
                }
            }
        }
    }

    private static func questions(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(
            .class("finder filters"), .action(.review(.deck(model.deck.id, .simulation()))),
            .label(wording.simulator), .data("swap", "#simulation"), .data("live")
        ) {
            div(.class("stacked-field")) {
                label(Attribute("for", "simulated-days")) { wording.timeAhead }
                select(
                    id: "simulated-days", name: "days",
                    choicesOfDays.map {
                        Choice(value: String($0), name: wording.timeAhead($0), isChosen: $0 == model.days)
                    })
            }
            div(.class("stacked-field")) {
                label(Attribute("for", "simulated-new")) { wording.newPerDay }
                input(
                    .type("number"), .id("simulated-new"), .name("new"), .value(String(model.newPerDay)),
                    Attribute("min", "0"), Attribute("max", String(mostNewPerDay)))
            }
            button(.class("button quiet"), .type("submit")) { wording.show }
        }
    }

    private static func chart(
        _ id: String, _ title: String, _ model: Model, _ wording: Wording, _ value: (Row) -> Int
    ) -> Chart {
        Chart(
            id: id, title: title, summary: "", columnName: wording.desiredRetention,
            columns: model.rows.map { row in
                Chart.Column(
                    name: "\(row.retention)%", mark: String(row.retention),
                    values: row.retention == model.current ? [0, value(row)] : [value(row), 0])
            },
            series: [
                Chart.Series(name: title, colour: "good"),
                Chart.Series(name: wording.chosenRetention, colour: "easy"),
            ])
    }

    private static func table(_ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        return form(Attribute("method", "post"), .action(.review(.deck(model.deck.id, .chooseRetention)))) {
            Pages.table(.class("chart-table retention-table")) {
                caption(.class("unseen")) { wording.retentions }
                thead {
                    tr {
                        th(Attribute("scope", "col")) { wording.retentionHeading }
                        th(Attribute("scope", "col"), .class("number")) { wording.reviewsPerDayHeading }
                        th(Attribute("scope", "col"), .class("number")) { wording.minutesPerDay }
                        th(Attribute("scope", "col"), .class("number")) { wording.wordsKnownHeading }
                        th(Attribute("scope", "col")) { span(.class("unseen")) { wording.choose } }
                    }
                }
                tbody { for row in model.rows { line(row, model, shell) } }
            }
        }
    }

    private static func line(_ row: Row, _ model: Model, _ shell: Shell) -> HTML {
        let wording = shell.wording
        let tenths = (row.secondsPerDay + 3) / 6
        return tr(.class(row.retention == model.current ? "is-current" : "")) {
            th(Attribute("scope", "row")) { "\(row.retention)%" }
            td(.class("number")) { Quantity.grouped(row.reviewsPerDay) }
            td(.class("number")) { "\(Quantity.grouped(tenths / 10)).\(tenths % 10)" }
            td(.class("number")) { Quantity.grouped(row.known) }
            td(.class("retention-choice")) {
                if row.retention == model.current {
                    span(.class("chosen")) {
                        Icon.check.drawing(shell)
                        span { wording.chosenRetention }
                    }
                } else {
                    button(
                        .class("button quiet small"), .type("submit"), .name("retention"),
                        .value(String(row.retention)),
                        .label(wording.chooseRetention(row.retention))
                    ) {
                        Icon.check.drawing(shell)
                        span { wording.choose }
                    }
                }
            }
        }
    }
}
