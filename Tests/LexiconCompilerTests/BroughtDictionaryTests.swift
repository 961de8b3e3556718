import Foundation
import Lexicon
import LexiconFile
import Model
import Testing

@testable import LexiconCompiler

/// A dictionary that a learner brought, compiled and opened.
@Suite struct BroughtDictionaryTests {
    /// Compiles entries and facts, and opens the file.
    private func image(_ entries: [BroughtEntry], _ facts: [BroughtFact] = []) throws -> DictionaryImage {
        var compiler = DictionaryCompiler()
        for entry in entries { try compiler.add(entry) }
        for fact in facts { try compiler.add(fact) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a/b.glossadict")
        try compiler.write(to: file)
        return try DictionaryImage(path: file.path)
    }

    private func shelf(
        _ image: DictionaryImage, _ language: Language, position: Int = 1, facts: Int = 0
    ) -> DictionaryShelf {
        DictionaryShelf([
            .init(
                LearnerDictionary(
                    id: ID(high: 1, low: 1), name: "Mine", kind: .yomitan, languages: [language], position: position,
                    entryCount: 1, factCount: facts, createdAt: Timestamp(milliseconds: 0)), image)
        ])
    }

    private static let read: BroughtEntry = {
        var entry = BroughtEntry(headword: "読む", reading: "よむ", definitions: ["to read"])
        entry.partOfSpeech = .verb
        return entry
    }()

    @Test func aWordIsFoundByHeadwordReadingAndInflectedForm() throws {
        let shelf = shelf(try image([Self.read]), .japanese)
        for word in ["読む", "よむ", "読んだ", "読まなかった", "yomu", "読"] {
            let found = shelf.search(word, in: .japanese, with: nil)
            #expect(found.entries.map(\.definitions) == [["to read"]], "\(word)")
            #expect(found.entries.first?.source == "Mine")
        }
        #expect(shelf.search("読んだ", in: .japanese, with: nil).forms.map(\.base) == ["読む"])
        #expect(shelf.search("読む", in: .chinese, with: nil).entries.isEmpty)
        #expect(shelf.search("読*", with: nil).total == 1)
    }

    @Test func aNounIsNotInflectedAsAVerb() throws {
        var noun = BroughtEntry(headword: "よむ", definitions: ["a noun"])
        noun.partOfSpeech = .noun
        #expect(shelf(try image([noun]), .japanese).search("よんだ", in: .japanese, with: nil).entries.isEmpty)
    }

    @Test func theLearnersOrderSaysWhatComesFirst() throws {
        let image = try image([Self.read])
        let own = Entry(language: .japanese, headword: "読む", reading: "よむ", definitions: ["x"], source: "JMdict")
        let after = shelf(image, .japanese).entries(around: [own], of: "読む", in: .japanese)
        #expect(after.map(\.source) == ["JMdict", "Mine"])
        let before = shelf(image, .japanese, position: -1).entries(around: [own], of: "読む", in: .japanese)
        #expect(before.map(\.source) == ["Mine", "JMdict"])
        let elsewhere = shelf(image, .chinese).entries(around: [own], of: "読む", in: .japanese)
        #expect(elsewhere == [own])
    }

    @Test func theReadingInTheTextComesFirst() throws {
        let entries = ["ひと", "にん"].map { BroughtEntry(headword: "人", reading: $0, definitions: [$0]) }
        let found = shelf(try image(entries), .japanese).entries(around: [], of: "人", reading: "にん", in: .japanese)
        #expect(found.map(\.reading) == ["にん", "ひと"])
    }

    @Test func pinyinLeadsToChineseWords() throws {
        var entry = BroughtEntry(headword: "汉字", reading: "han4 zi4", definitions: ["character"])
        entry.traditional = "漢字"
        let shelf = shelf(try image([entry]), .chinese)
        for query in ["汉字", "漢字", "hanzi", "hàn zì", "han4zi4"] {
            #expect(shelf.search(query, in: .chinese, with: nil).entries.first?.traditional == "漢字", "\(query)")
        }
        #expect(shelf.search("han1zi1", in: .chinese, with: nil).entries.isEmpty)
    }

    @Test func anEnglishHeadwordIsFoundByItsForms() throws {
        let shelf = shelf(try image([BroughtEntry(headword: "grok", definitions: ["to understand"])]), .english)
        for form in ["grok", "groks", "grokked", "Grokking"] {
            #expect(shelf.entries(around: [], of: form, in: .english).map(\.headword) == ["grok"], "\(form)")
            #expect(shelf.search(form, in: .english, with: nil).entries.map(\.headword) == ["grok"], "\(form)")
        }
        for other in ["grokk", "grokable", "grokly"] {
            #expect(shelf.entries(around: [], of: other, in: .english).isEmpty, "\(other)")
        }
    }

    @Test func aFormThatIsAHeadwordIsFoundAsItself() throws {
        let shelf = shelf(
            try image([
                BroughtEntry(headword: "glass", definitions: ["a material"]),
                BroughtEntry(headword: "glasses", definitions: ["spectacles"]),
            ]), .english)
        #expect(shelf.entries(around: [], of: "glasses", in: .english).map(\.headword) == ["glasses"])
    }

    @Test func theHeadwordsThatATextContainsJoinThere() throws {
        let image = try image(["摸鱼王", "摸鱼", "班味"].map { BroughtEntry(headword: $0, definitions: [$0]) })
        #expect(shelf(image, .chinese).terms(in: "他是摸鱼王，没有班 味。").map(\.text) == ["摸鱼", "摸鱼王"])
        #expect(shelf(image, .chinese).terms(in: "").isEmpty)
        #expect(shelf(image, .japanese).terms(in: "他是摸鱼王。").isEmpty)
        #expect(DictionaryShelf().terms(in: "他是摸鱼王。").isEmpty)
    }

    @Test func englishIsFoundInAnyCaseAndByItsLemma() throws {
        let shelf = shelf(try image([BroughtEntry(headword: "Go", definitions: ["move"])]), .english)
        #expect(shelf.search("gO", with: nil).entries.count == 1)
        #expect(shelf.search("went", lemmas: ["go"], with: nil).entries.count == 1)
    }

    @Test func factsStandByTheEntryThatTheyAreAbout() throws {
        let image = try image(
            [],
            [
                BroughtFact(headword: "人", reading: "ひと", kind: .pitch(0)),
                BroughtFact(headword: "人", kind: .frequency("12")),
            ])
        let own = ["にん", "ひと"].map {
            Entry(language: .japanese, headword: "人", reading: $0, definitions: ["x"], source: "JMdict")
        }
        let found = shelf(image, .japanese, facts: 2).entries(around: own, of: "人", in: .japanese)
        #expect(found[0].facts == [WordFact(dictionary: "Mine", kind: .frequency("12"))])
        #expect(found[1].facts == [WordFact(dictionary: "Mine", reading: "ひと", kind: .pitch(0))])
        let chinese = Entry(language: .chinese, headword: "人", reading: "ren2", definitions: ["person"], source: "A")
        let mixed = shelf(image, .japanese, facts: 2).withFacts([chinese] + own)
        #expect(mixed[0].facts.isEmpty && mixed.dropFirst().map(\.facts) == found.map(\.facts))
    }

    @Test func anEntryWithoutAHeadwordOrAMeaningIsLeftOut() throws {
        var compiler = DictionaryCompiler()
        try compiler.add(BroughtEntry(headword: " ", definitions: ["x"]))
        try compiler.add(BroughtEntry(headword: "x", definitions: [" ", ""]))
        try compiler.add(BroughtEntry(headword: String(repeating: "x", count: 200), definitions: ["x"]))
        #expect(compiler.entryCount == 0)
        try compiler.add(
            BroughtEntry(headword: "a\u{1F}b", definitions: ["one\u{1E}two", String(repeating: "長", count: 50_000)]))
        #expect(compiler.entryCount == 1)
    }

    @Test func theLanguageIsThatOfTheHeadwords() throws {
        func languages(_ words: [String]) throws -> [Language] {
            var compiler = DictionaryCompiler()
            for word in words { try compiler.add(BroughtEntry(headword: word, definitions: ["x"])) }
            return compiler.languages
        }
        #expect(try languages(["汉字", "中国"]) == [.chinese])
        #expect(try languages(["漢字", "読む"]) == [.japanese])
        #expect(try languages(["dog"]) == [.english])
        #expect(try languages(["dog", "汉字"]) == [.chinese, .english])
    }

    @Test func aDictionaryLargerThanAnyIsRefusedBeforeItTakesMemory() throws {
        let long = String(repeating: "x", count: 60_000)
        #expect(throws: DictionaryTooLarge.self) {
            var texts = DictionaryCompiler(mostText: 1 << 20, mostItems: 1000)
            // Seventeen fit, and the eighteenth goes beyond.
            for number in 0..<19 { try texts.add(BroughtEntry(headword: "w\(number)", definitions: [long])) }
        }
        #expect(throws: DictionaryTooLarge.self) {
            var keys = DictionaryCompiler(mostText: 1 << 20, mostItems: 1000)
            var entry = BroughtEntry(headword: "a", definitions: ["x"])
            entry.otherForms = (0..<2000).map { "form\($0)" }
            try keys.add(entry)
        }
        #expect(throws: DictionaryTooLarge.self) {
            var facts = DictionaryCompiler(mostText: 1 << 20, mostItems: 1000)
            for number in 0...1000 { try facts.add(BroughtFact(headword: "a", kind: .frequency("\(number)"))) }
        }
    }

    @Test func whatIsTooLongForAFieldIsNotRepeatedWithEveryFact() throws {
        var compiler = DictionaryCompiler(mostText: 4000, mostItems: 1000)
        let long = String(repeating: "よ", count: 2000)
        for _ in 0..<20 { try compiler.add(BroughtFact(headword: "読む", reading: long, kind: .pitch(0))) }
        #expect(compiler.factCount == 0)
        var entry = BroughtEntry(headword: "読む", reading: long, definitions: ["to read"])
        entry.traditional = long
        for _ in 0..<20 { try compiler.add(entry) }
        #expect(compiler.entryCount == 20)
    }

    @Test func kanjiReadInKanaAreJapanese() throws {
        func languages(_ words: [(headword: String, reading: String)]) throws -> [Language] {
            var compiler = DictionaryCompiler()
            for word in words {
                try compiler.add(BroughtEntry(headword: word.headword, reading: word.reading, definitions: ["x"]))
            }
            return compiler.languages
        }
        #expect(try languages([("銀行", "ぎんこう"), ("日本", "ニホン")]) == [.japanese])
        #expect(try languages([("日", "ニチ、ジツ、ひ")]) == [.japanese])
        #expect(try languages([("銀行", "yín háng"), ("日本", "")]) == [.chinese])
    }

    @Test func aDamagedFileIsNotOpened() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glossa-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.glossadict")
        var compiler = DictionaryCompiler()
        try compiler.add(Self.read)
        try compiler.write(to: file)
        var bytes = try Data(contentsOf: file)
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: file)
        #expect(throws: LexiconError.self) { try DictionaryImage(path: file.path) }
        #expect(throws: LexiconError.self) { try Lexicon(path: file.path) }
        try bytes.prefix(100).write(to: file)
        #expect(throws: LexiconError.self) { try DictionaryImage(path: file.path) }
    }

    @Test func linesAreToldApart() {
        let cedict = "# CC-CEDICT\n漢字 汉字 [han4 zi4] /Chinese character/\n"
        let edict =
            "漢字;汉字(oK) [かんじ(P);からじ] /(n) (1) Chinese character/kanji/(P)/EntL1213230X/\n行く [いく] /(v5k-s,vi) to go/\n"
        #expect(DictionaryLines.kind(of: cedict) == .cedict)
        #expect(DictionaryLines.kind(of: edict) == .edict)
        #expect(DictionaryLines.kind(of: "It was a dark and stormy night.\nand/or\n") == nil)
        #expect(DictionaryLines.attribution(of: cedict) == "CC-CEDICT")
        var read: [BroughtEntry] = []
        DictionaryLines.forEachEntry(of: cedict, as: .cedict) { read.append($0) }
        #expect(read.map(\.headword) == ["汉字"] && read[0].traditional == "漢字" && read[0].reading == "han4 zi4")
        var found: [BroughtEntry] = []
        DictionaryLines.forEachEntry(of: edict, as: .edict) { found.append($0) }
        #expect(found.map(\.headword) == ["漢字", "行く"])
        #expect(found[0].reading == "かんじ" && found[0].otherForms == ["汉字", "からじ"])
        #expect(found[0].definitions == ["(n) (1) Chinese character", "kanji"])
        #expect(found.map(\.partOfSpeech) == [.noun, .verb])
    }
}
