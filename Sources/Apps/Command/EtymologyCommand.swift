import ArgumentParser
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
        let writer = try await desk.openEntryWriter(offline: offline)
        let composition = writer.composition(of: word)
        if let composition, !json { Output.composition(composition) }
        let written: WrittenEntry
        do {
            written = try await writer.entry(
                for: word, by: offline ? .dictionaries : .anyone, at: DeskOptions.clock.now())
        } catch let error as NotebookError where composition != nil && !json {
            // What the word is made of has been told.
            return Output.note("\(error)")
        }
        if json { Output.line(written.entry.formattedJSON) } else { Output.entry(written.entry) }
        Output.note(written)
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

    /// Prints what a Chinese or Japanese word is made of.
    static func composition(_ composition: WordComposition) {
        func print(_ part: WordComposition.Part, _ indent: String) {
            let reading = composition.language.shown(reading: part.reading)
            line(indent + [part.text, reading, part.meaning].filter { !$0.isEmpty }.joined(separator: "  "))
        }
        print(composition.word, "")
        for part in composition.words { print(part, "  + ") }
        for part in composition.characters { print(part, "    ") }
    }

    /// Prints an entry of the notebook in readable form.
    static func entry(_ entry: WordEntry) {
        line("\(entry.word)  \(entry.partOfSpeech.joined(separator: ", "))")
        for meaning in entry.englishMeaning { line("  \(meaning)") }
        line("  \(entry.chineseMeaning.joined(separator: "，"))")
        if entry.isUnanalysed {
            line("  \(Wording(.english).unanalysis(of: entry))")
        } else {
            for (name, element) in [("prefix", entry.prefix), ("root", entry.root), ("suffix", entry.suffix)]
            where !element.isEmpty {
                let origin = element.originLanguage.isEmpty ? "" : " (\(element.originLanguage))"
                line("  \(name)  \(element.form)  \(element.meaning)\(origin)")
            }
        }
        line("  related  \(entry.relatedWords.joined(separator: ", "))")
        line("  variants  \(entry.variants.joined(separator: ", "))")
    }
}
