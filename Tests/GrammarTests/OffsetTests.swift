import Linguistics
import Model
import Support
import Testing

@testable import Grammar

@Suite struct OffsetTests {
    private static func points(_ text: String, _ language: Language = .chinese) throws -> [(String, String)] {
        let scalars = Array(text.unicodeScalars)
        return try GrammarExplainer(lexicon: RealLexicon.open(), language: language).points(in: text).map {
            ($0.pattern.id, String(String.UnicodeScalarView(scalars[$0.start..<$0.end])))
        }
    }

    @Test func offsetsCountScalarsAfterEmojiAndCombiningMarks() throws {
        let found = try Self.points("👩‍👩‍👧 café 😀 我把门关上了。")
        #expect(found.contains { $0 == ("把", "把") })
        #expect(found.contains { $0 == ("了-change", "了") })
    }

    @Test func aPatternInTwoPartsReachesFromTheFirstToTheLastMarker() throws {
        #expect(try Self.points("雨越下越大。").contains { $0 == ("越…越…", "越下越") })
        #expect(try Self.points("他虽然很累，但是很高兴。").contains { $0 == ("虽然…但是…", "虽然很累，但是") })
        #expect(try Self.points("本を読んだり、寝たりする。", .japanese).contains { $0 == ("たり…たり", "だり、寝たり") })
    }

    @Test func traditionalCharactersAreTheSamePatterns() throws {
        let traditional = try Self.points("雖然他說得很快，但是我還是聽得懂。").map(\.0)
        let simplified = try Self.points("虽然他说得很快，但是我还是听得懂。").map(\.0)
        #expect(traditional == simplified)
        #expect(Set(simplified).isSuperset(of: ["虽然…但是…", "得-complement", "得-potential"]))
    }

    @Test(arguments: ["", " ", "。", "，，，", "\u{3000}", "😀", "hello, world", "123", "é", "\0"])
    func textWithoutGrammarHasNone(_ text: String) throws {
        #expect(try Self.points(text).isEmpty)
        #expect(try Self.points(text, .japanese).isEmpty)
    }

    @Test func scriptsMayBeMixed() throws {
        let found = try Self.points("OK，我把 iPhone 15 放在 desk 上了，right？").map(\.0)
        #expect(found.contains("把"))
    }

    @Test func patternsDoNotReachOverTheEndOfASentence() throws {
        #expect(!(try Self.points("他虽然很累。但是很高兴。").contains { $0.1.contains("。") }))
    }

    @Test func tenThousandCharactersAreNoTrouble() throws {
        let text = String(repeating: "我把门关上了，因为外面很冷。", count: 720)
        let points = try GrammarExplainer(lexicon: RealLexicon.open(), language: .chinese).points(in: text)
        #expect(points.filter { $0.pattern.id == "把" }.count == 720)
        #expect(points.allSatisfy { $0.start < $0.end && $0.end <= text.unicodeScalars.count })
    }

    @Test func aLineWithoutAnEndIsNoTrouble() throws {
        let text = String(repeating: "我把门关上了，", count: 1500)
        let points = try GrammarExplainer(lexicon: RealLexicon.open(), language: .chinese).points(in: text)
        #expect(points.filter { $0.pattern.id == "把" }.count == 1500)
    }

    @Test func withoutDictionariesNothingBreaks() {
        let explainer = GrammarExplainer(lexicon: nil, language: .chinese)
        #expect(explainer.points(in: "你好吗？").map(\.pattern.id) == ["吗"])
    }

    @Test func wordsAndMeaningsShareANumber() throws {
        let explained = GrammarExplainer(lexicon: try RealLexicon.open(), language: .chinese).explain("我把门关上了。")
        #expect(explained.words.map(\.token.text).joined() == "我把门关上了。")
        let numbers = explained.words.compactMap(\.number)
        #expect(numbers == Array(1...numbers.count))
        #expect(explained.words.last?.number == nil)
        #expect(explained.words.first?.gloss == "I")
        #expect(explained.words.map(\.token.text).prefix(3) == ["我", "把", "门"])
    }
}
