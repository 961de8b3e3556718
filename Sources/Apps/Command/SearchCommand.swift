import ArgumentParser
import Library
import Model
import Wire

struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find a word in your books: in all its forms, in either script, by its reading.")

    @Argument(help: "A word or a phrase; in quotation marks, it is found only as it is written.") var query: String
    @Option(help: "Search only this book: its id, or the beginning of its title.") var book: String?
    @Option(help: "The most places, up to \(ResultPage.most).", transform: whole(.rows)) var limit = ResultPage.usual
    @Option(help: "The number of places to leave out at the beginning.", transform: whole(.rowOffset)) var offset = 0
    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let desk = try await desk.open().library
        let part = ResultPage(offset: offset, limit: limit)
        let found: FoundInBooks
        if let book {
            found = try await desk.search(query, inBookNamed: book, part)
        } else {
            found = try await desk.search(query, part)
        }
        if json { return try Output.json(FoundInBooksJSON(found)) }
        if found.total == 0 { return Output.note("No book contains \(query).") }
        for (book, count) in found.books {
            let hits = found.hits.filter { $0.book == book.id }
            if hits.isEmpty { continue }
            Output.line("\(book.title)  (\(count))")
            for hit in hits { Output.line("  \(hit.page): \(hit.before)[\(hit.match)]\(hit.after)") }
        }
        let shown = part.places(of: found.total)
        if shown.count < found.total {
            Output.note(
                "Places \(shown.lowerBound + 1) to \(shown.upperBound) of \(found.total); --offset shows others.")
        }
    }
}
