/// Columns of numbers, drawn as SVG for the eye and written as a table for everyone.
struct Chart {
    /// One column: what stands under it, and a number for each series.
    struct Column {
        /// What the table calls it.
        let name: String
        /// What stands under it in the drawing; empty for nothing.
        let mark: String
        let values: [Int]
    }

    /// A part of each column, in a colour of its own.
    struct Series {
        let name: String
        /// A class of `charts.css`: `again`, `good`, `young` …
        let colour: String
    }

    let id: String
    let title: String
    /// What it comes to, in words; empty for nothing.
    let summary: String
    /// What the columns are: "Day", "Hour".
    let columnName: String
    let columns: [Column]
    let series: [Series]
    /// How a value is written: "12", "85%".
    var write: (Int) -> String = { Quantity.grouped($0) }
    /// The least that the axis shows.
    var least = 4
    /// Whether the values are shares of 100 and the axis ends there.
    var isPercent = false

    private static let width = 640
    private static let height = 220
    private static let left = 44
    private static let top = 12
    private static let bottom = 188
    /// Hundredths of a pixel that a column is wide at most.
    private static let widest = 7200

    func html(_ shell: Shell) -> HTML {
        figure(.class("chart card")) {
            h2(.id(id)) { title }
            if !summary.isEmpty { p(.class("quiet-text")) { summary } }
            if series.count > 1 { key }
            drawing
            details(.class("more")) {
                summaryElement(shell)
                table
            }
        }
    }

    private func summaryElement(_ shell: Shell) -> HTML {
        Pages.summary {
            shell.wording.asTable
            span(.class("unseen")) { ": " + title }
        }
    }

    private var key: HTML {
        ul(.class("chart-key"), .hiddenFromReaders) {
            for each in series {
                li {
                    span(.class("swatch fill-" + each.colour))
                    each.name
                }
            }
        }
    }

    // MARK: Drawing

    private var drawing: HTML {
        let most = isPercent ? 100 : Self.roundedUp(max(least, columns.map { $0.values.reduce(0, +) }.max() ?? 0))
        return svg(
            .class("chart-drawing"), .role("img"), .labelled(by: id),
            Attribute("viewBox", "0 0 \(Self.width) \(Self.height)")
        ) {
            for line in 0...4 { grid(most * line / 4, of: most) }
            for index in columns.indices { column(index, most) }
        }
    }

    private func grid(_ value: Int, of most: Int) -> HTML {
        let y = place(value, most)
        return group {
            element(
                "line",
                [
                    .class("chart-line"), Attribute("x1", String(Self.left)), Attribute("x2", String(Self.width)),
                    Attribute("y1", String(y)), Attribute("y2", String(y)),
                ], HTML())
            label(write(value), Self.left - 8, y + 4, "end")
        }
    }

    private func column(_ index: Int, _ most: Int) -> HTML {
        let column = columns[index]
        // In hundredths of a pixel, so that many thin columns stay equally far apart.
        let step = (Self.width - Self.left) * 100 / max(1, columns.count)
        let start = Self.left * 100 + step * index
        let width = min(step - min(400, step / 5), Self.widest)
        var markup = HTML()
        var below = 0
        for (value, each) in zip(column.values, series) where value > 0 {
            let y = place(below + value, most)
            let height = place(below, most) - y
            markup.append(
                element(
                    "rect",
                    [
                        .class("fill-" + each.colour), Attribute("x", Self.hundredths(start + (step - width) / 2)),
                        Attribute("width", Self.hundredths(width)), Attribute("y", String(y)),
                        Attribute("height", String(max(1, height))), Attribute("rx", step > 800 ? "2" : "0"),
                    ], HTML()))
            below += value
        }
        if !column.mark.isEmpty {
            markup.append(label(column.mark, (start + step / 2) / 100, Self.bottom + 20, "middle"))
        }
        return markup
    }

    private func place(_ value: Int, _ most: Int) -> Int {
        Self.bottom - value * (Self.bottom - Self.top) / max(1, most)
    }

    private func label(_ text: String, _ x: Int, _ y: Int, _ anchor: String) -> HTML {
        element(
            "text",
            [
                .class("chart-label"), Attribute("x", String(x)), Attribute("y", String(y)),
                Attribute("text-anchor", anchor),
            ], HTML(text: text))
    }

    private func group(@HTMLBuilder content: () -> HTML) -> HTML { element("g", [], content()) }

    private static func hundredths(_ number: Int) -> String {
        "\(number / 100).\(Quantity.twoDigits(number % 100))"
    }

    /// The next number that divides into four even steps: 4, 8, 20, 40, 80, 100, 200 …
    static func roundedUp(_ number: Int) -> Int {
        var power = 1
        while power < 1_000_000_000 {
            for step in [4, 8, 12, 20] where step * power >= number { return step * power }
            power *= 10
        }
        return number
    }

    // MARK: Table

    private var table: HTML {
        Pages.table(.class("chart-table")) {
            caption(.class("unseen")) { title }
            thead {
                tr {
                    th(Attribute("scope", "col")) { columnName }
                    for each in series { th(Attribute("scope", "col"), .class("number")) { each.name } }
                }
            }
            tbody {
                for column in columns where !column.values.allSatisfy({ $0 == 0 }) {
                    tr {
                        th(Attribute("scope", "row")) { column.name }
                        for value in column.values { td(.class("number")) { write(value) } }
                    }
                }
            }
        }
    }
}
