import ArgumentParser
import Foundation
import Model
import Operations
import Review
import Wire

struct Simulate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare the workload and the result of different desired retentions for a deck.",
        discussion: """
            The simulation uses the deck's own cards and parameters, and answers that take as \
            long as yours do.
            """)

    @Argument(help: "The deck's name or path, such as `Chinese::HSK 1`.") var deck: String
    @Option(help: "How many days to simulate, up to \(Bounds.simulatedDays.most).", transform: whole(.simulatedDays))
    var days = ReviewDesk.usualSimulation
    @Option(
        help: """
            New cards a day, up to \(Bounds.simulatedNewCards.most), whether or not the deck has that many \
            (default: as many as the deck's settings allow).
            """, transform: whole(.cardsPerDay)) var newPerDay: Int?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let found = try await context.review.deck(named: deck)
        let workload = try await context.review.compareRetentions(
            of: found.id, days: days, newPerDay: newPerDay, at: context.now)
        if json { return try Output.json(WorkloadJSON(workload)) }
        Output.line("\(workload.days) days, \(workload.newPerDay) new cards a day, \(workload.known) known cards")
        Output.line("retention  reviews a day  minutes a day  known in the end")
        for row in workload.rows {
            let mark = row == workload.cheapest ? "  least time per known card" : ""
            Output.line(
                Self.column("\(row.retention) %", 9) + Self.column("\(Int(row.reviewsPerDay.rounded()))", 15)
                    + Self.column("\(Int((row.secondsPerDay / 60).rounded()))", 15)
                    + Self.column("\(Int(row.remembered.rounded()))", 18) + mark)
        }
        if workload.timedAnswers == 0 {
            Output.note("Your log is too short to show how long your answers take; other learners' times were used.")
        }
    }

    private static func column(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
