import Grammar
import Model
import Phonology

extension LessonComposer {
    /// Returns markers that are wrong in place of the one at `place`, whatever the meaning of the sentence; nil if
    /// there are too few of them.
    ///
    /// Most sentences come without a translation, so markers that only change the sense (水が飲みたい and 水を飲みたい, 他对我好 and
    /// 他比我好, 吓得跑了 and 吓地跑了) are excluded.
    func wrongMarkers(at place: Int, in sentence: LessonSentence) -> [String]? {
        let tokens = sentence.tokens
        guard place + 1 < tokens.count else { return nil }
        let next = tokens[place + 1]
        switch material.language {
        case .chinese:
            // 说的对 and 说得对 are both right, and so are 我的钱丢了 and 我把钱丢了: only a noun after it rules these out for 的.
            if tokens[place].text == "的", dictionary?.word(next.lemma)?.wordClass != .noun { return nil }
            return Self.wrongChinese[tokens[place].text]
        case .japanese:
            guard Self.markers.contains(tokens[place].text), Self.isPredicate(next) else { return nil }
            // A predicate before a noun may have its subject with の: 友達の待つ駅.
            let isLast = tokens[(place + 2)...].allSatisfy { token in
                !token.kind.isWord || LiteralGloss.gloss(of: token.lemma, in: .japanese) != nil
            }
            let wrong = Self.wrongBefore(next.lemma, tokens[place].text) + ["や", "な"]
            return isLast ? wrong + ["の"] : wrong
        case .english: return nil
        }
    }

    /// 了, 过 and 着 are often all possible, so none of them is a wrong choice for another.
    private static let wrongChinese: [String: [String]] = [
        "的": ["得", "地", "吗"], "得": ["把", "比", "吗"], "地": ["的", "把", "比"],
        "了": ["比", "从", "被"], "过": ["地", "从", "被"], "着": ["比", "从", "被"],
        "把": ["比", "得", "地"], "被": ["比", "地", "着"], "比": ["把", "得", "地"],
        "从": ["比", "着", "地"], "在": ["比", "着", "吗"], "对": ["地", "了", "吗"],
    ]

    private static let markers: Set<String> = ["を", "に", "へ", "で", "から", "は", "が", "まで", "と"]

    /// Returns noun markers that a verb cannot take in place of this one.
    private static func wrongBefore(_ verb: String, _ marker: String) -> [String] {
        switch marker {
        case "を" where withObject.contains(verb): ["へ"]
        case "に" where withPlace.contains(verb): ["を", "へ"]
        default: []
        }
    }

    private static let withObject: Set<String> = [
        "食べる", "飲む", "読む", "買う", "作る", "使う", "洗う", "習う", "着る", "売る", "借りる", "開ける", "閉める", "消す",
    ]
    private static let withPlace: Set<String> = ["いる", "ある", "住む", "会う", "なる"]

    /// Returns whether a word is a verb or an adjective, judging by its dictionary form: や, な and の are wrong before
    /// it.
    private static func isPredicate(_ token: Token) -> Bool {
        let kana: Set<String> = ["いる", "ある", "する", "なる", "できる", "くる", "いく", "やる", "わかる", "いい", "ない", "ほしい"]
        if kana.contains(token.lemma) { return true }
        let scalars = token.lemma.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, first.isHan else {
            return false
        }
        if Numeral.figure(first.value) > 0 { return false }
        return "うくぐすつぬぶむるい".unicodeScalars.contains(last)
    }
}
