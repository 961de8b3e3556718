import Lexicon
import Model
import Support
import Testing

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
        #expect(lexicon.everydayEquivalent(ofEnglish: english, in: .chinese) == chinese)
        #expect(lexicon.everydayEquivalent(ofEnglish: english.uppercased(), in: .japanese) == japanese)
        #expect(lexicon.everydayEquivalent(ofEnglish: english, in: .english) == nil)
    }

    @Test func theDictionariesDecideForOtherWords() {
        #expect(lexicon.everydayEquivalent(ofEnglish: "zymurgy", in: .chinese) == nil)
    }

    @Test func aWordThatMisleadsIsNoEquivalent() {
        #expect(lexicon.misleads("死人", for: "Happen"))
        #expect(!lexicon.misleads("发生", for: "happen"))
        let found = lexicon.equivalents(ofEnglish: "happen", in: .chinese, limit: 16).map(\.headword)
        #expect(found.first == "发生")
        #expect(!found.contains("死人"))
    }
}
