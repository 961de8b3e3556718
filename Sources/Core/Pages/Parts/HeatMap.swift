import Model

/// A year of days, with a column for each week, Monday first.
struct HeatMap {
    let id: String
    let title: String
    let summary: String
    /// The last day shown, in days since 1970-01-01.
    let today: Int
    /// The amount done on each day.
    let values: [Int: Int]

    private static let weeks = 53
    private static let cell = 12

    func html(_ shell: Shell) -> HTML {
        figure(.class("chart card")) {
            h2(.id(id)) { title }
            p(.class("quiet-text")) { summary }
            drawing(shell)
            details(.class("more")) {
                Pages.summary {
                    shell.wording.asTable
                    span(.class("unseen")) { ": " + title }
                }
                table(shell)
            }
        }
    }

    /// The Monday of the first week. 1970-01-01 was a Thursday.
    private var first: Int { today - (today + 3) % 7 - (Self.weeks - 1) * 7 }

    private func drawing(_ shell: Shell) -> HTML {
        let most = max(1, values.values.max() ?? 1)
        return svg(
            .class("chart-drawing heat-map"), .role("img"), .labelled(by: id),
            Attribute("viewBox", "0 0 \(Self.weeks * Self.cell) \(7 * Self.cell + 18)")
        ) {
            for day in first...today { square(day, most) }
            for week in 0..<Self.weeks { month(first + week * 7, week, shell) }
        }
    }

    private func square(_ day: Int, _ most: Int) -> HTML {
        let value = values[day] ?? 0
        let heat = value == 0 ? 0 : min(4, 1 + value * 4 / (most + 1))
        let week = (day - first) / 7
        return element(
            "rect",
            [
                .class("heat-\(heat)"), Attribute("x", String(week * Self.cell)),
                Attribute("y", String((day - first) % 7 * Self.cell + 18)), Attribute("width", "10"),
                Attribute("height", "10"), Attribute("rx", "2"),
            ], HTML())
    }

    /// The name of a month, above the week in which it begins.
    private func month(_ monday: Int, _ week: Int, _ shell: Shell) -> HTML? {
        let date = Self.date(monday)
        guard date.day <= 7, week < Self.weeks - 2 else { return nil }
        return element(
            "text",
            [.class("chart-label small-label"), Attribute("x", String(week * Self.cell)), Attribute("y", "11")],
            HTML(text: shell.wording.month(date.month)))
    }

    private func table(_ shell: Shell) -> HTML {
        Pages.table(.class("chart-table")) {
            caption(.class("unseen")) { title }
            thead {
                tr {
                    th(Attribute("scope", "col")) { shell.wording.weekOf }
                    th(Attribute("scope", "col"), .class("number")) { shell.wording.reviewsHeading }
                }
            }
            tbody {
                for week in 0..<Self.weeks {
                    let monday = first + week * 7
                    let sum = (monday..<monday + 7).reduce(0) { $0 + (values[$1] ?? 0) }
                    if sum > 0 {
                        tr {
                            th(Attribute("scope", "row")) { shell.wording.date(ofDay: monday) }
                            td(.class("number")) { Quantity.grouped(sum) }
                        }
                    }
                }
            }
        }
    }

    /// The civil date of a day. The arithmetic does not check for overflow, because WebAssembly has no instruction
    /// for it.
    static func date(_ day: Int) -> Moment { Moment(day: day) }
}
