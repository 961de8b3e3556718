import Foundation
import Library
import Model

/// How commands write.
enum Output {
    /// A line on standard output, at once.
    static func line(_ text: String) { write(Data((text + "\n").utf8)) }

    /// Bytes on standard output. Where nobody reads on, as in `glossa words | head -1`, the command ends in silence.
    static func write(_ data: Data) {
        do {
            try FileHandle.standardOutput.write(contentsOf: data)
        } catch {
            // 128 + SIGPIPE, as a shell reports it.
            exit(141)
        }
    }

    /// A line on standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// "1 row", "2 rows".
    static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) " + (number == 1 ? one : many ?? one + "s")
    }

    static func json(_ value: some Encodable) throws {
        write(try data(value))
    }

    /// JSON with its line end.
    static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return try encoder.encode(value) + Data("\n".utf8)
    }
}

/// A book as commands write it.
struct BookJSON: Encodable {
    var id: ID<Book>
    var title: String
    var author: String?
    var language: Language
    var pages: Int
    var characters: Int
    var lastPage: Int

    init(_ book: Book) {
        id = book.id
        title = book.title
        author = book.author
        language = book.language
        pages = book.pageCount
        characters = book.scalarCount
        lastPage = book.lastPage
    }
}
