import Lexicon
import Model
import Phonology

/// A place in a Japanese text, and what stands around it in its clause.
struct JapanesePlace {
    private let index: Int
    private let tokens: [Token]

    init(_ index: Int, _ tokens: [Token]) {
        self.index = index
        self.tokens = tokens
    }

    var token: Token { tokens[index] }
    var last: Token? { before(1) }
    var next: Token? { index + 1 < tokens.count ? tokens[index + 1] : nil }

    /// The place of the token before this one; nil at the beginning.
    var beforeLast: JapanesePlace? { index > 0 ? JapanesePlace(index - 1, tokens) : nil }

    /// The token so many places before this one.
    func before(_ count: Int) -> Token? { index >= count ? tokens[index - count] : nil }

    /// The tokens behind this one up to the next punctuation, six at most.
    var ahead: ArraySlice<Token> { tokens[(index + 1)...].prefix(6).prefix { $0.kind != .punctuation } }
    /// The tokens before this one from the last punctuation on, eight at most.
    var behind: ArraySlice<Token> {
        let part = tokens[..<index].suffix(8)
        let start = part.lastIndex { $0.kind == .punctuation }.map { $0 + 1 } ?? part.startIndex
        return part[start...]
    }

    /// Whether its clause is a question.
    var isAsked: Bool {
        let ahead = ahead
        if ahead.last.map({ ["か", "かな", "かい"].contains($0.text) }) ?? false { return true }
        return ahead.endIndex < tokens.count && ["？", "?"].contains(tokens[ahead.endIndex].text)
    }

    /// Whether the token so many places before this one is a verb with ない or ず: 笑わずに in 笑わずにはいられない.
    func isAfterNegative(_ count: Int) -> Bool {
        guard let verb = before(count), verb.partOfSpeech == .verb else { return false }
        return ["ず", "ない", "ずに", "ないで"].contains(where: verb.text.hasSuffix)
    }

    /// Whether the token so many places before this one, a と, quotes a clause or is behind the copula.
    func isQuoted(_ count: Int) -> Bool {
        guard let end = before(count + 1) else { return false }
        return Self.isPredicate(end) || end.text == "など" && before(count + 2).map(Self.isPredicate) ?? false
            || end.text == "」" || end.text == "』"
    }

    /// Whether a clause may end before it.
    var endsClause: Bool { last.map(Self.isPredicate) ?? false }

    /// The next verb of the clause, and the noun before it if it is する: 連絡 in 連絡する.
    var verb: (token: Token, noun: Token?)? {
        let ahead = ahead
        guard let place = ahead.firstIndex(where: { $0.partOfSpeech == .verb }) else { return nil }
        let isDone = tokens[place].lemma == "する" && place > index + 1
        return (tokens[place], isDone ? tokens[place - 1] : nil)
    }

    /// Whether the clause ends with a negative.
    var isNegative: Bool { ahead.contains(where: Self.isNegated) }

    /// Whether a clause may end with a word: a verb, an adjective with い or an auxiliary.
    static func isPredicate(_ token: Token) -> Bool {
        switch token.partOfSpeech {
        case .verb, .auxiliary: true
        case .expression: ["る", "い", "た", "だ", "す", "ん", "ろう"].contains(where: token.text.hasSuffix)
        case .adjective: token.text.last == "い" || token.text.hasSuffix("た")
        default: polite.contains(token.lemma) || surmises.contains(where: token.text.hasSuffix)
        }
    }

    /// Whether a word is a verb with そう, which says how something looks: 間に合いそう.
    static func looks(_ word: Token) -> Bool {
        word.partOfSpeech == .verb && word.text != word.lemma && word.text.hasSuffix("そう")
    }

    static func isNegated(_ token: Token) -> Bool {
        negatives.contains(where: token.text.hasSuffix) && token.text != "少ない"
    }

    /// Whether a word closes a sentence with a guess, which と behind it quotes: に違いない, かもしれない.
    static func isSurmise(_ token: Token) -> Bool { surmises.contains(where: token.text.hasSuffix) }

    private static let surmises = ["違いない", "ちがいない", "違いありません", "かもしれない", "かもしれません", "かも知れない", "かも知れません"]
    private static let polite: Set = ["だ", "です", "ます"]
    private static let negatives = ["ない", "ません", "なかった", "ませんでした", "なく", "ず", "なければ"]
    private static let passives = ["れた", "れて", "れる", "れま", "れな"]

    /// Whether a verb is passive: 叱られた, 盗まれる. 忘れる is none.
    static func isPassive(_ verb: Token) -> Bool {
        guard verb.partOfSpeech == .verb, verb.text != verb.lemma || verb.lemma.hasSuffix("される") else { return false }
        if verb.text.contains("られ") { return true }
        return !verb.lemma.hasSuffix("れる") && passives.contains(where: verb.text.contains)
    }

