import Phonology

/// Whether words are a phrase where they stand, or parts of something else.
extension SetPhrases {
    /// Whether words are an expression rather than a part of something: その実に, 種類別に.
    static func stands(_ phrase: String, _ first: JapaneseWord, after before: JapaneseWord?) -> Bool {
        guard first.partOfSpeech != .suffix else { return false }
        guard phrase.hasSuffix("に"), first.partOfSpeech == .noun || first.partOfSpeech == .adjectivalNoun else {
            return true
        }
        guard let before else { return true }
        let isKind = phrase == "別に" && (before.partOfSpeech == .noun || before.partOfSpeech == .suffix)
        return !isKind && before.text != "の" && before.partOfSpeech != .adnominal
    }

    /// Whether なんと is what somebody says, as in なんと言った, rather than how surprising something is: なんと十人も, なんときれいな花,
    /// なんと、優勝した.
    static func asksWhat(
        _ phrase: String, after before: JapaneseWord?, before after: JapaneseWord?
    ) -> Bool {
        guard phrase == "なんと" || phrase == "何と" else { return false }
        guard let after else { return true }
        if after.text == "、" { return !beginsSentence(after: before) }
        switch after.partOfSpeech {
        case .number, .adjectivalNoun: return false
        case .adjective: return after.lemma == "ない"
        default: return after.text.unicodeScalars.first.map { JapaneseNumber.value(of: $0) == nil } ?? true
        }
    }

    /// Whether a sentence or a clause begins behind a word: there is none, or it is a sign that closes no quotation.
    static func beginsSentence(after before: JapaneseWord?) -> Bool {
        guard let before else { return true }
        return before.partOfSpeech == .space || before.partOfSpeech == .symbol && !closing.contains(before.text)
    }

    private static let closing: Set<String> = ["」", "』", "）", ")", "”", "】", "》", "〉", "・"]

    /// Whether a phrase says to what or with what something is done: それに対し, それでいい.
    static func isObject(_ phrase: String, of next: JapaneseWord?) -> Bool {
        guard let next else { return false }
        return phrase == "それに" && next.partOfSpeech == .verb || phrase == "それで" && enough.contains(next.lemma)
    }

    private static let enough: Set<String> = ["いい", "よい", "良い", "よろしい", "十分", "結構", "済む", "足りる", "は", "も"]

    /// Whether words are a phrase between their neighbours.
    static func holds(_ phrase: String, between before: JapaneseWord?, and after: JapaneseWord?) -> Bool {
        switch phrase {
        case "について": !(before.map { touched.contains($0.text) } ?? false)
        case "として": isRole(before)
        case "という", "といった", "による": after.map(isNominal) ?? false
        case "かも", "かな": isGuess(before, after)
        // 走ったものの、間に合わない; 売れたものの中 are things.
        case "ものの": endsClause(before) && (after.map { $0.partOfSpeech == .symbol } ?? false)
        // 決めたからには; 東京からには is from there.
        case "からには": endsClause(before)
        case "とのこと": isReported(before, after)
        // うちの子ときたら、; 彼女ときたら嬉しい has somebody come with her.
        case "ときたら", "といえば", "と言えば":
            before.map(isNamed) ?? false && (after.map { $0.partOfSpeech == .symbol } ?? true)
        case "につき": before.map { before in isNoticed(before, after) } ?? false
        // 誰だって, 私だって戦える; 学生だって言った quotes.
        case "だって": isEven(before, after)
        // なんだ、君か; なんだを is no surprise.
        case "なんだ": beginsSentence(after: before) && (after.map { $0.text == "、" || $0.text == "！" } ?? false)
        default: true
        }
    }

    /// Whether a word may be what is spoken of: 父ときたら、, あの店といえば、.
    private static func isNamed(_ word: JapaneseWord) -> Bool {
        [.noun, .properNoun, .pronoun, .suffix, .number].contains(word.partOfSpeech)
    }

    /// Whether につき tells why, on a notice, or how much for each: 工事中につき、, 一人につき百円. 席につき、 is to sit down.
    private static func isNoticed(_ before: JapaneseWord, _ after: JapaneseWord?) -> Bool {
        let last = before.morphemes[before.morphemes.count - 1]
        let isCounted = last.surface.unicodeScalars.first.map { JapaneseNumber.value(of: $0) != nil } ?? false
        if last.isClass("助数詞") || isCounted { return true }
        if last.surface.hasSuffix("中") || noticed.contains(last.surface) { return true }
        return last.isClass("サ変接続") && after?.text == "、" && !touched.contains(before.text)
    }

