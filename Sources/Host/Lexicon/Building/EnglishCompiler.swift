import Foundation

/// Compiles the English dictionaries.
struct EnglishCompiler {
    let sources: LexiconBuilder
    let report: (String) -> Void

    func compile(into table: inout EntryTable, writer: inout LexiconWriter, note: (DataSet, Int) -> Void) {
        report("Compiling English entries")
        let counts = sources.bytes("wordnet.cntlist.rev").map(WordNet.counts) ?? [:]
        let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.key, UInt32($0 + 1)) })
        let etymologies = sources.data("etymologies.json").flatMap { try? EtymologicalWordnet(json: $0) }
        note(.etymologicalWordnet, etymologies?.englishWordCount ?? 0)
        var described: Set<String> = []
        for word in parseFunctionWords(String(decoding: PackageResources.function_words_txt, as: UTF8.self)) {
            let isFirst = described.insert(word.headword).inserted
            let number = table.add(
                EntryRecord(
                    headword: writer.string(word.headword), traditional: 0, reading: 0,
                    definitions: writer.string(word.definitions.joined(separator: "\u{1E}")),
                    etymology: isFirst ? writer.string(etymologies?.descent(of: word.headword) ?? "") : 0,
                    rank: 0, partOfSpeech: word.partOfSpeech.rawValue, source: DictionarySource.glossa.rawValue))
            table.index(.englishHeadwords, word.headword.lowercased(), entry: number)
        }
        var senses = 0
        for file in WordNet.files {
            guard let index = sources.bytes("wordnet.index.\(file.name)"),
                let data = sources.bytes("wordnet.data.\(file.name)")
            else { continue }
            for entry in WordNet.entries(index: index, data: data, partOfSpeech: file.partOfSpeech) {
                senses += 1
                let isFirst = described.insert(entry.lemma).inserted
                let number = table.add(
                    EntryRecord(
                        headword: writer.string(entry.lemma), traditional: 0, reading: 0,
                        definitions: writer.string(entry.definitions.joined(separator: "\u{1E}")),
                        etymology: isFirst ? writer.string(etymologies?.descent(of: entry.lemma) ?? "") : 0,
                        rank: ranks[entry.lemma] ?? 0, partOfSpeech: file.partOfSpeech.rawValue,
                        source: DictionarySource.wordNet.rawValue))
                table.index(.englishHeadwords, entry.lemma, entry: number)
            }
            for exception in sources.text("wordnet.\(file.name).exc").map(WordNet.exceptions) ?? [] {
                for lemma in exception.lemmas {
                    table.index(
                        .englishExceptions, "\(exception.form)\u{1F}\(file.partOfSpeech.rawValue)",
                        entry: writer.string(lemma))
                }
            }
        }
        note(.wordNet, senses)
        report("Compiling English etymologies")
        var articles: [GCIDEArticle] = []
        if let index = sources.bytes("gcide.index"), let text = sources.bytes("gcide.dict") {
            articles = GCIDE.articles(index: index, text: text)
        }
        note(.gcide, articles.count)
        for article in articles {
            let number = table.add(
                EntryRecord(
                    headword: writer.string(article.headword), traditional: 0, reading: 0,
                    definitions: writer.string(article.definitions.joined(separator: "\u{1E}")),
                    etymology: writer.string(article.etymology), rank: ranks[article.headword.lowercased()] ?? 0,
                    source: DictionarySource.gcide.rawValue))
            table.index(.englishHeadwords, article.headword.lowercased(), entry: number)
        }
    }
}
