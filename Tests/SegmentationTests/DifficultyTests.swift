import Foundation
import Lexicon
import Model
import Support
import Testing

/// Sentences with known difficulties, segmented by hand.
private struct Difficulties {
    var sentences: [[String]]

    init() throws {
        let url = try #require(
            Bundle.module.url(forResource: "difficulties", withExtension: "txt", subdirectory: "Fixtures"))
        sentences = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .compactMap { $0.split(separator: "\t").last?.split(separator: " ").map(String.init) }
    }
}

@Suite struct DifficultyTests {
    /// jieba's default mode produces 43 words that cross a true boundary on this set, with an F1 of .805 (`make
    /// bench`).
    @Test func fewWordsCrossATrueBoundary() throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        let sentences = try Difficulties().sentences
        #expect(sentences.count == 300)
        var crossings = 0
        var right = 0
        var made = 0
        var wanted = 0
        for words in sentences {
            let found = annotator.words(words.joined())
            #expect(found.joined() == words.joined())
            let truth = Self.spans(words)
            let ends = Set(truth.map(\.upperBound)).union([0])
            let spans = Self.spans(found)
            right += Set(truth).intersection(spans).count
            made += spans.count
            wanted += truth.count
            crossings += spans.count { span in
                !(ends.contains(span.lowerBound) && ends.contains(span.upperBound))
                    && span.dropFirst().contains { ends.contains($0) }
            }
        }
        #expect(crossings <= 16)
        #expect(Double(2 * right) / Double(made + wanted) >= 0.92)
    }

    private static func spans(_ words: [String]) -> [Range<Int>] {
        var start = 0
        return words.map { word in
            defer { start += word.unicodeScalars.count }
            return start..<start + word.unicodeScalars.count
        }
    }

    private static let whole: [(String, [String])] = [
        ("出生于1998年12月31日", ["出生", "于", "1998年", "12月", "31日"]),
        ("三百二十五个人", ["三百二十五", "个", "人"]),
        ("第十二届", ["第十二", "届"]),
        ("百分之五十", ["百分之五十"]),
        ("１２．５％", ["１２．５％"]),
        ("我用iPhone15拍照", ["我", "用", "iPhone15", "拍照"]),
        ("他穿T恤唱卡拉OK", ["他", "穿", "T恤", "唱", "卡拉OK"]),
        ("列夫·托尔斯泰的书", ["列夫·托尔斯泰", "的", "书"]),
        ("研究生命起源", ["研究", "生命", "起源"]),
        ("你好……再见——", ["你好", "……", "再见", "——"]),
    ]

    @Test(arguments: whole) func numbersNamesAndMixedScriptsAreWhole(_ text: String, _ words: [String]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    private static let quantities: [(String, [String])] = [
        ("投资2亿多元", ["投资", "2亿多", "元"]),
        ("来了30多万人", ["来", "了", "30多万", "人"]),
        ("种树五百余棵", ["种树", "五百余", "棵"]),
        ("解决了十几万人的吃水问题", ["解决", "了", "十几万", "人", "的", "吃水", "问题"]),
        ("产值达七点六亿元", ["产值", "达", "七点六亿", "元"]),
        ("增长百分之八点五", ["增长", "百分之八点五"]),
        ("下降零点四个百分点", ["下降", "零点四", "个", "百分点"]),
        ("以零点零三秒的优势", ["以", "零点零三", "秒", "的", "优势"]),
        ("等了一点五个小时", ["等", "了", "一点五", "个", "小时"]),
        ("三点一个人也没有", ["三", "点", "一", "个", "人", "也", "没有"]),
        ("身高两米一三", ["身高", "两米一三"]),
        ("早在1980年代", ["早", "在", "1980", "年代"]),
        ("2000年代表大会", ["2000年", "代表", "大会"]),
        ("四周很安静", ["四周", "很", "安静"]),
    ]

    @Test(arguments: quantities)
    func quantitiesAreWholeAndTakeNothingFromTheNextWord(_ text: String, _ words: [String]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    private static let common: [(String, [String])] = [
        ("请把门关上", ["请", "把", "门", "关上"]),
        ("他叹声道", ["他", "叹", "声", "道"]),
        ("之所以打的原因", ["之所以", "打", "的", "原因"]),
        ("和平时一样", ["和", "平时", "一样"]),
        ("多得数都数不清", ["多", "得", "数", "都", "数不清"]),
        ("紧紧把握住机会", ["紧紧", "把握", "住", "机会"]),
        ("哪本书", ["哪", "本", "书"]),
        ("学生会组织活动", ["学生会", "组织", "活动"]),
        ("王大人心意已决", ["王", "大人", "心意", "已", "决"]),
        ("休息十分钟", ["休息", "十", "分钟"]),
        ("他十分钟爱这本书", ["他", "十分", "钟爱", "这", "本", "书"]),
        ("我一个人搬不动", ["我", "一", "个", "人", "搬", "不", "动"]),
        ("我不小心摔了一跤", ["我", "不", "小心", "摔", "了", "一", "跤"]),
        ("我去取快递", ["我", "去", "取", "快递"]),
        ("水开了下面条", ["水", "开", "了", "下", "面条"]),
        ("应用老是闪退", ["应用", "老是", "闪退"]),
        ("他念大二", ["他", "念", "大二"]),
        ("比我大三岁", ["比", "我", "大", "三", "岁"]),
        ("他走过来", ["他", "走", "过来"]),
        ("騎樓下很涼快", ["騎樓", "下", "很", "涼快"]),
        ("还没用几回", ["还", "没", "用", "几", "回"]),
        ("得提前一天预约", ["得", "提前", "一", "天", "预约"]),
        ("她把頭靠在他肩上", ["她", "把", "頭", "靠", "在", "他", "肩", "上"]),
        ("指了一条近道", ["指", "了", "一", "条", "近道"]),
        ("你幹嘛一直看", ["你", "幹嘛", "一直", "看"]),
        ("因涉嫌诈骗", ["因", "涉嫌", "诈骗"]),
        ("下週三要考試", ["下週三", "要", "考試"]),
        ("养了一盆绿萝", ["养", "了", "一", "盆", "绿萝"]),
        ("站在月台上", ["站", "在", "月台", "上"]),
        ("我猜得到", ["我", "猜", "得", "到"]),
        ("一个人提不动", ["一", "个", "人", "提", "不", "动"]),
        ("你多吃点菜", ["你", "多", "吃", "点", "菜"]),
        ("雨不停地下着", ["雨", "不停", "地", "下", "着"]),
    ]

    @Test(arguments: common) func aCommonWordIsNotCutBecauseOfItsNeighbours(_ text: String, _ words: [String]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    private static let saidToday: [(String, [String])] = [
        ("要不怎么说你聪明呢", ["要不", "怎么", "说", "你", "聪明", "呢"]),
        ("加料酒和开水", ["加", "料酒", "和", "开水"]),
        ("我们歇口气", ["我们", "歇", "口", "气"]),
        ("临了他也没说", ["临了", "他", "也", "没", "说"]),
        ("你非要这么做", ["你", "非要", "这么", "做"]),
        ("得了吧", ["得了", "吧"]),
        ("沪指今天下跌", ["沪指", "今天", "下跌"]),
        ("他投进了一个三分球", ["他", "投", "进", "了", "一", "个", "三分球"]),
        ("学习重在坚持", ["学习", "重在", "坚持"]),
        ("是你违约在先", ["是", "你", "违约", "在先"]),
        ("我把他拉黑了", ["我", "把", "他", "拉黑", "了"]),
        ("请查收", ["请", "查收"]),
        ("我用微信付款", ["我", "用", "微信", "付款"]),
        ("王总来了", ["王", "总", "来", "了"]),
        ("王总三年前就走了", ["王", "总", "三", "年前", "就", "走", "了"]),
        ("给肉上色", ["给", "肉", "上色"]),
        ("包子上锅蒸十分钟", ["包子", "上锅", "蒸", "十", "分钟"]),
        ("被告拒不到庭", ["被告", "拒不", "到庭"]),
        ("从被继承人死亡时开始", ["从", "被继承人", "死亡", "时", "开始"]),
        ("转小火焖", ["转", "小火", "焖"]),
        ("下蛋液", ["下", "蛋液"]),
        ("你来得正好", ["你", "来", "得", "正好"]),
        ("谁能上来讲讲", ["谁", "能", "上来", "讲", "讲"]),
        ("他记得了吧", ["他", "记得", "了", "吧"]),
        ("他吃得了吧", ["他", "吃", "得", "了", "吧"]),
        ("你受得了吧", ["你", "受得了", "吧"]),
        ("转小火车", ["转", "小", "火车"]),
        ("你懂得了吧", ["你", "懂得", "了", "吧"]),
        ("体重在增加", ["体重", "在", "增加"]),
        ("我现在先走", ["我", "现在", "先", "走"]),
        ("除非要出门", ["除非", "要", "出门"]),
        ("并非要你道歉", ["并非", "要", "你", "道歉"]),
        ("面临了困难", ["面临", "了", "困难"]),
        ("张总是迟到", ["张", "总是", "迟到"]),
        ("饮水量不少于两升", ["饮水量", "不", "少于", "两", "升"]),
        ("出租人可以解除合同", ["出租人", "可以", "解除", "合同"]),
        ("主队一比零小胜", ["主队", "一", "比", "零", "小胜"]),
        ("派师傅上门", ["派", "师傅", "上门"]),
        ("上回你们也这么说", ["上回", "你们", "也", "这么", "说"]),
        ("敲了半天门", ["敲", "了", "半天", "门"]),
        ("近万名乘客", ["近", "万", "名", "乘客"]),
        ("别怕得罪人", ["别", "怕", "得罪", "人"]),
        ("河上架着座桥", ["河", "上", "架", "着", "座", "桥"]),
        ("我们坐下来吧", ["我们", "坐", "下来", "吧"]),
        ("给我倒口水喝", ["给", "我", "倒", "口", "水", "喝"]),
        ("您掉个头吧", ["您", "掉", "个", "头", "吧"]),
        ("请靠边停", ["请", "靠边", "停"]),
        ("三天后来复查", ["三", "天", "后", "来", "复查"]),
        ("他学习不用功", ["他", "学习", "不", "用功"]),
        ("他的英语好多了", ["他", "的", "英语", "好", "多", "了"]),
        ("好多了解情况的人", ["好多", "了解", "情况", "的", "人"]),
        ("有人发红包", ["有人", "发", "红包"]),
        ("我不同意", ["我", "不", "同意"]),
        ("你别说话", ["你", "别", "说话"]),
        ("我想起床了", ["我", "想", "起床", "了"]),
        ("他先进去了", ["他", "先", "进去", "了"]),
        ("他们放学了", ["他们", "放学", "了"]),
        ("我不在家", ["我", "不", "在家"]),
        ("这衣服不好看", ["这", "衣服", "不", "好看"]),
        ("一审判处其有期徒刑", ["一审", "判处", "其", "有期徒刑"]),
        ("如下雨", ["如", "下雨"]),
        ("今天后防漏洞百出", ["今天", "后防", "漏洞百出"]),
        ("昨晚上没睡好", ["昨晚上", "没", "睡", "好"]),
        ("昨晚上网了", ["昨晚", "上网", "了"]),
        ("饭前洗手", ["饭", "前", "洗手"]),
    ]

    /// Words of chats, kitchens, courts and stock exchanges; the last ones are not to be cut like those.
    @Test(arguments: saidToday) func whatIsSaidTodayIsAWord(_ text: String, _ words: [String]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    @Test(arguments: [
        ("人均收入提高了", ["人均", "收入", "提高", "了"]),
        ("以压倒多数通过", ["以", "压倒", "多数", "通过"]),
        ("客人们都走了", ["客人", "们", "都", "走", "了"]),
        ("军人们敬了礼", ["军人", "们", "敬", "了", "礼"]),
    ]) func whatTheCountedListHasAsOneIsCutInItsWords(_ text: String, _ words: [String]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    @Test(arguments: [
        ("陳先生發現", ["陳", "先生", "發現"]), ("我叫张伟", ["我", "叫", "张伟"]), ("销售部的小陈", ["销售部", "的", "小陈"]),
        ("老王头蹲着", ["老王头", "蹲", "着"]), ("沈砚秋没有回头", ["沈砚秋", "没有", "回头"]),
        ("他喜欢小王子", ["他", "喜欢", "小王子"]),
    ]) func aNameIsOneWordAndATitleAnother(_ text: String, _ words: [String]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    /// Where a name ends is a guess, but 生前 and 时而 are certainly words.
    @Test(arguments: [
        ("傅聪生前曾多次回国演出", [2, 4]),
        ("冯加时而低声唱着时而沉默", [2, 4]),
        ("徐实生前住在这条街上", [2, 4]),
        ("那道天雷很响", [2, 4]),
    ]) func anUncertainNameDoesNotTakeHalfOfTheNextWord(_ text: String, _ next: [Int]) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        let word = next[0]..<next[1]
        #expect(
            Self.spans(annotator.words(text)).allSatisfy { span in
                !span.overlaps(word) || word.contains(span.lowerBound) && span.upperBound <= word.upperBound
            })
    }

    /// Verbs said twice, movements, quantities, and words that the counted list lacks.
    private static let divided: [(String, [String])] = [
        ("她在学会计", ["她", "在", "学", "会计"]), ("学会计算", ["学会", "计算"]),
        ("数着数着就睡着了", ["数", "着", "数", "着", "就", "睡着", "了"]),
        ("走着走着天就黑了", ["走", "着", "走", "着", "天", "就", "黑", "了"]),
        ("雨水往下流", ["雨水", "往", "下", "流"]), ("睁开眼", ["睁开", "眼"]), ("有的跳绳", ["有的", "跳绳"]),
        ("他刀子嘴豆腐心", ["他", "刀子嘴豆腐心"]), ("猫爬到树上去了", ["猫", "爬", "到", "树", "上", "去", "了"]),
        ("一早上没说话", ["一", "早上", "没", "说话"]), ("每天天不亮就起床", ["每天", "天", "不", "亮", "就", "起床"]),
        ("转小火把糖炒化", ["转", "小火", "把", "糖", "炒", "化"]),
        ("腿一软坐在地上", ["腿", "一", "软", "坐", "在", "地上"]), ("打工人很辛苦", ["打工人", "很", "辛苦"]),
        ("全年级第一", ["全", "年级", "第一"]), ("房租一千二一个月", ["房租", "一千二", "一", "个", "月"]),
        ("收到一封信", ["收到", "一", "封", "信"]), ("一扇门", ["一", "扇", "门"]), ("一伙人", ["一", "伙", "人"]),
        ("关上门", ["关上", "门"]),
    ]

    @Test(arguments: divided) func repeatedVerbsMovementsAndQuantitiesAreDivided(
        _ text: String, _ words: [String]
    ) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words(text) == words)
    }

    @Test func traditionalTextIsCutLikeSimplified() throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        #expect(annotator.words("我們在圖書館學習經濟學") == ["我們", "在", "圖書館", "學習", "經濟學"])
        #expect(annotator.words("我们在图书馆学习经济学") == ["我们", "在", "图书馆", "学习", "经济学"])
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7]) func theTokensOfAnyBytesAreThoseBytes(_ seed: UInt64) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let pieces = [
            "我", "的", "銀行", "王小明", "123", "．", "%", "abc", "·", " ", "\n", "\0", "👨‍👩‍👧", "カタカナ", "𠀀", "é", "…", "一",
            "第", "年",
        ]
        for _ in 0..<200 {
            var bytes: [UInt8] = []
            for _ in 0..<random(60) {
                if random(12) == 0 {
                    bytes.append(UInt8(random(256)))
                } else {
                    bytes += pieces[random(pieces.count)].utf8
                }
            }
            var position: UInt32 = 0
            bytes.withUnsafeBufferPointer { buffer in
                annotator.forEachSegment(buffer) { segment in
                    #expect(segment.start == position)
                    #expect(segment.end > segment.start)
                    position = segment.end
                }
            }
            #expect(Int(position) == bytes.count)
        }
    }

    @Test func aTextWithoutPunctuationOfAnyLengthIsCut() throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        let text = String(repeating: "我喜欢在图书馆学习中文", count: 2000)
        let words = annotator.words(text)
        #expect(words.joined() == text)
        #expect(words.count { $0 == "图书馆" } >= 1990)
    }
}
