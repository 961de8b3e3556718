import Etymology
import Lexicon
import Linguistics
import Model

extension EntryComposer {
    /// Returns dictionary data on a word, as lines for a language model; empty if there is none.
    func facts(of word: String) -> String {
        let entries = currentEntries(of: word)
        guard !entries.isEmpty else { return "" }
        var lines: [String] = []
        func add(_ name: String, _ values: [String]) {
            let values = values.filter { !$0.isEmpty }
            if !values.isEmpty { lines.append("\(name): \(values.joined(separator: "; "))") }
        }
        let structure = WordStructure(of: word, by: tables) { self.evidence(for: $0) }
        add("Parts of speech", partsOfSpeech(entries))
        add("Meanings", meanings(entries))
        add("In Chinese", chinese(for: word, entries, structure))
        // Of an unanalysed word nothing is known, and what is not known is no fact.
        let elements = [("Prefix", structure.prefix), ("Root", structure.root), ("Suffix", structure.suffix)]
        for (name, element) in structure.isAnalysed ? elements : [] {
            guard let element, !element.isEmpty else { continue }
            add(name, [element.form, element.meaning, element.originLanguage])
        }
        add("Comes from", descent(of: word).map { "\($0.language) \($0.form)" })
        // GCIDE's own wording, with its abbreviations.
        let articles = lexicon.entries(of: word, in: .english).filter { $0.partOfSpeech == nil }
        add("Etymology of 1913", articles.map(\.etymology).prefix(2).map { $0 })
        add("Made of it", lexicon.derivations(of: word).map(\.word).prefix(8).map { $0 })
        return """
            What dictionaries say of “\(word)”. Keep to it where it answers; where you know better, say so in the fields.
            \(lines.joined(separator: "\n"))
            """
    }
}
