import Model
import Segmentation

func checkSegmentation(_ report: inout Report) {
    let lexicon = TinyLexicon()
    let segmenter = Segmenter(tables: lexicon.tables)
    for (text, words) in [
        ("我爱北京天安门。", "我 爱 北京 天安门 。"), ("我愛北京天安門", "我 愛 北京 天安門"), ("研究生命的起源", "研究 生命 的 起源"),
        ("我从小学的", "我 从 小 学 的"), ("学生命好", "学生 命 好"), ("2023年12月31日", "2023年 12月 31日"),
        ("第十二天", "第十二 天"), ("三百二十五年", "三百二十五 年"), ("iPhone15真好", "iPhone15 真 好"), ("王小明说", "王小明 说"),
        ("1,204.5%的", "1,204.5% 的"), ("好……  说", "好 ……    说"), ("髙我", "髙 我"), ("", ""), ("我", "我"),
        ("北京银行\n我", "北京银行 \n 我"),
    ] {
        report.expect("'\(visible(text))'", visible(split(text, by: segmenter)), visible(words))
    }
    report.expect("kinds", kinds("王小明说北京3月OK。 髙", by: segmenter), "name word word number latin mark space unknown")
}

func checkCorrections(_ report: inout Report) {
    let lexicon = TinyLexicon()
    func segmenter(_ parts: [String]) -> Segmenter {
        let correction = Correction(language: .chinese, parts: parts, updatedAt: Samples.now)
        return Segmenter(
            tables: lexicon.tables, corrections: CorrectionTable([correction], tables: lexicon.tables))
    }
    report.expect("a word is split", split("在天安门", by: segmenter(["天", "安门"])), "在 天 安门")
    report.expect("words are merged", split("我爱北京天安门", by: segmenter(["北京天安门"])), "我 爱 北京天安门")
    report.expect("a longer word still wins", split("北京银行", by: segmenter(["银", "行"])), "北京银行")
    report.expect("elsewhere nothing changes", split("研究生命", by: segmenter(["北京天安门"])), "研究 生命")
}

/// Tokens cover any bytes, and are the same on every platform.
func checkAnyText(_ report: inout Report) {
    let lexicon = TinyLexicon()
    let segmenter = Segmenter(tables: lexicon.tables)
    let alphabet = Array("我爱北京天安门研究生命起源从小学国家真好说王明的在行银年一二十第百，。… \n3.a'B国門·斯".utf8)
    var dice = Dice(seed: 11)
    var texts: [[UInt8]] = [[0xE6, 0x88], [0xFF, 0xFE], [0xF0, 0x9F, 0x80, 0x84, 0x61], [0xED, 0xA0, 0x80]]
    // Cut anywhere, even within characters; one stretch is longer than the lattice.
    for length in [7, 100, 3000, 60_000] {
        var text: [UInt8] = []
        while text.count < length {
            let start = dice.next(below: alphabet.count)
            text += alphabet[start..<min(alphabet.count, start + 1 + dice.next(below: 12))]
        }
        texts.append(text)
    }
    texts.append(Array(String(repeating: "好", count: 5000).utf8))
    for (number, text) in texts.enumerated() {
        var end: UInt32 = 0
        var isCovered = true
        var bytes: [UInt8] = []
        for segment in segments(text, by: segmenter) {
            if segment.start != end || segment.end <= segment.start { isCovered = false }
            end = segment.end
            for value in [segment.end, segment.word, segment.scalarCount, UInt32(segment.kind.rawValue)] {
                for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
            }
        }
        report.expect("text \(number) is covered", isCovered && Int(end) == text.count)
        report.same("tokens of text \(number)", bytes)
    }
}

private func segments(_ text: [UInt8], by segmenter: Segmenter) -> [Segment] {
    var segments: [Segment] = []
    text.withUnsafeBufferPointer { segmenter.segment($0, into: &segments) }
    return segments
}

private func split(_ text: String, by segmenter: Segmenter) -> String {
    let utf8 = Array(text.utf8)
    return segments(utf8, by: segmenter).map {
        String(decoding: utf8[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }.joined(separator: " ")
}

private func kinds(_ text: String, by segmenter: Segmenter) -> String {
    segments(Array(text.utf8), by: segmenter).map {
        switch $0.kind {
        case .word: "word"
        case .number: "number"
        case .name: "name"
        case .latin: "latin"
        case .unknown: "unknown"
        case .punctuation: "mark"
        case .space: "space"
        }
    }.joined(separator: " ")
}

/// Writes out line endings, so that a line of the report stays a single line.
private func visible(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars { visible += scalar == "\n" ? "⏎" : String(scalar) }
    return visible
}
