import ArgumentParser
import Foundation
import Operations

/// `glossa import-all`: what `glossa export --output FILE.zip` wrote, into an empty Glossa.
struct ImportAll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-all",
        abstract: "Import everything that another Glossa has exported, into an empty one.",
        discussion: """
            The file is what `glossa export --output FILE.zip` and the page Me write. Afterwards this Glossa equals the one \
            that it came from, but for keys of language models, which are in no export, and the language of the pages, which \
            stays if one was chosen here. It must be empty: settings do not count. If the command is ended half-way, it is still \
            empty, and you can start again.
            """)

    @Argument(help: "The file, a ZIP archive.", completion: .file(extensions: ["zip"])) var file: String
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        guard access(file, R_OK) == 0 else {
            throw CommandFailure(
                """
                \(file) could not be read: \(String(cString: strerror(errno))). Nothing was changed. Choose another file.
                """)
        }
        let context = try await desk.open()
        let notebook = context.notebook(at: desk.places.notebookFile.path)
        try await context.importWhole(URL(filePath: file), into: notebook)
        Output.line("Everything in \(file) was imported.")
    }
}
