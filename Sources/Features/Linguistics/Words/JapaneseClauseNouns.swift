import Model

/// What nouns of grammar mean behind a clause: 泳ぐことができる, 行くことになる, 辞めるよう迫られる, 相談した上で, 終わったところです, 休んだほうがいい.
/// See ``JapaneseGrammarWords`` for the principle.
enum JapaneseClauseNouns {
    /// こと with what follows it; nil where it is a thing or a matter.
    static func fact(_ place: JapanesePlace) -> String? {
        guard place.endsClause, let last = place.last else { return nil }
        if isInstruction(place, last) { return "(at the end: what one is told to do)" }
        guard let particle = place.next else { return nil }
        let word = place.ahead.dropFirst().first
        switch particle.text {
        case "が", "は", "も":
            guard let word else { return nil }
            if word.lemma == "できる" || word.lemma == "出来る" { return "(ことができる: can)" }
            guard word.lemma == "ある" || word.lemma == "ない", last.partOfSpeech == .verb else { return nil }
            let isPast = last.text.hasSuffix("た") || last.text.hasSuffix("だ")
            if isPast {
                // 困ったことがあったら: if there is anything.
                return conditions.contains(where: word.text.hasSuffix) ? nil : "experience (たことがある: have done)"
            }
            // 急ぐことはない: there is no need to.
            if particle.text == "は", word.lemma == "ない" { return "need (ことはない: need not)" }
            return word.lemma == "ある" && !JapanesePlace.isNegated(word) ? "occasion (ことがある: sometimes)" : nil
        case "に":
            if word?.lemma == "なる" { return "(ことになる: it is decided; it turns out)" }
            return word?.lemma == "する" ? "(ことにする: to decide to)" : nil
        case "か":
            guard word == nil, place.behind.contains(where: { degrees.contains($0.text) }) else { return nil }
            return "(ことか: how ...!)"
        default: return nil
        }
    }

    /// Whether it ends a rule or a notice: 必ず鍵をかけること。 In 夢は医者になること。 it is what is spoken of.
    private static func isInstruction(_ place: JapanesePlace, _ last: Token) -> Bool {
        guard last.partOfSpeech == .verb, last.text == last.lemma || last.text.hasSuffix("ない") else { return false }
        if let next = place.next, next.text != "。" { return false }
        return !place.behind.contains { $0.text == "は" || $0.text == "が" } || last.text.hasSuffix("ない")
    }

    private static let conditions = ["ば", "たら"]
    private static let degrees: Set = ["どれほど", "どれだけ", "どんなに", "いかに", "なんと", "何度", "いくら"]

    /// よう before に, and where に is left out: 辞めるよう迫られる, お待ちくださいますよう、お願いします.
    static func purpose(_ place: JapanesePlace, _ last: Token) -> String? {
        guard last.partOfSpeech == .verb else { return nil }
        if place.next?.text == "に" { return "so that; as (ように)" }
        guard let next = place.next else { return nil }
        let isAsked = !next.kind.isWord && (last.text.hasSuffix("ます") || last.text.hasSuffix("ません"))
        let isBare = next.partOfSpeech == .verb || next.partOfSpeech == .noun
        return isAsked || isBare && JapanesePlace.isPredicate(last) ? "so that; to (ように)" : nil
    }

    /// 上 behind what is done first, or what is so besides: ご確認のうえ、, 相談した上で, 安いうえに. 机の上に is a place.
    static func upon(_ place: JapanesePlace, _ last: Token) -> String? {
        guard let next = place.next else { return nil }
        if last.text == "の" {
            guard let done = place.before(2), next.kind.isWord ? next.text == "で" || next.text == "ご" : next.text == "、"
            else { return nil }
            let isCourteous = done.text.hasPrefix("ご") || place.before(3)?.text == "ご"
            return isCourteous || decisions.contains(done.text) ? "after; upon (のうえ)" : nil
        }
        if last.partOfSpeech == .verb, last.text.hasSuffix("た") || last.text.hasSuffix("だ") {
            return next.text == "で" || next.text == "、" ? "after; upon (たうえで)" : nil
        }
        guard next.text == "に" || next.text == "、" else {
            return JapanesePlace.isPlainVerb(last) && next.text == "で" ? "in; when it comes to (うえで)" : nil
        }
        let isSoBesides = last.partOfSpeech == .adjective && last.text.hasSuffix("い")
        return isSoBesides ? "besides; on top of that (うえに)" : nil
    }

    private static let decisions: Set = [
        "確認", "相談", "検討", "承知", "了承", "合意", "協議", "納得", "記入", "持参", "予約", "同意", "審査", "署名", "覚悟", "調査", "熟慮", "討議",
        "面接", "抽選", "許可", "了解", "理解", "登録", "申請", "比較", "設定", "選択",
    ]

    /// もん for もの: a thing that is spoken of, or at the end a reason. 回し者 and the like are words of their own.
    static func thing(_ place: JapanesePlace) -> String? {
        guard let last = place.last,
            last.text == "な" || last.text == "の" || last.partOfSpeech == .determiner || JapanesePlace.isPredicate(last)
        else { return nil }
        let isEnd = place.next.map { !$0.kind.isWord || $0.text == "ね" || $0.text == "な" } ?? true
        return isEnd ? "because; you see (at the end)" : "thing (もの in conversation)"
    }

    /// ところ, where it is no place.
    static func moment(_ place: JapanesePlace, _ last: Token) -> String? {
        obliged(place, last) ?? moment(last, place.next)
    }

    /// お忙しいところすみません: what somebody is troubled in.
    private static func obliged(_ place: JapanesePlace, _ last: Token) -> String? {
        guard let word = place.ahead.first(where: { $0.partOfSpeech != .particle }),
            JapanesePlace.isThanks(word),
            last.text == "の" || last.partOfSpeech == .adjective || last.partOfSpeech == .verb
        else { return nil }
        return "(just) when one is (ところ: said with thanks or excuses)"
    }

    /// ところ after a verb: 終わったところです, 出かけるところ, 食べているところ.
    private static func moment(_ last: Token, _ next: Token?) -> String? {
        let isPast = last.partOfSpeech == .verb && (last.text.hasSuffix("た") || last.text.hasSuffix("だ"))
        if isPast, next?.text == "、" { return "when; upon (たところ)" }
        guard last.partOfSpeech == .verb, next.map({ JapaneseParticleGlosses.copulas.contains($0.lemma) }) ?? true
        else {
            return nil
        }
        if isPast { return "just (have just done: たところ)" }
        let isGoingOn = last.text.hasSuffix("ている") || last.text.hasSuffix("でいる")
        return isGoingOn ? "in the middle of (ているところ)" : "just about to (るところ)"
    }

    /// 間 behind a clause or a noun: 寝ている間に, 夏の間, 友人の間で.
    static func span(_ last: Token, _ next: Token?) -> String? {
        let isTime = last.partOfSpeech == .verb || last.text == "の"
        if last.text == "の", next?.text == "で" { return "among; between" }
        guard isTime, next.map({ ["に", "、", "は", "も"].contains($0.text) }) ?? true else { return nil }
        return last.partOfSpeech == .verb ? "while; during" : "while; during; between"
    }

    /// 休んだほうがいい.
    static func better(_ last: Token, _ place: JapanesePlace) -> String? {
        let isAdvice =
            place.next?.text == "が"
            && place.ahead.dropFirst().first.map { ["いい", "良い", "よい"].contains($0.lemma) } ?? false
        return isAdvice && place.endsClause ? "had better; should (ほうがいい)" : nil
    }
}
