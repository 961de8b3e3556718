import Model
import Routes

extension StatisticsPage {
    /// The maximum number of columns in the charts of days.
    private static let mostColumns = 53

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
        let stretches = stretches(model)
        let sum = stretches.reduce(0) { $0 + $1.reviews }
        return Chart(
            id: "reviews", title: wording.reviewsHeading, summary: wording.perDay(sum, days: dayCount(model)),
            columnName: wording.day,
            columns: columns(stretches, model, wording) { [$0.again, $0.hard, $0.good, $0.easy] },
            series: answerSeries(wording))
    }

    private static func time(_ model: Model, _ wording: Wording) -> Chart {
        let stretches = stretches(model)
        let sum = stretches.reduce(0) { $0 + $1.seconds }
        return Chart(
            id: "time", title: wording.timeInMinutes, summary: wording.timePerDay(sum, days: dayCount(model)),
            columnName: wording.day, columns: columns(stretches, model, wording) { [($0.seconds + 30) / 60] },
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

    /// How often each button was pressed for cards in each phase, and below that how many of those cards were
    /// remembered.
    private static func answers(_ model: Model, _ wording: Wording) -> Chart {
        var chart = Chart(
            id: "answers", title: wording.answerButtons, summary: wording.answerButtonsLead,
            columnName: wording.browseCards,
            columns: zip([wording.learningHeading, wording.youngCards, wording.matureCards], model.answers).map {
                name, answers in
                let total = answers.reduce(0, +)
                let share = total == 0 ? "" : " \(Share(total - answers[0], of: total).percent)%"
                return Chart.Column(name: name, mark: name + share, values: answers)
            }, series: answerSeries(wording))
        chart.isGrouped = true
        return chart
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

    /// The number of days that the charts of days cover, including today.
    private static func dayCount(_ model: Model) -> Int {
        model.span.days ?? max(30, model.today - (model.days.first?.number ?? model.today) + 1)
    }

    /// The number of days in one column.
    private static func daysTogether(_ model: Model) -> Int {
        (dayCount(model) + mostColumns - 1) / mostColumns
    }

    /// The answers of each column, including empty columns. The last column ends today, and each is named after its
    /// last day.
    private static func stretches(_ model: Model) -> [Day] {
        let length = daysTogether(model)
        let count = (dayCount(model) + length - 1) / length
        var stretches = (0..<count).map { Day(number: model.today - (count - 1 - $0) * length) }
        for day in model.days where day.number <= model.today {
            let place = count - 1 - (model.today - day.number) / length
            guard stretches.indices.contains(place) else { continue }
            stretches[place].again += day.again
            stretches[place].hard += day.hard
            stretches[place].good += day.good
            stretches[place].easy += day.easy
            stretches[place].seconds += day.seconds
        }
        return stretches
    }

    private static func columns(
        _ stretches: [Day], _ model: Model, _ wording: Wording, _ values: (Day) -> [Int]
    ) -> [Chart.Column] {
        let length = daysTogether(model)
        let every = (stretches.count + 4) / 5
        return stretches.indices.map { place in
            let last = stretches[place].number
            let end = wording.date(ofDay: last)
            return Chart.Column(
                name: length == 1 ? end : wording.date(ofDay: last - length + 1) + " – " + end,
                mark: (stretches.count - 1 - place) % every == 0 ? wording.shortDate(ofDay: last) : "",
                values: values(stretches[place]))
        }
    }
}
