import Model
import Phonology

extension Parser {
    /// Pinyin, zhuyin, kana and romaji in any spelling.
    static var phonology: [Parser] { [readings, identifiers] }

    private static var readings: Parser {
        Parser(
            "readings", share: 30,
            texts: [
                "ni3 hao3", "Xī'ān", "nǚrén", "nu:3 ren2", "yi1ge5 r", "zhuang4yuan2", "きゃっと", "トーキョー", "とうきょう", "ｶﾞｷﾞ",
                "漢字 かんじ",
            ],
            tokens: [
                "ü", "u:", "v", "'", "-", "1", "5", "ng", "zh", "ǚ", "\u{30C}", "\u{304}", "ê", "r", "っ", "ー", "ゃ", "ん",
                "ﾞ", "A",
            ]
        ) { input in
            let text = String(decoding: input.prefix(400), as: UTF8.self)
            _ = Pinyin.splits(text)
            _ = Pinyin.tonedKey(text)
            _ = Pinyin.marked(text)
            _ = Pinyin.numbered(text)
            _ = Zhuyin.of(text)
            _ = ToneSandhi.spoken(text, reading: text)
            _ = Kana.fullWidth(Kana.katakana(Kana.hiragana(text)))
            _ = Kana.romaji(text)
            _ = Furigana.furigana(surface: text, reading: Kana.hiragana(text))
            _ = ReadingComparison(pinyin: [text], said: text)
            _ = ReadingComparison(kana: [text], said: text)
        }
    }

    private static var identifiers: Parser {
        Parser(
            "identifiers", share: 20,
            texts: ["019b7d2e-1c88-7000-8000-000000000001", "1853194839128474", "2026-01-02"],
            tokens: ["-", "9", "99999999999999999999", "-9223372036854775808", "+", "0000-00-00", "02-30", "e9"]
        ) { input in
            let text = String(decoding: input.prefix(100), as: UTF8.self)
            if let id = ID<Book>(text), ID<Book>(id.description) != id { throw Fault("an id that is not read back") }
            if let id = SerialID<Card>(text), SerialID<Card>(id.description) != id {
                throw Fault("a number that is not read back")
            }
            _ = CalendarDate(text)
        }
    }
}
