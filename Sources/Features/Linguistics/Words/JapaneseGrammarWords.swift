import Model

/// What particles and other words of grammar mean between their neighbours: と is "and" between nouns, "if; when" after a clause
/// and "that" before what is said; が after a clause is "but".
///
/// Principle: the main functions that textbooks for the first two years teach one by one, where the words beside the particle
/// tell them apart. Elsewhere the dictionary's meaning stays.
enum JapaneseGrammarWords {
    /// The meaning of a word between its neighbours; nil if they tell nothing.
    ///
    /// - Parameters:
    ///   - before: The tokens before it in its text.
    ///   - next: The token behind it.
    static func gloss(of token: Token, after before: ArraySlice<Token>, before next: Token?) -> String? {
        let last = before.last
        let endsClause = last.map(isPredicate) ?? false
        switch token.text {
        case "と": return and(next, endsClause: endsClause)
        case "が" where endsClause && token.partOfSpeech == .particle: return "but; and (joins two clauses)"
        case "の" where endsClause: return nominalizer(next)
        case "のに" where endsClause && next.map({ taking.contains($0.lemma) }) ?? false: return "in order to; for -ing"
        case "じゃ" where next.map({ $0.lemma == "ない" || $0.lemma == "ある" }) ?? false:
            return "(with ない, ありません: is not)"
        case "そう" where endsClause && next.map({ copulas.contains($0.lemma) }) ?? true: return "I hear that; they say that"
        case "よう" where next?.text == "に" && last?.partOfSpeech == .verb: return "so that; as (ように)"
        case "ほど" where endsClause: return "to the extent that; so ... that"
        case "な": return sentenceEnd(last, next)
        default: break
        }
        guard let last else { return nil }
        switch token.lemma {
        case "なる", "ならない", "なりません", "いける", "いけない", "いけません":
            guard isNegated(token.text) else { return nil }
            if mustBefore.contains(where: last.text.hasSuffix) { return "must; have to (なければならない)" }
            if last.text == "は", before.dropLast().last.map({ $0.text.hasSuffix("て") || $0.text.hasSuffix("で") }) ?? false {
                return "must not; may not (てはいけない)"
            }
            return nil
        case "いただきます", "いただく" where last.text.hasSuffix("て") || last.text.hasSuffix("で"):
            return "to humbly have something done (ていただく)"
        case "聞く" where last.text == "に":
            return before.dropLast().last.map { asked.contains($0.text) } ?? false ? "to ask" : nil
        case "たがる": return "to want to (said of others)"
        case "ち" where last.text == "さん" || last.text == "ん": return "house; home"
        default: return weekday(token, last, next)
        }
    }

    /// と between nouns is left to the dictionary.
    private static func and(_ next: Token?, endsClause: Bool) -> String? {
        guard let next else { return nil }
        if quoting.contains(next.lemma) { return "that (before what is thought or said)" }
        if endsClause, speaking.contains(next.lemma) { return "that (before what is thought or said)" }
        if endsClause, next.partOfSpeech != .particle { return "if; when (after a clause)" }
        return next.lemma == "なる" || next.lemma == "する" ? "as; into (となる, とする)" : nil
    }

    /// の after a clause: 泳ぐのが, 行くのです.
    private static func nominalizer(_ next: Token?) -> String? {
        guard let next, next.kind.isWord else { return "(at the end: asks, or explains)" }
        if ["が", "は", "を", "も", "に"].contains(next.text) { return "the one that; -ing (makes a noun of a clause)" }
        return copulas.contains(next.lemma) || next.text == "か" ? "(のです: it is that ...)" : nil
    }

    private static func sentenceEnd(_ last: Token?, _ next: Token?) -> String? {
        guard next.map({ !$0.kind.isWord || $0.text == "よ" || $0.text == "あ" }) ?? true else {
            return last?.partOfSpeech == .adjective ? "(joins it to the noun behind it)" : nil
        }
        guard let last, last.kind.isWord else { return nil }
        return last.partOfSpeech == .verb && last.text == last.lemma
            ? "don't (after a verb: forbids)" : "right?; I wonder (at the end)"
    }

    /// A day of the week in brackets behind a date: 3月15日（金）.
    private static func weekday(_ token: Token, _ last: Token, _ next: Token?) -> String? {
        guard last.text == "（" || last.text == "(", let next, next.text == "）" || next.text == ")" else { return nil }
        return weekdays[token.text]
    }

    /// Whether a clause may end with a word: a verb, an adjective with い or an auxiliary.
    private static func isPredicate(_ token: Token) -> Bool {
        switch token.partOfSpeech {
        case .verb, .auxiliary: return true
        case .adjective: return token.text.last == "い" || token.text.hasSuffix("た")
        default: return ["だ", "です", "ます"].contains(token.lemma)
        }
    }

    private static func isNegated(_ text: String) -> Bool {
        text.hasSuffix("ない") || text.hasSuffix("ません") || text.hasSuffix("なかった") || text.hasSuffix("ませんでした")
    }

    private static let mustBefore = ["なければ", "なくては", "なきゃ", "なくちゃ", "ねば"]
    private static let copulas: Set = ["だ", "です", "である"]
    private static let taking: Set = ["時間", "お金", "金", "手間", "必要", "便利", "使う", "役立つ"]
    /// Verbs before which と hardly ever is "with".
    private static let quoting: Set = [
        "思う", "思える", "言う", "いう", "申す", "答える", "信じる", "感じる", "叫ぶ", "述べる", "考える", "つぶやく", "主張",
    ]
    /// Verbs before which と after a clause quotes it.
    private static let speaking: Set = ["聞く", "話す", "伝える", "書く", "決める", "呼ぶ", "約束", "知る", "見る", "見える", "説明", "発表"]
    private static let asked: Set = [
        "人", "先生", "母", "父", "友達", "友人", "誰", "彼", "彼女", "医者", "店員", "私", "僕", "兄", "姉", "弟", "妹", "警察", "親", "皆",
        "みんな", "駅員", "店長", "本人", "周り", "さん", "専門家",
    ]
    private static let weekdays = [
        "月": "Monday", "火": "Tuesday", "水": "Wednesday", "木": "Thursday", "金": "Friday", "土": "Saturday", "日": "Sunday",
    ]
}
