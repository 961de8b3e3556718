import ArgumentParser
import Foundation
import Model
import Operations
import Review
import Wire

struct Stats: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Show review statistics, or the review history.")

    @Option(help: "Only this deck and the decks in it.") var deck: String?
    @Option(help: "How many days back.", transform: whole(.days))
    var days = Statistics.usualDays
    @Flag(help: "Write the review history as CSV.") var history = false
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let (desk, now) = (context.review, context.now)
        let id = deck == nil ? nil : try await desk.deck(named: deck ?? "").id
        if history {
            let filter = HistoryFilter(latestDays: days, deck: id, at: now, desk.day)
            return try await desk.historyCSV(filter) { Output.write($0) }
        }
        let statistics = try await desk.statistics(of: id, days: days, at: now)
        if json { return try Output.json(PrintedStatistics(statistics)) }
        let total = statistics.total
        let minutes = Output.count(total.milliseconds / 60_000, "minute")
        Output.line(
            "\(Output.count(total.reviews, "review")) and \(Output.count(total.newCards, "new card")) in \(minutes)")
        for (name, answers) in zip(["learning", "young", "mature"], total.phases.map(\.byRating)) {
            Output.line("\(name): again \(answers[0]), hard \(answers[1]), good \(answers[2]), easy \(answers[3])")
        }
        if let kept = total.trueRetention {
            Output.line("recalled of the cards learnt: \(Int((kept * 100).rounded()))%")
        }
        Output.line("\(Output.count(statistics.streak, "day")) in a row")
        let cards = statistics.cards
        Output.line(
            "cards: \(cards[0]) new, \(cards[1]) learning, \(cards[2]) young, \(cards[3]) mature, \(cards[4]) suspended"
        )
        Output.line(
            "due on the coming days: \(statistics.forecast.prefix(14).map(String.init).joined(separator: " "))")
    }
}
