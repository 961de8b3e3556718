import ArgumentParser
import Operations

/// `glossa export`: everything, in one file.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Export everything that Glossa has of you as one JSON document.",
        discussion: """
            The document holds books, marks, cards with all answers, translations, lessons, the notebook, settings, and \
            pictures and recordings in Base64; API keys are left out. It is what the page Me exports.
            """)

    @Option(help: "The file (default: standard output).", completion: .file()) var output: String?
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let context = try await desk.open()
        let notebook = context.notebook(at: desk.places.notebookFile.path)
        guard let output else { return try await context.exportEverything(notebook) { Output.write($0) } }
        try await OutputFile(output).write { try await context.exportEverything(notebook, to: $0) }
    }
}
