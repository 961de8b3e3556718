import ArgumentParser
import Model
import Notebook

struct EtymologyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "etymology",
        abstract: "Tell what an English word is made of and where it comes from; Chinese is taken to its English.")

    @Argument(help: "The word.") var word: String
    @Flag(help: "Ask the dictionaries only.") var offline = false
    @Flag(help: "Write the entry as JSON, and nothing else.") var json = false
    @OptionGroup var places: LexiconOptions

    func run() throws {
        let entry = try EntryComposer(lexicon: try places.requiredLexicon()).entry(for: word)
        if json { return Output.line(entry.json) }
        Output.entry(entry)
        Output.note("From WordNet, GCIDE, Etymological Wordnet and CC-CEDICT.")
    }
}

extension Output {
    /// An entry of the notebook, for people.
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
