import Model

/// Corrects the readings that a dictionary gives to words whose reading depends on the context or on usage.
///
/// Principle: what a learner is taught and a newsreader says. A word is here if its usual reading is not the one that the
/// dictionary prefers (私 わたし, 日本 にほん), or if the words beside it decide (島津家 け, この家 いえ). Every row was read
/// against sentences of its own, in both readings.
enum ReadingsInContext {
    /// Corrects the readings of morphemes in order.
    static func settle(_ morphemes: inout [Morpheme]) {
        for index in morphemes.indices {
            guard let first = morphemes[index].surface.unicodeScalars.first, first.value >= 0x3400 else { continue }
            let morpheme = morphemes[index]
            let before = index > 0 ? morphemes[index - 1] : nil
            let after = index + 1 < morphemes.count ? morphemes[index + 1] : nil
            guard let reading = reading(of: morpheme, after: before, before: after) else { continue }
            morphemes[index].reading = reading
            morphemes[index].pronunciation = reading
        }
    }

    private static func reading(of word: Morpheme, after before: Morpheme?, before after: Morpheme?) -> String? {
        if let usual = usual[word.surface.verbatim], word.reading?.verbatim == usual.from { return usual.to }
        if word.surface.begins(with: "日本"), let reading = word.reading, reading.begins(with: "にっぽん"),
            !nippon.contains(word.surface.verbatim)
        {
            return "にほん" + reading.dropFirst(4)
        }
        switch word.surface.verbatim {
        case "家":
            // A family's name: 島津家.
            if let before, before.end == word.start, before.partOfSpeech == .properNoun || before.isFamilyPart {
                return "け"
            }
        case "川" where before?.partOfSpeech == .properNoun && before?.end == word.start: return "がわ"
        case "方":
            guard let before, before.end == word.start else { return nil }
            // まばらな方 is the side, 先生方 persons.
            if before.surface.verbatim == "な" { return "ほう" }
            if before.surface.verbatim == "先生" || before.surface.verbatim == "皆様" { return "がた" }
        case "十分":
            // 十分間, 十分後: ten minutes; 十分な, 十分に: enough.
            if let after, after.start == word.end, tenMinutes.contains(after.surface.verbatim) { return "じゅっぷん" }
        case "中":
            guard let before, before.end == word.start else { return nil }
            if before.surface.verbatim == "の" || before.surface.verbatim == "な" { return "なか" }
            if throughout.contains(before.surface.verbatim) { return "じゅう" }
        case "他" where word.partOfSpeech != .prefix && word.partOfSpeech != .suffix: return "ほか"
        case "生" where before?.surface.ends(with: "日") ?? false && before?.end == word.start: return "うまれ"
        case "付" where before?.surface.ends(with: "日") ?? false && before?.end == word.start: return "づけ"
        default: break
        }
        return nil
    }

    /// Usual readings where the dictionary has a formal or rare one.
    private static let usual: [Verbatim: (from: Verbatim, to: String)] = [
        "私": ("わたくし", "わたし"), "私達": ("わたくしたち", "わたしたち"), "私たち": ("わたくしたち", "わたしたち"),
        "既存": ("きそん", "きぞん"), "緒戦": ("ちょせん", "しょせん"), "歩兵": ("ふひょう", "ほへい"),
        "和楽器": ("わらくき", "わがっき"), "家": ("や", "いえ"),
        "今日": ("こんにち", "きょう"), "明日": ("みょうにち", "あした"), "昨日": ("さくじつ", "きのう"),
        "何時": ("いつ", "なんじ"), "大人": ("たいじん", "おとな"), "上手": ("かみて", "じょうず"), "下手": ("しもて", "へた"),
        "人気": ("ひとけ", "にんき"), "市場": ("いちば", "しじょう"), "その後": ("そのあと", "そのご"),
    ]

    /// Names that are read にっぽん.
    private static let nippon: Set<Verbatim> = ["日本銀行", "日本放送", "日本橋"]
    private static let tenMinutes: Set<Verbatim> = [
        "間", "後", "前", "ほど", "くらい", "ぐらい", "以上", "以内", "ごと", "弱", "強", "遅れ", "おき",
    ]
    private static let throughout: Set<Verbatim> = [
        "今日", "世界", "一日", "一年", "日本", "国", "町", "街", "村", "家", "体", "身体", "夏", "冬", "年", "島", "学校", "部屋", "そこら",
    ]
}

extension Morpheme {
    /// Whether it may be a family's name, or the end of one, though no dictionary says so: in katakana.
    fileprivate var isFamilyPart: Bool {
        partOfSpeech == .noun && surface.unicodeScalars.count > 1
            && surface.unicodeScalars.allSatisfy { (0x30A1...0x30FC).contains($0.value) }
    }
}
