import Testing

@testable import Morphology

/// IPADIC in EUC-JP, which is installed in few places.
private let inAnotherEncoding = "/var/lib/mecab/dic/ipadic"

@Suite struct JapaneseAnalyzerTests {
    let analyzer: JapaneseAnalyzer

    init() throws {
        analyzer = try JapaneseAnalyzer()
    }

    @Test func aMorphemeHasItsFormLemmaAndReading() throws {
        let morphemes = analyzer.analyze("寿司を食べました。")
        #expect(morphemes.map(\.surface) == ["寿司", "を", "食べ", "まし", "た", "。"])
        #expect(morphemes.map(\.partOfSpeech) == [.noun, .particle, .verb, .auxiliary, .auxiliary, .symbol])
        let verb = morphemes[2]
        #expect(verb.lemma == "食べる")
        #expect(verb.reading == "たべ")
        #expect(verb.inflection == Morpheme.Inflection(type: "一段", form: "連用形"))
        #expect((verb.start, verb.end) == (3, 5))
        #expect(verb.isKnown)
    }

    @Test(arguments: [
        "", "\n", "  ", "a", "東京に\n行く。\r\n", "　全角　空白　", "前\0後", "👩‍👩‍👧と🀄️", "e\u{301}と か\u{3099}", "ﾃﾞｰﾀ",
        "\u{FEFF}本", "Ð本",
        "1,234.5", "\"引用\",、", "\u{7F}\u{1}文\t文",
    ])
    func thePiecesMakeUpTheText(text: String) {
        expectCoverage(of: text)
    }

    @Test func thePiecesMakeUpAnyText() {
        let alphabet = Array(
            "食べる日本語をてだ。、カナｶﾞー々〇\n\t\0 　aZ1２\"',Ð👩\u{200D}\u{301}\u{3099}🇯🇵\u{FFFD}\u{10FFFF}𠮷".unicodeScalars)
        var random = SplitMix(state: 2026)
        for _ in 0..<300 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 1...60, using: &random) {
                view.append(alphabet.randomElement(using: &random)!)
            }
            expectCoverage(of: String(view))
        }
    }

    @Test func aLongTextIsCutWithoutLoss() {
        expectCoverage(of: String(repeating: "長い文章を読む。", count: 3000))
        expectCoverage(of: String(repeating: "あ", count: 30_000))
        expectCoverage(of: String(repeating: "🀄️", count: 20_000))
    }

    @Test func manyThreadsCanUseOneAnalyzer() async {
        let expected = analyzer.analyze("昨日は友達と映画を見に行きました。")
        await withTaskGroup(of: [Morpheme].self) { group in
            for _ in 0..<16 {
                group.addTask { [analyzer] in analyzer.analyze("昨日は友達と映画を見に行きました。") }
            }
            for await result in group { #expect(result == expected) }
        }
    }

    @Test func whatTheDictionaryLacksIsKept() throws {
        let data = try #require(analyzer.analyze("ﾃﾞｰﾀ").first)
        #expect(data.lemma == "データ")
        #expect(data.reading == "でーた")
        #expect(!data.isKnown)
        #expect(analyzer.analyze("!?")[0].partOfSpeech == .symbol)
        #expect(analyzer.analyze("2024")[0].partOfSpeech == .number)
        #expect(analyzer.analyze(" \n")[0].partOfSpeech == .space)
        #expect(analyzer.analyze("　")[0].partOfSpeech == .space)
    }

    @Test func aMissingDictionaryIsReportedWithWhatToDo() {
        #expect(throws: MorphologyError.noDictionary(searched: ["/nowhere"])) {
            try JapaneseAnalyzer(dictionary: "/nowhere")
        }
        #expect(MorphologyError.noDictionary(searched: ["/nowhere"]).description.contains("mecab-ipadic-utf8"))
    }

    @Test(.enabled(if: MeCabDictionary.exists(at: inAnotherEncoding), "IPADIC is not installed in EUC-JP"))
    func aDictionaryInAnotherEncodingIsRefused() {
        let path = inAnotherEncoding
        #expect(throws: MorphologyError.unusableDictionary(path: path, reason: "its encoding is EUC-JP")) {
            try JapaneseAnalyzer(dictionary: path)
        }
    }

    private func expectCoverage(of text: String) {
        let morphemes = analyzer.analyze(text)
        #expect(morphemes.map(\.surface).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
        var end = 0
        for morpheme in morphemes {
            #expect(morpheme.start == end)
            #expect(morpheme.surface.unicodeScalars.count == morpheme.end - morpheme.start)
            end = morpheme.end
        }
        #expect(end == text.unicodeScalars.count)
        let words = analyzer.words(in: text, joiningSuru: true)
        #expect(words.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same strings on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
