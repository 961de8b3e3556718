import ArgumentParser
import Foundation
import Library
import Model
import Review
import Scheduling
import Server

struct Decks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List decks with what waits in them, or add one.")

    @Option(help: "Add a deck with this name; :: parts the names of decks in decks.") var add: String?
    @Option(help: "Fit the parameters of FSRS to the log of this deck, and use them where they are better.")
    var optimize: String?
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    private struct DeckJSON: Encodable {
        var id: ID<Deck>
        var name: String
        var algorithm: String
        var desiredRetention: Double
        var new: Int
        var learning: Int
        var due: Int
    }

    func run() async throws {
        let desk = try await desk.openReview()
        let clock = SystemClock()
        if let add {
            let deck = try await desk.addDeck(
                named: add, at: clock.now(), newID: ID(at: clock.now(), random: clock.random()))
            return print("\(deck.id)  \(add)")
        }
        if let optimize { return try await fit(desk, optimize, clock) }
        let decks = try await desk.decks()
        let counts = try await desk.counts(at: clock.now())
        let tree = DeckTree(decks)
        if json {
            return try Output.json(
                decks.map { deck in
                    let count = counts[deck.id] ?? StudyCounts()
                    return DeckJSON(
                        id: deck.id, name: tree.path(of: deck.id), algorithm: deck.options.algorithm.rawValue,
                        desiredRetention: deck.options.desiredRetention, new: count.new, learning: count.learning,
                        due: count.due)
                })
        }
        for (deck, depth) in tree.ordered {
            let count = counts[deck.id] ?? StudyCounts()
            let indent = String(repeating: "  ", count: depth)
            print("\(indent)\(deck.name): \(count.new) new, \(count.learning) learning, \(count.due) due")
        }
    }

    private func fit(_ desk: ReviewDesk, _ name: String, _ clock: SystemClock) async throws {
        let deck = try await desk.deck(named: name)
        let fit = try await desk.fit(deck.id)
        guard fit.isBetter else {
            return print(
                "The log of \(Output.count(fit.reviews, "review")) gives nothing better than the parameters in use. Kept them."
            )
        }
        _ = try await desk.apply(fit, to: deck.id, at: clock.now())
        print(
            """
            Fitted to \(Output.count(fit.reviews, "review")): log loss \(fit.before.logLoss) before, \(fit.after.logLoss) after, \
            RMSE(bins) \(fit.before.rmseBins) before, \(fit.after.rmseBins) after, on reviews kept out of the fit.
            """)
    }
}
