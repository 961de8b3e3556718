import Foundation
import LexiconFile
import Phonology

/// Compiles the Chinese dictionary, its indexes and the segmenter's tables.
struct ChineseCompiler {
    let sources: LexiconBuilder
    let report: (String) -> Void

    func compile(into table: inout EntryTable, writer: inout LexiconWriter, note: (DataSet, Int) -> Void) throws {
        report("Reading CC-CEDICT, word counts and HSK lists")
        let dictionary = (sources.text("cedict.txt").map(parseCEDICT) ?? []).map(usualSenseFirst)
        let frequencies = sources.text("jieba.txt").map(parseWordFrequencies) ?? []
        let hsk2 = hsk2Levels(sources.text("hsk2.txt").map(parseHSKList) ?? [])
        let order = frequencies.sorted { ($1.count, $0.word) < ($0.count, $1.word) }
        let ranks = Dictionary(order.enumerated().map { ($1.word, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        let hsk3 = hsk3Levels(sources.text("hsk3.txt").map(parseHSKList) ?? [], hsk2: hsk2) { ranks[$0] ?? .max }
        note(.cedict, dictionary.count)
        note(.hsk, Set(hsk2.keys).union(hsk3.keys).count)
        note(.jieba, frequencies.count)
        guard let figures = TransitionFigures(EmbeddedData.transitions.text) else {
            throw LexiconError.unreadable(path: "transitions.txt", reason: "it is not a square table")
        }
        let rules = ReadingRuleFile(EmbeddedData.polyphones.text)
        let composer = ReadingComposer(entries: dictionary, rules: rules)
        let entries = usualFirst(dictionary, composer, ranks)
        let phrases = EmbeddedData.phrases.text.split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }.filter { $0.count > 1 }

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
                    hsk3: hsk3[entry.simplified] ?? 0, source: .ccCEDICT))
            table.index(.chineseHeadwords, entry.simplified, entry: number)
            if entry.traditional != entry.simplified {
                table.index(.chineseHeadwords, entry.traditional, entry: number, cost: 1)
            }
            table.index(.chineseReadings, Pinyin.key(reading), entry: number)
            table.index(.chineseReadings, Pinyin.tonedKey(reading), entry: number)
            table.indexMeanings(
                .chineseMeanings, definitions: entry.definitions, entry: number, rank: rank,
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
            entries: entries, frequencies: frequencies,
            listed: Set(hsk2.keys).union(hsk3.keys).union(rules.defaults.keys.filter { $0.unicodeScalars.count == 1 }),
            figures: figures,
            folding: CharacterFolding(entries: entries))
        ChineseTables(
            entries: entries, vocabulary: vocabulary, figures: figures,
            names: NameFigures(frequencies: frequencies, surnameCharacters: surnames),
            composer: composer, rules: rules, phrases: phrases, hsk2: hsk2,
            hsk3: hsk3, ranks: ranks
        ).write(to: &writer, firstEntry: firstEntry)

        report("Compiling conversions between scripts")
        let conversions = ConversionCompiler(sources: sources, entries: entries)
        if conversions.phraseCount > 0 { note(.openCC, conversions.phraseCount) }
        conversions.write(to: &writer)
    }

    /// Sorts entries into the order of search results and of the file: the commonest words first, so that frequently
    /// read data is contiguous; of one word, the usual entry first.
    private func usualFirst(_ entries: [CEDICTEntry], _ composer: ReadingComposer, _ ranks: [String: Int])
        -> [CEDICTEntry]
    {
        /// Of homographs, the everyday word comes first: 木头 is wood before it is a blockhead.
        func strangeness(_ entry: CEDICTEntry) -> Int {
            guard entry.simplified.count > 1, EverydayWords.glossa.firstSenses[entry.simplified] != nil else {
                return 0
            }
            return EverydayWords.glossa.firstDefinition(entry.definitions, of: entry.simplified) == nil ? 1 : 0
        }
        let keyed = entries.map { entry in
            (
                entry: entry, rank: ranks[entry.simplified] ?? .max, strangeness: strangeness(entry),
                oddity: composer.oddity(of: entry)
            )
        }
        return keyed.enumerated().sorted { left, right in
            (left.element.rank, left.element.strangeness, left.element.oddity, left.offset) < (
                right.element.rank, right.element.strangeness, right.element.oddity, right.offset
            )
        }.map(\.element.entry)
    }

    /// Moves the sense that learners meet first to the front: CC-CEDICT sometimes lists the oldest or rarest first.
    private func usualSenseFirst(_ entry: CEDICTEntry) -> CEDICTEntry {
        guard let place = EverydayWords.glossa.firstDefinition(entry.definitions, of: entry.simplified), place > 0,
            !entry.isProperName
        else { return entry }
        var entry = entry
        entry.definitions.insert(entry.definitions.remove(at: place), at: 0)
        return entry
    }
}
