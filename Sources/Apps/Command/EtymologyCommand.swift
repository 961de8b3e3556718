import ArgumentParser
import Lexicon
import Model
import Notebook
import Operations
import Pages

struct EtymologyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "etymology",
        abstract: "Show the parts and the origin of an English word; a Chinese word is translated first.")

    @Argument(help: "The word.") var word: String
    @Flag(help: "Use only the dictionaries, even if a language model is set up.") var offline = false
    @Flag(help: "Write the entry as JSON, and nothing else.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let writing = try await EntryWriting(desk, offline: offline)
        let written = try await writing.entry(of: word)
        if json { Output.line(written.entry.formattedJSON) } else { Output.entry(written.entry) }
        Output.note(written)
    }
}

/// What writes entries for a command, opened once: the dictionaries, and a language model if one is set up. Offline, it
/// opens the dictionaries alone.
struct EntryWriting {
    let writer: EntryWriter
    let author: EntryAuthor
    let now: Timestamp

    init(_ desk: DeskOptions, offline: Bool) async throws {
        if offline {
            self.init(try desk.places.requiredLexicon())
        } else {
            self.init(try await desk.open(), offline: false)
        }
    }

    /// - Parameter context: The learner's, which is open already.
    init(_ context: LearnerContext, offline: Bool) {
        writer = context.entryWriter
        author = offline ? .dictionaries : .anyone
        now = context.now
    }

    private init(_ lexicon: Lexicon) {
        writer = EntryWriter(lexicon: lexicon, models: nil)
        author = .dictionaries
        now = SystemClock().now()
    }

    func entry(of word: String) async throws -> WrittenEntry {
        try await writer.entry(for: word, by: author, at: now)
    }
}

extension Output {
    /// Prints the sources of an entry and what is doubtful in it to standard error.
    static func note(_ written: WrittenEntry) {
        if let model = written.model {
            note("Written by \(model), and checked against the dictionaries.")
        } else {
            if let reason = written.reason, reason != .noProfile { note("\(reason)") }
            note("From WordNet, GCIDE, Etymological Wordnet and CC-CEDICT.")
        }
        for doubt in written.doubts { note(Wording(.english).tell(doubt)) }
    }

    /// Prints an entry of the notebook in readable form.
    static func entry(_ entry: WordEntry) {
        line("\(entry.word)  \(entry.partOfSpeech.joined(separator: ", "))")
        for meaning in entry.englishMeaning { line("  \(meaning)") }
        line("  \(entry.chineseMeaning.joined(separator: "，"))")
        for (name, element) in [("prefix", entry.prefix), ("root", entry.root), ("suffix", entry.suffix)]
        where !element.isEmpty {
            line("  \(name)  \(element.form)  \(element.meaning) (\(element.originLanguage))")
        }
        line("  related  \(entry.relatedWords.joined(separator: ", "))")
        line("  variants  \(entry.variants.joined(separator: ", "))")
    }
}
