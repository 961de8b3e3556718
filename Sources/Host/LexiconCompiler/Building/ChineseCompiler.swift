import Foundation
import LexiconFile
import Phonology

/// Compiles the Chinese dictionary, its indexes and the segmenter's tables.
struct ChineseCompiler {
    let sources: LexiconBuilder
    let everyday: EverydayWords
    let report: (String) -> Void

    func compile(into table: inout EntryTable, writer: inout LexiconWriter, note: (DataSet, Int) -> Void) throws {
        report("Reading CC-CEDICT, word counts and HSK lists")
        let senses = try ChineseSenses.glossa()
        let own = try ChineseWordList.glossa()
        let listed = sources.text("cedict.txt").map(parseCEDICT) ?? []
        let frequencies = sources.text("jieba.txt").map(parseWordFrequencies) ?? []
        let hsk2 = hsk2Levels(sources.text("hsk2.txt").map(parseHSKList) ?? [])
        let commonest = frequencies.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
        let ranks = Dictionary(
            commonest.enumerated().map { ($1.word, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let hsk3 = hsk3Levels(sources.text("hsk30.tsv") ?? "")
        note(.cedict, listed.count)
        note(.hsk2, hsk2.count)
        note(.hsk3, hsk3.count)
        note(.jieba, frequencies.count)
        guard let figures = TransitionFigures(EmbeddedData.transitions.text) else {
            throw LexiconError.unreadable(path: "transitions.txt", reason: "it is not a square table")
        }
        let rules = try ReadingRuleFile.glossa()
        let dictionary = listed.isEmpty ? [] : withOwnSenses(senses.entries + own.entries, listed)
        let composer = ReadingComposer(entries: dictionary, rules: rules, senses: senses)
        let order = SenseOrder(dictionary, senses, everyday)
        let entries = UsualEntries(senses, everyday, composer, ranks: ranks, frequencies: frequencies, dictionary)
            .first(dictionary.map(order.arranged))

        report("Compiling Chinese entries")
        let firstEntry = table.records.count
        for entry in entries {
            let rank = UInt32(ranks[entry.simplified] ?? 0)
            let reading = entry.pinyin
            let number = table.add(
                EntryTable.Item(
                    headword: entry.simplified,
                    traditional: entry.traditional == entry.simplified ? "" : entry.traditional,
                    reading: reading, definitions: entry.definitions, rank: rank, hsk2: hsk2[entry.simplified] ?? 0,
                    hsk3: hsk3[entry.simplified] ?? 0, source: entry.isOwn ? .glossaChinese : .ccCEDICT))
            // A rarer way to write a word (恠) is found by itself: beside the word, its meanings would be told twice.
            let isRarerForm = entry.borrowed > 0 && entry.isVariantOfItself && entry.traditional != entry.simplified
            if !isRarerForm { table.index(.chineseHeadwords, entry.simplified, entry: number) }
            if entry.traditional != entry.simplified {
                table.index(.chineseHeadwords, entry.traditional, entry: number)
            }
            table.index(.chineseReadings, Pinyin.key(reading), entry: number)
            table.index(.chineseReadings, Pinyin.tonedKey(reading), entry: number)
            table.indexMeanings(
                .chineseMeanings, definitions: Array(entry.definitions.dropFirst(entry.borrowed)), entry: number,
                rank: rank,
                level: hsk2[entry.simplified] ?? hsk3[entry.simplified] ?? 7,
                isName: entry.isProperName)
        }

        report("Compiling the Chinese segmenter")
        let surnames = Set(
            entries.filter {
                $0.definitions.contains { $0.hasPrefix("surname ") } && $0.simplified.unicodeScalars.count == 1
            }
            .compactMap { $0.simplified.unicodeScalars.first?.value })
        let vocabulary = ChineseVocabulary(
            entries: entries, frequencies: frequencies, own: own,
            listed: Set(hsk2.keys).union(hsk3.keys).union(rules.defaults.keys.filter { $0.unicodeScalars.count == 1 }),
            figures: figures,
            folding: CharacterFolding(entries: entries))
        ChineseTables(
            entries: entries, vocabulary: vocabulary, figures: figures,
            names: NameFigures(frequencies: frequencies, surnameCharacters: surnames),
            composer: composer, rules: rules, contexts: try SenseRuleFile.glossa(),
            phrases: try ChinesePhrases.glossa().phrases,
            hsk2: hsk2, hsk3: hsk3, ranks: ranks
        ).write(to: &writer, firstEntry: firstEntry)

        report("Compiling conversions between scripts")
        let conversions = ConversionCompiler(sources: sources, entries: entries)
        if conversions.phraseCount > 0 { note(.openCC, conversions.phraseCount) }
        conversions.write(to: &writer)
        let compounds = TransparentCompounds(levels: hsk2.merging(hsk3) { $1 }) { word in
            vocabulary.words[word]?.entries.first.map { entries[$0] }
        }
        for text in Set(vocabulary.words.keys).union(vocabulary.compounds.keys).sorted() {
            let isName = vocabulary.words[text].map { Self.namingClasses.contains(figures.classes[Int($0.wordClass)]) }
            let parts = compounds.parts(of: text, isName: isName ?? false)
            guard !parts.isEmpty else { continue }
            let fields = parts.flatMap { [$0, String(compounds.levels[$0] ?? 0)] }
            table.index(
                .transparentCompounds, text, entry: writer.string(fields.joined(separator: "\u{1F}")))
        }
    }

    /// Word classes of names.
    static let namingClasses: Set<String> = ["nr", "ns", "nt", "nz", "nr1", "ns1", "nt1", "nz1"]

    /// The entries of CC-CEDICT with Glossa's own glosses: at the head of the entry that has the word and the reading, and
    /// entries of their own for what CC-CEDICT does not have.
    private func withOwnSenses(
        _ senses: [(word: String, reading: String, gloss: String)], _ listed: [CEDICTEntry]
    ) -> [CEDICTEntry] {
        var entries = listed
        let places = Dictionary(grouping: listed.indices) { listed[$0].simplified }
        let known = places.mapValues { $0.map { listed[$0] } }
        /// The traditional form, by the longest words of the dictionary that it consists of.
        func traditional(_ word: String, _ reading: String) -> String {
            if let same = known[word]?.first(where: { $0.pinyin == reading }) ?? known[word]?.first {
                return same.traditional
            }
            var rest = word[...]
            var text = ""
            while !rest.isEmpty {
                var part = word.count == rest.count ? rest.dropLast() : rest
                while part.count > 1, known[String(part)] == nil { part = part.dropLast() }
                if part.isEmpty { part = rest }
                text += known[String(part)]?.first { !$0.onlyRefers && !$0.isProperName }?.traditional ?? String(part)
                rest = rest.dropFirst(part.count)
            }
            return text
        }
        for (word, reading, gloss) in senses {
            if let place = places[word]?.first(where: { listed[$0].pinyin == reading && !listed[$0].onlyRefers }) {
                entries[place].definitions = ChineseSenses.definitions(entries[place].definitions, after: gloss)
            } else {
                entries.append(
                    CEDICTEntry(
                        traditional: traditional(word, reading), simplified: word, pinyin: reading,
                        definitions: [gloss], isOwn: true))
            }
        }
        return entries
    }
}
