import ArgumentParser
import Foundation
import Library
import Model
import Operations
import Storage
import Wire

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import books into the library: text, EPUB, PDF, DOCX, FB2, MOBI, Markdown, subtitles.")

    @Argument(
        help: "Files to import, and folders with their subfolders; - for standard input.", completion: .file())
    var files: [String]
    @Option(help: "The title, in place of the file's own; for one file.") var title: String?
    @Option(help: "The author.") var author: String?
    @Option(help: "The language: zh, ja or en (default: detected from the text).") var language: String?
    @Option(help: "The encoding, if it is not detected correctly: UTF-8, GB18030, Big5, Shift_JIS …") var encoding:
        String?
    @Flag(help: "Write what was imported as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if title != nil, files.count > 1 { throw ValidationError("--title names one book; give it one file.") }
        do {
            try Desk.ImportRequest.check(language: language, encoding: encoding)
        } catch {
            throw ValidationError(error.description)
        }
    }

    func run() async throws {
        let chosen = try files.map { try BookFolder($0) }
        let books = chosen.flatMap(\.files)
        if title != nil, books.count > 1 { throw ValidationError("--title names one book; give it one file.") }
        let context = try await desk.open()
        var count = Count()
        var imported: [PrintedBook] = []
        for (index, file) in books.enumerated() {
            do {
                let result = try await context.importBook(request(file))
                imported.append(PrintedBook(result.book))
                if result.wasAlready { count.already += 1 } else { count.imported += 1 }
                for note in result.notes { Output.note("\(file): \(note)") }
                if !json { Output.line(line(result)) }
            } catch {
                count.failed += 1
                // A database does not know whose write failed.
                Output.note(error is StorageError ? "\(file): \(error)" : "\(error)")
                guard error.stopsImports else { continue }
                count.untried = books.count - index - 1
                if count.untried > 0 {
                    Output.note(
                        "\(Output.count(count.untried, "file")) after it \(count.untried == 1 ? "was" : "were") not tried, "
                            + "because nothing more could be saved. When that is mended, import the same files again: "
                            + "those that are in the library already are not added twice.")
                }
                break
            }
        }
        if json { try Output.json(imported) }
        // Of single files, each line says what became of it.
        if chosen.contains(where: \.isFolder) {
            Output.note(count.summary(skipped: chosen.reduce(0) { $0 + $1.skipped }))
        }
        if count.failed > 0 { throw ExitCode.failure }
    }

    private func request(_ file: String) throws -> Desk.ImportRequest {
        let input = InputFile(file)
        return try Desk.ImportRequest(
            file: .init(try input.source(), named: input.givenName), title: title, author: author, language: language,
            encoding: encoding)
    }

    private func line(_ result: Desk.Imported) -> String {
        let book = result.book
        let state =
            result.wasAlready
            ? "is already in the library"
            : Output.count(book.pageCount, "page") + ", " + Output.count(book.scalarCount, "character")
        return "\(book.id)  \(book.title): \(state)"
    }
}

/// What became of the files of an import.
private struct Count {
    var imported = 0
    var already = 0
    var failed = 0
    /// Those that came after an error that stopped the import.
    var untried = 0

    func summary(skipped: Int) -> String {
        var parts = [Output.count(imported, "book") + " imported"]
        if already > 0 { parts.append("\(already) already in the library") }
        if failed > 0 { parts.append("\(failed) could not be imported") }
        if untried > 0 { parts.append("\(untried) not tried") }
        if skipped > 0 { parts.append(Output.count(skipped, "other file") + " skipped") }
        return parts.joined(separator: ", ") + "."
    }
}
