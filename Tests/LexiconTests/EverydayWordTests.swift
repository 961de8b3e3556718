import Model
import Support
import Testing

@testable import Lexicon

@Suite struct EverydayWordTests {
    private let lexicon: Lexicon

    init() throws {
        lexicon = try RealLexicon.open()
    }

    @Test(arguments: [
        ("关", "to close"), ("里", "inside"), ("要", "to want"), ("便宜", "cheap"), ("木头", "log"), ("新", "new"),
        ("花", "flower"), ("先", "first"),
    ])
    func aWordMeansFirstWhatItMeansEveryDay(_ word: String, _ sense: String) throws {
        let entry = try #require(lexicon.entries(of: word, in: .chinese).first)
        #expect(entry.definitions.first?.hasPrefix(sense) ?? false, "\(entry.definitions)")
    }

    @Test func nothingIsLostWhenASenseComesFirst() throws {
        let entry = try #require(lexicon.entries(of: "关", in: .chinese).first)
        #expect(entry.definitions.contains("mountain pass"))
        #expect(Set(entry.definitions).count == entry.definitions.count)
    }

    @Test(arguments: [
        ("她长得很漂亮。", "长", "to grow"), ("这条路很长。", "长", "long"), ("我得走了。", "得", "to have to"),
    ])
    func aGlossGoesWithItsReading(_ sentence: String, _ word: String, _ gloss: String) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon))
        let token = try #require(annotator.tokens(sentence).first { $0.text == word })
        #expect(token.gloss?.hasPrefix(gloss) ?? false, "\(token)")
        var json: [UInt8] = []
        var text = sentence
        text.withUTF8 { annotator.writeJSON(of: $0, to: &json) }
        #expect(String(decoding: json, as: UTF8.self).contains("\"gloss\":\"\(token.gloss ?? "")\""))
    }

    @Test(arguments: [
        ("want", "想要", "欲しい"), ("go", "去", "行く"), ("coffee", "咖啡", "コーヒー"), ("money", "钱", "お金"),
        ("the", "", ""),
    ])
    func anEnglishWordHasTheOneThatIsSaid(_ english: String, _ chinese: String, _ japanese: String) {
        #expect(EverydayWords.glossa.equivalent(ofEnglish: english, in: .chinese) == chinese)
        #expect(EverydayWords.glossa.equivalent(ofEnglish: english, in: .japanese) == japanese)
    }

    @Test func aWordThatMisleadsIsNoEquivalent() {
        let words = EverydayWords("happen 发生 起こる\n! happen 死人 碰巧\n> pop 流行 -\n> broken")
        #expect(words.equivalent(ofEnglish: "pop", in: .chinese) == "流行")
        // The first sense in English comes second in Chinese.
        #expect(words.firstSenses == ["发生": ["happen"]])
        #expect(words.misleads("死人", for: "Happen"))
        #expect(!words.misleads("发生", for: "happen"))
        let found = lexicon.equivalents(ofEnglish: "happen", in: .chinese, limit: 16).map(\.headword)
        #expect(found.first == "发生")
        #expect(!found.contains("死人"))
    }

    @Test func everyWordOfTheListIsInTheDictionaries() {
        // Dictionaries list numbers, but not every ordinal.
        let missing = Set(EverydayWords.glossa.equivalents.values.map(\.chinese)).filter { chinese in
            (1...2).contains(chinese.count) && !chinese.hasPrefix("第")
                && lexicon.entries(of: chinese, in: .chinese).isEmpty
        }
        // Two words that are said together.
        #expect(missing == ["我的", "你的", "他的", "她的", "它的", "很多", "更多", "拿着", "十年"])
    }
}
