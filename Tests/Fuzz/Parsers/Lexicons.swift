import Foundation
import Lexicon

@testable import LexiconCompiler
@testable import LexiconFile

extension Parser {
    /// The compiled dictionaries, and their source files.
    static var lexicons: [Parser] { [image, sources] }

    private static let cedict = """
        # a few words
        我 我 [wo3] /I; me; my/
        你 你 [ni3] /you/
        的 的 [de5] /of; ~'s (possessive particle)/
        書 书 [shu1] /book/
        銀行 银行 [yin2 hang2] /bank/CL:家[jia1],個|个[ge4]/
        行 行 [hang2] /row; line/
        女 女 [nu:3] /woman/
        """
    private static let jieba = "我 3280 r\n你 2000 r\n的 3188 uj\n书 150 n\n银行 110 n\n行 90 v\n女 80 n\n"

    private static let small: [UInt8] = {
        let folder = TemporaryFile.folder.appending(path: "sources")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try? Data(cedict.utf8).write(to: folder.appending(path: "cedict.txt"))
        try? Data(jieba.utf8).write(to: folder.appending(path: "jieba.txt"))
        let file = folder.appending(path: "lexicon.glossa")
        _ = try? LexiconBuilder(sources: folder) { _ in }.build(to: file)
        return (try? Array(Data(contentsOf: file))) ?? []
    }()

    private static var image: Parser {
        Parser(
            "lexicon", share: 3, seeds: [small],
            tokens: [
                [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0x7F], [1, 0, 0, 0], [0, 0, 0, 0x80],
            ]
        ) { input in
            try TemporaryFile.with(input, named: "lexicon.glossa") { file in
                let lexicon = try Lexicon(path: file.path)
                for word in ["银行", "书", "我的书", "a"] {
                    _ = lexicon.entries(of: word, in: .chinese)
                    _ = lexicon.entries(beginningWith: word, in: .chinese)
                    _ = lexicon.search(word)
                }
                _ = lexicon.entries(readAs: "yin2hang2")
                _ = lexicon.entries(meaning: "bank", in: .chinese)
                _ = lexicon.commonestWords(in: .chinese, limit: 9)
                _ = ChineseAnnotator(lexicon: lexicon)?.tokens("我的书在银行。")
            }
        }
    }

    private static var sources: Parser {
        Parser(
            "lexicon-sources", share: 8,
            texts: [
                cedict, jieba, "// HSK 2012-2018/Level 1\n我\two3\n", "word\tlevel\n你\t1\n",
                "銀行 [ぎんこう] /(n) bank/(P)/\n亜 3021 U4e9c B7 S7 ア つ.ぐ {Asia} {come after}\n",
                "bank n 2 1 @ 2 0 00000001 00000002\nbanking banker\n",
                "<p><h1>Bank</h1>\n(<pr>b[a^][ng]k</pr>), <pos>n.</pos> [<ety>AS. <ets>banc</ets></ety>] <def>A bench.</def></p>\n",
            ],
            tokens: [
                "[", "]", "/", "//", "|", "\t", "\n", "//", "u:", "(P)", "<def>", "</def>", "99999999999999999999",
                "-1", "{", "}",
            ]
        ) { input in
            let text = String(decoding: input, as: UTF8.self)
            _ = parseCEDICT(text)
            _ = parseKANJIDIC(text)
            _ = WordfreqList(Array(input))
            var lists = JLPTLists()
            lists.add(text, level: 5)
            _ = try? JapaneseSenses(text)
            _ = parseHSKList(text)
            _ = hsk3Levels(text)
            _ = parseConversionPairs(text)
            _ = parseWordFrequencies(text)
            _ = try? parseFunctionWords(text)
            _ = decodeEUCJP(Data(input))
            _ = WordNet.counts(input)
            _ = WordNet.exceptions(text)
            _ = WordNet.entries(index: input, data: input, partOfSpeech: .noun)
            _ = GCIDE.article(input[...])
            _ = try? EtymologyFacts { _ in text }
            _ = try? TopicFacts(text)
            _ = try? EverydayWords(text)
            _ = try? ChineseSenses(text)
            _ = try? ReadingRuleFile(text)
            _ = try? ChinesePhrases(text)
        }
    }
}
