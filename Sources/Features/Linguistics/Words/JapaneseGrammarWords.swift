import Lexicon
import Model

/// What particles and other words of grammar mean between their neighbours: と is "and" between nouns, "if; when" after a clause
/// and "that" before what is said; が after a clause is "but".
///
/// Principle: the main functions that textbooks for the first two years teach one by one, where the words beside the particle
/// tell them apart. Elsewhere the dictionary's meaning stays.
enum JapaneseGrammarWords {
    /// The meaning of the word at a place among the tokens of its text; nil if its neighbours tell nothing.
    static func gloss(of index: Int, in tokens: [Token]) -> String? {
        let place = JapanesePlace(index, tokens)
        if let particle = JapaneseParticleGlosses.gloss(at: place) { return particle }
        if let noun = JapaneseNounGlosses.gloss(at: place) { return noun }
        let (token, next) = (place.token, place.next)
        if token.text == "じゃ", next.map({ $0.lemma == "ない" || $0.lemma == "ある" }) ?? false {
            return "(with ない, ありません: is not)"
        }
        if token.text == "な" { return sentenceEnd(place) }
        guard let last = place.last else { return nil }
        if ["わあ", "わぁ", "なあ", "なぁ"].contains(token.text), place.endsClause || last.partOfSpeech == .adjective {
            return "(at the end: shows feeling)"
        }
        if last.partOfSpeech == .verb, JapanesePlace.isStem(last), let told = secondHalves[token.lemma] { return told }
        if let told = JapaneseGoalGlosses.relation(of: place) { return told }
        if last.text == "と", let told = quoted(token, place) { return told }
        if token.text == "なる", isFormalNa(last, next) { return "(joins it to the noun behind it: formal な)" }
        switch token.lemma {
        case "なる" where last.text == "に" && isHonorific(place): return "(お ... になる: honorific of what is before it)"
        case "なる", "ならない", "なりません", "いける", "いけない", "いけません":
            return JapanesePlace.isNegated(token) ? forbidden(place, after: last) : nil
        case "やすい" where last.partOfSpeech == .particle: return "cheap; inexpensive"
        case "いく" where ["うまく", "上手く", "順調に", "思うように"].contains(last.text):
            return "to go; to turn out (うまくいく)"
        case "いく" where ["は", "も", "に"].contains(last.text) && isWithoutChoice(place):
            return "cannot very well; it will not do (わけにはいかない)"
        case "済む", "すむ":
            if ["ないで", "ずに", "なくて"].contains(where: last.text.hasSuffix) { return "to get by (without: ないで済む)" }
            return last.text == "で" ? "to be enough; to get off with (で済む)" : nil
        case "済ませる", "すませる": return last.text == "で" ? "to make do with (で済ませる)" : nil
        case "ほしい", "欲しい": return isTe(last) ? "to want (somebody) to (てほしい)" : nil
        case "怒る", "おこる": return JapanesePlace.isPassive(token) ? "to be angry with; to scold" : nil
        case "でしょう": return next?.text == "か" ? "(でしょうか: asks politely)" : "probably; I think; right?"
        case "ある" where last.text == "つつ": return "to be in the process of (つつある)"
        case "いく", "行く": return isTe(last) && token.text.first != "行" ? going : nil
        case "くる", "来る": return isTe(last) && token.text.first != "来" ? coming : nil
        case "まいる" where isTe(last): return "to go on -ing; to come to (humble for ていく, てくる)"
        case "くれる", "もらう", "もらえる", "あげる", "やる": return isTe(last) ? favours[token.lemma] : nil
        case "なれる" where last.text == "に" && isHonorific(place): return "can (お ... になれる: honorific)"
        case "なれる" where isPotential(place): return "to be able to become (になれる)"
        case "決まる", "きまる":
            let isOpinion = last.text == "に" && (place.before(2).map(isPlainClause) ?? false)
            return isOpinion && (token.text.hasPrefix("決まって") || token.text.hasPrefix("きまって"))
                ? "is bound to; surely (に決まっている)" : nil
        case "ない" where last.text == "も" && place.before(2)?.text == "で" && token.partOfSpeech != .verb:
            return "not (でもない: is not ... either)"
        case "ない" where ["に", "も"].contains(last.text):
            return place.before(2).map(JapanesePlace.looks) ?? false ? "is not likely to (そうにない)" : nil
        case "もつ", "持つ", "おく", "置く", "問う", "とう": return last.text == "を" ? afterObject(place) : nil
        case "いる" where last.text == "は" && token.text.hasPrefix("いられ") && JapanesePlace.isNegated(token):
            return place.isAfterNegative(2) || place.isAfterNegative(3)
                ? "cannot help -ing (ずにはいられない)" : "cannot go on so (ではいられない)"
        case "だ", "です", "である": return copula(place)
        case "や" where token.partOfSpeech == .auxiliary: return western(place)
        case "くんない" where last.partOfSpeech == .verb: return "won’t you (for くれない)"
        case "みる" where !last.text.hasSuffix("て") && !last.text.hasSuffix("で"):
            return "to see; to look at; to watch"
        case "ながら" where last.partOfSpeech == .noun || last.partOfSpeech == .adjective: return "although; while being"
        case "けん" where place.endsClause: return "because; so (dialect for から)"
        case "なんて" where last.kind.isWord: return "things like; the idea that (shows surprise or contempt)"
        case "できる", "出来る":
            guard place.before(2)?.partOfSpeech == .noun else { return nil }
            // 近所にできた店.
            if last.text == "に", token.text.hasSuffix("た"), !token.text.contains("な") {
                return "to be built; to come into being"
            }
            return last.text == "で" ? "to be made (of: でできる)" : nil
        case "ござる" where last.text == "ありがとう", "ございます" where last.text == "ありがとう": return "(makes ありがとう polite)"
        case "ござる", "ございます":
            let isCopula = last.text == "で" && place.before(2)?.kind != .punctuation
            return isCopula ? "to be (でございます: polite for です)" : nil
        case "いただきます", "いただく":
            return isTe(last) || isCourteous(last, place) ? "to humbly have something done (ていただく)" : nil
        case "いただける", "頂ける":
            return isTe(last) || isCourteous(last, place) ? "to be able to have something done (humble)" : nil
        case "くださる", "下さる",
            "くださいます" where token.text != "ください" && token.text != "下さい":
            return isTe(last) || isCourteous(last, place) ? "(to do it) for me or us (honorific for くれる)" : nil
        case "申し上げる", "申しあげる":
            return isCourteous(last, place) ? "to do (humble: お願い申し上げる)" : nil
        case "聞く" where last.text == "に": return place.before(2).map(JapanesePlace.isPerson) ?? false ? "to ask" : nil
        case "よる" where last.text == "に" && token.text == "よる" && next?.partOfSpeech == .noun:
            return "by; through (による)"
        case "受ける" where last.text == "を" && ["受け", "受けて"].contains(token.text) && next?.text == "、":
            return place.before(2).map { events.contains($0.text) } ?? false ? "in response to; following" : nil
        case "あかん" where last.partOfSpeech == .verb && last.text.hasSuffix("な") && last.text != last.lemma:
            return "must; have to (なあかん: Kansai dialect for なければならない)"
        case "弾ける" where token.reading?.hasPrefix("ひ") ?? false: return "can play (an instrument)"
        case "たがる": return "to want to (said of others)"
        case "ち" where last.text == "さん" || last.text == "ん": return "house; home"
        default: return nil
        }
    }

