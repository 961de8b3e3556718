import ArgumentParser
import Library
import Model
import Operations
import Wire

struct Read: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print a page of a book, with its words.")

    @Argument(help: "A book's id, or the beginning of its title.") var book: String
    @Option(help: "The page (default: where you were).", transform: whole(.page))
    var page: Int?
    @Flag(help: "Show readings after words that you do not know.") var readings = false
    @Flag(help: "Write the page and its tokens as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let desk = context.library
        let opened = try await desk.page(page, ofBookNamed: book)
        if json { return try Output.json(PrintedPage(opened)) }
        let text = opened.tokens.map { token in
            guard readings, token.kind.isWord, let reading = token.reading,
                opened.knowledge.status(of: token.lemma, level: token.level) == nil
            else {
                return token.text
            }
            return "\(token.text)(\(reading))"
        }
        Output.line(text.joined())
        Output.line("— \(opened.book.title), page \(opened.passage.number) of \(opened.book.pageCount) —")
        try await desk.visit(opened.passage.number, of: opened.book.id, at: context.now)
    }
}
