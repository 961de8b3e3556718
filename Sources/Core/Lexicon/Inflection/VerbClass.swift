import Phonology

/// Which of the two large classes a verb in る belongs to. The dictionary says only that it is a verb.
enum VerbClass {
    /// Whether a verb may be 一段: before its る stands a syllable in i or e. 食べる may, 取る (とる) may not.
    ///
    /// - Parameter readings: How the dictionary reads it; a verb without a reading may be anything.
    static func canBeIchidan(_ verb: String, readings: [String]) -> Bool {
        let kana = [verb] + readings
        let vowels = kana.compactMap { frontVowel($0) }
        return vowels.isEmpty || vowels.contains(true)
    }

    /// Whether a verb is hardly ever inflected as a class says: 食べる as 五段, or 切る as 一段.
    static func isUnusual(_ verb: String, readings: [String], as kind: InflectionClass) -> Bool {
        if verb.hasSuffix("来る") || verb == "くる" { return !kind.contains(.irregular) }
        guard kind == .ichidan || kind == .godan, verb.hasSuffix("る"), canBeIchidan(verb, readings: readings) else {
            return false
        }
        let isGodan = godan.contains { verb.hasSuffix($0) }
        return isGodan != (kind == .godan)
    }

    /// Whether the syllable before る is in i or e; nil for a word that does not end in る after kana.
    private static func frontVowel(_ word: String) -> Bool? {
        let scalars = Kana.hiragana(word).unicodeScalars
        guard scalars.count >= 2, scalars.last == "る" else { return nil }
        let before = scalars[scalars.index(scalars.endIndex, offsetBy: -2)]
        guard Kana.isKana(before) else { return nil }
        return front.contains(before)
    }

    private static let front: Set<Unicode.Scalar> = [
        "い", "き", "ぎ", "し", "じ", "ち", "ぢ", "に", "ひ", "び", "ぴ", "み", "り", "え", "け", "げ", "せ", "ぜ", "て", "で", "ね", "へ",
        "べ",
        "ぺ", "め", "れ",
    ]

    /// 五段 verbs that look like 一段 ones, with the ends of their compounds. Kana that may be either (かえる, きる, ける) are left
    /// out.
    private static let godan = [
        "切る", "知る", "入る", "走る", "帰る", "返る", "要る", "限る", "減る", "滑る", "喋る", "しゃべる", "すべる", "照る", "練る", "蹴る",
        "茂る", "焦る", "握る", "参る", "散る", "混じる", "交じる", "弄る", "いじる", "罵る", "遮る", "覆る", "翻る", "蘇る", "甦る",
        "嘲る", "齧る", "かじる", "詰る", "孵る", "湿る", "捻る", "ひねる", "千切る", "ちぎる", "契る", "陥る", "過る", "漲る", "滾る", "捩る", "毟る",
        "謗る", "誹る", "炒る", "煎る", "競る", "脂ぎる", "裏切る", "はいる", "はしる",
    ]
}
