import ArgumentParser
import Foundation
import Model
import Notebook
import Operations
import Wire

extension NotebookCommand {
    struct ImportFile: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Replace the notebook with a Markdown file.",
            discussion: """
                The command first shows what would change, and asks before it changes anything. The present notebook \
                is kept: `glossa notebook earlier` lists it, and `glossa notebook restore` restores it.
                """)
        @Argument(help: "The file.") var source: String
        @Flag(help: "Do not ask.") var yes = false
        @OptionGroup var place: Place

        func run() async throws {
            let data = try InputFile(source).data()
            let notebook = try await place.open()
            let outlook = try await notebook.outlook(of: data)
            if outlook.presentEntries > 0, !yes { try ask(outlook) }
            let count = try await notebook.replace(
                with: data, expecting: yes ? nil : outlook.token, at: DeskOptions.clock.now())
            Output.line("The notebook has \(Output.count(count, "entry", "entries")) now.")
        }

        private func ask(_ outlook: NotebookReplacement) throws {
            let entries = Output.count(outlook.entries, "entry", "entries")
            Output.note("The file has \(entries); your notebook has \(outlook.presentEntries).")
            if !outlook.lost.isEmpty {
                let shown = outlook.lost.prefix(10).joined(separator: ", ")
                let more = outlook.lost.count > 10 ? " and \(outlook.lost.count - 10) more" : ""
                Output.note("Not in the file: \(shown)\(more).")
            }
            Output.note("Replace the notebook? [y/N]")
            guard let answer = readLine(), ["y", "yes"].contains(answer.lowercased()) else {
                Output.note("Nothing was changed. With --yes the command does not ask.")
                throw ExitCode.failure
            }
        }
    }

    struct Earlier: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the notebooks that an import replaced, the latest first.")
        @Flag(help: "Write them as JSON.") var json = false
        @OptionGroup var place: Place

        func run() async throws {
            let earlier = try await place.open().earlier()
            if json { return try Output.json(earlier.map { PrintedNotebook($0) }) }
            for one in earlier { Output.line("\(one.name)  \(one.bytes) bytes") }
            if earlier.isEmpty { Output.note("No notebook has been replaced yet.") }
        }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Restore an earlier notebook; the present one becomes an earlier one.")
        @Argument(help: "Its name, as `glossa notebook earlier` lists it.") var name: String
        @OptionGroup var place: Place

        func run() async throws {
            let count = try await place.open().restore(name, at: DeskOptions.clock.now())
            Output.line("The notebook has \(Output.count(count, "entry", "entries")) now.")
        }
    }
}
