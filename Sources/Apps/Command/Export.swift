import ArgumentParser
import Foundation
import Operations

/// `glossa export`: everything, in one file.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export everything that Glossa has of you: as a ZIP archive, or as one JSON document.",
        discussion: """
            With a file that ends in .zip, the archive has all data as JSON, the notebook and books as Markdown, cards for \
            Anki, pictures, recordings and dictionaries; `glossa import-all` takes it back into an empty Glossa.

            Otherwise it is one JSON document for other programs: books, marks, cards with all answers, translations, \
            lessons, the notebook, settings, and pictures and recordings in Base64.

            API keys are left out of both.
            """)

    @Option(help: "The file (default: standard output, as JSON).", completion: .file()) var output: String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let notebook = context.notebook(at: desk.places.notebookFile.path)
        guard let output else { return try await context.exportEverything(notebook) { Output.write($0) } }
        guard !output.lowercased().hasSuffix(".zip") else {
            return try await OutputFile(output).take { try await context.exportWhole(notebook, to: $0) }
        }
        try await OutputFile(output).write { try await context.exportEverything(notebook, to: $0) }
    }
}
