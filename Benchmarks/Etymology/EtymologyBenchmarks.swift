import Foundation
import Lexicon
import LexiconFile
import Model
import Notebook

/// Measures how many of the 5,000 commonest English words of WordNet get a whole entry from the dictionaries, and how long
/// each takes: EtymologyBenchmarks LEXICON [list | sample SEED | all].
///
/// Prints one JSON object for each figure; with `list`, the words that get none and why; with `sample`, nothing but 50 entries
/// at random, and with `all` nothing but every entry, for people to read.
@main
struct EtymologyBenchmarks {
    static func main() throws {
        let arguments = CommandLine.arguments
        let lexicon = try Lexicon(path: arguments[1])
        let composer = EntryComposer(lexicon: lexicon)
        // Phrases and figures are no words.
        let words = lexicon.commonestWords(in: .english, limit: 8000).filter { $0.allSatisfy(\.isLetter) }.prefix(5000)
        if arguments.count > 3, arguments[2] == "sample" {
            return show(50, of: words, seed: UInt64(arguments[3]) ?? 1, composer)
        }
        if arguments.count > 2, arguments[2] == "all" {
            for word in words { show(word, composer) }
            return
        }
        var samples: [Double] = []
        var whole = 0
        // Entries with more than a word that is its own root, and those of known origin.
        var takenApart = 0
        var traced = 0
        for word in words {
            let start = ContinuousClock.now
            let entry = Result { () throws(NotebookError) in try composer.entry(for: word) }
            let time = ContinuousClock.now - start
            samples.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000)
            switch entry {
            case .success(let entry):
                if (try? entry.validate()) != nil { whole += 1 }
                if !entry.prefix.isEmpty || !entry.suffix.isEmpty || entry.root.form != word { takenApart += 1 }
                if !["", "English"].contains(entry.root.originLanguage) { traced += 1 }
            case .failure(let error): if arguments.count > 2 { print(word, error) }
            }
        }
        samples.sort()
        report("etymology.whole", Double(whole) / Double(words.count), "")
        report("etymology.takenApart", Double(takenApart) / Double(words.count), "")
        report("etymology.traced", Double(traced) / Double(words.count), "")
        report("etymology.median", samples[samples.count / 2], "ms")
        report("etymology.p99", samples[samples.count * 99 / 100], "ms")
    }

    private static func report(_ name: String, _ value: Double, _ unit: String) {
        print(#"{"name": "\#(name)", "value": \#(value), "unit": "\#(unit)"}"#)
    }

    /// Some entries at random, the same for the same seed.
    private static func show(_ count: Int, of words: ArraySlice<String>, seed: UInt64, _ composer: EntryComposer) {
        var state = seed
        for _ in 0..<count {
            // SplitMix64's increment and finaliser, by Vigna.
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            show(words[Int((mixed ^ (mixed >> 31)) % UInt64(words.count))], composer)
        }
    }

    /// An entry on five lines; for what has none, the reason.
    private static func show(_ word: String, _ composer: EntryComposer) {
        do throws(NotebookError) {
            let entry = try composer.entry(for: word)
            let parts = [entry.prefix, entry.root, entry.suffix].filter { !$0.isEmpty }.map {
                "\($0.form) “\($0.meaning)” \($0.originLanguage)"
            }
            print(entry.word, entry.partOfSpeech.joined(separator: "/"), entry.chineseMeaning.joined(separator: "，"))
            print("   ", entry.englishMeaning.first ?? "")
            print("   ", parts.joined(separator: " + "))
            print("    related", entry.relatedWords.joined(separator: ", "))
            print("    variants", entry.variants.joined(separator: ", "))
        } catch { print(word, error) }
    }
}
