import Testing

@testable import LexiconCompiler

/// What the counted list has as one word, and no dictionary.
@Suite struct CountedPhraseTests {
    private static let tags = [
        "下": "v", "着": "u", "雨": "n", "倒": "v", "水": "n", "喝": "v", "床": "n", "坐": "v", "在": "p", "吃": "v",
        "饭": "n", "扑": "v", "看": "v", "静静": "z", "余": "n", "答": "v", "屋子": "n", "傻": "a",
    ]
    private let phrases = CountedPhrases(
        tags: tags,
        isListed: {
            let others: Set = ["马", "车", "话", "眼", "大", "敢", "吃完", "杯", "上去", "信", "夫人", "半天", "未"]
            return tags[$0] != nil || others.contains($0)
        },
        isAlsoVerb: { ["飞", "记"].contains($0) })

    @Test(arguments: [
        ("两匹马", "nz", ["两", "匹", "马"]), ("一辆车", "n", ["一", "辆", "车"]), ("每封信", "l", ["每", "封", "信"]),
        ("二人", "nrt", ["二", "人"]), ("下着雨", "l", ["下", "着", "雨"]), ("傻了眼", "l", ["傻", "了", "眼"]),
        ("静静地", "z", ["静静", "地"]), ("倒杯水", "n", ["倒", "杯", "水"]), ("多喝水", "l", ["多", "喝", "水"]),
        ("吃完饭", "l", ["吃完", "饭"]), ("扑上去", "l", ["扑", "上去"]), ("看不到", "v", ["看", "不", "到"]),
        ("看一看", "v", ["看", "一", "看"]), ("床上", "s", ["床", "上"]), ("屋子里", "n", ["屋子", "里"]), ("很大", "a", ["很", "大"]),
        ("不敢", "d", ["不", "敢"]), ("坐在", "v", ["坐", "在"]), ("飞去", "v", ["飞", "去"]), ("答道", "v", ["答", "道"]),
        ("陈先生", "nr", ["陈", "先生"]), ("看了半天", "i", ["看", "了", "半天"]), ("喝了水", "nr", ["喝", "了", "水"]),
        ("吃完了", "l", ["吃完", "了"]), ("雨大了", "i", ["雨", "大", "了"]),
    ])
    func isDivided(_ word: String, _ tag: String, _ parts: [String]) {
        #expect(phrases.parts(of: word, tag: tag) == parts)
    }

    @Test(arguments: [
        ("喝水", "v"), ("三家村", "ns"), ("王夫人", "nr"), ("余地", "n"), ("千言万语", "i"), ("饭碗", "n"), ("倒不如", "v"), ("累不累", "v"),
        ("看着办事", "i"), ("魏了翁", "nr"), ("话未了", "l"),
    ])
    func staysWhole(_ word: String, _ tag: String) {
        #expect(phrases.parts(of: word, tag: tag) == nil)
    }

    @Test func aNameWithTheWordBesideItIsNoWord() {
        #expect(phrases.isBrokenName("贾母笑", tag: "nr") && phrases.isBrokenName("那凤姐", tag: "nr"))
        #expect(!phrases.isBrokenName("贾宝玉", tag: "nr") && !phrases.isBrokenName("那达慕", tag: "nz"))
    }

    private static let glosses = [
        "看": "to look at", "点头": "to nod", "清楚": "clear", "黑": "black", "模样": "look", "喝": "to drink", "水": "water",
    ]
    private let composed = ComposedGloss(
        usual: { word in
            glosses[word].map { CEDICTEntry(traditional: word, simplified: word, pinyin: "", definitions: [$0]) }
        }, isTransliteration: { "尼亚".unicodeScalars.contains($0) })

    @Test(arguments: [
        ("看看", "to look at"), ("点点头", "to nod"), ("清清楚楚", "clear"), ("黑漆漆", "black"), ("黑黑水水", "black + water"),
        ("模样儿", "look"),
        ("喝水", "to drink + water"), ("喝酒", ""), ("看", ""),
    ])
    func aLongerFormMeansWhatItsWordDoes(_ word: String, _ gloss: String) {
        #expect(composed.gloss(of: word, isName: false) == gloss)
    }

    @Test func aPieceOfForeignNamesIsSaidToBeOne() {
        #expect(composed.gloss(of: "尼亚", isName: true) == "(in foreign names)")
        #expect(composed.gloss(of: "水清", isName: true) == "")
    }

    @Test(arguments: [
        ("近视率", "short-sighted + rate"), ("销售部", "to sell + department"), ("主教练", "chief + coach"),
        ("绿豆汤", "mung bean + soup"),
        ("开学典礼", "start of term + ceremony"),
    ])
    func aPartMeansWhatItDoesInItsPlace(_ word: String, _ gloss: String) {
        let words = [
            "近视": "short-sighted", "率": "to lead", "销售": "to sell", "部": "ministry", "主教": "bishop", "主": "owner",
            "教练": "coach",
            "练": "to practise", "绿豆": "mung bean", "汤": "surname Tang", "开学": "start of term", "典礼": "ceremony",
        ]
        let composed = ComposedGloss(
            usual: { word in
                words[word].map { CEDICTEntry(traditional: word, simplified: word, pinyin: "", definitions: [$0]) }
            }, isTransliteration: { _ in false })
        #expect(composed.gloss(of: word, isName: false) == gloss)
        #expect(composed.gloss(of: word, isName: word.hasSuffix("汤") || word.count == 4) == gloss)
    }

    /// 圈 is a circle in 朋友圈 (quān) and a pen in 羊圈 (juàn); 长 is the head in 处长, and grows (zhǎng) in neither.
    @Test(arguments: [
        ("羊圈", ["yang2", "juan4"], "sheep + pen"), ("羊圈", ["yang2", "quan1"], "sheep + circle"),
        ("羊圈", [], "sheep + circle"), ("羊长", ["yang2", "zhang3"], "sheep + head"),
        ("雪地", ["xue3", "di4"], "snow + ground"), ("长羊", ["zhang3", "yang2"], "to grow + sheep"),
    ])
    func aPartMeansWhatItDoesInItsReading(_ word: String, _ syllables: [String], _ gloss: String) {
        func entry(_ word: String, _ pinyin: String, _ gloss: String) -> CEDICTEntry {
            CEDICTEntry(traditional: word, simplified: word, pinyin: pinyin, definitions: [gloss])
        }
        let usual = ["羊": "sheep", "圈": "ring", "长": "long", "雪": "snow", "地": "-ly"]
        let others = ["圈juan4": "pen", "长zhang3": "to grow"]
        let composed = ComposedGloss(
            usual: { word in usual[word].map { entry(word, "", $0) } }, isTransliteration: { _ in false },
            unusual: { character, reading in others[character + reading].map { entry(character, reading, $0) } })
        #expect(composed.gloss(of: word, isName: false, syllables: syllables) == gloss)
    }

    @Test func aNameWithoutAnEntryIsSaidToBeOne() {
        let composed = ComposedGloss(usual: { _ in nil }, isTransliteration: { _ in false }, isSurname: { $0 == "吴" })
        #expect(composed.gloss(of: "吴淞口", isName: true) == "(name)")
        #expect(composed.gloss(of: "淞口", isName: true) == "")
    }
}
