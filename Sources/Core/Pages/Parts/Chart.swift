/// A column chart, drawn as SVG and repeated as a table for accessibility.
struct Chart {
    /// One column: its label, and a number for each series.
    struct Column {
        /// The column's name in the table.
        let name: String
        /// The label under the column in the drawing; empty for none.
        let mark: String
        let values: [Int]
    }

    /// A part of each column, in its own colour.
    struct Series {
        let name: String
        /// A class of `charts.css`: `again`, `good`, `young` …
        let colour: String
    }

    let id: String
    let title: String
    /// A summary in words; empty for none.
    let summary: String
    /// What a column stands for: "Day", "Hour".
    let columnName: String
    let columns: [Column]
    let series: [Series]
    /// Formats a value: "12", "85%".
    var write: (Int) -> String = { Quantity.grouped($0) }
    /// The smallest maximum of the axis.
    var least = 4
    /// Whether the values are percentages, so that the axis ends at 100.
    var isPercent = false
    /// Whether a column's values are side by side instead of stacked.
    var isGrouped = false

    private static let width = 640
    private static let height = 220
    /// Space for the axis labels: the minimum, and the width per character of the longest.
    private static let left = 44
    private static let leftOfCharacter = 11
    private static let top = 12
    private static let bottom = 188
    /// The maximum width of a column, in hundredths of a pixel.
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
        let highest = columns.map { isGrouped ? $0.values.max() ?? 0 : $0.values.reduce(0, +) }.max() ?? 0
        let most = isPercent ? 100 : Self.roundedUp(max(least, highest))
        let left = max(Self.left, 8 + Self.leftOfCharacter * write(most).unicodeScalars.count)
        return svg(
            .class("chart-drawing"), .role("img"), .labelled(by: id),
            Attribute("viewBox", "0 0 \(Self.width) \(Self.height)")
        ) {
            for line in 0...4 { grid(most * line / 4, of: most, left) }
            for index in columns.indices { column(index, most, left) }
        }
    }

    private func grid(_ value: Int, of most: Int, _ left: Int) -> HTML {
        let y = place(value, most)
        return group {
            element(
                "line",
                [
                    .class("chart-line"), Attribute("x1", String(left)), Attribute("x2", String(Self.width)),
                    Attribute("y1", String(y)), Attribute("y2", String(y)),
                ], HTML())
            label(write(value), left - 8, y + 4, "end")
        }
    }

    private func column(_ index: Int, _ most: Int, _ left: Int) -> HTML {
        let column = columns[index]
        // In hundredths of a pixel, so that many thin columns remain evenly spaced.
        let step = (Self.width - left) * 100 / max(1, columns.count)
        let start = left * 100 + step * index
        let bars = isGrouped ? max(1, series.count) : 1
        let all = min(step - min(400 * bars, step / 5), Self.widest * bars)
        let gap = isGrouped ? 300 : 0
        let width = all / bars - gap
        var markup = HTML()
        var below = 0
        for (place, (value, each)) in zip(column.values, series).enumerated() where value > 0 {
            let y = self.place(below + value, most)
            let height = self.place(below, most) - y
            let x = start + (step - all) / 2 + (isGrouped ? place * (width + gap) + gap / 2 : 0)
            markup.append(
                element(
                    "rect",
                    [
                        .class("fill-" + each.colour), Attribute("x", Self.hundredths(x)),
                        Attribute("width", Self.hundredths(width)), Attribute("y", String(y)),
                        Attribute("height", String(max(1, height))), Attribute("rx", width > 640 ? "2" : "0"),
                    ], HTML()))
            if !isGrouped { below += value }
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
