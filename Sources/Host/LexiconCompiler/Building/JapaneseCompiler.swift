import Foundation
import Lexicon

/// Compiles the Japanese dictionaries.
struct JapaneseCompiler {
    let sources: LexiconBuilder
    let report: (String) -> Void

    func compile(into table: inout EntryTable, note: (DataSet, Int) -> Void) {
        report("Compiling Japanese entries")
        let words = decoded("edict").map(parseEDICT) ?? []
        let characters = decoded("kanjidic").map(parseKANJIDIC) ?? []
        note(.edict, words.count)
        note(.kanjidic, characters.count)
        // Common words first, so that frequently read data is contiguous in the file.
        let ordered = words.filter(\.isCommon) + words.filter { !$0.isCommon }
        for (entry, source) in ordered.map({ ($0, DictionarySource.edict) }) + characters.map({ ($0, .kanjidic) }) {
            let rank = UInt32(entry.rank ?? (entry.isCommon ? 3000 : 0))
            let number = table.add(
                EntryTable.Item(
                    headword: entry.headword, reading: entry.reading, definitions: entry.definitions, rank: rank,
                    source: source))
            table.index(.japaneseHeadwords, entry.headword, entry: number)
            if source == .edict {
                table.index(.japaneseHeadwords, entry.reading, entry: number)
                table.indexMeanings(.japaneseMeanings, definitions: entry.definitions, entry: number, rank: rank)
            }
        }
    }

    /// The text of a source in EUC-JP.
    private func decoded(_ name: String) -> String? {
        guard let data = sources.data(name) else { return nil }
        return decodeEUCJP(data)
    }
}
