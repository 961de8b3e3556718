import ArgumentParser
import Library
import Model
import Operations
import Wire

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import books into the library: text, EPUB, PDF, Markdown, subtitles.")

    @Argument(help: "Files to import; - for standard input.", completion: .file()) var files: [String]
    @Option(help: "The title, in place of the file's own.") var title: String?
    @Option(help: "The author.") var author: String?
    @Option(help: "The language: zh, ja or en (default: detected from the text).") var language: String?
    @Option(help: "The encoding, if it is not detected correctly: UTF-8, GB18030, Big5, Shift_JIS …") var encoding:
        String?
    @Flag(help: "Write what was imported as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        do {
            try Desk.ImportRequest.check(language: language, encoding: encoding)
        } catch {
            throw ValidationError(error.description)
        }
    }

    func run() async throws {
        let context = try await desk.open()
        var failed = false
        var imported: [PrintedBook] = []
        for file in files {
            let input = InputFile(file)
            do {
                let request = try Desk.ImportRequest(
                    file: .init(try input.source(), named: input.givenName), title: title, author: author,
                    language: language, encoding: encoding)
                let result = try await context.importBook(request)
                imported.append(PrintedBook(result.book))
                for note in result.notes { Output.note("\(file): \(note)") }
                if !json {
                    let state =
                        result.wasAlready
                        ? "is already in the library"
                        : Output.count(result.book.pageCount, "page") + ", "
                            + Output.count(result.book.scalarCount, "character")
                    Output.line("\(result.book.id)  \(result.book.title): \(state)")
                }
            } catch {
                failed = true
                Output.note("\(error)")
            }
        }
        if json { try Output.json(imported) }
        if failed { throw ExitCode.failure }
    }
}
