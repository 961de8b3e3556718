import ArgumentParser
import Foundation
import LanguageModel
import Model
import Notebook

/// `glossa notebook …`: the etymology notebook.
struct NotebookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notebook", abstract: "Keep an etymology notebook: a Markdown file of your own.",
        subcommands: [
            Add.self, Search.self, Show.self, Delete.self, Review.self, ImportFile.self, Earlier.self, Restore.self,
            Export.self,
        ])

    struct Place: ParsableArguments {
        @Option(help: "The notebook (default: EtyNote/etynote.md in the data folder).") var file: String?
        @OptionGroup var desk: DeskOptions

        var notebook: EtymologyNotebook {
            EtymologyNotebook(path: file ?? desk.places.notebookFile.path)
        }
    }

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Look up words and add them to the end of the notebook.")
        @Argument(help: "English or Chinese words; none to read an entry as JSON from standard input.")
        var words: [String] = []
        @Flag(help: "Add words again that are already in the notebook.") var again = false
        @Flag(help: "Use only the dictionaries, even if a language model is set up.") var offline = false
        @OptionGroup var place: Place

        func run() async throws {
            if words.isEmpty {
                let data = FileHandle.standardInput.readDataToEndOfFile()
                let entry: WordEntry
                do { entry = try WordEntry(strictJSON: data) } catch { throw NotebookError.fault(error) }
                return try keep(entry)
            }
            var failed = false
            for word in words {
                // A word that fails must not prevent the others.
                do {
                    let written = try await place.desk.written(word, offline: offline)
                    try keep(written.entry)
                    Output.note(written)
                } catch let error as NotebookError {
                    Output.note("\(error)")
                    failed = true
                } catch let error as ModelError {
                    Output.note("\(error)")
                    failed = true
                }
            }
            if failed { throw ExitCode.failure }
        }

        private func keep(_ entry: WordEntry) throws {
            let notebook = place.notebook
            if !again, try notebook.entry(titled: entry.word) != nil {
                return Output.note("\(entry.word) is already in the notebook; --again adds it once more.")
            }
            try notebook.add(entry)
            Output.entry(entry)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the titles that contain a text, ignoring case.")
        @Argument(help: "The text; none for all titles.") var text = ""
        @Flag(help: "Write an array of titles as JSON.") var json = false
        @OptionGroup var place: Place

        func run() throws {
            let titles = try place.notebook.titles(matching: text)
            if json { return try Output.json(titles) }
            for title in titles { Output.line(title) }
        }
    }

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show an entry.")
        @Argument(help: "Its title.") var title: String
        @Flag(help: "Write it as JSON.") var json = false
        @OptionGroup var place: Place

        func run() throws {
            guard let entry = try place.notebook.entry(titled: title) else { throw NotebookError.noSuchEntry(title) }
            if json { Output.line(entry.formattedJSON) } else { Output.entry(entry) }
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete an entry from the notebook.")
        @Argument(help: "Its title.") var title: String
        @OptionGroup var place: Place

        func run() throws {
            let count = try place.notebook.delete(titled: title)
            Output.line("Deleted \(Output.count(count, "entry", "entries")).")
        }
    }

    struct Review: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show entries in random order.")
        @Option(help: "The number of entries.", transform: whole(.notebookRound)) var count = 10
        @Flag(help: "Write them as JSON.") var json = false
        @OptionGroup var place: Place

        func run() throws {
            var generator = SystemRandomNumberGenerator()
            let entries = try place.notebook.review(count, using: &generator)
            if json { return Output.line("[" + entries.map(\.json).joined(separator: ",\n") + "]") }
            if entries.isEmpty { Output.note("The notebook has no entries yet; `glossa notebook add WORD` adds one.") }
            for entry in entries { Output.entry(entry) }
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the notebook to standard output, or to a file.")
        @Option(help: "The file.") var to: String?
        @OptionGroup var place: Place

        func run() async throws {
            let data = try place.notebook.export()
            guard let to else { return Output.write(data) }
            try await OutputFile(to).write { try $0(data) }
        }
    }
}
