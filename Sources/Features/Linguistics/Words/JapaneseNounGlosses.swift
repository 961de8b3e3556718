import Lexicon
import Model

/// What nouns and adverbs of grammar mean in their clause (ところ, 間, ほう, うち, ほど, なかなか), and numbers behind 第 or the name
/// of an era. See ``JapaneseGrammarWords`` for the principle.
enum JapaneseNounGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        let (token, next) = (place.token, place.next)
        switch token.text {
        case "なかなか": return place.isNegative ? "(not) easily; (not) readily" : nil
        case "計" where next.map(JapanesePlace.isQuantity) ?? false: return "in total"
        default: break
        }
        guard let last = place.last else { return nil }
        if JapanesePlace.isQuantity(token), let told = number(token, after: last) { return told }
        var isAfterQuantity: Bool { JapanesePlace.isQuantity(last) || measures.contains(last.text) }
        switch token.text {
        case "そう":
            let isSaid = next.map { JapaneseParticleGlosses.copulas.contains($0.lemma) } ?? true
            return place.endsClause && isSaid ? "I hear that; they say that" : nil
        case "よう": return next?.text == "に" && last.partOfSpeech == .verb ? "so that; as (ように)" : nil
        case "ところ", "所": return moment(last, next)
        case "間", "あいだ": return span(last, next)
        case "ほう", "方": return last.text == "の" ? nil : better(last, place)
        case "うち", "内":
            guard next?.text == "に", last.partOfSpeech == .verb else { return nil }
            return last.text.hasSuffix("ない") ? "before (ないうちに: before it happens)" : "while (うちに)"
        case "ほど":
            if place.endsClause { return "to the extent that; so ... that" }
            if isAfterQuantity { return "about; around" }
            return place.isNegative ? "(not) as ... as (with a negative)" : nil
        case "余り", "あまり": return isAfterQuantity ? "more than; a little over" : nil
        case "程度", "くらい", "ぐらい": return isAfterQuantity ? "about; around" : nil
        case "ため", "為":
            return last.text == "の" || last.partOfSpeech == .verb ? "because of; for the sake of" : nil
        case "ご覧":
            return last.text.hasSuffix("て") || last.text.hasSuffix("で") ? nil : "to look; to see (polite)"
        default: return weekday(token, last, next)
        }
    }

    private static func number(_ token: Token, after last: Token) -> String? {
        if last.text == "第", let told = JapaneseQuantityGloss.of(token.text), told.first?.isNumber ?? false {
            return JapaneseQuantityGloss.ordinal(token.text, isOfAnEra: false)
        }
        if last.text.hasSuffix("度"), token.text.hasSuffix("分"), token.reading?.hasSuffix("ぶ") ?? false {
            return "tenths (of a degree)"
        }
        return eras.contains(last.text) ? JapaneseQuantityGloss.ordinal(token.text, isOfAnEra: true) : nil
    }

    /// ところ after a verb: 終わったところです, 出かけるところ, 食べているところ.
    private static func moment(_ last: Token, _ next: Token?) -> String? {
        guard last.partOfSpeech == .verb, next.map({ JapaneseParticleGlosses.copulas.contains($0.lemma) }) ?? true
        else {
            return nil
        }
        if last.text.hasSuffix("た") || last.text.hasSuffix("だ") { return "just (have just done: たところ)" }
        let isGoingOn = last.text.hasSuffix("ている") || last.text.hasSuffix("でいる")
        return isGoingOn ? "in the middle of (ているところ)" : "just about to (るところ)"
    }

    private static func span(_ last: Token, _ next: Token?) -> String? {
        let isTime = last.partOfSpeech == .verb || last.text == "の"
        guard isTime, next.map({ ["に", "、", "は", "も"].contains($0.text) }) ?? true else { return nil }
        return last.partOfSpeech == .verb ? "while; during" : "while; during; between"
    }

    /// 休んだほうがいい.
    private static func better(_ last: Token, _ place: JapanesePlace) -> String? {
        let isAdvice =
            place.next?.text == "が"
            && place.ahead.dropFirst().first.map { ["いい", "良い", "よい"].contains($0.lemma) } ?? false
        return isAdvice && place.endsClause ? "had better; should (ほうがいい)" : nil
    }

    /// A day of the week in brackets behind a date: 3月15日（金）.
    private static func weekday(_ token: Token, _ last: Token, _ next: Token?) -> String? {
        guard last.text == "（" || last.text == "(", let next, next.text == "）" || next.text == ")" else { return nil }
        return weekdays[token.text]
    }

    /// Measures that stand apart from their number: 0.5％.
    private static let measures: Set = ["％", "%", "パーセント", "メートル", "キロ", "グラム", "センチ", "トン", "リットル"]
    private static let weekdays = [
        "月": "Monday", "火": "Tuesday", "水": "Wednesday", "木": "Thursday", "金": "Friday", "土": "Saturday", "日": "Sunday",
    ]

    /// Names of eras that years are counted by, those since 1868 and the better known before.
    private static let eras: Set = [
        "明治", "大正", "昭和", "平成", "令和", "大化", "大宝", "和銅", "天平", "延暦", "保元", "平治", "治承", "承久", "建武", "文永", "弘安",
        "応仁", "天文", "弘治", "永禄", "元亀", "天正", "文禄", "慶長", "元和", "寛永", "慶安", "明暦", "寛文", "延宝", "貞享", "元禄", "宝永",
        "正徳", "享保", "宝暦", "明和", "安永", "天明", "寛政", "享和", "文化", "文政", "天保", "弘化", "嘉永", "安政", "万延", "文久", "元治",
        "慶応",
    ]
}
