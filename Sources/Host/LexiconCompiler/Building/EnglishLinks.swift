import Lexicon
import Model

/// Compiles the relations between English words: derivations, synonyms, origins, irregular forms.
struct EnglishLinks {
    let sources: LexiconBuilder
    let etymologies: EtymologicalWordnet?

    func compile(into table: inout EntryTable, writer: inout LexiconWriter) {
        compileWordNet(into: &table, &writer)
        for link in etymologies?.links ?? [] {
            let word = key(link.word)
            for (place, parent) in link.parents.enumerated() {
                let parent = key(parent)
                table.index(.origins, word, entry: writer.string(parent), cost: Float(place))
                table.index(.descendants, parent, entry: writer.string(word))
            }
        }
    }

    private func key(_ origin: EtymologicalWordnet.Origin) -> String {
        Etymon(language: EtymologicalWordnet.name(of: origin.language), word: origin.word).key
    }

    private func compileWordNet(into table: inout EntryTable, _ writer: inout LexiconWriter) {
        var data: [PartOfSpeechCode: [UInt8]] = [:]
        for file in WordNet.files { data[file.partOfSpeech] = sources.bytes("wordnet.data.\(file.name)") }
        for file in WordNet.files {
            for exception in sources.text("wordnet.\(file.name).exc").map(WordNet.exceptions) ?? [] {
                for lemma in exception.lemmas where lemma != exception.form {
                    table.index(
                        .englishForms, "\(lemma)\u{1F}\(file.partOfSpeech.rawValue)",
                        entry: writer.string(exception.form))
                }
            }
            guard let index = sources.bytes("wordnet.index.\(file.name)") else { continue }
            for links in WordNet.links(index: index, data: data, partOfSpeech: file.partOfSpeech) {
                for (place, link) in links.derivations.enumerated() {
                    table.index(
                        .englishDerivations, links.lemma,
                        entry: writer.string("\(link.lemma)\u{1F}\(link.partOfSpeech.rawValue)"), cost: Float(place))
                }
                for synonym in links.synonyms {
                    table.index(
                        .englishSynonyms, "\(links.lemma)\u{1F}\(file.partOfSpeech.rawValue)",
                        entry: writer.string(synonym))
                }
            }
        }
    }
}
