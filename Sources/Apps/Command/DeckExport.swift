import ArgumentParser
import Foundation
import Library
import Model
import Review
import Server

struct DeckExport: AsyncParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case apkg, colpkg, csv, json }

    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a deck, with all that lie in it, for Anki, for spreadsheets or for programs.",
        discussion: """
            CSV has a row for each card, with its word, its kind and its schedule; JSON has the words with their cards \
            and all answers. `glossa deck import` takes both back: a word is known by its guid and gets what it lacks, \
            nothing is doubled, and schedules stay as they are here. CSV and JSON go to the standard output unless a \
            file is named.
            """)

    @Argument(help: "The deck's name or path, such as `Chinese::HSK 1`; `*` for all decks.") var deck: String
    @Option(help: "The format: apkg or colpkg for Anki, csv, or json with schedules and answers.") var format = Format
        .apkg
    @Option(help: "The file (default: the deck's name with the format behind it).", completion: .file()) var output:
        String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let desk = try await desk.openReview()
        let found = deck == "*" ? nil : try await desk.deck(named: deck)
        switch format {
        case .apkg, .colpkg: break
        case .csv: return try await write { try await desk.exportCSV(of: found?.id, to: $0) }
        case .json: return try await write { try await desk.exportJSON(of: found?.id, to: $0) }
        }
        let name = (found?.name ?? "collection").map { $0 == "/" || $0 == "\0" ? "-" : $0 }
        let file = output ?? String(name) + "." + format.rawValue
        let result = try await OutputFile(file).take {
            try await desk.exportAnki(found?.id, to: $0, at: SystemClock().now())
        }
        Output.note(
            [
                "\(file): \(Output.count(result.notes, "note"))", Output.count(result.cards, "card"),
                Output.count(result.reviews, "answer"), "\(result.media) media",
            ].joined(separator: ", "))
    }

    /// To the file, which is there only when it is whole, or else to the standard output.
    private func write(_ body: (_ write: @Sendable @escaping (Data) throws -> Void) async throws -> Void) async throws {
        guard let output else { return try await body { Output.write($0) } }
        try await OutputFile(output).write(body)
    }
}
