import ArgumentParser
import Foundation
import Model
import Notebook
import Operations
import Wire

/// `glossa notebook …`: the etymology notebook.
struct NotebookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notebook", abstract: "Keep an etymology notebook: a Markdown file of your own.",
        subcommands: [
            Add.self, Search.self, Show.self, Delete.self, Review.self, ImportFile.self, Earlier.self, Restore.self,
            Export.self,
        ])

    struct Place: ParsableArguments {
        @Option(help: "Another notebook than your own: a file (default: EtyNote/etynote.md in the data folder).")
        var file: String?
        @OptionGroup var desk: DeskOptions

        /// Opens the learner's notebook, or the file that is named.
        func open() async throws -> EtymologyNotebook { try await openWithContext().notebook }

        /// Opens the learner's notebook, or the file that is named, which belongs to no learner.
        func openWithContext() async throws -> (notebook: EtymologyNotebook, context: LearnerContext?) {
            if let file { return (EtymologyNotebook(path: file), nil) }
            let context = try await desk.open()
            return (context.notebook(at: desk.places.notebookFile.path), context)
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
            let (notebook, context) = try await place.openWithContext()
            var words = words
            if words.isEmpty {
                switch try SentEntry(FileHandle.standardInput.readDataToEndOfFile()) {
                case .entry(let entry):
                    return tell(
                        entry, isNew: try await notebook.keep(entry, again: again, at: DeskOptions.clock.now()))
                case .word(let word): words = [word]
                }
            }
            let writer =
                if let context { context.entryWriter } else { try await place.desk.openEntryWriter(offline: offline) }
            let isComplete = try await writer.keepEntries(
                of: words, by: offline ? .dictionaries : .anyone, again: again, in: notebook,
                at: DeskOptions.clock.now()
            ) { result in
                switch result {
                case .success(let kept):
                    tell(kept.written.entry, isNew: kept.isNew)
                    Output.note(kept.written)
                case .failure(let error): Output.note("\(error)")
                }
            }
            if !isComplete { throw ExitCode.failure }
        }

        private func tell(_ entry: WordEntry, isNew: Bool) {
            guard isNew else {
                return Output.note("\(entry.word) is already in the notebook; --again adds it once more.")
            }
            Output.entry(entry)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the titles that contain a text, ignoring case.")
        @Argument(help: "The text; none for all titles.") var text = ""
        @Flag(help: "Write an array of titles as JSON.") var json = false
        @OptionGroup var place: Place

        func run() async throws {
            let titles = try await place.open().titles(matching: text)
            if json { return try Output.json(titles) }
            for title in titles { Output.line(title) }
        }
    }

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show an entry.")
        @Argument(help: "Its title.") var title: String
        @Flag(help: "Write it as JSON.") var json = false
        @OptionGroup var place: Place

        func run() async throws {
            guard let entry = try await place.open().entry(titled: title) else {
                throw NotebookError.noSuchEntry(title)
            }
            if json { Output.line(entry.formattedJSON) } else { Output.entry(entry) }
        }
    }

    struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete an entry from the notebook.")
        @Argument(help: "Its title.") var title: String
        @OptionGroup var place: Place

        func run() async throws {
            let count = try await place.open().delete(titled: title, at: DeskOptions.clock.now())
            Output.line("Deleted \(Output.count(count, "entry", "entries")).")
        }
    }

    struct Review: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show entries in random order.")
        @Option(
            help: "The number of entries (default: as set in Glossa, 10 at first).", transform: whole(.notebookRound))
        var count: Int?
        @Flag(help: "Write them as JSON.") var json = false
        @OptionGroup var place: Place

        func run() async throws {
            let (notebook, context) = try await place.openWithContext()
            guard let context else {
                let count = count ?? Preferences().notebookCount
                return write(try await notebook.review(count, using: SystemRandomNumberGenerator()))
            }
            let entries = try await context.notebookRound(count, seed: context.newRoundSeed(), in: notebook)
            write(entries)
            if !entries.isEmpty { try await context.finishNotebookRound() }
        }

        private func write(_ entries: [WordEntry]) {
            if json { return Output.line("[" + entries.map(\.formattedJSON).joined(separator: ",\n") + "]") }
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
            let data = try await place.open().export()
            guard let to else { return Output.write(data) }
            try await OutputFile(to).write { try $0(data) }
        }
    }
}