    /// What a verb behind と says of the clause before it: とみられる, とされる, だとして.
    private static func quoted(_ verb: Token, _ place: JapanesePlace) -> String? {
        guard verb.partOfSpeech == .verb else { return nil }
        if JapanesePlace.isPassive(verb), let told = opinions[verb.lemma] { return told }
        guard place.isQuoted(1) else { return nil }
        switch verb.lemma {
        case "いう" where verb.text == "いう" && !(place.next?.kind.isWord ?? false):
            return "they say; it is said (という at the end)"
        case "みる", "見る": return "to think; to take it (とみる)"
        case "する":
            let end = place.before(2)
            if end.map({ $0.text.hasSuffix("う") && $0.text != $0.lemma }) ?? false { return nil }
            return verb.text == "して" || verb.text == "し" ? "saying that; on the grounds that (として)" : nil
        default: return nil
        }
    }

    /// What verbs in the passive say behind と: that so it is thought or said.
    private static let opinions = [
        "みる": "is thought to (とみられる)", "見る": "is thought to (とみられる)", "する": "is said to be; is regarded as (とされる)",
        "いう": "is said to (といわれる)", "言う": "is said to (といわれる)", "思う": "seems; is thought to (と思われる)",
        "考える": "is thought to (と考えられる)", "見込む": "is expected to (と見込まれる)",
    ]

