import Model

/// What nouns and adverbs of grammar mean in their clause (うち, ほど, なかなか). Those behind a clause are in
/// ``JapaneseClauseNouns``, measures and days in ``JapaneseMeasureGlosses``. See ``JapaneseGrammarWords`` for the
/// principle.
enum JapaneseNounGlosses {
    static func gloss(at place: JapanesePlace) -> String? {
        let (token, next) = (place.token, place.next)
        switch token.text {
        case "しんと", "しいんと", "しーんと", "シンと", "シーンと", "シインと":
            return token.partOfSpeech == .adverb ? "hushed; silent" : nil
        case "にちがいない", "に違いありません", "にちがいありません": return "must be; there is no doubt that"
        case "とのこと": return "it is said that; I hear that (とのこと)"
        case "なんと", "何と":
            let isNews = next.map(JapanesePlace.isQuantity) ?? false || next?.text == "、"
            return isNews ? "believe it or not; to my surprise" : nil
        case "例" where next?.text == "の" && isKnown(place): return "the one in question; the usual (例の)"
        case "うまく", "上手く": return "well; skilfully"
        case "早く", "はやく": return "early; soon; quickly"
        case "遅く", "おそく": return "late; slowly"
        case "危うく", "あやうく": return "almost; nearly"
        case "引き続き", "ひきつづき":
            return place.last?.text == "に" ? "following; after (に引き続き)" : "continuously; still"
        case "ねえ", "ねぇ", "ねー":
            let begins = place.last.map { !$0.kind.isWord && $0.text != "、" } ?? true
            return begins ? "hey; listen (calls for attention)" : nil
        case "あまり" where next?.text == "の":
            let counts = place.last.map(JapaneseMeasureGlosses.isCounted) ?? false
            if !counts { return "too much; such great (あまりの)" }
        case "割", "わり":
            let isCompared = place.endsClause || place.last.map { $0.text == "の" || $0.text == "な" } ?? false
            return isCompared && next?.text == "に" ? "for; considering (の割に)" : nil
        case "こと" where place.last?.text == "の" && place.before(2)?.text == "と" && next?.text == "で":
            return "(とのこと: I hear that)"
        case "とも", "共":
            if place.last?.text == "と", next?.text == "に" { return "together with; along with; as (とともに)" }
        case "いずれ", "何れ":
            if next?.text == "も" { return "all of them; each (いずれも)" }
            if next?.text == "か" || next?.text == "の" { return "which; one of them" }
        case "おそれ", "恐れ":
            let isThere = place.ahead.dropFirst().first.map { $0.lemma == "ある" || $0.lemma == "ない" } ?? false
            if isThere, next.map({ ["が", "は", "も", "の"].contains($0.text) }) ?? false {
                return "risk; danger (おそれがある)"
            }
        case "せい" where next?.text == "の":
            if place.ahead.dropFirst().first.map({ $0.lemma == "高い" || $0.lemma == "低い" }) ?? false {
                return "height; stature (せいの高い: tall)"
            }
        case "どころ" where next.map { ["か", "で", "では", "じゃ"].contains($0.text) } ?? false:
            return "far from; out of the question (どころか, どころではない)"
        case "やむなく": return "having no choice; reluctantly"
        case "気" where next?.text == "が" || next?.text == "は":
            if place.ahead.dropFirst().first?.lemma == "する" { return "feeling (気がする)" }
        case "わけ", "訳": if isWithoutChoice(place) { return "(わけにはいかない: cannot very well)" }
        case "あの" where next.map { calling.contains($0.text) } ?? false: return "er; I say (calls for attention)"
        case "さらに", "更に":
            if next?.partOfSpeech == .adjective { return "even more; still more" }
        case "もう" where next.map(JapaneseMeasureGlosses.isOther) ?? false: return "another; the other; more"
        case "一回り", "ひと回り", "ひとまわり":
            if next?.partOfSpeech == .adjective || next?.text == "も" { return "a size; clearly (larger or smaller)" }
        case "先" where place.last == nil && next?.text == "に":
            if place.ahead.dropFirst().first?.partOfSpeech == .verb { return "first; ahead of others (先に)" }
        case "一段と": return "more; much more; all the more"
        case "ええ" where next.map { kansai.contains($0.text) } ?? false: return "good (dialect for いい)"
        case "幸い" where place.last.map { $0.text == "と" || $0.text.hasSuffix("ば") } ?? false:
            return "(I would be) glad; grateful"
        case "もん": return JapaneseClauseNouns.thing(place)
        case "誰も", "だれも": return place.isNegative ? "nobody; no one (with a negative)" : nil
        case "なかなか": return place.isNegative ? "(not) easily; (not) readily" : nil
        case "計" where next.map(JapanesePlace.isQuantity) ?? false: return "in total"
        case "あと" where next.map(JapanesePlace.isQuantity) ?? false: return "more; left (あと二週間: two weeks left)"
        case "前" where next?.text == "の" && !(place.last.map(JapanesePlace.isQuantity) ?? false):
            if place.ahead.dropFirst().first.map({ periods.contains($0.text) }) ?? false { return "previous; last" }
        case "ご覧":
            let isTe = place.last.map { $0.text.hasSuffix("て") || $0.text.hasSuffix("で") } ?? false
            if !isTe || next?.text == "に" { return "to look; to see (honorific)" }
        case "うち" where next?.text == "の" && (place.last.map { isTopic($0) } ?? true):
            let owned = place.ahead.dropFirst().first
            return owned.map { aroundHouse.contains($0.text) } ?? true ? nil : "our; my (うちの)"
        case "元" where next?.partOfSpeech == .noun && place.last?.text != "お": return "former; ex-"
        case "筆頭" where next?.partOfSpeech == .noun: return "leading; first on the list"
        case "よく" where token.partOfSpeech == .adverb: return well(place)
        case "まさか" where next?.text != "の": return "surely not; impossible"
        case "そろそろ" where next?.text == "と": return "slowly; step by step"
        case "甲" where place.ahead.contains { $0.text == "乙" } || place.behind.contains { $0.text == "乙" }:
            return "Party A (in a contract)"
        case "乙" where place.ahead.contains { $0.text == "甲" } || place.behind.contains { $0.text == "甲" }:
            return "Party B (in a contract)"
        case "マーク" where place.last?.text == "を" && next?.lemma == "する": return "marking; recording (a time, a score)"
        case "こと", "事": if let told = JapaneseClauseNouns.fact(place) { return told }
        case "どうも" where next?.kind.isWord ?? false:
            return place.ahead.contains(where: JapanesePlace.isThanks)
                ? nil : "somehow; it seems; (not) at all"
        case "さっぱり" where place.isNegative: return "(not) at all (with a negative)"
        case "ただ" where next?.kind.isWord ?? false:
            return place.ahead.contains { ["だけ", "のみ", "ばかり"].contains($0.text) } ? "only; just" : nil
        case "ひと" where next?.partOfSpeech == .noun && next?.start == token.end:
            let isSomebody = place.last.map { $0.partOfSpeech == .determiner || $0.partOfSpeech == .verb } ?? false
            return isSomebody ? nil : "one; a bit of (ひと工夫: a little ingenuity)"
        case "一見" where next?.text == "の" && token.reading == "いっけん": return "a look; a glance"
        case "日中" where next.map { betweenStates.contains($0.text) } ?? false: return "Japan and China"
        default:
            if let told = JapaneseCompany.gloss(at: place) { return told }
        }
        guard let last = place.last else { return nil }
        if JapanesePlace.isQuantity(token), let told = JapaneseMeasureGlosses.number(place, after: last) { return told }
        var isAfterQuantity: Bool { JapaneseMeasureGlosses.isCounted(last) }
        switch token.text {
        case "月" where JapaneseMeasureGlosses.isMonth(last, place): return "month"
        case "前":
            if last.partOfSpeech == .verb, last.text == last.lemma { return "before" }
            if JapanesePlace.isQuantity(last) { return "ago; before" }
            return nil
        case "下" where JapanesePlace.isQuantity(last): return "younger; below"
        case "上" where JapanesePlace.isQuantity(last): return "older; above"
        case "上", "うえ": return JapaneseClauseNouns.upon(place, last)
        case "時" where token.reading == "じ" && last.partOfSpeech == .noun && last.end == token.start:
            return JapanesePlace.isQuantity(last) ? nil : "time of; when (混雑時: when it is crowded)"
        case "末" where token.reading == "すえ":
            let isTime = last.text == "の" && place.before(2).map(JapaneseGoalGlosses.isTime) ?? false
            let isEnd = next.map { $0.text == "、" || $0.text == "に" } ?? false
            let isBehind = last.text == "の" || JapanesePlace.isPlainVerb(last)
            return isEnd && !isTime && isBehind ? "after; at the end of (の末)" : nil
        case "見込み" where JapanesePlace.isPlainVerb(last):
            return next.map { JapaneseParticleGlosses.copulas.contains($0.lemma) } ?? true
                ? "(it is) expected (見込みだ)" : nil
        case "いかん", "如何":
            let isDepending = next.map { ["に", "によって", "で", "により", "による"].contains($0.text) } ?? false
            return last.text == "の" && isDepending ? "how it is; circumstances (いかん)" : nil
        case "裏" where JapaneseMeasureGlosses.isInning(last, place): return "bottom (of an inning)"
        case "表" where JapaneseMeasureGlosses.isInning(last, place): return "top (of an inning)"
        case "台" where last.text.hasSuffix("円") || last.text.hasSuffix("歳"): return "level; range (百円台: 100 to 199 yen)"
        case "強", "弱":
            guard place.behind.contains(where: { $0.text == "震度" }) else { return nil }
            return token.text == "強" ? "upper (of two grades)" : "lower (of two grades)"
        case "先" where next?.text == "に" && isFree(last, place): return "first; ahead of others (先に)"
        case "通り", "とおり": return isManner(last, place) ? "(その通り: just so; like that)" : nil
        case "機" where last.text == "を" && next?.text == "に": return "occasion; chance (を機に)"
        case "一方" where last.partOfSpeech == .verb && last.text == last.lemma:
            let isCopula = next.map { JapaneseParticleGlosses.copulas.contains($0.lemma) && $0.text != "で" } ?? true
            return isCopula ? "more and more; only (る一方だ)" : "while; on the other hand"
        case "あまり" where JapanesePlace.isPlainVerb(last) && (next?.text == "、" || next?.text == "に"):
            return "so much that; out of too much (るあまり)"
        case "ところ" where next?.text == "へ" && JapanesePlace.isPlainVerb(last): return "just when (ところへ)"
        case "なか" where JapanesePlace.isPlainVerb(last): return "amid; while; among"
        case "はじめ" where last.text == "を" && token.partOfSpeech == .noun:
            return place.before(2).map(JapanesePlace.isPerson) ?? false ? "including; starting with (をはじめ)" : nil
        case "気味" where [.noun, .verb].contains(last.partOfSpeech): return "-ish; a touch of (風邪気味)"
        case "越し" where last.text == "お": return "coming; going (お越し: honorific)"
        case "中" where next?.text == "に" && deadlines.contains(last.text): return "by the end of; within (中に)"
        case "中" where last.partOfSpeech == .verb || last.partOfSpeech == .adjective && last.text.hasSuffix("い"):
            return "in the middle of; while"
        case "大" where ["一口", "等身", "原寸", "実物"].contains(last.text): return "-sized"
        case "間もなく" where last.partOfSpeech == .verb: return "without even the time to"
        case "もの":
            if last.text == "という", place.before(2)?.text == "から" { return "(てからというもの: ever since)" }
            if next?.text == "と", place.ahead.dropFirst().first?.lemma == "する", place.endsClause {
                return "(ものとする: shall)"
            }
            let isCopula = next.map { JapaneseParticleGlosses.copulas.contains($0.lemma) } ?? false
            let isPast = last.partOfSpeech == .verb && (last.text.hasSuffix("た") || last.text.hasSuffix("だ"))
            return isCopula && isPast && place.behind.contains { habitual.contains($0.text) } ? "(used to: たものだ)" : nil
        case "次第" where last.text != "の":
            let isVerb = last.partOfSpeech == .verb || last.partOfSpeech == .noun
            return isVerb && JapanesePlace.endsLikeStem(last.text) ? "as soon as" : "depending on"
        case "ばかり", "ばっかり":
            let isPast = last.partOfSpeech == .verb && (last.text.hasSuffix("た") || last.text.hasSuffix("だ"))
            return isPast ? "only just (have just done: たばかり)" : nil
        case "キロ" where JapanesePlace.isQuantity(last) || last.kind == .number:
            return JapaneseMeasureGlosses.kilo(place)
        case "そう":
            let isSaid = next.map { JapaneseParticleGlosses.copulas.contains($0.lemma) } ?? true
            return place.endsClause && isSaid ? "I hear that; they say that" : nil
        case "よう": return JapaneseClauseNouns.purpose(place, last)
        case "始末" where last.partOfSpeech == .verb || last.text == "この":
            let isEnd = next.map { !$0.kind.isWord || JapaneseParticleGlosses.copulas.contains($0.lemma) } ?? true
            return isEnd ? "(it ends up so: 始末だ)" : nil
        case "ところ", "所", "とこ": return JapaneseClauseNouns.moment(place, last)
        case "ぶり" where isAfterQuantity: return "for the first time in; after (a time)"
        case "間", "あいだ": return JapaneseClauseNouns.span(last, next)
        case "方" where token.reading == "かた" && last.partOfSpeech == .verb && JapanesePlace.isStem(last):
            return "way of -ing; how to"
        case "ほう", "方": return last.text == "の" ? nil : JapaneseClauseNouns.better(last, place)
        case "うち", "内":
            let isState =
                last.partOfSpeech == .verb || last.partOfSpeech == .adjective || ["な", "の"].contains(last.text)
            guard next?.text == "に", isState,
                !(last.text == "の" && place.before(2).map(JapanesePlace.isPerson) ?? false)
            else { return nil }
            return last.text.hasSuffix("ない") ? "before (ないうちに: before it happens)" : "while (うちに)"
        case "ほど":
            if last.text == "の",
                next?.text == "、" || place.ahead.contains(where: { asked.contains(where: $0.text.hasPrefix) })
            {
                return "(のほど: softens what one asks for)"
            }
            if place.endsClause { return "to the extent that; so ... that" }
            if isAfterQuantity { return "about; around" }
            return place.isNegative ? "(not) as ... as (with a negative)" : nil
        case "余り", "あまり": return isAfterQuantity ? "more than; a little over" : nil
        case "程度", "くらい", "ぐらい": return isAfterQuantity ? "about; around" : nil
        case "ため", "為":
            return last.text == "の" || last.partOfSpeech == .verb ? "because of; for the sake of" : nil
        default: return JapaneseMeasureGlosses.weekday(token, last, next)
        }
    }

