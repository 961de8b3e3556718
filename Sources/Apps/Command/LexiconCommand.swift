import ArgumentParser
import Foundation
import Lexicon
import LexiconCompiler
import LexiconFile

struct LexiconCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lexicon", abstract: "Fetch and compile the dictionaries, or show their state.",
        subcommands: [Build.self, Status.self],
        defaultSubcommand: Status.self)

    struct Build: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Fetch missing data and compile the dictionaries.")

        @OptionGroup var places: LexiconOptions
        @Flag(help: "Compile even if nothing has changed.") var force = false
        @Flag(help: "Fetch nothing; compile what is there.") var offline = false

        func run() throws {
            let sources = places.cacheFolder.appending(path: "sources")
            if !offline {
                _ = try DataSetFetcher(folder: sources).fetch { set, outcome in
                    switch outcome {
                    case nil: break
                    case .present: Output.line("  \(set.name): there")
                    case .fetched: Output.line("  \(set.name): fetched")
                    case .fetchedUnpinned:
                        Output.line("  \(set.name): fetched from its publisher (not the pinned version)")
                    case .failed(let error): Output.line("  \(set.name): missing. \(error)")
                    }
                }
            }
            if !offline, !force, let lexicon = try? Lexicon(path: places.lexiconFile.path),
                lexicon.isCurrent(with: sources)
            {
                return Output.line("The dictionaries are up to date: \(places.lexiconFile.path)")
            }
            let parts = try LexiconBuilder(sources: sources) { step in
                Output.line("  \(step) …")
            }.build(to: places.lexiconFile)
            let missing = parts.filter { $0.count == 0 }.map(\.name)
            Output.line("Compiled \(places.lexiconFile.path)")
            if !missing.isEmpty {
                let names = missing.joined(separator: ", ")
                Output.line("Without \(names): run `glossa lexicon build` again when they can be fetched.")
            }
        }
    }

    struct Status: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List the compiled dictionaries with their sources and licences.")

        @OptionGroup var places: LexiconOptions
        @Flag(help: "Write JSON.") var json = false

        func run() throws {
            let lexicon = try places.requiredLexicon()
            if json { return try Output.json(lexicon.parts) }
            Output.line(places.lexiconFile.path)
            for part in lexicon.parts {
                let entries = part.count == 0 ? "missing" : "\(part.count) entries"
                Output.line("  \(part.name) \(part.version): \(entries). \(part.licence). \(part.home)")
            }
        }
    }
}
