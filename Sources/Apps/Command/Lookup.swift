import ArgumentParser
import Lexicon
import Library
import Model
import Morphology
import Phonology
import Wire

struct Lookup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look up words: characters, kana, pinyin, English, also inflected forms.")

    @Argument(help: "Words to look up.") var words: [String]
    @Option(help: "Search only the dictionaries of this language: zh, ja or en.") var language: Language?
    @Option(help: "The most entries for each word, up to \(ResultPage.most).", transform: whole(.rows))
    var limit = ResultPage.usual
    @Flag(help: "Write an array of entries as JSON.") var json = false
    @OptionGroup var desk: DeskOptions

    func run() async throws {
        let shelf = try await desk.openDictionaries()
        let lexicon = shelf.isEmpty ? try desk.places.requiredLexicon() : try? desk.places.requiredLexicon()
        let japanese = try? JapaneseAnalyzer()
        let page = ResultPage(limit: limit)
        let results = words.map { word in
            lexicon?.lookup(word, in: language, japanese: japanese, page, shelf)
                ?? shelf.search(word, in: language, page, with: nil)
        }
        let entries = results.flatMap(\.entries)
        if json { return try Output.json(entries.map(EntryJSON.init)) }
        if entries.isEmpty { Output.note("No dictionary contains \(words.joined(separator: ", ")).") }
        let suggestions = results.flatMap(\.suggestions)
        if !suggestions.isEmpty { Output.note("Did you mean \(suggestions.joined(separator: ", "))?") }
        for entry in entries {
            let reading = entry.cardReading
            let forms =
                entry.traditional == entry.headword ? entry.headword : "\(entry.headword) (\(entry.traditional))"
            Output.line(
                [
                    forms, reading, entry.partOfSpeech ?? "", entry.definitions.joined(separator: "; "),
                    entry.facts.map(Self.shown).joined(separator: "; "), entry.isBrought ? "[\(entry.source)]" : "",
                ].filter { !$0.isEmpty }.joined(separator: "  "))
        }
    }

    /// "たべꜜる [2] (NHK)", "1234 (JPDB)"
    private static func shown(_ fact: WordFact) -> String {
        let value =
            switch fact.kind {
            case .frequency(let text), .pronunciation(let text): text
            case .pitch(let drop): PitchAccent.marked(fact.reading, drop: drop) + " [\(drop)]"
            }
        return "\(value) (\(fact.dictionary))"
    }
}
