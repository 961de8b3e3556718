import ArgumentParser
import Library
import Model
import Phonology

struct Lookup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look words up: characters, kana, pinyin, English.")

    @Argument(help: "Words to look up.") var words: [String]
    @Option(help: "Only in the dictionaries of this language: zh, ja or en.") var language: Language?
    @Flag(help: "Write an array of entries as JSON.") var json = false
    @OptionGroup var places: LexiconOptions

    func run() throws {
        let lexicon = try places.requiredLexicon()
        let entries = words.flatMap { word in
            let exact = (language.map { [$0] } ?? Language.allCases).flatMap { lexicon.entries(of: word, in: $0) }
            let isLatin = !word.unicodeScalars.contains { $0.value >= 0x2E80 }
            return exact.isEmpty || isLatin ? lexicon.search(word, in: language) : exact
        }
        if json { return try Output.json(entries.map(EntryJSON.init)) }
        if entries.isEmpty { Output.note("No dictionary has \(words.joined(separator: ", ")).") }
        for entry in entries {
            let reading = entry.language == .chinese ? Pinyin.marked(entry.reading) : entry.reading
            let forms = entry.traditional == entry.headword ? entry.headword : "\(entry.headword) (\(entry.traditional))"
            print([forms, reading, entry.partOfSpeech ?? "", entry.definitions.joined(separator: "; ")].filter { !$0.isEmpty }.joined(separator: "  "))
        }
    }
}
