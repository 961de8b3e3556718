import Lexicon
import Model
import Support
import Testing

/// What numbers in Chinese characters say, and the words beside them.
@Suite struct NumberGlossTests {
    private let lexicon: Lexicon

    init() throws { lexicon = try RealLexicon.open() }

    private func tokens(_ sentence: String) throws -> [Token] {
        try #require(ChineseAnnotator(lexicon: lexicon)).tokens(sentence)
    }

    @Test(arguments: [
        ("来了三百人。", "三百", "300"), ("他今年二十三岁。", "二十三", "23"), ("一共两千五百块。", "两千五百", "2,500"),
        ("一万个人", "一万", "10,000"), ("一千零五十页", "一千零五十", "1,050"), ("三千萬元", "三千萬", "30,000,000"),
        ("二〇〇八年的夏天", "二〇〇八年", "2008"), ("第十三课", "第十三", "13th"), ("第二十一课", "第二十一", "21st"),
        ("等了两三天", "两三", "2 or 3"), ("二三十个学生", "二三十", "20 or 30"), ("十七八岁", "十七八", "17 or 18"),
        ("几百只鸟", "几百", "several hundred"), ("来了三十多个人", "三十多", "more than 30"),
        ("来了30多万人", "30多万", "more than 300,000"), ("种树五百余棵", "五百余", "more than 500"),
        ("三分之二的人", "三分之二", "2/3"), ("增长百分之八点五", "百分之八点五", "8.5%"),
        ("产值达七点六亿元", "七点六亿", "760,000,000"),
        ("二十四日出发", "二十四日", "the 24th; 24 days"), ("人口3万", "3万", "30,000"), ("五十两银子", "五十", "50"),
    ])
    func aNumberIsGlossedByItsValue(_ sentence: String, _ number: String, _ value: String) throws {
        let token = try #require(try tokens(sentence).first { $0.text == number })
        #expect(token.gloss == value)
    }

    @Test(arguments: ["他住在1203号。", "比分是3.5。", "现在9:30。"])
    func aNumberInFiguresSpeaksForItself(_ sentence: String) throws {
        #expect(try tokens(sentence).filter { $0.kind == .number }.map(\.gloss) == [nil])
    }

    @Test(arguments: [
        ("十二两银子", ["十二", "两", "银子"]), ("借我一两银子", ["借", "我", "一", "两", "银子"]), ("等一两天", ["等", "一两", "天"]),
        ("一万两千人", ["一万两千", "人"]),
    ])
    func theTaelIsNoFigure(_ sentence: String, _ words: [String]) throws {
        #expect(try tokens(sentence).map(\.text) == words)
    }

    @Test func theCardOfANumberSaysItsValue() {
        let entries = lexicon.entries(of: WordInContext("三百二十五"))
        #expect(entries.map(\.definitions) == [["325"]] && entries.first?.reading == "san1 bai3 er4 shi2 wu3")
        #expect(lexicon.entries(of: WordInContext("龘龘")).isEmpty)
    }

    @Test(arguments: [
        ("两匹马在河边喝水。", ["两", "匹", "马"]), ("门口停着一辆车。", ["一", "辆", "车"]), ("他只说了两句话。", ["两", "句", "话"]),
        ("桥上只有二人。", ["二", "人"]),
    ])
    func aNumeralAMeasureWordAndANounAreThreeWords(_ sentence: String, _ words: [String]) throws {
        let found = try tokens(sentence)
        #expect(Set(words).isSubset(of: found.map(\.text)), "\(found.map(\.text))")
        #expect(found.allSatisfy { !$0.kind.isWord || $0.gloss != nil }, "\(found)")
    }
}
