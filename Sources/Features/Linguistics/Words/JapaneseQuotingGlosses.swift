import Grammar
import Model
import Morphology
import Phonology

/// What と and って do between their neighbours: they quote, join, compare, make adverbs and conditions. See
/// ``JapaneseGrammarWords`` for the principle.
enum JapaneseQuotingGlosses {
    /// と between nouns is left to the dictionary.
    static func to(_ place: JapanesePlace) -> String? {
        guard let next = place.next else { return nil }
        let quotes = "that (before what is thought or said)"
        if isTogether(place) { return "(とともに: together with; as)" }
        let isTopic = ["は", "も"].contains(next.text)
        let verb = isTopic ? place.ahead.dropFirst().first?.lemma ?? "" : next.lemma
        if let last = place.last {
            if JapanesePlace.isSurmise(last) { return quotes }
            // 過労とみられる, 最有力とされる.
            if JapanesePlace.isPassive(next), !isTopic, next.partOfSpeech == .verb,
                SayingVerbs.contains(next.lemma) || next.lemma == "する", !JapanesePlace.isPerson(last)
            {
                return quotes
            }
            if isManner(last, before: verb) { return "-ly (makes an adverb: ゆっくりと slowly)" }
            if last.text == "な", place.before(2).map({ $0.partOfSpeech == .verb && $0.text == $0.lemma }) ?? false {
                return quotes
            }
            let isSaid = place.ahead.contains { SayingVerbs.contains($0.lemma) }
            if isSaid || !["の", "、", "「", "『"].contains(next.text), last.text == "」" || last.text == "』" {
                return quotes
            }
            if isQuotedAtComma(place) { return quotes }
            if next.text == "の", place.endsClause { return quotes }
            if next.text == "の", last.kind.isWord, place.before(2)?.text != "と" { return "with" }
        }
        if SayingVerbs.alwaysQuotes(verb) { return quotes }
        if place.endsClause, let last = place.last {
            if next.lemma == "する", isVolitional(last) { return "(ようとする: to try to; to be about to)" }
            if next.lemma == "する" || isSaying(place) || ["は", "も", "か"].contains(next.text) { return quotes }
            if !isConditional(last) { return quotes }
            return next.partOfSpeech == .particle ? nil : "if; when (after a clause)"
        }
        if let last = place.last, last.partOfSpeech == .particle, finals.contains(last.text),
            place.before(2).map(JapanesePlace.isPredicate) ?? false
        {
            return quotes
        }
        if next.lemma == "なる" || next.lemma == "する" { return "as; into (となる, とする)" }
        guard let last = place.last else { return nil }
        if last.text == "何", next.partOfSpeech == .verb { return "(what it is called or how it is read)" }
        if ["一緒", "いっしょ", "一緒に", "いっしょに"].contains(next.text) { return "with" }
        guard JapanesePlace.isPerson(last), !JapanesePlace.isPerson(next) else { return nil }
        // 博多と仙台: of a name that no dictionary has, nobody can say whether it is a person’s.
        if last.kind == .name, next.gloss?.first?.isUppercase ?? false { return nil }
        // 友達と映画を見る: what is done together has a particle of its own.
        let isAction = place.ahead.dropFirst().first.map { ["を", "へ", "に", "で"].contains($0.text) } ?? false
        return next.partOfSpeech == .verb || next.partOfSpeech == .noun && isAction ? "with" : nil
    }

    /// Whether it is the と of とともに.
    static func isTogether(_ place: JapanesePlace) -> Bool {
        ["とも", "共"].contains(place.next?.text) && place.ahead.dropFirst().first?.text == "に"
    }

    /// Whether と makes an adverb of a word: mimetic words, and other adverbs in kana unless they are quoted themselves.
    private static func isManner(_ word: Token, before verb: String) -> Bool {
        let scalars = Array(word.text.unicodeScalars)
        guard word.kind.isWord, scalars.count > 1, scalars.allSatisfy(Kana.isKana) else { return false }
        if word.text.hasSuffix("っ") || word.text.hasSuffix("ッ") { return true }
        if SayingVerbs.alwaysQuotes(verb) || verb == "なる" {
            return word.partOfSpeech == .adverb && LiteralGloss.short(word.gloss ?? "").hasSuffix("ly")
        }
        let half = scalars.count / 2
        let isDoubled = scalars.count == 4 && scalars[..<half] == scalars[half...]
        return isDoubled || word.text == "やたら" || word.partOfSpeech == .adverb && scalars.count > 2
    }

