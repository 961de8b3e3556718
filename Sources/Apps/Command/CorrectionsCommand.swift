import ArgumentParser
import Library
import Model
import Operations
import Reading
import Wire

/// `glossa corrections`: splits and readings that the learner corrected.
struct CorrectionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "corrections", abstract: "List, add and remove corrections of splits and readings.",
        subcommands: [CorrectionsList.self, CorrectionsAdd.self, CorrectionsRemove.self],
        defaultSubcommand: CorrectionsList.self)
}

struct CorrectionsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your corrections, the latest first, with where each holds.")

    @Flag(help: "Write JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let (corrections, titles) = try await desk.open().library.correctionsWithTitles()
        if json { return try Output.json(corrections.map { CorrectionJSON($0) }) }
        for correction in corrections {
            let parts = zip(correction.parts, correction.readings).map { part, reading in
                reading.map { "\(part)(\($0))" } ?? part
            }
            let fields = [
                correction.language.rawValue, parts.joined(separator: " | "), correction.scope.kind.rawValue,
                detail(correction, titles),
            ]
            Output.line(fields.filter { !$0.isEmpty }.joined(separator: "  "))
        }
    }

    private func detail(_ correction: Correction, _ titles: [ID<Book>: String]) -> String {
        switch correction.scope {
        case .everywhere: ""
        case .inContext(let context): "\(context.before)[\(correction.text)]\(context.after)"
        case .here(let place):
            "\(titles[place.book] ?? "") (\(place.book)), page \(place.page), at \(place.start): \(place.sentence)"
        }
    }
}

/// Where a correction holds, as options.
struct ScopeOptions: ParsableArguments {
    @Option(help: "Where it holds: here, inContext or everywhere.") var scope = CorrectionScope.Kind.everywhere
    @Option(help: "For inContext: what stands directly before the text (default: nothing but punctuation or space).")
    var before: String?
    @Option(help: "For inContext: what stands directly after the text (default: nothing but punctuation or space).")
    var after: String?
    @Option(help: "The book that has the text: its id, or the beginning of its title.") var book: String?
    @Option(help: "The page of the book.", transform: whole(.page)) var page: Int?
    @Option(help: "Where the text begins on the page, as `glossa read --json` counts.", transform: whole(.textOffset))
    var start: Int?

    func validate() throws {
        let named = [book != nil, page != nil, start != nil]
        if named.contains(true), named.contains(false) {
            throw ValidationError("A place is a --book, a --page and a --start; name all three.")
        }
        if scope == .here, book == nil { throw ValidationError("To hold here, name the --book, --page and --start.") }
    }

    /// The place that is named; nil for none.
    func place(_ desk: Desk) async throws -> Place? {
        guard let book, let page, let start else { return nil }
        return Place(book: try await desk.page(page, ofBookNamed: book).book.id, page: page, start: start)
    }

    /// The neighbours that are named; nil for none.
    var context: CorrectionContext? {
        before == nil && after == nil ? nil : CorrectionContext(before: before ?? "", after: after ?? "")
    }
}

extension CorrectionScope.Kind: ExpressibleByArgument {}

struct CorrectionsAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Correct a split or a reading.",
        discussion: """
            One word merges, several split: glossa corrections add 研究 生命. A reading, in one context: \
            glossa corrections add 得 --reading dei3 --scope inContext --before 你 --after 早点儿.
            """)

    @Argument(help: "The words of the text, in order.") var words: [String]
    @Option(help: "A word's reading; repeat for each word, - for the dictionary's.") var reading: [String] = []
    @Option(help: "The language: zh or ja (default: by script).") var language: Language?
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let readings = reading.map { $0 == "-" ? nil : $0 }
        let new = NewCorrection(
            language: Desk.language(of: words.joined(), named: language), parts: words,
            readings: reading.isEmpty ? nil : readings, scope: scope.scope,
            at: try await scope.place(context.library), context: scope.context)
        try await context.library.correct(new, at: context.now)
    }
}

struct CorrectionsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a correction: its text, and where it holds as the list says.")

    @Argument(help: "The corrected text, without divisions.") var text: String
    @Option(help: "The language: zh or ja (default: that of the only such correction).") var language: Language?
    @OptionGroup var scope: ScopeOptions
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let held: CorrectionScope =
            switch scope.scope {
            case .everywhere: .everywhere
            case .inContext: .inContext(scope.context ?? CorrectionContext(before: "", after: ""))
            case .here:
                try await scope.place(context.library).flatMap { place in
                    place.start.map { .here(CorrectionPlace(book: place.book, page: place.page, start: $0)) }
                } ?? .everywhere
            }
        let known = try await context.library.corrections().filter {
            $0.text == text && $0.scope.isSame(as: held) && (language == nil || $0.language == language)
        }
        guard let first = known.first else {
            throw CommandFailure(
                "There is no such correction of \(text). Nothing was changed; `glossa corrections` lists what there is."
            )
        }
        guard known.count == 1 else {
            let languages = known.map { "--language \($0.language.rawValue)" }.joined(separator: " or ")
            throw CommandFailure(
                "\(text) is corrected in several languages. Nothing was changed; name one: \(languages).")
        }
        try await context.library.removeCorrection(first.language, text: text, held, at: context.now)
    }
}

extension CorrectionScope {
    /// Whether two corrections of one text hold in the same places.
    fileprivate func isSame(as other: CorrectionScope) -> Bool {
        switch (self, other) {
        case (.here(let place), .here(let other)):
            place.book == other.book && place.page == other.page && place.start == other.start
        default: self == other
        }
    }
}
