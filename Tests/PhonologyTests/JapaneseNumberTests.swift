import Testing

@testable import Phonology

@Suite struct JapaneseNumberTests {
    @Test(arguments: [
        ("四十", "よんじゅう"), ("200万", "にひゃくまん"), ("36億", "さんじゅうろくおく"), ("1998", "せんきゅうひゃくきゅうじゅうはち"),
        ("1,200", "せんにひゃく"), ("3.5", "さんてんご"), ("007", "ぜろぜろなな"), ("８００", "はっぴゃく"), ("1000万", "いっせんまん"), ("一万", "いちまん"),
        ("0.5", "れいてんご"), ("〇・〇二", "れいてんれいに"), ("三・一四", "さんてんいちよん"), ("万", "まん"), ("億", "おく"), ("兆", "ちょう"),
    ]) func aNumberIsRead(_ text: String, _ reading: String) {
        #expect(JapaneseNumber(text)?.reading == reading)
    }

    @Test(arguments: ["", "匹", "3.", "99999999999999999兆兆兆兆"]) func absurdNumbersDoNotCrash(_ text: String) {
        _ = JapaneseNumber(text)?.reading
    }

    @Test func numbersWithoutEndHaveNoReading() {
        #expect(JapaneseNumber(String(repeating: "9", count: 32))?.reading != nil)
        #expect(JapaneseNumber(String(repeating: "9", count: 33)) == nil)
        #expect(JapaneseNumber("3." + String(repeating: "1", count: 100))?.reading.hasPrefix("さんてんいち") == true)
        #expect(JapaneseNumber("3." + String(repeating: "1", count: 101)) == nil)
    }

    @Test(arguments: [
        ("三", "匹", "さんびき"), ("六", "本", "ろっぽん"), ("七", "時", "しちじ"), ("四十", "分", "よんじゅっぷん"), ("1", "人", "ひとり"),
        ("14", "人", "じゅうよにん"), ("二十", "歳", "はたち"), ("二十", "日", "はつか"), ("四", "月", "しがつ"), ("3", "階", "さんがい"),
        ("8", "冊", "はっさつ"), ("9", "時", "くじ"), ("4", "円", "よえん"), ("100", "回", "ひゃっかい"), ("10", "個", "じゅっこ"),
        ("十九", "日", "じゅうくにち"), ("29", "日", "にじゅうくにち"), ("一", "周", "いっしゅう"), ("一", "審", "いっしん"),
        ("一", "箱", "ひとはこ"), ("二", "皿", "ふたさら"), ("三", "部屋", "さんへや"), ("四", "袋", "よんふくろ"), ("六", "缶", "ろっかん"),
        ("十", "戦", "じゅっせん"),
    ]) func aCounterChangesItsSound(_ number: String, _ counter: String, _ reading: String) throws {
        let number = try #require(JapaneseNumber(number))
        #expect(JapaneseCounter(counter, reading: "").reading(after: number) == reading)
    }
}
