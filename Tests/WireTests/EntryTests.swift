import Foundation
import Model
import Testing
import Wire

@Suite struct EntryTests {
    @Test func entriesAreWrittenAsAnEncoderWritesThem() throws {
        let entries = [
            Entry(
                language: .chinese, headword: "银行", traditional: "銀行", reading: "yin2 hang2",
                definitions: ["bank", "“quoted” \"so\"", "a\\b / c\td\n"], hsk2: 3, hsk3: 2, frequencyRank: 1200,
                source: "CC-CEDICT"),
            Entry(
                language: .english, headword: "bank", reading: "", partOfSpeech: "noun", definitions: [],
                etymology: "F. banque <\u{1}\u{8}\u{C}>", source: "WordNet"),
            Entry(language: .japanese, headword: "銀行", reading: "ぎんこう", definitions: ["bank"], source: "JMdict"),
        ]
        for entries in [entries, [], [entries[1]]] {
            let encoded = String(decoding: try WireJSON.data(of: entries.map { EntryJSON($0) }), as: UTF8.self)
            #expect(String(decoding: EntryJSON.array(entries), as: UTF8.self) == encoded)
        }
    }
}
