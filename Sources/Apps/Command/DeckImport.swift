import ArgumentParser
import Foundation
import Library
import Model
import Review
import Scheduling
import Server

struct DeckImport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Bring in the decks of an Anki package (.apkg or .colpkg).")

    @Argument(help: "The package.", completion: .file(extensions: ["apkg", "colpkg"])) var file: String
    @Option(help: "A deck to lay them into, such as `Chinese` or `Chinese::HSK`.") var deck: String?
    @Flag(help: "Write what was brought in as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let desk = try await desk.openReview()
        let clock = SystemClock()
        let shows = isatty(STDERR_FILENO) == 1
        let report = try await desk.importAnki(
            URL(filePath: file), into: deck, at: clock.now(), newID: { ID(at: clock.now(), random: clock.random()) }
        ) { fraction in
            if shows { FileHandle.standardError.write(Data("\r\(Int(fraction * 100)) %  ".utf8)) }
        }
        if shows { FileHandle.standardError.write(Data("\r".utf8)) }
        if json { return try Output.json(report) }
        print("notes    \(report.notesAdded) added, \(report.notesUpdated) updated, \(report.notesUnchanged) unchanged")
        print("cards    \(report.cardsAdded) added, \(report.cardsUpdated) updated")
        print("answers  \(report.reviewsAdded) added")
        print("media    \(report.mediaAdded) added")
        print("decks    \(report.decksAdded) added")
        for line in report.notCarriedOver { Output.note(line) }
    }
}
