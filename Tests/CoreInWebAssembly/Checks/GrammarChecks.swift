import Grammar
import Model

func checkGrammar(_ report: inout Report) {
    let tokens = ChineseTokens { word in
        ChineseFeature.features(of: word, tag: nil, isVerb: word == "关上" || word == "下" || word == "关")
    }.tokens(of: words(["我", "把", "门", "关上", "了", "，", "雨", "越", "下", "越", "大", "。"]))
    let found = GrammarRecognizer.of(.chinese).points(in: tokens)
    report.expect("Chinese points", points(found), "把 1-2 了-change 5-6 越…越… 8-11")

    let japanese = [
        morpheme("雨", ["名詞"], 0), morpheme("が", ["助詞", "格助詞"], 1),
        morpheme("降っ", ["動詞"], 2, lemma: "降る"), morpheme("たら", ["助動詞", "特殊・タ"], 4, lemma: "た", form: "仮定形"),
    ]
    report.expect("Japanese points", points(GrammarRecognizer.of(.japanese).points(in: japanese)), "が 1-2 たら 4-6")
    report.expect("patterns", GrammarPattern.all(in: .chinese).count >= 60)
    for language in [Language.chinese, .japanese] {
        var texts = ""
        for pattern in GrammarPattern.all(in: language) {
            texts += pattern.title + pattern.explanation.english + pattern.explanation.chinese
        }
        report.same("the catalogue of " + language.rawValue, texts.utf8)
    }
}

private func points(_ points: [GrammarPoint]) -> String {
    points.map { "\($0.pattern.id) \($0.start)-\($0.end)" }.joined(separator: " ")
}

private func words(_ texts: [String]) -> [Token] {
    var start = 0
    return texts.map { text in
        let end = start + text.unicodeScalars.count
        defer { start = end }
        let isSign = text == "，" || text == "。"
        return Token(text: text, start: start, end: end, kind: isSign ? .punctuation : .word, gloss: "-")
    }
}

private func morpheme(
    _ text: String, _ classes: [String], _ start: Int, lemma: String? = nil, form: String? = nil
) -> GrammarToken {
    JapaneseTokens.token(
        text: text, lemma: lemma ?? text, reading: "", classes: classes, inflectionType: nil, inflectionForm: form,
        isSign: false, start: start, end: start + text.unicodeScalars.count)
}
