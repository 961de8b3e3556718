import ArgumentParser
import Library
import Wire

struct Books: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the books of the library.")

    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let desk = context.library
        if json { return try Output.json(try await desk.books().map(PrintedBook.init)) }
        for (book, coverage) in try await desk.list().books {
            let known =
                coverage.map { $0.runningWords > 0 ? "\($0.knownRunningWords * 100 / $0.runningWords)% known" : "" }
                ?? ""
            let place = "page \(book.lastPage) of \(book.pageCount)"
            Output.line("\(book.id)  \(book.title)  [\(book.language.rawValue)]  \(place)  \(known)")
        }
        await desk.saveCountedWords(at: context.now)
    }
}
