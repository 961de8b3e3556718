import Phonology

func checkToneSandhi(_ report: inout Report) {
    for (text, reading, tones) in [
        ("你好", "ni3 hao3", "23"), ("展览馆", "zhan3 lan3 guan3", "223"), ("岂有此理", "qi3 you3 ci3 li3", "2323"),
        ("想想", "xiang3 xiang5", "25"), ("姐姐", "jie3 jie5", "35"), ("不是", "bu4 shi4", "24"),
        ("好不好", "hao3 bu4 hao3", "353"), ("不一样", "bu4 yi1 yang4", "424"), ("一样", "yi1 yang4", "24"),
        ("一天", "yi1 tian1", "41"), ("第一次", "di4 yi1 ci4", "414"), ("十一个", "shi2 yi1 ge4", "214"),
        ("看一看", "kan4 yi1 kan4", "454"), ("一会儿", "yi1 hui4 r5", "245"),
        ("二〇一一年", "er4 ling2 yi1 yi1 nian2", "42112"),
    ] {
        report.expect("\(text) is spoken", digits(ToneSandhi.spoken(text, reading: reading)), tones)
    }
    report.expect(
        "小老虎 is spoken by its parts",
        digits(ToneSandhi.spoken("小老虎", reading: "xiao3 lao3 hu3", parts: [1, 2])), "323")
    let phrase = [
        SpokenWord(text: "我", reading: "wo3"), SpokenWord(text: "想", reading: "xiang3"),
        SpokenWord(text: "买", reading: "mai3"), SpokenWord(text: "水果", reading: "shui3guo3"),
        SpokenWord(text: "，", reading: ","), SpokenWord(text: "不", reading: "bu4"),
        SpokenWord(text: "会", reading: "hui4"),
    ]
    let spoken = ToneSandhi.spoken(phrase)
    let tones = spoken.map { digits($0.syllables.map { $0?.tone }) }.joined(separator: " ")
    report.expect("words act on each other", tones, "2 2 3 23 - 2 4")
    report.expect("and are written", spoken.map { $0.marked }.joined(separator: " "), "wó xiáng mǎi shuíguǒ  bú huì")
}

private func digits(_ tones: [Tone?]) -> String {
    var digits = ""
    for tone in tones { digits += tone.map { "\($0.rawValue)" } ?? "-" }
    return digits
}
