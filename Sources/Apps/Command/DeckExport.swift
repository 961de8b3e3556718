import ArgumentParser
import Foundation
import Library
import Model
import Operations
import Review

struct DeckExport: AsyncParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case apkg, colpkg, csv, json }

    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export a deck and the decks in it, for Anki, for spreadsheets or for programs.",
        discussion: """
            CSV has a row per card, with its word, its kind and its schedule; JSON has the words with their cards \
            and all answers. `glossa deck import` reads both: it recognises a word by its guid and adds what it lacks, \
            duplicates nothing, and leaves existing schedules unchanged. CSV and JSON go to standard output unless a \
            file is given.
            """)

    @Argument(help: "The deck's name or path, such as `Chinese::HSK 1`; `*` for all decks.") var deck: String
    @Option(help: "The format: apkg or colpkg for Anki, csv, or json with schedules and answers.") var format = Format
        .apkg
    @Option(help: "The file (default: the deck's name and the format's extension).", completion: .file()) var output:
        String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let desk = context.review
        let found = deck == "*" ? nil : try await desk.deck(named: deck)
        switch format {
        case .apkg, .colpkg: break
        case .csv: return try await write { try await desk.exportCSV(of: found?.id, to: $0) }
        case .json: return try await write { try await desk.exportJSON(of: found?.id, to: $0) }
        }
        let name = (found?.name ?? "collection").map { $0 == "/" || $0 == "\0" ? "-" : $0 }
        let file = output ?? String(name) + "." + format.rawValue
        let result = try await OutputFile(file).take {
            try await desk.exportAnki(found?.id, to: $0, at: context.now)
        }
        Output.note(
            [
                "\(file): \(Output.count(result.notes, "note"))", Output.count(result.cards, "card"),
                Output.count(result.reviews, "answer"), "\(result.media) media",
            ].joined(separator: ", "))
    }

    /// Writes to the file, which appears only when it is complete, or to standard output.
    private func write(_ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void) async throws {
        guard let output else { return try await body { Output.write($0) } }
        try await OutputFile(output).write(body)
    }
}