    /// Whether 通り behind その is a way to do something, and no street: その通りだ, その通りにする.
    private static func isManner(_ last: Token, _ place: JapanesePlace) -> Bool {
        guard ["その", "この", "あの"].contains(last.text) else { return false }
        guard let next = place.next, next.kind.isWord else { return true }
        if next.text == "に" {
            return place.ahead.dropFirst().first.map { ["する", "なる", "やる"].contains($0.lemma) } ?? false
        }
        return next.partOfSpeech == .auxiliary || JapanesePlace.isSurmise(next)
            || JapaneseParticleGlosses.copulas.contains(next.lemma) && next.text != "で"
    }

    /// Whether 先 is no part of a place or a time: 三軒先に, その先に.
    private static func isFree(_ last: Token, _ place: JapanesePlace) -> Bool {
        let isVerbNext = place.ahead.dropFirst().first.map { $0.partOfSpeech == .verb } ?? false
        let isBefore =
            last.partOfSpeech == .particle && last.text != "の"
            || [.conjunction, .interjection, .adverb].contains(last.partOfSpeech)
        return isVerbNext && (!last.kind.isWord || isBefore)
    }

    /// わけにはいかない, 訳にもいきません.
    private static func isWithoutChoice(_ place: JapanesePlace) -> Bool {
        let words = Array(place.ahead.prefix(3))
        guard words.count > 1, words[0].text == "に",
            let verb = words.dropFirst().first(where: { $0.partOfSpeech == .verb })
        else { return false }
        return (verb.lemma == "いく" || verb.lemma == "行く") && JapanesePlace.isNegated(verb)
    }