    /// Whether a word begins what is said in thanks or excuse: 恐れ入ります, お待たせしました.
    static func isThanks(_ word: Token) -> Bool { thanks.contains(where: word.text.hasPrefix) }

    private static let thanks = [
        "恐れ入", "恐縮", "すみません", "申し訳", "失礼", "ありがとう", "誠に", "大変", "お越し", "ご参加", "お集まり", "おそれいり", "お手数", "お世話",
        "ご苦労", "お疲れ", "ごちそう", "ご馳走", "お騒がせ", "お待たせ",
    ]

    /// Whether it is a number, or one with a counter. Few words are, so the first character is looked at first.
    static func isQuantity(_ token: Token) -> Bool {
        guard let first = token.text.unicodeScalars.first,
            JapaneseNumber.value(of: first) != nil || first == "何" || first == "幾" || first == "数"
        else { return false }
        return JapaneseQuantityGloss.isQuantity(token.text) || JapaneseQuantityUse.isApproximate(token.text)
    }

    static func isPerson(_ token: Token) -> Bool {
        if token.kind == .name { return !regions.contains(where: token.text.hasSuffix) }
        if people.contains(token.text) { return true }
        return token.partOfSpeech == .noun && token.text.unicodeScalars.count > 1 && !isQuantity(token)
            && persons.contains(where: token.text.hasSuffix)
    }

    /// Ends of names that no person has; people are called 中村 and 小山.
    private static let regions = ["市", "区", "県", "府", "駅", "港", "湖", "国", "州", "空港", "大学"]
    /// Ends of nouns for people and for groups of them.
    private static let persons = [
        "者", "人", "員", "医師", "教師", "講師", "牧師", "看護師", "美容師", "記者団", "代表団", "訪問団", "楽団", "球団", "集団", "隊", "連れ", "客",
        "校生", "学生", "社長", "部長", "課長", "会長",
        "市長",
        "町長", "村長", "校長", "店長", "院長", "議長", "大臣", "首相", "大統領", "知事", "警官", "運転手", "歌手", "投手",
    ]

    /// The 五段 verb of which a verb may be the potential: 勝つ for 勝てる. Most that it returns for others are no words.
    static func verb(ofPotential lemma: String) -> String? {
        guard lemma.hasSuffix("る"), let vowel = lemma.dropLast().last, let base = potentials[vowel] else { return nil }
        return String(lemma.dropLast(2)) + base
    }

    /// Whether a word is the form of its verb that others are joined to: 戻り, 食べ, し.
    static func isStem(_ token: Token) -> Bool {
        let (text, lemma) = (token.text, token.lemma)
        if lemma == "する" || lemma == "くる" { return text == "し" || text == "き" }
        if text == lemma.dropLast() { return true }
        return text.dropLast() == lemma.dropLast() && text.last.map(stems.contains) ?? false
    }

    /// Whether a word is a verb that may end a clause before a noun: 走る, 走った.
    static func isPlainVerb(_ word: Token) -> Bool {
        word.partOfSpeech == .verb && isPredicate(word) && !isStem(word)
    }

    /// Whether a word ends as the stem of a verb may: 戻り, 食べ終わり.
    static func endsLikeStem(_ text: String) -> Bool {
        text.last.map { stems.contains($0) || potentials[$0] != nil } ?? false
    }

    private static let potentials: [Character: String] = [
        "え": "う", "け": "く", "げ": "ぐ", "せ": "す", "て": "つ", "ね": "ぬ", "べ": "ぶ", "め": "む", "れ": "る",
    ]
    private static let stems: Set<Character> = ["い", "き", "ぎ", "し", "ち", "に", "び", "み", "り"]

    private static let people: Set = [
        "人", "先生", "母", "父", "友達", "友人", "誰", "彼", "彼女", "医者", "店員", "私", "僕", "兄", "姉", "弟", "妹", "警察", "親", "皆",
        "みんな", "駅員", "店長", "本人", "周り", "さん", "ちゃん", "君", "くん", "様", "専門家", "子供", "子ども", "お母さん", "お父さん",
        "お兄さん", "お姉さん", "祖父", "祖母", "おじいさん", "おばあさん", "息子", "娘", "妻", "夫", "上司", "部長", "課長", "社長", "先輩",
        "俺", "おれ", "あなた", "あんた", "おまえ", "お前", "奴", "やつ", "係", "受付", "経理", "担当", "皆さん", "みなさん", "王", "神様",
        "後輩", "同僚", "客", "お客さん", "生徒", "学生", "両親", "家族", "隣人", "知り合い", "恋人", "犬", "猫", "氏", "たち", "社員", "選手", "監督",
    ]
}
