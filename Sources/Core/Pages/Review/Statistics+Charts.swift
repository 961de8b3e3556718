import Model

extension StatisticsPage {
    /// Days that the charts of days go back.
    private static let daysBack = 30

    static func charts(_ model: Model, _ wording: Wording) -> [Chart] {
        [
            reviews(model, wording), time(model, wording), forecast(model, wording), answers(model, wording),
            hours(model, wording),
            histogram("stability", wording.stability, wording.stabilityLead, wording.daysHeading, model.stability),
            histogram(
                "difficulty", wording.difficulty, wording.difficultyLead, wording.difficulty, model.difficulty),
            histogram(
                "retrievability", wording.retrievability, wording.retrievabilityLead, "%", model.retrievability),
        ]
    }

    private static func answerSeries(_ wording: Wording) -> [Chart.Series] {
        [
            Chart.Series(name: wording.name(.again), colour: "again"),
            Chart.Series(name: wording.name(.hard), colour: "hard"),
            Chart.Series(name: wording.name(.good), colour: "good"),
            Chart.Series(name: wording.name(.easy), colour: "easy"),
        ]
    }

    private static func reviews(_ model: Model, _ wording: Wording) -> Chart {
        let days = lastDays(model)
        let sum = days.reduce(0) { $0 + $1.reviews }
        return Chart(
            id: "reviews", title: wording.reviewsHeading, summary: wording.perDay(sum, days: daysBack),
            columnName: wording.day,
            columns: columns(days, model.today, wording) { [$0.again, $0.hard, $0.good, $0.easy] },
            series: answerSeries(wording))
    }

    private static func time(_ model: Model, _ wording: Wording) -> Chart {
        let days = lastDays(model)
        let sum = days.reduce(0) { $0 + $1.seconds }
        return Chart(
            id: "time", title: wording.timeHeading, summary: wording.timePerDay(sum, days: daysBack),
            columnName: wording.day, columns: columns(days, model.today, wording) { [($0.seconds + 30) / 60] },
            series: [Chart.Series(name: wording.minutesHeading, colour: "good")])
    }

    private static func forecast(_ model: Model, _ wording: Wording) -> Chart {
        let sum = model.forecast.reduce(0) { $0 + $1.cards }
        return Chart(
            id: "forecast", title: wording.forecast, summary: wording.forecastLead(sum, days: model.forecast.count),
            columnName: wording.day,
            columns: model.forecast.map { day in
                Chart.Column(
                    name: wording.date(ofDay: model.today + day.daysAhead),
                    mark: day.daysAhead % 7 == 0 ? wording.shortDate(ofDay: model.today + day.daysAhead) : "",
                    values: [day.cards])
            },
            series: [Chart.Series(name: wording.dueHeading, colour: "mature")])
    }

    private static func answers(_ model: Model, _ wording: Wording) -> Chart {
        let colours = answerSeries(wording)
        return Chart(
            id: "answers", title: wording.answerButtons, summary: "", columnName: wording.answerButtons,
            columns: zip(model.answers.indices, colours).map { index, button in
                Chart.Column(
                    name: button.name, mark: button.name,
                    values: colours.indices.map { $0 == index ? model.answers[index] : 0 })
            }, series: colours)
    }

    private static func hours(_ model: Model, _ wording: Wording) -> Chart {
        var chart = Chart(
            id: "hours", title: wording.hourlySuccess, summary: wording.hourlySuccessLead, columnName: wording.hour,
            columns: model.hours.map {
                Chart.Column(
                    name: "\($0.hour):00", mark: $0.hour % 6 == 0 ? "\($0.hour):00" : "",
                    values: [Share($0.recalled, of: $0.reviews).percent])
            }, series: [Chart.Series(name: wording.remembered, colour: "good")], write: { "\($0)%" })
        chart.isPercent = true
        return chart
    }

    private static func histogram(
        _ id: String, _ title: String, _ summary: String, _ unit: String, _ bins: [Bin]
    ) -> Chart {
        Chart(
            id: id, title: title, summary: summary, columnName: unit,
            columns: bins.indices.map { index in
                let bin = bins[index]
                let name = bin.to.map { $0 == bin.from + 1 ? "\(bin.from)" : "\(bin.from)–\($0)" } ?? "≥ \(bin.from)"
                let isMarked = bins.count <= 12 || index % 2 == 0
                return Chart.Column(name: name, mark: isMarked ? "\(bin.from)" : "", values: [bin.cards])
            }, series: [Chart.Series(name: title, colour: "mature")])
    }

    /// The last days, those without an answer among them.
    private static func lastDays(_ model: Model) -> [Day] {
        var known: [Int: Day] = [:]
        for day in model.days { known[day.number] = day }
        return (model.today - daysBack + 1...model.today).map { known[$0] ?? Day(number: $0) }
    }

    private static func columns(_ days: [Day], _ today: Int, _ wording: Wording, _ values: (Day) -> [Int])
        -> [Chart.Column]
    {
        days.map { day in
            Chart.Column(
                name: wording.date(ofDay: day.number),
                mark: (today - day.number) % 7 == 0 ? wording.shortDate(ofDay: day.number) : "", values: values(day))
        }
    }
}
