import Foundation
import Library
import Model
import Support
import Testing

@Suite struct LookupTests {
    @Test(arguments: [("went", "go"), ("geese", "goose"), ("running", "run")])
    func anInflectedFormFindsWhatItIsAFormOf(_ form: String, _ lemma: String) async throws {
        let desk = try await TestDesk(lexicon: RealLexicon.open()).desk
        let found = desk.lookup(form, in: .english)
        #expect(found.contains { $0.headword == lemma && $0.partOfSpeech != nil })
    }

    @Test func anInflectedFormIsTranslatedAsWhatItIsAFormOf() async throws {
        let desk = try await TestDesk(lexicon: RealLexicon.open()).desk
        #expect(desk.lookup("went", in: .chinese).prefix(3).contains { $0.headword == "去" || $0.headword == "走" })
        #expect(desk.lookup("went").first { $0.language == .english }?.headword == "go")
    }
}

@Suite struct EntryJSONTests {
    @Test func entriesAreWrittenAsAnEncoderWritesThem() throws {
        let entries = [
            Entry(
                language: .chinese, headword: "银行", traditional: "銀行", reading: "yin2 hang2",
                definitions: ["bank", "“quoted” \"so\"", "a\\b / c\td\n"], hsk2: 3, hsk3: 2, frequencyRank: 1200,
                source: "CC-CEDICT"),
            Entry(
                language: .english, headword: "bank", reading: "", partOfSpeech: "noun", definitions: [],
                etymology: "F. banque <\u{1}>", source: "WordNet"),
            Entry(language: .japanese, headword: "銀行", reading: "ぎんこう", definitions: ["bank"], source: "EDICT"),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for entries in [entries, [], [entries[1]]] {
            let encoded = String(decoding: try encoder.encode(entries.map { EntryJSON($0) }), as: UTF8.self)
            #expect(String(decoding: EntryJSON.array(entries), as: UTF8.self) == encoded)
        }
    }
}
