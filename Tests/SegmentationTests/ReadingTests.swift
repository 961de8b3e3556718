import Lexicon
import Support
import Testing

@Suite struct ReadingTests {
    private static let readings: [(String, String)] = [
        ("银行行长走在路上", "yin2 hang2 hang2 zhang3 zou3 zai4 lu4 shang5"),
        ("步行去银行", "bu4 xing2 qu4 yin2 hang2"),
        ("孩子长大了", "hai2 zi5 zhang3 da4 le5"),
        ("头发很长", "tou2 fa5 hen3 chang2"),
        ("我了解你", "wo3 liao3 jie3 ni3"),
        ("他得走了", "ta1 dei3 zou3 le5"),
        ("跑得快", "pao3 de5 kuai4"),
        ("得到", "de2 dao4"),
        ("率军出征", "shuai4 jun1 chu1 zheng1"),
        ("概率", "gai4 lu:4"),
        ("还书", "huan2 shu1"),
        ("还是", "hai2 shi5"),
        ("睡了一觉", "shui4 le5 yi1 jiao4"),
        ("你得早点儿来", "ni3 dei3 zao3 dian3 r5 lai2"),
        ("我还给他买了一本书", "wo3 hai2 gei3 ta1 mai3 le5 yi1 ben3 shu1"),
        ("觉得还行", "jue2 de5 hai2 xing2"),
        ("一步一步地走", "yi1 bu4 yi1 bu4 de5 zou3"),
        ("称体重", "cheng1 ti3 zhong4"),
        ("数都数不完", "shu3 dou1 shu3 bu4 wan2"),
        ("转得很快", "zhuan4 de5 hen3 kuai4"),
        ("找着钱包了", "zhao3 zhao2 qian2 bao1 le5"),
        ("教教我", "jiao1 jiao1 wo3"),
        ("你爱干不干", "ni3 ai4 gan4 bu4 gan4"),
        ("衣服还不干", "yi1 fu5 hai2 bu4 gan1"),
        ("出门得带伞", "chu1 men2 dei3 dai4 san3"),
        ("他得奖了", "ta1 de2 jiang3 le5"),
        ("吵得人睡不着", "chao3 de5 ren2 shui4 bu4 zhao2"),
        ("慢吞吞地走", "man4 tun1 tun1 de5 zou3"),
        ("他家有三亩地", "ta1 jia1 you3 san1 mu3 di4"),
        ("他中了五百万", "ta1 zhong4 le5 wu3 bai3 wan4"),
        ("他撕得粉碎", "ta1 si1 de5 fen3 sui4"),
        ("大家一窝蜂地跑了", "da4 jia1 yi1 wo1 feng1 de5 pao3 le5"),
        ("你得告诉我", "ni3 dei3 gao4 su5 wo3"),
        ("学校为学生准备了午餐", "xue2 xiao4 wei4 xue2 sheng5 zhun3 bei4 le5 wu3 can1"),
        ("在书中", "zai4 shu1 zhong1"),
        ("给我盛碗汤", "gei3 wo3 cheng2 wan3 tang1"),
        ("她头发长了", "ta1 tou2 fa5 chang2 le5"),
        ("这件事没多难", "zhe4 jian4 shi4 mei2 duo1 nan2"),
        ("任小曼来了", "ren2 xiao3 man4 lai2 le5"),
        ("他刚理了发", "ta1 gang1 li3 le5 fa4"),
        ("炮弹打不中他", "pao4 dan4 da3 bu4 zhong4 ta1"),
        ("火柴点不着", "huo3 chai2 dian3 bu4 zhao2"),
        ("公司得为员工缴社保", "gong1 si1 dei3 wei4 yuan2 gong1 jiao3 she4 bao3"),
        ("他病得很重", "ta1 bing4 de5 hen3 zhong4"),
        ("项目为当地创造了岗位", "xiang4 mu4 wei4 dang1 di4 chuang4 zao4 le5 gang3 wei4"),
        ("屋檐下结着冰", "wu1 yan2 xia4 jie2 zhe5 bing1"),
        ("皮球弹进了球门", "pi2 qiu2 tan2 jin4 le5 qiu2 men2"),
        ("子弹正中靶心", "zi3 dan4 zheng4 zhong4 ba3 xin1"),
        ("他把抽屉腾空了", "ta1 ba3 chou1 ti5 teng2 kong4 le5"),
        // A context is written in simplified characters, and holds for traditional ones.
        ("我覺得還滿有希望的", "wo3 jue2 de5 hai2 man3 you3 xi1 wang4 de5"),
        ("頭髮乾了以後", "tou2 fa5 gan1 le5 yi3 hou4"),
    ]

    @Test(arguments: readings) func aCharacterIsReadAsItsPlaceAsks(_ text: String, _ reading: String) throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        var syllables: [String] = []
        var text = text
        text.withUTF8 { utf8 in annotator.syllables(utf8) { _, syllable in syllables.append(syllable ?? "?") } }
        #expect(syllables.joined(separator: " ") == reading)
    }

    @Test func whatIsNotChineseHasNoReading() throws {
        let annotator = try #require(ChineseAnnotator(lexicon: try RealLexicon.open()))
        var syllables: [String?] = []
        var text = "a1，。😀"
        text.withUTF8 { utf8 in annotator.syllables(utf8) { _, syllable in syllables.append(syllable) } }
        #expect(syllables.count == 5)
        #expect(syllables.allSatisfy { $0 == nil })
    }
}