    /// Why something is not as usual, on notices.
    private static let noticed: Set<String> = [
        "好評", "多忙", "不在", "故障", "満席", "満員", "病気", "危険", "品薄", "雨天", "都合", "事情", "売り切れ", "完売", "急用", "定休日", "休業日",
        "祝日", "休日",
    ]

    /// Whether とのこと ends what somebody was told: 来ないとのことです, 延期とのこと。; 彼とのことは is about him. Before で the clause goes on,
    /// and the words stay apart.
    private static func isReported(_ before: JapaneseWord?, _ after: JapaneseWord?) -> Bool {
        guard let before else { return false }
        switch before.partOfSpeech {
        case .pronoun, .properNoun, .symbol, .space: return false
        case .noun where NounReadings.isPerson(before.text): return false
        default: break
        }
        guard let after else { return true }
        guard !after.text.isSpelt("で") else { return false }
        return [.symbol, .space, .auxiliary].contains(after.partOfSpeech) || ["だ", "です"].contains(after.lemma)
    }

    /// Whether の and the word behind it end a sentence in which という says something: 行くというのだ, いかんというんだったら. In
    /// 行くというのではない and 行くというのは it names the clause.
    static func explains(_ word: JapaneseWord, _ next: JapaneseWord?) -> Bool {
        guard word.text == "の" || word.text == "ん", let next, next.text != "で" else { return false }
        return next.text == "か" || next.lemma == "だ" || next.lemma == "です"
    }

    /// Whether だって says that something holds even of somebody: a verb follows that takes no quotation.
    private static func isEven(_ before: JapaneseWord?, _ after: JapaneseWord?) -> Bool {
        guard let before else { return false }
        if asking.contains(before.text) { return true }
        guard before.partOfSpeech == .pronoun || before.partOfSpeech == .noun && NounReadings.isPerson(before.text),
            let after, after.partOfSpeech == .verb
        else { return false }
        return !SayingVerbs.contains(after.lemma)
    }

    private static let asking: Set<String> = ["誰", "だれ", "何", "どこ", "いつ", "どれ", "どっち", "どちら", "いくら"]

    /// Whether a clause may end with a word: 走った, 高い, 静かな.
    private static func endsClause(_ word: JapaneseWord?) -> Bool {
        guard let word else { return false }
        return word.partOfSpeech.inflects || word.text == "な"
    }

    /// Whether a word is a noun, or begins one: 話 in という話.
    private static func isNominal(_ word: JapaneseWord) -> Bool {
        switch word.partOfSpeech {
        case .noun, .properNoun, .pronoun, .number, .adjectivalNoun, .prefix, .adnominal: true
        default: word.text == "の"
        }
    }

    /// Whether かも is short for かもしれない, and かな asks oneself: at the end of what is said, and not in どこの誰かも知らない.
    private static func isGuess(_ before: JapaneseWord?, _ after: JapaneseWord?) -> Bool {
        guard let before, before.partOfSpeech != .symbol, before.partOfSpeech != .space else { return false }
        guard let after else { return true }
        switch after.partOfSpeech {
        case .symbol, .space, .auxiliary: return true
        case .particle: return afterGuess.contains(after.text)
        default: return false
        }
    }

    private static let afterGuess: Set<String> = ["ね", "ねえ", "よ", "な", "なあ", "なぁ", "って", "と", "けど", "けれど", "わ", "ー"]

    /// Whether something is done as what a word before として says: 医者として. 行こうとして is an attempt.
    private static func isRole(_ word: JapaneseWord?) -> Bool {
        switch word?.partOfSpeech {
        case .noun, .properNoun, .pronoun, .suffix: word?.text != "よう"
        default: false
        }
    }

    /// Where something gets: 身について, 席について are no について "about".
    private static let touched: Set<String> = [
        "身", "席", "駅", "家", "目", "手", "足", "服", "眠り", "職", "床", "位置", "先頭", "現場", "岸", "港", "空港", "ホテル", "会社",
    ]
}
