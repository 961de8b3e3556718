import ArgumentParser
import Formats
import Foundation
import Library
import Model
import Operations
import Review
import Scheduling
import Wire

struct DeckImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import an Anki package (.apkg, .colpkg) or a word list (CSV, TSV, JSON).",
        discussion: """
            The columns of a list are recognised by their names or contents; term lists of Lute and LWT are supported. \
            --preview shows what would be imported, and --columns says what each column contains: word, reading, \
            definition, sentence, translation, tags, level, language, status, card, guid, or - to leave it out.
            """)

    @Argument(
        help: "The file; - for a list on standard input.",
        completion: .file(extensions: ["apkg", "colpkg", "csv", "tsv", "txt", "json"]))
    var file: String
    @Option(
        help: """
            The deck to import into, such as `Chinese` or `Chinese::HSK`. For a list, the default is its file name; \
            the decks of a package become decks in it.
            """) var deck: String?
    @Option(help: "What the columns of a list contain: word,reading,definition,-,tags.") var columns: String?
    @Option(help: "The language of a list's words: zh, ja or en (default: zh).") var language: Language?
    @Option(help: "The kinds of cards: recognition, recall, listening, cloze (default: recognition).")
    var kinds: String?
    @Flag(inversion: .prefixedNo, help: "Whether the first row of a list names its columns (default: detected).")
    var header: Bool?
    @Flag(
        help: """
            Show the first rows of a list, how their columns are read, and which of your words would change; import \
            nothing.
            """) var preview = false
    @Flag(help: "Write what was imported as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let input = InputFile(file)
        let request = try CardImportRequest(
            try input.source(), named: input.fileName, into: deck.map { .path($0) }, language: language,
            kinds: try kinds.map { try Self.kinds($0) } ?? [], columns: try columns.map { try Self.fields($0) },
            hasHeader: header)
        if preview {
            guard case .list(let list) = request.content else {
                throw ValidationError("--preview shows lists, and \(file) is a package. Nothing was imported.")
            }
            return try await show(list)
        }
        switch try await desk.open().importCards(request, report: showProgress) {
        case .package(let report): try print(AnkiReportJSON(report), report)
        case .words(let report): try print(report, of: request)
        }
    }

    private func print(_ told: AnkiReportJSON, _ report: AnkiReport) throws {
        if json { return try Output.json(told) }
        Output.line(
            "notes    \(report.notesAdded) added, \(report.notesUpdated) updated, \(report.notesUnchanged) unchanged")
        Output.line("cards    \(report.cardsAdded) added, \(report.cardsUpdated) updated, \(report.cardsMoved) moved")
        Output.line("answers  \(report.reviewsAdded) added")
        Output.line("media    \(report.mediaAdded) added")
        Output.line("decks    \(report.decksAdded) added")
        for line in told.notCarriedOver { Output.note(line) }
    }

    private func print(_ report: WordImport, of request: CardImportRequest) throws {
        if json { return try Output.json(WordImportJSON(report)) }
        Output.line("words  \(report.added) added, \(report.updated) updated, \(report.unchanged) unchanged")
        if case .list(let list) = request.content { Output.line("cards  \(report.cards) added to \(list.newDeck)") }
        if report.markedKnown + report.markedIgnored > 0 {
            Output.line("marks  \(report.markedKnown) known, \(report.markedIgnored) ignored")
        }
        for problem in report.problems { Output.note("line \(problem.line): \(problem.reason)") }
        if report.problemCount > report.problems.count {
            Output.note("and \(Output.count(report.problemCount - report.problems.count, "more line"))")
        }
        if !report.columnsLeftOut.isEmpty {
            Output.note("columns left out: \(report.columnsLeftOut.joined(separator: ", "))")
        }
    }

    private func show(_ list: WordList) async throws {
        let found = try await desk.open().review.preview(list)
        let (table, fields, preview) = (found.table, found.fields, found.words)
        let names = (0..<table.columnCount).map { column in
            (column < fields.count ? fields[column]?.rawValue : nil) ?? "-"
        }
        Output.line(names.joined(separator: "\t"))
        for row in table.rows.prefix(10) { Output.line(row.cells.joined(separator: "\t")) }
        Output.note("\(Output.count(table.rows.count, "row")); nothing was imported.")
        Output.note(
            "\(Output.count(preview.added, "word")) would be added; \(preview.changed) of yours would change, "
                + "\(preview.unchanged) would not.")
        for problem in table.problems.prefix(100) {
            Output.note("line \(problem.line): \(WordImport.Reason(problem.reason))")
        }
        for change in preview.changes {
            Output.note(
                "line \(change.line): \(change.word), \(change.field.rawValue): “\(change.before)” → “\(change.after)”")
        }
    }

    private var showProgress: @Sendable (Double) -> Void {
        guard isatty(STDERR_FILENO) == 1 else { return { _ in } }
        return { fraction in
            let text = fraction < 1 ? "\r\(Int(fraction * 100)) %  " : "\r"
            FileHandle.standardError.write(Data(text.utf8))
        }
    }

    private static func kinds(_ text: String) throws -> [Card.Kind] {
        try text.split(separator: ",").map { name in
            guard let kind = Card.Kind(rawValue: String(name)) else {
                throw ValidationError("A kind is recognition, recall, listening or cloze, not “\(name)”.")
            }
            return kind
        }
    }

    private static func fields(_ text: String) throws -> [WordField?] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            if name == "-" || name.isEmpty { return nil }
            guard let field = WordField(rawValue: String(name)) ?? WordField(columnName: String(name)) else {
                let all = WordField.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("A column contains \(all), or - to leave it out, not “\(name)”.")
            }
            return field
        }
    }
}
