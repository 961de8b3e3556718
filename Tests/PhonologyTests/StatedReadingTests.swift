import Testing

@testable import Phonology

@Suite struct StatedReadingTests {
    @Test(arguments: [
        ("银行", "yin2 hang2"), ("银行", "yínháng"), ("银行", "yinhang"), ("今天", "jīntian"), ("西安", "xian"),
        ("先", "xian"), ("一会儿", "yīhuìr"), ("一会儿", "yi1 hui4 r5"), ("花", "huār"), ("儿", "r5"),
        ("女", "nu:3"), ("绿", "lv4"), ("卡拉OK", "ka3 la1 O K"), ("T恤", "T xù"), ("3月", "sān yuè"),
        ("100年", "yī bǎi nián"), ("21年", "èr shí yī nián"), ("浬", "hǎilǐ"), ("人人", "rén rén"), ("OK", "O K"),
        ("人不为己，天诛地灭", "ren2 bu4 wei4 ji3 , tian1 zhu1 di4 mie4"),
    ]) func pinyinWithASyllableForEachCharacterCanBeAReading(_ text: String, _ reading: String) {
        #expect(Pinyin.canRead(text, as: reading))
    }

    @Test(arguments: [
        ("银行", "xx9 banana"), ("银行", "yín"), ("银行", "yín háng qián"), ("行", "hello"), ("行", "háng!9"),
        ("行", "xx5"), ("行", "行"), ("行", ","), ("行", "r5 r5 r5 hang"), ("银行", "ぎんこう"), ("银行", "ㄧㄣˊ ㄏㄤˊ"),
    ]) func anythingElseCannot(_ text: String, _ reading: String) {
        #expect(!Pinyin.canRead(text, as: reading))
    }

    @Test func aJapaneseReadingIsKana() {
        for reading in ["ぎんこう", "ギンコー", "ｷﾞﾝｺｳ", "かぶしき がいしゃ", "ジョン・スミス"] {
            #expect(Kana.isReading(reading), "\(reading)")
        }
        for reading in ["ginkou", "銀行", "ぎんkou", "・", " ", "ぎん9"] { #expect(!Kana.isReading(reading), "\(reading)") }
    }
}
