import Lexicon
import Model

func checkLookingUp(_ report: inout Report) {
    let dictionary = TinyDictionary()
    let lexicon = dictionary.lexicon
    for (query, found) in [
        ("银行", "银行"), ("銀行", "银行"), (" 爱 ", "爱"), ("yin2hang2", "银行"), ("yínháng", "银行"), ("Bank", "银行"),
        ("行", "行 行"), ("食べる", "食べる"), ("go", "go"), ("GO", "go"), ("银", "银行"), ("没有", ""), ("", ""),
    ] {
        report.expect("'\(query)'", headwords(lexicon.search(query).entries), found)
    }
    report.expect("in one language", headwords(lexicon.search("行", in: .japanese).entries), "")
    report.expect("a meaning", headwords(lexicon.entries(meaning: "the bank", in: .chinese)), "银行")
    report.expect("the beginning of a reading", headwords(lexicon.entries(readingBeginsWith: "yinh")), "银行")
    report.expect("the commonest words", list(lexicon.commonestWords(in: .chinese, limit: 2)), "爱 银行")
    report.expect("an irregular form", list(lexicon.englishExceptions("Went", partOfSpeech: "verb")), "go")
    report.expect("the part of speech", lexicon.partsOfSpeech(of: "go", in: .english).first??.description ?? "", "verb")
    report.expect("a word class", lexicon.partOfSpeech(ofChinese: "银行") ?? "", "n")
    report.expect("traditional, by phrase", lexicon.convert("一只国门", by: .s2t), "一隻國門")
    report.expect("traditional, by character", lexicon.convert("只国门", by: .s2tw), "只國門")
    report.expect("simplified", lexicon.convert("一隻國門", by: .tw2s), "一只国门")
    report.expect("parts", list(lexicon.convert(["一", "只", "国门"], to: .traditional)), "一 隻 國門")
    report.expect("already traditional", lexicon.convert("只有國門", to: .traditional), "只有國門")
    report.expect("an everyday word", lexicon.everydayEquivalent(ofEnglish: "Go", in: .japanese) ?? "none", "行く")
    report.expect("no everyday word", lexicon.everydayEquivalent(ofEnglish: "the", in: .chinese) ?? "none", "")
    report.expect("a word that is no equivalent", lexicon.misleads("死人", for: "happen"))
    report.expect(
        "equivalents", headwords(lexicon.equivalents(ofEnglish: "bank", in: .chinese, limit: 4)), "银行")
    report.expect("a data set", lexicon.parts.first?.purpose ?? "", "checks")
    for query in ["银行", "行", "食べる", "go", "爱"] {
        var json: [UInt8] = []
        for entry in lexicon.search(query).entries { entry.writeJSON(to: &json) }
        report.same("JSON of '\(query)'", json)
    }
    var json: [UInt8] = []
    lexicon.entries(of: "爱", in: .chinese).first?.writeJSON(to: &json)
    report.expect(
        "JSON", String(decoding: json, as: UTF8.self),
        #"{"definitions":["to love; to be fond of","affection"],"etymology":"","facts":[],"frequencyRank":1,"hsk2":null,"hsk3":1,"jlpt":null,"#
            + #""language":"zh","partOfSpeech":null,"pinyin":"ai4","reading":"ai4","simplified":"爱","#
            + #""source":"CC-CEDICT","traditional":"愛"}"#)
}

func checkAnnotation(_ report: inout Report) {
    let dictionary = TinyDictionary()
    guard let annotator = ChineseAnnotator(lexicon: dictionary.lexicon) else {
        return report.expect("there is an annotator", false)
    }
    for (text, readings) in [("我爱银行。", "wǒ ài yínháng -"), ("我愛银行", "wǒ ài yínháng"), ("行", "xíng"), ("", "")] {
        report.expect(text, list(annotator.tokens(text).map { $0.reading ?? "-" }), readings)
    }
    report.expect("the simplified form", list(annotator.tokens("愛").map { $0.lemma }), "爱")
    var json: [UInt8] = []
    var text = "我爱银行 \"abc\"\t\u{1}。"
    text.withUTF8 { annotator.writeJSON(of: $0, to: &json) }
    report.same("JSON", json)
    let correction = Correction(language: .chinese, parts: ["行"], readings: ["hang2"], updatedAt: Samples.now)
    let corrected = ChineseAnnotator(lexicon: dictionary.lexicon, corrections: [correction])
    report.expect("a corrected reading", list(corrected?.tokens("行").map { $0.reading ?? "-" } ?? []), "háng")
}

/// Damaged sections find nothing or something wrong, the same on every platform, and end nothing.
func checkDamagedLexicon(_ report: inout Report) {
    var dice = Dice(seed: 5)
    for round in 0..<60 {
        let dictionary = TinyDictionary { bytes in
            guard !bytes.isEmpty, round % 3 > 0 || dice.next(below: 4) == 0 else { return }
            switch dice.next(below: 4) {
            case 0: bytes.removeLast(1 + dice.next(below: bytes.count))
            case 1: bytes[dice.next(below: bytes.count)] = UInt8(truncatingIfNeeded: dice.next())
            case 2:
                let start = dice.next(below: bytes.count)
                for place in start..<min(bytes.count, start + 4) { bytes[place] = 0xFF }
            default:
                let start = dice.next(below: bytes.count)
                for place in start..<min(bytes.count, start + 4) { bytes[place] = place % 4 == 3 ? 0x80 : 0 }
            }
        }
        let lexicon = dictionary.lexicon
        var answers: [UInt8] = []
        for query in ["银行", "爱", "行", "食べる", "go", "bank", "yin2hang2", "happen"] {
            for entry in lexicon.search(query).entries { entry.writeJSON(to: &answers) }
            for form in lexicon.englishExceptions(query, partOfSpeech: "verb") { answers += Array(form.utf8) }
            answers += Array((lexicon.everydayEquivalent(ofEnglish: query, in: .chinese) ?? "-").utf8)
            answers.append(lexicon.misleads("死人", for: query) ? 1 : 0)
            answers += Array(lexicon.convert(query + "一只国门", by: .s2tw).utf8)
        }
        for word in lexicon.commonestWords(in: .chinese, limit: 9) { answers += Array(word.utf8) }
        for set in lexicon.parts { answers += Array(set.name.utf8) }
        var text = "我爱北京银行行"
        text.withUTF8 { ChineseAnnotator(lexicon: lexicon)?.writeJSON(of: $0, to: &answers) }
        report.same("damage \(round)", answers)
    }
}

private func headwords(_ entries: [Entry]) -> String { list(entries.map { $0.headword }) }

private func list(_ texts: [String]) -> String { texts.joined(separator: " ") }
