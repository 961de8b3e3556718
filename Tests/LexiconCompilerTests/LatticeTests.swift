import Foundation
import Lexicon
import LexiconFile
import Morphology
import Testing

@testable import LexiconCompiler

/// The Japanese lattice over a small dictionary compiled as the real one is.
@Suite struct LatticeTests {
    private static let noun = "名詞 普通名詞 一般 * * *"
    private static let number = "名詞 数詞 * * * *"
    private static let counter = "接尾辞 名詞的 助数詞 * * *"

    private static let words: [SudachiFixture.Word] = [
        .init("東", "ヒガシ", 5000, noun), .init("東京", "トウキョウ", 3000, "名詞 固有名詞 地名 一般 * *"),
        .init("京都", "キョウト", 3000, "名詞 固有名詞 地名 一般 * *"), .init("都", "ト", 2000, "接尾辞 名詞的 一般 * * *"),
        .init("に", "ニ", 100, "助詞 格助詞 * * * *"), .init("の", "ノ", 100, "助詞 格助詞 * * * *"),
        .init("食べる", "タベル", 1000, "動詞 一般 * * 下一段-バ行 終止形-一般"),
        .init("食べ", "タベ", 1000, "動詞 一般 * * 下一段-バ行 連用形-一般", lemma: "食べる"),
        .init("た", "タ", 100, "助動詞 * * * 助動詞-タ 終止形-一般"),
        .init("行く", "イク", 1000, "動詞 非自立可能 * * 五段-カ行 終止形-一般"),
        .init("行こう", "イコウ", 1000, "動詞 非自立可能 * * 五段-カ行 意志推量形", lemma: "行く"),
        .init("三", "サン", 1000, number), .init("四", "ヨン", 1000, number), .init("一", "イチ", 1000, number),
        .init("匹", "ヒキ", 1000, counter), .init("月", "ガツ", 1000, counter), .init("日", "ニチ", 1000, counter),
        .init("日本", "ニッポン", 100, noun), .init("島津", "シマヅ", 1000, "名詞 固有名詞 人名 姓 * *"),
        .init("家", "イエ", 1000, noun), .init("私", "ワタクシ", 1000, "代名詞 * * * * *"),
    ]

    private func analyzer(_ data: Data) throws -> LatticeAnalyzer {
        let folder = URL.temporaryDirectory.appending(path: "lattice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try data.write(to: folder.appending(path: LatticeCompiler.file))
        let file = folder.appending(path: "lexicon.glossa")
        _ = try LexiconBuilder(sources: folder) { _ in }.build(to: file)
        return try #require(LatticeAnalyzer(lexicon: try Lexicon(path: file.path)))
    }

    private func read(_ text: String) throws -> [String] {
        try analyzer(SudachiFixture(Self.words).data).words(in: text).map { "\($0.text) \($0.reading ?? "-")" }
    }

    @Test func theCheapestPathWins() throws {
        #expect(try read("東京都に") == ["東京 とうきょう", "都 と", "に に"])
    }

    @Test func aVerbAndItsEndingsAreOneWordWithItsLemma() throws {
        let words = try analyzer(SudachiFixture(Self.words).data).words(in: "食べた")
        #expect(words.map(\.text) == ["食べた"])
        #expect(words[0].lemma == "食べる")
        #expect(words[0].lemmaReading == "たべる")
        let volitional = try analyzer(SudachiFixture(Self.words).data).words(in: "行こう")
        #expect(volitional.map(\.text) == ["行こう"])
        #expect(volitional[0].lemma == "行く")
    }

    @Test func aNumberAndItsCounterAreOneWordWithTheirSounds() throws {
        #expect(try read("三匹の") == ["三匹 さんびき", "の の"])
        #expect(try read("四月一日に") == ["四月一日 しがつついたち", "に に"])
    }

    @Test func theContextDecidesAReading() throws {
        #expect(try read("島津家の家") == ["島津 しまづ", "家 け", "の の", "家 いえ"])
        #expect(try read("日本の私") == ["日本 にほん", "の の", "私 わたし"])
    }

    @Test(arguments: ["東京 😀\n都", "ＡＢＣ ab12", "ｶﾞｯﾂ", "\u{0}東\r\n", ""]) func nothingIsLost(_ text: String) throws {
        let words = try analyzer(SudachiFixture(Self.words).data).words(in: text)
        #expect(words.map(\.text).joined() == text)
        #expect(words.last?.end ?? 0 == text.unicodeScalars.count)
    }

    @Test func aDamagedDictionaryIsRefusedOrFindsLess() throws {
        let whole = SudachiFixture(Self.words).data
        #expect(SudachiDictionary(Data(whole.prefix(1500))) == nil)
        #expect(SudachiDictionary(Data("MeCab".utf8)) == nil)
        for place in stride(from: 1024, to: whole.count, by: 1499) {
            var damaged = whole
            damaged[place] ^= 0xFF
            guard let analyzer = try? analyzer(damaged) else { continue }
            #expect(analyzer.analyze("東京都に三匹").map(\.surface).joined() == "東京都に三匹")
        }
    }

    @Test func aLexiconWithoutTheDictionaryHasNoLattice() throws {
        let folder = URL.temporaryDirectory.appending(path: "lattice-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "lexicon.glossa")
        _ = try LexiconBuilder(sources: folder) { _ in }.build(to: file)
        #expect(LatticeAnalyzer(lexicon: try Lexicon(path: file.path)) == nil)
    }
}
