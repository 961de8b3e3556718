import Foundation
import Lexicon
import Model
import Support
import Testing

/// Sentences with known difficulties, cut by hand.
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
    /// jieba's default mode makes 43 words that cross a true boundary on this set, with an F1 of .805 (`make bench`).
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
        #expect(crossings <= 21)
        #expect(Double(2 * right) / Double(made + wanted) >= 0.9)
    }

    private static func spans(_ words: [String]) -> [Range<Int>] {
        var start = 0
        return words.map { word in
            defer { start += word.unicodeScalars.count }
            return start..<start + word.unicodeScalars.count
        }
    }

    @Test(arguments: [
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
    ]) func numbersNamesAndMixedScriptsAreWhole(_ text: String, _ words: [String]) throws {
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
