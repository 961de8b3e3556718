import ArgumentParser
import Formats
import Foundation
import Library
import Model
import Operations

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import books into the library: text, EPUB, PDF, Markdown, subtitles.")

    @Argument(help: "Files to import; - for standard input.", completion: .file()) var files: [String]
    @Option(help: "The title, in place of the file's own.") var title: String?
    @Option(help: "The author.") var author: String?
    @Option(help: "The language: zh, ja or en (default: detected from the text).") var language: Language?
    @Option(help: "The encoding, if it is not detected correctly: UTF-8, GB18030, Big5, Shift_JIS …") var encoding:
        String?
    @Flag(help: "Write what was imported as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if let encoding, TextEncoding(label: encoding) == nil {
            let known = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("\(encoding) is not an encoding that Glossa supports; it supports \(known).")
        }
    }

    func run() async throws {
        let desk = try await desk.open().library
        let clock = SystemClock()
        var failed = false
        var imported: [BookJSON] = []
        for file in files {
            let input = InputFile(file)
            do {
                let request = Desk.ImportRequest(
                    source: try input.source(), fileName: input.fileName, title: title, author: author,
                    language: language, encoding: encoding.flatMap { TextEncoding(label: $0) })
                let result = try await desk.importBook(
                    request, at: clock.now(), newID: ID(at: clock.now(), random: clock.random()))
                imported.append(BookJSON(result.book))
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