    /// ならない and いけない: what must or must not be done, what cannot be helped, and what does not become so.
    private static func forbidden(_ place: JapanesePlace, after last: Token) -> String? {
        if mustBefore.contains(where: last.text.hasSuffix) { return "must; have to (なければならない)" }
        let before = place.before(2)
        let isTe = last.text.hasSuffix("て") || last.text.hasSuffix("で")
        if last.partOfSpeech == .verb, last.text.hasSuffix("ちゃ") || last.text.hasSuffix("じゃ") {
            return "must not; may not (ちゃいけない)"
        }
        if last.text == "は", before.map({ $0.text.hasSuffix("て") || $0.text.hasSuffix("で") }) ?? false {
            return "must not; may not (てはいけない)"
        }
        guard place.token.text.hasPrefix("なら") || place.token.text.hasPrefix("なり") else { return nil }
        if last.text == "に", before?.text == "話" { return "to be out of the question (話にならない)" }
        if last.text == "に", before?.text == "言葉" || before?.text == "声" { return "to be beyond (words: 言葉にならない)" }
        if last.text == "に", before?.text == "気" { return "not to bother; not to make one curious (気にならない)" }
        return isTe ? "cannot help (feeling so: てならない)" : "not to become; not to turn out (ならない)"
    }

    private static let going = "to go on -ing; ... and go; away (ていく)"
    /// What verbs of giving mean behind て.
    private static let favours = [
        "くれる": "(to do it) for me or us (てくれる)", "もらう": "to have somebody do it (てもらう)",
        "もらえる": "to be able to have somebody do it (てもらえる)", "あげる": "(to do it) for somebody (てあげる)",
        "やる": "(to do it) for somebody, or to spite them (てやる)",
    ]
    private static let coming = "to come to; to begin -ing; ... and come (てくる)"

    private static func isTe(_ word: Token) -> Bool {
        word.partOfSpeech == .verb && (word.text.hasSuffix("て") || word.text.hasSuffix("で"))
    }

    /// Whether a noun with ご or お stands before いただく: ご確認いただく, ご利用いただく; お茶をいただく is to have tea.
    private static func isCourteous(_ last: Token, _ place: JapanesePlace) -> Bool {
        guard last.kind.isWord, last.partOfSpeech == .noun || last.partOfSpeech == .verb else { return false }
        return ["お", "ご", "御"].contains(place.before(2)?.text) || last.text.hasPrefix("ご") || asked.contains(last.text)
    }

    /// The same where お is a part of the noun.
    private static let asked: Set = ["お願い", "お知らせ", "お詫び", "お待ち", "お伝え", "お答え", "お礼", "お祝い", "お悔やみ", "お見舞い", "お断り"]

    /// Whether the いく of わけにはいかない stands here.
    private static func isWithoutChoice(_ place: JapanesePlace) -> Bool {
        guard JapanesePlace.isNegated(place.token) else { return false }
        let noun = place.last?.text == "に" ? place.before(2) : place.before(2)?.text == "に" ? place.before(3) : nil
        return noun?.text == "わけ" || noun?.text == "訳"
    }

    /// 多大なるご支援, 静かなる人: なる behind what な joins to a noun.
    private static func isFormalNa(_ last: Token, _ next: Token?) -> Bool {
        guard last.partOfSpeech == .adjective, !last.text.hasSuffix("く"), let next else { return false }
        return next.partOfSpeech == .noun || next.partOfSpeech == .prefix
    }

    /// Whether なる is a part of お ... になる.
    private static func isHonorific(_ place: JapanesePlace) -> Bool {
        place.beforeLast.map(JapaneseGoalGlosses.isHonorific) ?? false
    }

    /// What a verb behind を means that is a part of a particle: をもって, をおいてほかに, を問わず.
    private static func afterObject(_ place: JapanesePlace) -> String? {
        switch place.token.text {
        case "もって":
            let isDate = place.before(2).map { dates.contains(where: $0.text.hasSuffix) } ?? false
            return isDate ? "as of; with (をもって: formal)" : nil
        case "おいて":
            let excepts = place.next.map { ["ほか", "他"].contains($0.text) } ?? false
            return excepts ? "other than; except (をおいてほかに)" : nil
        case "問わず", "とわず": return "regardless of (を問わず)"
        default: return nil
        }
    }

    /// Whether なれる is what なる can be: 医者になれる, 好きにはなれない. 生活になれる is to get used to it.
    private static func isPotential(_ place: JapanesePlace) -> Bool {
        let count = ["は", "も"].contains(place.last?.text) ? 2 : 1
        guard place.before(count)?.text == "に", let what = place.before(count + 1) else { return false }
        return what.partOfSpeech == .adjective || JapanesePlace.isPerson(what)
    }

