import Foundation
import Lexicon
import LexiconFile
import Model

/// Compiles the English dictionaries: Glossa's function words, WordNet and GCIDE, which are searched in that order.
struct EnglishCompiler {
    let sources: LexiconBuilder
    let report: (String) -> Void
    /// How often each lemma was counted, by part of speech.
    private let counts: [String: [PartOfSpeechCode: Int]]
    /// The frequency rank of each lemma with its forms, 1 for the commonest.
    private let ranks: [String: UInt32]
    private let etymologies: EtymologicalWordnet?
    private let origins: StatedOrigins
    private let firstSenses: FirstSenses
    private let functionWords: [FunctionWord]
    private let sounds: EnglishSounds

    /// - Throws: ``LexiconError/malformed(file:line:reason:)``.
    init(sources: LexiconBuilder, report: @escaping (String) -> Void) throws(LexiconError) {
        self.sources = sources
        self.report = report
        report("Reading English word counts and origins")
        counts = sources.bytes("wordnet.cntlist.rev").map(WordNet.counts) ?? [:]
        let shares = WordfreqList(sources.bytes("wordfreq.en.msgpack") ?? []).shares
        ranks = EnglishRanks(shares, counts: counts, sources: sources).ranks
        origins = try StatedOrigins.glossa()
        firstSenses = try FirstSenses.glossa()
        functionWords = try LexiconError.telling { () throws(MalformedFact) in
            try parseFunctionWords(EmbeddedData.functionWords.text)
        }
        sounds = try EnglishSounds(sources.text("cmudict.dict"))
        etymologies = sources.data("etymologies.json").flatMap { try? EtymologicalWordnet(json: $0) }
    }

    /// - Returns: The parts of speech of all words.
    func compile(
        into table: inout EntryTable, writer: inout LexiconWriter, note: (DataSet, Int) -> Void
    ) -> EnglishParts {
        note(.etymologicalWordnet, etymologies?.englishWordCount ?? 0)
        note(.cmudict, sounds.count)
        /// Words whose entry already contains their origin.
        var traced: Set<String> = []
        var parts = EnglishParts()
        parts.ranks = ranks
        var irregular: Set<String> = []
        compileFunctionWords(into: &table, &traced, &parts)
        note(.wordNet, compileWordNet(into: &table, &writer, &traced, &parts, &irregular))
        note(.gcide, compileGCIDE(into: &table, &parts))
        compileForms(of: parts, irregular: irregular, into: &table, &writer)
        report("Compiling families of English words")
        EnglishLinks(sources: sources, etymologies: etymologies).compile(into: &table, writer: &writer)
        return parts
    }

    private func compileFunctionWords(
        into table: inout EntryTable, _ traced: inout Set<String>, _ parts: inout EnglishParts
    ) {
        for word in functionWords {
            let isFirst = traced.insert(word.headword).inserted
            let number = table.add(
                EntryTable.Item(
                    headword: word.headword, reading: sounds.reading(of: word.headword, as: word.partOfSpeech),
                    etymology: isFirst ? origins.lines[word.headword] ?? "" : "",
                    definitions: word.definitions, rank: ranks[word.headword.lowercased()] ?? 0,
                    partOfSpeech: word.partOfSpeech, source: .glossa))
            // March is rarely meant by "march".
            let oddity = word.isName ? Self.oddityOfName : 0
            table.index(.englishHeadwords, word.headword.lowercased(), entry: number, cost: oddity)
            parts.add(word.headword, word.partOfSpeech, oddity: oddity)
        }
    }

    /// After every word of WordNet, and before those of GCIDE.
    private static var oddityOfName: Float { 2.5 }

    /// Indexes how inflected forms are pronounced that are no headwords: /hɛld/.
    private func compileForms(
        of parts: EnglishParts, irregular: Set<String>, into table: inout EntryTable, _ writer: inout LexiconWriter
    ) {
        for form in sounds.forms where !parts.has(form) {
            let isForm =
                irregular.contains(form)
                || [PartOfSpeechCode.noun, .verb, .adjective].contains { part in
                    EnglishInflection.bases(of: form, as: part).contains { parts.has($0) }
                }
            guard isForm else { continue }
            table.index(
                .englishExceptions, "\u{1F}\(form)", entry: writer.string(sounds.reading(of: form, as: .none)))
        }
    }

    /// - Returns: The number of entries.
    private func compileWordNet(
        into table: inout EntryTable, _ writer: inout LexiconWriter, _ traced: inout Set<String>,
        _ parts: inout EnglishParts, _ irregular: inout Set<String>
    ) -> Int {
        var count = 0
        for file in WordNet.files {
            guard let index = sources.bytes("wordnet.index.\(file.name)"),
                let data = sources.bytes("wordnet.data.\(file.name)")
            else { continue }
            report("Compiling WordNet, \(file.partOfSpeech.name ?? "")s")
            for entry in WordNet.entries(index: index, data: data, partOfSpeech: file.partOfSpeech) {
                count += 1
                let oddity = self.oddity(of: entry)
                let isTraced = oddity > 1 || !traced.insert(entry.lemma).inserted
                let definitions = firstSenses.ordered(entry.definitions, of: entry.lemma, as: file.partOfSpeech)
                let number = table.add(
                    EntryTable.Item(
                        headword: entry.lemma, reading: sounds.reading(of: entry.lemma, as: file.partOfSpeech),
                        etymology: isTraced ? "" : origins.lines[entry.lemma] ?? "",
                        definitions: definitions, rank: ranks[entry.lemma] ?? 0,
                        isName: entry.isName(meaningFirst: definitions.first), partOfSpeech: file.partOfSpeech,
                        source: .wordNet))
                table.index(.englishHeadwords, entry.lemma, entry: number, cost: oddity)
                parts.add(entry.lemma, file.partOfSpeech, oddity: oddity)
            }
            for exception in sources.text("wordnet.\(file.name).exc").map(WordNet.exceptions) ?? [] {
                irregular.insert(exception.form)
                for lemma in exception.lemmas {
                    table.index(
                        .englishExceptions, "\(exception.form)\u{1F}\(file.partOfSpeech.rawValue)",
                        entry: writer.string(lemma))
                }
            }
        }
        return count
    }

    /// From 1 to 2: 1 for the commonest part of speech of a lemma ("go" is a verb), more for others; −1 for words in
    /// the list of first senses, which come before function words: "art" is more often a noun than a form of "be".
    private func oddity(of entry: WordNetEntry) -> Float {
        if firstSenses.isMostly(entry.partOfSpeech, entry.lemma) { return -1 }
        guard let counts = counts[entry.lemma], let most = counts.values.max(), most > 0 else { return 1 }
        return 2 - Float(counts[entry.partOfSpeech] ?? 0) / Float(most)
    }

    /// - Returns: The number of articles.
    private func compileGCIDE(into table: inout EntryTable, _ parts: inout EnglishParts) -> Int {
        report("Compiling GCIDE")
        guard let index = sources.bytes("gcide.index"), let text = sources.bytes("gcide.dict") else { return 0 }
        let articles = GCIDE.articles(index: index, text: text)
        for article in articles {
            let number = table.add(
                EntryTable.Item(
                    headword: article.headword, reading: sounds.reading(of: article.headword, as: .none),
                    etymology: article.etymology, definitions: article.definitions,
                    rank: ranks[article.headword.lowercased()] ?? 0, source: .gcide))
            table.index(.englishHeadwords, article.headword.lowercased(), entry: number, cost: 3)
            parts.add(article.headword, .none, oddity: 3)
        }
        return articles.count
    }
}