    private static let calling: Set = ["さ", "さあ", "さー", "ね", "ねえ", "…", "……"]

    private static let asked = ["よろしく", "宜しく", "お願い", "願い"]
    /// What there is between two states: 日中関係 is no matter of the day.
    private static let betweenStates: Set = [
        "関係", "両国", "首脳", "外相", "友好", "平和", "国交", "戦争", "貿易", "間", "韓", "共同", "外交", "会談", "交流", "経済", "条約", "合意",
    ]

    /// よく before a verb: what is done often, or well.
    private static func well(_ place: JapanesePlace) -> String? {
        guard let verb = place.verb?.token else { return nil }
        let isDoneWell =
            doneWell.contains(verb.lemma)
            || JapanesePlace.verb(ofPotential: verb.lemma).map(doneWell.contains) ?? false
            || verb.lemma.hasPrefix("混ぜ") || verb.lemma.hasPrefix("かき混ぜ")
        return isDoneWell ? "well; carefully" : "often; well"
    }

    private static let doneWell: Set = [
        "わかる", "分かる", "知る", "見る", "考える", "眠る", "寝る", "休む", "似る", "できる", "出来る", "混ぜる", "溶く", "溶きほぐす", "洗う", "噛む",
        "かむ", "焼く", "煮る", "覚える", "見える", "聞こえる", "効く", "働く", "冷やす", "似合う", "合う", "噛み砕く", "こねる", "振る", "拭く", "乾かす",
        "勝つ", "頑張る", "来る", "やる", "読む", "調べる", "相談",
    ]