    /// Whether a word may end a clause in plain speech: 来る, 来た, 高い.
    private static func isPlainClause(_ word: Token) -> Bool {
        (word.partOfSpeech == .verb || word.partOfSpeech == .adjective) && JapanesePlace.isPredicate(word)
    }

    /// Ends of words for when or with what something ends: 三月末をもって, 本日をもって, 以上をもって.
    private static let dates = ["日", "月", "末", "年", "年度", "限り", "以上", "今回"]

    /// Forms of や, which is だ in the west of Japan.
    private static func western(_ place: JapanesePlace) -> String {
        switch place.token.text {
        case "やろ", "やろう": "probably; right? (dialect for だろう)"
        case "やった": "was; were (dialect for だった)"
        default: "is; be (dialect for だ)"
        }
    }

    /// Forms of だ and です that say more than "is".
    private static func copula(_ place: JapanesePlace) -> String? {
        // 寝てんだ is 寝ているんだ.
        if let last = place.last, last.partOfSpeech == .verb, last.text.hasSuffix("てん") || last.text.hasSuffix("でん") {
            return "(んだ: it is that ...)"
        }
        return switch place.token.text {
        case "だろう", "だろ", "でしょう", "でしょ": "probably; I think; right?"
        case "だった", "でした", "であった", "でありました": "was; were"
        case "だったら", "でしたら", "なら", "ならば", "であったら", "であれば": "if (it is)"
        case "だったり": "is sometimes"
        case "だっ": nil
        default: nil
        }
    }

    /// な before ので and のに, at the end of a sentence, and before a noun.
    private static func sentenceEnd(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord else { return nil }
        let forbids = last.partOfSpeech == .verb && last.text == last.lemma
        let next = place.next.flatMap { $0.kind.isWord ? $0 : nil }
        if let next, next.text != "よ" {
            if ["ので", "のに", "の", "ん"].contains(next.text) { return "(is: before ので, のに and の)" }
            if forbids, ["と", "って", "っての", "ね", "や"].contains(next.text) { return prohibition }
            // 心配な人, 夢のような話.
            let joins = last.partOfSpeech == .adjective || last.partOfSpeech == .noun && next.partOfSpeech == .noun
            return joins ? "(joins it to the noun behind it)" : nil
        }
        if forbids { return prohibition }
        // 夢のような、長い話.
        if place.next?.text == "、", last.text == "よう" || last.text == "みたい" || last.partOfSpeech == .adjective {
            return "(joins it to the noun behind it)"
        }
        if last.partOfSpeech == .verb, JapanesePlace.isStem(last) {
            return "(a soft command: short for なさい)"
        }
        return "right?; I wonder (at the end)"
    }

    private static let prohibition = "don't (after a verb: forbids)"

    /// What a verb means behind the stem of another: 使い切る is to use up. For those that no dictionary has as one word.
    static let secondHalves = [
        "きる": "completely; to the end", "切る": "completely; to the end", "きれる": "to be able to do completely",
        "切れる": "to be able to do completely", "直す": "again; over (to do again)", "なおす": "again; over (to do again)",
        "出す": "to begin to; out", "だす": "to begin to; out", "出せる": "can begin to; out", "かける": "to be about to; half",
        "終える": "to finish -ing", "終わる": "to finish -ing", "終わり": "to finish -ing", "続ける": "to go on -ing",
        "忘れる": "to forget to", "合う": "each other", "慣れる": "to be used to -ing", "まくる": "(to do) again and again",
        "そびれる": "to miss the chance to", "そこなう": "to fail to", "損なう": "to fail to", "損ねる": "to fail to",
        "尽くす": "to the last; all", "抜く": "through to the end", "かねる": "to be unable to", "かねない": "may well (do)",
        "得る": "can; may", "うる": "can; may", "込む": "into; thoroughly",
    ]
    /// What something is done in response to: 増加を受け.
    private static let events: Set = [
        "増加", "減少", "高騰", "上昇", "下落", "低下", "発表", "報告", "報道", "結果", "要請", "判決", "決定", "事件", "事故", "地震", "声",
        "指摘", "批判", "改正", "拡大", "悪化", "こと", "流れ",
    ]

    private static let mustBefore = ["なければ", "なくては", "なきゃ", "なくちゃ", "ねば"]
}
