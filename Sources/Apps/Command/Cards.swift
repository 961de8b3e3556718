import ArgumentParser
import Foundation
import Model
import Operations
import Review
import Scheduling
import Wire

struct Cards: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Find cards, or make them from words.",
        discussion: """
            A query has text and terms such as deck:NAME, tag:NAME, is:due, is:suspended, is:leech, due<7, lapses>3, \
            interval>=21, lang:zh, kind:cloze; a minus before a term excludes what it finds.
            """)

    @Option(help: "Make cards from the given words, in this deck.") var add: String?
    @Option(help: "The language of the words: zh, ja or en.") var language: Language = .chinese
    @Option(
        help: ArgumentHelp(
            "With --add and one word: the sense to teach, by its number (`glossa word WORD --senses` lists them) or text."
        ))
    var sense: String?
    @Option(help: "With --add and one word: its meaning in your own words.") var meaning: String?
    @Option(help: "The kinds of cards to make: recognition, recall, listening, cloze.") var kind: [Card.Kind] = [
        .recognition
    ]
    @Option(help: "The most cards to list.", transform: whole(.rows))
    var limit = CardQuery.usualRows
    @Flag(help: "Write JSON.") var json = false
    @Argument(help: "A query; with --add, the words.") var query: [String] = []
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        if let add { return try await make(add, context) }
        let found = try await context.review.cards(
            matching: query.joined(separator: " "), limit: limit, at: context.now)
        if json { return try Output.json(found.cards.map { PrintedCard($0, in: found.decks) }) }
        for found in found.cards {
            Output.line(
                [
                    found.card.id.description, found.note.word, found.note.reading, found.card.kind.rawValue,
                    "\(found.card.schedule.interval) d", found.note.definition,
                ].map(\.onOneLine).joined(separator: "\t"))
        }
        if found.total > found.cards.count {
            Output.line("… \(Output.count(found.total, "card")) in all; --limit shows more.")
        }
    }

    private func make(_ path: String, _ context: LearnerContext) async throws {
        let meaning = CardMeaning(sense: SenseChoice(typed: sense), definition: meaning ?? "")
        let added = try await context.addCards(
            ofWords: query.map { (language, $0) }, meaning: meaning, to: .path(path), kinds: kind
        ).added
        Output.line(
            "\(Output.count(added.notes.count, "note")) and \(Output.count(added.cards, "card")) added to \(path).")
        if !added.known.isEmpty {
            Output.line("Already there, and unchanged: \(added.known.joined(separator: ", "))")
        }
        for word in added.meaningless {
            Output.line(
                "No card for \(word.word): no dictionary says what it means; --meaning gives it one."
                    + (word.parts.isEmpty ? "" : " Its parts: \(word.partList)."))
        }
    }
}

extension Card.Kind: ExpressibleByArgument {}

extension String {
    /// The text as a cell of a table: line breaks are slashes, and tabs are spaces.
    fileprivate var onOneLine: String {
        guard utf8.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " / ").replacing("\t", with: " ")
    }
}
