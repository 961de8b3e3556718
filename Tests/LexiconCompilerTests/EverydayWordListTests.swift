import Lexicon
import Model
import Support
import Testing

@testable import LexiconCompiler

@Suite struct EverydayWordListTests {
    @Test func eachLineSaysWhatItsMarkSays() throws {
        let words = try EverydayWords("happen 发生 起こる\n! happen 死人 碰巧\n> pop 流行 -")
        #expect(words.equivalents["pop"]?.chinese == "流行")
        #expect(words.equivalents["pop"]?.japanese == "")
        // The first sense in English comes second in Chinese.
        #expect(words.firstSenses == ["发生": ["happen"]])
        #expect(words.misleading == ["happen": ["死人", "碰巧"]])
    }

    @Test func aWordMayHaveMeaningsByPartOfSpeech() throws {
        let words = try EverydayWords(": tear noun 眼泪 verb 撕、扯\n: do auxiliary_verb - verb 做\n: take_off verb 起飞")
        #expect(words.byPart["tear"] == [.noun: ["眼泪"], .verb: ["撕", "扯"]])
        #expect(words.byPart["do"] == [.auxiliary: [], .verb: ["做"]])
        #expect(words.byPart["take off"] == [.verb: ["起飞"]])
        #expect(words.equivalents.isEmpty)
        #expect(words.firstSenses.isEmpty)
    }

    @Test(arguments: [
        ("happen 发生 起こる\nhappen 发生", 2), ("> pop 流行", 1), ("pop 流行 - -", 1), ("pop  流行 -", 1), ("! happen", 1),
        ("thanks 谢谢 ありがとう\n> thanks 谢谢 ありがとう", 2), ("! pop 啪\n! pop 泡", 2), (": tear noun 眼泪 verb", 1),
        (": tear nown 眼泪", 1), (": tear noun 眼泪 noun 泪", 1), (": tear noun 眼泪\n\n: tear verb 撕", 3),
    ])
    func aMalformedLineIsNamed(_ text: String, _ line: Int) {
        let error = #expect(throws: MalformedFact.self) { try EverydayWords(text) }
        #expect(error?.line == line && error?.file == "everyday-words.txt")
    }

    @Test(arguments: [("labour", "labor"), ("gray", "grey"), ("practise", "practice"), ("organize", "organise")])
    func aWordHasAnotherSpelling(_ word: String, _ other: String) {
        #expect(EnglishSpellings.others(of: word).contains(other))
    }

    @Test func everyWordOfTheListIsInTheDictionaries() throws {
        let lexicon = try RealLexicon.open()
        // Dictionaries list numbers, but not every ordinal.
        let missing = Set(try EverydayWords.glossa().equivalents.values.map(\.chinese)).filter { chinese in
            (1...2).contains(chinese.count) && !chinese.hasPrefix("第")
                && !chinese.allSatisfy { "一二两三四五六七八九十百千万亿几点".contains($0) }
                && lexicon.entries(of: chinese, in: .chinese).isEmpty
        }
        // Two words that are said together, and verbs with their complements.
        #expect(
            missing == [
                "我的", "你的", "他的", "她的", "它的", "很多", "更多", "拿着", "十年", "我是", "你是", "他是", "她是", "这是",
                "是谁", "我会", "你会", "他会", "她会", "它会", "我想", "两次", "去过", "累了", "捡起", "调高", "调低", "住在",
            ])
    }
}
