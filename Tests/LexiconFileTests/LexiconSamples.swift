import Etymology
import Foundation
import Lexicon
import LexiconCompiler
import Model
import Testing

/// A lexicon of a few words in its own folder.
struct LexiconSample {
    let folder: URL
    var file: URL { folder.appending(path: "lexicon.glossa") }

    init(_ sources: [String: String] = Self.sources) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "lexicon-sample-\(UUID().uuidString)")
        let data = folder.appending(path: "sources")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        for (name, text) in sources { try Data(text.utf8).write(to: data.appending(path: name)) }
        _ = try LexiconBuilder(sources: data) { _ in }.build(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    static let sources = [
        "cedict.txt": """
        我 我 [wo3] /I; me; my/
        在 在 [zai4] /to be at; in/
        的 的 [de5] /of; ~'s (possessive particle)/
        看 看 [kan4] /to look at; to read/
        看 看 [kan1] /to look after/
        書 书 [shu1] /book/
        圖書館 图书馆 [tu2 shu1 guan3] /library/
        把手 把手 [ba3 shou3] /handle; knob/
        門把手 门把手 [men2 ba3 shou3] /doorknob/
        銀行 银行 [yin2 hang2] /bank/
        行 行 [xing2] /to walk; to go/
        行 行 [hang2] /row; line/
        長 长 [chang2] /long/
        長 长 [zhang3] /to grow; chief/
        學習 学习 [xue2 xi2] /to learn; to study/
        張 张 [Zhang1] /surname Zhang/
        偉 伟 [wei3] /big; large; great/
        一 一 [yi1] /one/
        個 个 [ge4] /(measure word)/
        """,
        "jieba.txt": """
        我 3280 r
        在 2003 p
        的 3188 uj
        看 200 v
        书 150 n
        图书馆 50 n
        把手 30 n
        门把手 10 n
        银行 110 n
        行 90 v
        行长 40 n
        长 90 a
        学习 120 v
        张伟 5 nr
        一 900 m
        个 500 q
        """,
        "hsk2.txt": "// HSK 2012-2018/Level 1\n我\two3\n书\tshu1\n学习\txue2xi2\n",
        "hsk30.tsv": "word\tlevel\n我\t1\n书\t1\n学习\t1\n银行\t1\n",
        "jlpt.n5.csv": "word,reading,meanings\n食べる,たべる,to eat\n",
    ]
}

extension Lexicon {
    /// Makes every query that a lexicon supports. The results do not matter, as long as the process survives.
    func askEverything() {
        let words = ["我", "书", "图书馆", "圖書館", "门把手", "银行", "行长", "长", "张伟", "没有", "book", "went", "食べる", "x"]
        for word in words {
            for language in Language.allCases {
                _ = entries(of: word, in: language)
                _ = entries(beginningWith: String(word.prefix(1)), in: language, limit: 20)
                _ = contains(word, in: language)
            }
            _ = search(word)
            for conversion in ScriptConversion.allCases { _ = convert(word + "离家三里\u{20000}", by: conversion) }
            _ = partOfSpeech(ofChinese: word)
            _ = parts(ofTransparent: word)
            _ = derivations(of: word)
            _ = origins(of: Etymon(language: "English", word: word))
            _ = descendants(of: Etymon(language: "English", word: word))
            _ = commonness(ofEnglish: word)
            _ = englishForms(of: word, partOfSpeech: "verb")
            _ = englishExceptions(word, partOfSpeech: "verb")
            _ = secondWords(ofEnglishPhrases: word)
            _ = sound(ofEnglishForm: word)
        }
        for reading in ["shu1", "yinhang", "nǐ hǎo", "x"] {
            _ = entries(readAs: reading)
            _ = entries(readingBeginsWith: reading)
        }
        for meaning in ["book", "to be at", "measure word", "to look after"] {
            _ = entries(meaning: meaning, in: .chinese)
            _ = entries(meaning: meaning, in: .japanese)
        }
        for language in Language.allCases { _ = commonestWords(in: language, limit: 50) }
        for word in words { _ = WordStructure(of: word, by: etymology) { _ in nil } }
        for language in Language.allCases { _ = topics.all(in: language) }
        guard let annotator = ChineseAnnotator(lexicon: self) else { return }
        for text in Self.texts {
            _ = annotator.tokens(text)
            var utf8 = text
            utf8.withUTF8 { bytes in
                var json: [UInt8] = []
                annotator.writeJSON(of: bytes, to: &json)
                annotator.syllables(bytes) { _, _ in }
            }
            var counts: [UInt32: Int] = [:]
            annotator.countWords(text, into: &counts) { _, _ in }
            for number in counts.keys { _ = annotator.word(number) }
        }
    }

    private static let texts = [
        "我在图书馆看书。门把手在银行的行长张伟的长书上，一个人在看行李，二零二三年十二月三十一日。",
        String(repeating: "我在看书的银行行长门把手", count: 400), "图书馆", "abc 123 我 \u{20000} 列夫·托尔斯泰",
    ]
}
