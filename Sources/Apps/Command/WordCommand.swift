import ArgumentParser
import Lexicon
import Library
import Model
import Operations

struct WordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "word",
        abstract: "Show a word's entries, your mark of it, and sentences of your books that contain it.")

    @Argument(help: "The word, in its dictionary form.") var word: String
    @Option(help: "Its language: zh, ja or en (default: by script).") var language: Language?
    @Flag(help: "List the senses that a card can teach, by number, and nothing else.") var senses = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let request = WordRequest(word, in: Desk.language(of: word, named: language))
        let learner = try await desk.open()
        let card = try await learner.openWord(request).card
        if senses { return list(learner.senses(of: card)) }
        let status = card.status.map { "[\($0.rawValue)]" }
        Output.line([card.word, card.reading, status].compactMap(\.self).joined(separator: "  "))
        if let form = card.inflection { Output.line("\(form.name) of \(form.base)") }
        for entry in card.entries {
            let reading = entry.cardReading
            Output.line(
                [reading, entry.partOfSpeech ?? "", entry.definitions.joined(separator: "; ")].filter { !$0.isEmpty }
                    .joined(separator: "  "))
        }
        if card.entries.isEmpty { Output.note("No dictionary contains \(card.word).") }
        for example in card.examples {
            Output.line(
                "\(example.before)\(example.match)\(example.after)  — \(example.book.title), page \(example.page)")
        }
    }

    private func list(_ senses: [TeachableSense]) {
        for sense in senses {
            Output.line(
                [String(sense.number), sense.reading, sense.partOfSpeech ?? "", sense.text].filter { !$0.isEmpty }
                    .joined(separator: "  "))
        }
        if senses.isEmpty { Output.note("No dictionary contains \(word).") }
    }
}

extension InflectedForm {
    /// What the form is called: "past", "plural, possessive".
    fileprivate var name: String {
        steps.isEmpty ? "form" : steps.map(\.meaning).joined(separator: ", ")
    }
}
