import Phonology
import Testing

@Suite struct ToneSandhiTests {
    @Test(arguments: [
        ("你好", "ni3 hao3", [], "23"), ("展览馆", "zhan3 lan3 guan3", [2, 1], "223"),
        ("小老虎", "xiao3 lao3 hu3", [1, 2], "323"), ("展览馆", "zhan3 lan3 guan3", [], "223"),
        ("岂有此理", "qi3 you3 ci3 li3", [], "2323"), ("老师", "lao3 shi1", [], "31"),
        ("有点儿", "you3 dian3 r5", [], "235"),
        ("想想", "xiang3 xiang5", [], "25"), ("姐姐", "jie3 jie5", [], "35"), ("奶奶", "nai3 nai5", [], "35"),
        ("小姐", "xiao3 jie5", [], "25"), ("哪里", "na3 li5", [], "25"), ("椅子", "yi3 zi5", [], "35"),
        ("纸老虎", "zhi3 lao3 hu3", [1, 2], "323"), ("洗脸水", "xi3 lian3 shui3", [2, 1], "223"),
        ("洗脸水", "xi3 lian3 shui3", [2, 2], "223"),
    ])
    func aThirdToneBeforeAThirdToneChangesByFeet(text: String, reading: String, parts: [Int], tones: String) {
        #expect(digits(ToneSandhi.spoken(text, reading: reading, parts: parts)) == tones)
    }

    @Test(arguments: [
        ("不是", "bu4 shi4", "24"), ("不好", "bu4 hao3", "43"), ("不", "bu4", "4"), ("好不好", "hao3 bu4 hao3", "353"),
        ("是不是", "shi4 bu4 shi4", "454"), ("对不起", "dui4 bu5 qi3", "453"), ("不一样", "bu4 yi1 yang4", "424"),
        ("喜不喜欢", "xi3 bu4 xi3 huan5", "3535"), ("不怕", "bu4 pa4", "24"),
    ])
    func buGoesByTheToneAfterIt(text: String, reading: String, tones: String) {
        #expect(digits(ToneSandhi.spoken(text, reading: reading)) == tones)
    }

    @Test(arguments: [
        ("一样", "yi1 yang4", "24"), ("一天", "yi1 tian1", "41"), ("一年", "yi1 nian2", "42"),
        ("一起", "yi1 qi3", "43"),
        ("一个", "yi1 ge4", "24"), ("一个", "yi1 ge5", "25"), ("第一", "di4 yi1", "41"),
        ("第一次", "di4 yi1 ci4", "414"),
        ("十一", "shi2 yi1", "21"), ("十一个", "shi2 yi1 ge4", "214"), ("一九九八", "yi1 jiu3 jiu3 ba1", "1231"),
        ("二〇一一年", "er4 ling2 yi1 yi1 nian2", "42112"), ("统一", "tong3 yi1", "31"),
        ("看一看", "kan4 yi1 kan4", "454"),
        ("想一想", "xiang3 yi1 xiang3", "353"), ("一", "yi1", "1"), ("一一", "yi1 yi1", "11"),
        ("一月", "yi1 yue4", "14"),
        ("一个月", "yi1 ge4 yue4", "244"), ("一百", "yi1 bai3", "43"), ("二百一十", "er4 bai3 yi1 shi2", "4312"),
        ("每一天", "mei3 yi1 tian1", "341"), ("初一", "chu1 yi1", "11"), ("一会儿", "yi1 hui4 r5", "245"),
        ("一天一天", "yi1 tian1 yi1 tian1", "4141"), ("一步一步", "yi1 bu4 yi1 bu4", "2424"),
    ])
    func yiGoesByTheToneAfterItUnlessItCounts(text: String, reading: String, tones: String) {
        #expect(digits(ToneSandhi.spoken(text, reading: reading)) == tones)
    }

    @Test(arguments: [
        ("我 wo3 很 hen3 好 hao3", "2 2 3"), ("我 wo3 买 mai3 水果 shui3guo3", "2 3 23"),
        ("你 ni3 想 xiang3 买 mai3 几 ji3", "2 3 2 3"), ("小 xiao3 老虎 lao3hu3", "3 23"),
        ("展览馆 zhan3lan3guan3 里 li3", "222 3"), ("很 hen3 喜欢 xi3huan5", "2 35"), ("我 wo3 不 bu4 会 hui4", "3 2 4"),
        ("统一 tong3yi1 计划 ji4hua4", "31 44"), ("一 yi1 个 ge4", "2 4"), ("好 hao3 ， , 好 hao3", "3 - 3"),
        ("不 bu4 ， , 是 shi4", "4 - 4"), ("哪儿 na3r5 有 you3", "25 3"), ("星期一 xing1qi1yi1 下午 xia4wu3", "111 43"),
        ("我 wo3 想 xiang3 买 mai3 水果 shui3guo3", "2 2 3 23"),
    ])
    func wordsActOnEachOtherWithinAPhrase(phrase: String, tones: String) {
        let parts = phrase.split(separator: " ").map(String.init)
        let words = stride(from: 0, to: parts.count, by: 2).map { SpokenWord(text: parts[$0], reading: parts[$0 + 1]) }
        let spoken = ToneSandhi.spoken(words)
        #expect(spoken.map { digits($0.syllables.map { $0?.tone }) }.joined(separator: " ") == tones)
    }

    @Test func onlyTonesChange() {
        let word = SpokenWord(text: "Běi海", reading: "bei3 hai3")
        let spoken = ToneSandhi.spoken([word])
        #expect(spoken[0].text == word.text)
        #expect(spoken[0].marked == "béihǎi")
        #expect(ToneSandhi.spoken([]).isEmpty)
    }

    private func digits(_ tones: [Tone?]) -> String {
        tones.map { $0.map { String($0.rawValue) } ?? "-" }.joined()
    }
}
