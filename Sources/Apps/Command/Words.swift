import ArgumentParser
import Library
import Model
import Operations
import Wire

struct Words: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List marked words, or mark them.")

    @Option(help: "Only words in this language: zh, ja or en (default when marking: by script).") var language:
        Language?
    @Option(help: "Only words with this status: difficult, known or ignored.") var status: WordStatus?
    @Option(help: "Mark these words with this status instead of listing words.") var mark: WordStatus?
    @Flag(help: "Remove the marks of these words.") var unmark = false
    @Flag(help: "Write CSV.") var csv = false
    @Flag(help: "Write JSON.") var json = false
    @Argument(help: "Words to mark or unmark; without --mark, text to find.") var words: [String] = []
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if mark != nil || unmark, words.isEmpty { throw ValidationError("Name the words to mark or unmark.") }
    }

    func run() async throws {
        let context = try await desk.open()
        let desk = context.library
        if unmark || mark != nil {
            let status = unmark ? nil : mark
            return try await desk.mark(
                words.map { MarkChange($0, in: Desk.language(of: $0, named: language), as: status) },
                at: context.now)
        }
        let found = try await desk.markedWords(
            MarkFilter(language: language, status: status, query: words.joined(separator: " ")))
        if csv { return Output.text(Library.csv(of: found)) }
        if json { return try Output.json(found.map { PrintedMarkedWord($0) }) }
        for word in found {
            Output.line(
                [word.mark.word, word.mark.reading ?? "", word.mark.status.rawValue, word.gloss ?? ""].joined(
                    separator: "\t"))
        }
    }
}

extension WordStatus: ExpressibleByArgument {}
