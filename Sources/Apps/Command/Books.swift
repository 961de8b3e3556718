import ArgumentParser
import Library
import Model
import Wire

/// `glossa books`: the books of the library.
struct Books: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the books of the library, or change one.", subcommands: [BookList.self, BookChanging.self],
        defaultSubcommand: BookList.self)
}

struct BookList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the books of the library.")

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

struct BookChanging: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "change", abstract: "Change a book's title, author or language.",
        discussion: """
            In another language, the words of the book are found and counted again. The text, your place and your \
            corrections stay, and words that you marked in the book are marked in the new language, too, where it has them.
            """)

    @Argument(help: "A book's id, or the beginning of its title.") var book: String
    @Option(help: "The new title.") var title: String?
    @Option(help: "The new author; an empty one is removed.") var author: String?
    @Option(help: "The language of its text: zh, ja or en.") var language: Language?
    @Flag(help: "Write the changed book as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if title == nil, author == nil, language == nil {
            throw ValidationError("Say what to change: --title, --author or --language.")
        }
    }

    func run() async throws {
        let context = try await desk.open()
        let change = BookChange(title: title, author: author, language: language)
        let changed = try await context.library.change(bookNamed: book, change, at: context.now)
        if json { return try Output.json(PrintedBook(changed)) }
        let author = changed.author.map { ", " + $0 } ?? ""
        Output.line("\(changed.id)  \(changed.title)\(author)  [\(changed.language.rawValue)]")
    }
}