    /// Whether a word before うちの leaves it to mean "our": 今日はうちの娘が, and not そのうちの一人.
    private static func isTopic(_ last: Token) -> Bool {
        !last.kind.isWord || last.partOfSpeech == .particle && last.text != "の"
    }

    /// Words beside which たものだ tells of a habit long ago.
    private static let habitual: Set = ["よく", "昔", "頃", "ころ", "時代", "当時", "いつも", "子供", "小さい"]
    private static let periods: Set = ["月", "日", "年", "週", "晩", "夜", "回", "章", "代", "年度", "世代"]
    /// Behind these words of the west of Japan ええ is いい.
    private static let kansai: Set = ["やん", "やんか", "やろ", "ねん", "やないか", "天気", "匂い", "ところ", "人"]
    /// Until when something is to be done, with 中に.
    private static let deadlines: Set = ["今日", "本日", "明日", "今夜", "今晩", "今週", "来週", "今月", "来月", "今年", "来年"]

    /// Whether 例の names something that both know, as in 例の店: a noun follows that no example has, and nothing tells which
    /// example it is.
    private static func isKnown(_ place: JapanesePlace) -> Bool {
        if let last = place.last, last.kind.isWord {
            let isFree = [.particle, .adverb, .conjunction].contains(last.partOfSpeech)
            guard isFree, last.text != "の" else { return false }
        }
        guard let owned = place.ahead.dropFirst().first, owned.partOfSpeech == .noun else { return false }
        return !ofExamples.contains(owned.text) && !JapanesePlace.isQuantity(owned)
    }

    private static let ofExamples: Set = [
        "よう", "一つ", "ひとつ", "中", "なか", "数", "多く", "一部", "部分", "説明", "解説", "場合", "文", "内容", "出典", "ほとんど", "方", "ほう",
    ]

    /// うち before these is a house.
    private static let aroundHouse: Set = ["中", "前", "外", "隣", "近く", "周り", "そば", "裏", "鍵", "方", "ほう"]
}
