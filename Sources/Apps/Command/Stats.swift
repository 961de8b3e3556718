import ArgumentParser
import Foundation
import Model
import Review
import Server

struct Stats: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show the numbers of review, or the history.")

    @Option(help: "Only this deck and those in it.") var deck: String?
    @Option(help: "How many days back.") var days = 30
    @Flag(help: "Write the review history as CSV.") var history = false
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    private struct StatsJSON: Encodable {
        var reviews: Int
        var minutes: Double
        var newCards: Int
        var answers: [Int]
        var trueRetention: Double?
        var streak: Int
        /// New, learning, young, mature, suspended.
        var cards: [Int]
        var forecast: [Int]
    }

    func run() async throws {
        let desk = try await desk.openReview()
        let now = SystemClock().now()
        let id = deck == nil ? nil : try await desk.deck(named: deck ?? "").id
        if history {
            let from = desk.day.beginning(of: desk.day.number(of: now) - max(1, days) + 1)
            return print(try await desk.historyCSV(HistoryFilter(from: from, deck: id)), terminator: "")
        }
        let statistics = try await desk.statistics(of: id, days: days, at: now)
        let total = statistics.total
        if json {
            return try Output.json(
                StatsJSON(
                    reviews: total.reviews, minutes: Double(total.milliseconds) / 60_000, newCards: total.newCards,
                    answers: total.answers, trueRetention: total.trueRetention, streak: statistics.streak,
                    cards: statistics.cards, forecast: statistics.forecast))
        }
        print("\(total.reviews) reviews and \(total.newCards) new cards in \(total.milliseconds / 60_000) minutes")
        print("again \(total.answers[0]), hard \(total.answers[1]), good \(total.answers[2]), easy \(total.answers[3])")
        if let kept = total.trueRetention { print("recalled of what had been learnt: \(Int((kept * 100).rounded()))%") }
        print("\(statistics.streak) days in a row")
        let cards = statistics.cards
        print(
            "cards: \(cards[0]) new, \(cards[1]) learning, \(cards[2]) young, \(cards[3]) mature, \(cards[4]) suspended"
        )
        print("due on the days to come: \(statistics.forecast.prefix(14).map(String.init).joined(separator: " "))")
    }
}
