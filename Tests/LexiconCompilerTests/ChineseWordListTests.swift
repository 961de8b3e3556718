import Lexicon
import Testing

@testable import LexiconCompiler

/// Glossa's own table of Chinese words and counts.
@Suite struct ChineseWordListTests {
    @Test func theTableIsSound() throws {
        let list = try ChineseWordList.glossa()
        #expect(list.figures["的"]?.count == 2_900_000)
        #expect(list.figures["因涉嫌"]?.count == 0)
        #expect(list.entries.contains { $0.word == "下周三" && $0.reading == "xia4 zhou1 san1" })
        for entry in list.entries {
            #expect(entry.reading.split(separator: " ").count == entry.word.unicodeScalars.count, "\(entry)")
        }
    }

    @Test(arguments: ["绿萝\t多\tn", "绿萝\t20", "绿萝\t20\t-\tlu:4 luo2\tpothos", "的\t1\t-\n的\t2\t-", "绿萝\t20\tn\tlu:4 luo2"])
    func aLineWithoutSenseIsRefused(_ text: String) {
        #expect(throws: MalformedFact.self) { try ChineseWordList(text) }
    }

    private static let glosses = ["近道": "shortcut", "写完": "to finish writing", "把头": "(old) labour contractor"]

    @Test func aRareWordIsCommonerThanItsCharactersByChance() {
        let entries = Self.glosses.sorted { $0.key < $1.key }.map {
            CEDICTEntry(traditional: $0.key, simplified: $0.key, pinyin: "a1 a1", definitions: [$0.value])
        }
        let pairs = RarePairs(entries: entries, grammatical: ["把"])
        func least(_ word: String) -> Double? {
            let index = entries.firstIndex { $0.simplified == word }
            let own = ChineseWord(
                text: word, count: 3, wordClass: 0, kinds: [], penalty: 0, entries: index.map { [$0] } ?? [])
            return pairs.least(for: own, total: 1_000_000) { _ in 1000 }
        }
        #expect(least("近道").map { $0 > 7 && $0 < 8 } ?? false)
        #expect(least("写完") == nil && least("把头") == nil && least("一边") == nil)
    }
}