    /// Whether と stands before a verb or a noun with する for what is said or thought, or before its manner: と心に誓う.
    private static func isSaying(_ place: JapanesePlace) -> Bool {
        guard let next = place.next else { return false }
        if SayingVerbs.contains(next.lemma) {
            return next.partOfSpeech == .verb || next.partOfSpeech == .noun
        }
        let rest = Array(place.ahead.prefix(3))
        // いいと堅く信じる.
        if rest.count > 1, rest[0].partOfSpeech == .adjective || rest[0].partOfSpeech == .adverb,
            SayingVerbs.contains(rest[1].lemma)
        {
            return true
        }
        guard rest.count > 2, ["に", "を", "で"].contains(rest[1].text), rest[0].kind.isWord else { return false }
        return SayingVerbs.contains(rest[2].lemma)
    }

    /// Whether と behind a comma or a stop takes up what was said before it: 「遅れるよ、と母に言われた」.
    private static func isQuotedAtComma(_ place: JapanesePlace) -> Bool {
        guard let sign = place.last, ["、", "。", "！", "？"].contains(sign.text), let end = place.before(2) else {
            return false
        }
        // うん、と彼は言った.
        if end.partOfSpeech == .interjection { return true }
        guard JapanesePlace.isPredicate(end) || finals.contains(end.text) else { return false }
        return place.ahead.contains { SayingVerbs.contains($0.lemma) }
    }

    /// Whether と after a form may be "if": after a dictionary form, ない, です and ます only, and after no request.
    private static func isConditional(_ word: Token) -> Bool {
        if ["ください", "下さい", "なさい"].contains(where: word.text.hasSuffix) { return false }
        if word.text == word.lemma { return word.lemma != "う" && word.lemma != "よう" }
        return conditionals.contains(where: word.text.hasSuffix)
    }

    /// Ends of forms before which と is "if", also 浸けておく and 食べちゃう.
    private static let conditionals = [
        "ない", "る", "ます", "です", "ません", "ておく", "でおく", "とく", "どく", "しまう", "ちゃう", "じゃう",
    ]

    /// Whether a verb says what one is going to do: 行こう.
    private static func isVolitional(_ word: Token) -> Bool {
        word.partOfSpeech == .verb && word.text != word.lemma && word.text.hasSuffix("う")
    }

    /// Particles that end a sentence which is quoted.
    private static let finals: Set = ["か", "よ", "ね", "な", "さ", "ぞ", "ぜ", "わ", "の", "かしら", "って"]

    // MARK: って

    static let emphatic = "(っての: said with impatience)"

    static func tte(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord else { return nil }
        if concedes(place, last) { return "even if (たって)" }
        // 彼って話がうまい is about him.
        let isNoun = last.partOfSpeech == .noun || last.partOfSpeech == .pronoun
        if let next = place.next, next.text == "こと" || next.text == "わけ" || !isNoun && named.contains(next.text) {
            return "that; called (という in conversation)"
        }
        guard let next = place.next, next.kind.isWord else {
            return place.endsClause ? "they say; I tell you (at the end)" : nil
        }
        let isClause = place.endsClause || last.text == "な"
        if next.text == "の", isClause, !(place.ahead.dropFirst().first?.kind.isWord ?? false) { return emphatic }
        if SayingVerbs.contains(next.lemma)
            || isClause && place.ahead.contains(where: { SayingVerbs.contains($0.lemma) })
        {
            return "that (と in conversation)"
        }
        return isNoun
            ? "as for; called (というのは in conversation)" : nil
    }

    /// いくら頼んだって, そんなこと言われたって、: what is done in vain.
    private static func concedes(_ place: JapanesePlace, _ last: Token) -> Bool {
        guard last.partOfSpeech == .verb, last.text.hasSuffix("た") || last.text.hasSuffix("だ"), let next = place.next,
            next.kind.isWord || next.text == "、", !place.ahead.contains(where: { SayingVerbs.contains($0.lemma) })
        else { return false }
        return place.behind.contains { vain.contains($0.text) }
    }

    private static let vain: Set = ["いくら", "どんなに", "どれだけ", "そんな", "いまさら", "今更", "今さら", "何", "誰", "どこ", "いつ"]
    /// What って behind a clause names, as という does: 行くって話.
    private static let named: Set = ["事", "話", "人", "やつ", "奴", "言葉", "意味", "感じ", "気"]
}
