import Lexicon
import Model
import Pictures
import Support
import Testing

/// Words for ImageNet's labels, from the real dictionaries.
@Suite struct LabelWordTests {
    @Test(arguments: [
        ("tabby, tabby cat", "猫"), ("banana", "香蕉"), ("umbrella", "伞"), ("bicycle, bike", "自行车"),
        ("laptop, laptop computer", "笔记本电脑"), ("tiger, Panthera tigris", "虎"), ("teapot", "茶壶"), ("piano", "钢琴"),
    ])
    func aLabelLeadsToACommonChineseWord(_ label: String, _ word: String) throws {
        let words = LabelWords(lexicon: try RealLexicon.open(), language: .chinese)
        #expect(words.entry(for: label)?.headword == word)
    }

    @Test(arguments: [("banana", "バナナ"), ("tabby, tabby cat", "猫"), ("umbrella", "傘"), ("bicycle, bike", "自転車")])
    func aLabelLeadsToACommonJapaneseWord(_ label: String, _ word: String) throws {
        let words = LabelWords(lexicon: try RealLexicon.open(), language: .japanese)
        #expect(words.entry(for: label)?.headword == word)
    }

    @Test func aLabelThatMeansNothingLeadsNowhere() throws {
        #expect(LabelWords(lexicon: try RealLexicon.open(), language: .chinese).entry(for: "zzyzxq") == nil)
        #expect(LabelWords(lexicon: nil, language: .chinese).entry(for: "cat") == nil)
    }
}
