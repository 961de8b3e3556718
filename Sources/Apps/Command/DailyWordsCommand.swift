import ArgumentParser
import DailyWords
import Foundation
import Model
import Operations
import Wire

struct DailyWordsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dose", abstract: "Show the words of a day; today's are made if there are none yet.",
        discussion: """
            A day begins at five in the morning. A language model chooses the words if one is set up and answers; \
            otherwise they come from levels, frequency lists and your interests.
            """)

    @Flag(help: "Write the day's words as one JSON object.") var json = false
    @Option(help: "A day, as YYYY-MM-DD (default: today).") var day: String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        var wanted: CalendarDate?
        if let day {
            guard let date = CalendarDate(day) else {
                throw ValidationError("“\(day)” is not a date. Nothing was made; write it like 2026-03-07.")
            }
            wanted = date
        }
        let dailyWords = try await desk.open().dailyWords(on: wanted, making: .patient)
        if json { return try Output.json(DailyWordsJSON(dailyWords)) }
        for card in dailyWords.cards {
            Output.line("\(card.number)  \(card.word)  \(card.reading)  \(card.meaning)")
            guard let sentence = card.sentence else { continue }
            Output.line("   \(sentence.text)" + (sentence.translation.isEmpty ? "" : "  \(sentence.translation)"))
        }
        Output.note(dailyWords.origin == .model ? "Chosen by your language model." : "Chosen from word lists.")
    }
}

struct ExamplesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "examples", abstract: "Show sentences that use a word.",
        discussion: """
            With --ask, a language model writes some, which are kept for a week; without a network the request is \
            queued and the server sends it again.
            """)

    @Argument(help: "The word.") var word: String
    @Option(help: "Its language: zh, ja or en.") var language: Language = .chinese
    @Flag(help: "Ask a language model.") var ask = false
    @Flag(help: "Write one JSON object.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let (daily, now) = (context.dailyWords, context.now)
        if ask {
            switch try await daily.askForExamples(of: word, in: language, at: now) {
            case .made(0): Output.note("The language model's sentences did not use “\(word)”, so none were kept.")
            case .made, .kept: break
            case .waiting:
                Output.note("The language model cannot be reached. The request is kept; the server sends it again.")
            }
        }
        let examples = try await daily.examples(of: word, in: language, at: now)
        if json { return try Output.json(ExamplesJSON(examples, word, language)) }
        for sentence in examples.sentences {
            Output.line(sentence.text + (sentence.translation.isEmpty ? "" : "  \(sentence.translation)"))
        }
        if examples.sentences.isEmpty {
            Output.note("There is no sentence for “\(word)” yet; --ask asks a language model for some.")
        }
    }
}
