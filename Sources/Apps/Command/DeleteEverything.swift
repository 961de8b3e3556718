import ArgumentParser
import Foundation
import Model
import Notebook
import Operations

/// `glossa delete-everything`: after a week, during which it can be taken back.
struct DeleteEverything: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete-everything",
        abstract: "Delete everything that Glossa has of you, after a week in which you can take it back.",
        discussion: """
            After a week, the next command or a running server deletes all books, words, cards, answers, translations, \
            lessons, settings, pictures, recordings, dictionaries and keys of language models of yours, and the notebook's \
            file with the earlier ones. Your account, if you have one, goes with them. Copies that you have made elsewhere stay.

            Until then, `glossa delete-everything --take-back` takes it back.
            """)

    @Option(help: "Export everything to this file first, as `glossa export` does.", completion: .file())
    var export: String?
    @Flag(help: "Take the request back.") var takeBack = false
    @Flag(help: "Do not ask.") var yes = false
    @OptionGroup var desk: DeskOptions

    func validate() throws {
        if takeBack, export != nil || yes { throw ValidationError("--take-back needs no other options.") }
        if let export, !export.lowercased().hasSuffix(".zip") {
            throw ValidationError("The export is a ZIP archive: choose a name that ends in .zip.")
        }
    }

    func run() async throws {
        let context = try await desk.open()
        let notebook = context.notebook(at: desk.places.notebookFile.path)
        if takeBack {
            guard try await context.takeBackDeletion() else {
                throw CommandFailure("Nothing is to be deleted, so there is nothing to take back.")
            }
            return Output.line("Nothing will be deleted.")
        }
        if let request = try await context.deletionRequest() { return tell(request) }
        if let export { try await OutputFile(export).take { try await context.exportWhole(notebook, to: $0) } }
        if !yes { try ask() }
        tell(try await context.requestDeletion())
    }

    private func ask() throws {
        if export == nil {
            Output.note("With --export FILE.zip, everything is exported first, so that you can import it again.")
        }
        Output.note("Everything that Glossa has of you will be deleted in a week. To go on, type: delete everything")
        guard readLine()?.lowercased() == "delete everything" else {
            Output.note("Nothing was changed. With --yes the command does not ask.")
            throw ExitCode.failure
        }
    }

    private func tell(_ request: DeletionRequest) {
        Output.line(
            "Everything will be deleted on \(request.dueAt.shortDate). Until then, "
                + "`glossa delete-everything --take-back` takes it back.")
    }
}

extension Timestamp {
    /// The date of the moment where this machine is, such as 2026-11-28.
    var shortDate: String {
        let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
        return date.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }
}
