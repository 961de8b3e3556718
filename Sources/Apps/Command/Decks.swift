import ArgumentParser
import Foundation
import Library
import Model
import Operations
import Review
import Scheduling
import Wire

extension Rescheduling: ExpressibleByArgument {}

struct Decks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List decks with their due cards, or add one.")

    @Option(help: "Add a deck with this name; use :: between nested decks.") var add: String?
    @Option(help: "Fit the parameters of FSRS to the log of this deck, and show what they would change.")
    var optimize: String?
    @Option(
        help: ArgumentHelp(
            "Use the parameters if they are better: now reschedules the cards, later keeps all due dates.",
            valueName: "now|later"))
    var reschedule: Rescheduling?
    @Option(help: "Restore the schedules that this deck's cards had before its settings last changed.")
    var takeBack: String?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let (desk, now) = (context.review, context.now)
        if let add {
            let deck = try await desk.addDeck(named: add, at: now, newID: context.newID())
            return Output.line("\(deck.id)  \(add)")
        }
        if let optimize { return try await fit(desk, optimize, at: now) }
        if let takeBack {
            let deck = try await desk.deck(named: takeBack)
            let cards = try await desk.takeBackRescheduling(of: deck.id, at: now)
            return Output.line(
                """
                \(deck.name): the previous settings are restored, and \
                \(cards == 1 ? "1 card has its earlier schedule" : "\(Output.count(cards, "card")) have their earlier schedules").
                """)
        }
        let list = try await desk.deckList(at: now)
        let tree = DeckTree(list.decks)
        if json { return try Output.json(list.decks.map { PrintedDeck($0, in: tree, list.counts[$0.id]) }) }
        for (deck, depth) in tree.ordered {
            let count = list.counts[deck.id] ?? StudyCounts()
            let indent = String(repeating: "  ", count: depth)
            Output.line("\(indent)\(deck.name): \(count.new) new, \(count.learning) learning, \(count.due) due")
        }
    }

    private func fit(_ desk: ReviewDesk, _ name: String, at now: Timestamp) async throws {
        let deck = try await desk.deck(named: name)
        let fitted = try await desk.fitDecks(with: deck.id, rescheduling: reschedule, at: now)
        let fit = fitted.fit
        guard let preview = fitted.preview else {
            return Output.line(
                "The log of \(Output.count(fit.reviews, "review")) gives nothing better than the parameters in use."
            )
        }
        Output.line(
            """
            Fitted to \(Output.count(fit.reviews, "review")): log loss \(fit.before.logLoss) before, \(fit.after.logLoss) after, \
            RMSE(bins) \(fit.before.rmseBins) before, \(fit.after.rmseBins) after, on reviews kept out of the fit.
            Due today: \(preview.dueBefore[0]) → \(preview.dueAfter[0]). Due over the next days: \
            \(Self.list(preview.dueBefore.dropFirst())) → \(Self.list(preview.dueAfter.dropFirst())).
            """)
        guard let changed = fitted.recounted else {
            return Output.line(
                """
                Nothing was changed. To use the parameters, add --reschedule now to reschedule \
                \(Output.count(preview.moved, "card")), or --reschedule later to keep all due dates.
                """)
        }
        Output.line(
            """
            The parameters are in use; \(Output.count(changed, "card")) changed. \
            `glossa decks --take-back "\(name)"` undoes this.
            """)
    }

    private static func list(_ numbers: some Sequence<Int>) -> String {
        numbers.map { String($0) }.joined(separator: " ")
    }
}
