import Phonology

/// Joins words that a learner meets and learns as one: ごめんなさい, かもしれない, 一昨日, and お before a noun: お茶.
///
/// They are joined as words only: grammar is explained by their morphemes.
enum SetPhrases {
    /// Returns the words with such phrases joined.
    ///
    /// - Parameter isWord: Whether a dictionary has a word.
    static func join(_ words: [JapaneseWord], isWord: (String) -> Bool) -> [JapaneseWord] {
        var joined: [JapaneseWord] = []
        // Most lines have no phrase, and are not copied.
        var copied = 0
        var index = 0
        while index < words.count {
            guard let (word, count) = phrase(at: index, of: words, isWord) else {
                index += 1
                continue
            }
            if copied == 0 { joined.reserveCapacity(words.count) }
            joined.append(contentsOf: words[copied..<index])
            joined.append(word)
            index += count
            copied = index
        }
        guard copied > 0 else { return words }
        joined.append(contentsOf: words[copied...])
        return joined
    }

    /// Whether a phrase may begin with a text. Few do.
    static func mayBegin(_ text: String) -> Bool {
        text.unicodeScalars.first.map { firsts.contains($0.value) } ?? false
    }

    private static func mayBegin(_ word: JapaneseWord) -> Bool {
        word.morphemes[0].traits.contains(.mayBeginPhrase) || isBeforeUnavoidable(word)
    }

    /// Whether a verb ends with the ざる of ざるを得ない.
    private static func isBeforeUnavoidable(_ word: JapaneseWord) -> Bool {
        word.morphemes.count > 1 && word.morphemes[word.morphemes.count - 1].surface.isSpelt("ざる")
    }

    /// A verb with ざるを得ない, which is a form of it: 行かざるを得ない, せざるをえなかった.
    private static func unavoidable(at index: Int, of words: [JapaneseWord]) -> JapaneseWord? {
        guard isBeforeUnavoidable(words[index]), index + 2 < words.count, words[index + 1].text == "を" else {
            return nil
        }
        let gets = words[index + 2].morphemes
        guard gets.count > 1, gets[0].lemma.isSpelt("得る") || gets[0].lemma.isSpelt("える"),
            gets[1].lemma.isSpelt("ない") || gets[1].lemma.isSpelt("ます")
        else { return nil }
        return JapaneseWord(words[index...index + 2].flatMap(\.morphemes))
    }

    /// The phrase that begins with a word, and of how many words it consists; nil if there is none.
    private static func phrase(
        at index: Int, of words: [JapaneseWord], _ isWord: (String) -> Bool
    ) -> (JapaneseWord, Int)? {
        guard mayBegin(words[index]) else { return nil }
        if let negative = negative(words[index]) { return (negative, 1) }
        if let form = unavoidable(at: index, of: words) { return (form, 3) }
        var text = words[index].text
        // 思わず is a form of 思う for the analyser.
        let isForm = words[index].morphemes.count > 1 && wholes.contains(Spelling(text))
        var found = isForm ? phrases[text].map { (whole(words[index...index], reading: $0, as: .adverb), 1) } : nil
        var next = index + 1
        let before = index > 0 ? words[index - 1] : nil
        while next < words.count, next - index < 6, beginnings.contains(Spelling(text)) {
            let beginning = text
            text += words[next].text
            next += 1
            if let plain = politeParticles[Spelling(text)] {
                found = (courteous(words[index..<next], plain), next - index)
            } else if wholes.contains(Spelling(text)),
                let part = part(text, from: index, to: next, in: words, after: before)
            {
                found = (whole(words[index..<next], reading: part.reading, as: part.partOfSpeech), next - index)
            } else if predicateBeginnings.contains(Spelling(beginning)),
                let lemma = FixedExpressions.predicates[beginning + words[next - 1].lemma]
                    ?? FixedExpressions.predicates[text]
            {
                found = (predicate(words[index..<next], lemma), next - index)
            }
        }
        return found ?? polite(at: index, of: words, isWord).map { ($0, 2) }
    }

    /// As what words are one, with their reading; nil if they are not.
    private static func part(
        _ text: String, from index: Int, to next: Int, in words: [JapaneseWord], after before: JapaneseWord?
    ) -> (reading: String, partOfSpeech: JapanesePartOfSpeech)? {
        let after = next < words.count ? words[next] : nil
        if text == "という", let after, explains(after, next + 1 < words.count ? words[next + 1] : nil) { return nil }
        if let reading = phrases[text], holds(text, between: before, and: after) {
            return (reading, particles.contains(text) ? .particle : .interjection)
        }
        if let reading = FixedExpressions.adverbs[text], stands(text, words[index], after: before),
            !asksWhat(text, after: before, before: after)
        {
            return (reading, .adverb)
        }
        if let reading = FixedExpressions.conjunctions[text], beginsSentence(after: before),
            !isObject(text, of: after)
        {
            return (reading, .conjunction)
        }
        if let reading = FixedExpressions.times[text], after?.partOfSpeech == .verb {
            return (reading, .adverb)
        }
        return nil
    }

    /// Whether words are an expression rather than a part of something: その実に, 種類別に.
    private static func stands(_ phrase: String, _ first: JapaneseWord, after before: JapaneseWord?) -> Bool {
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
    private static func asksWhat(
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
    private static func beginsSentence(after before: JapaneseWord?) -> Bool {
        guard let before else { return true }
        return before.partOfSpeech == .space || before.partOfSpeech == .symbol && !closing.contains(before.text)
    }

    private static let closing: Set<String> = ["」", "』", "）", ")", "”", "】", "》", "〉", "・"]

    /// Whether a phrase says to what or with what something is done: それに対し, それでいい.
    private static func isObject(_ phrase: String, of next: JapaneseWord?) -> Bool {
        guard let next else { return false }
        return phrase == "それに" && next.partOfSpeech == .verb || phrase == "それで" && enough.contains(next.lemma)
    }

    private static let enough: Set<String> = ["いい", "よい", "良い", "よろしい", "十分", "結構", "済む", "足りる", "は", "も"]

    /// Whether words are a phrase between their neighbours.
    private static func holds(_ phrase: String, between before: JapaneseWord?, and after: JapaneseWord?) -> Bool {
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
    private static func explains(_ word: JapaneseWord, _ next: JapaneseWord?) -> Bool {
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

    /// A particle in courteous form, under its plain one: につきまして is について.
    private static func courteous(_ words: ArraySlice<JapaneseWord>, _ plain: String) -> JapaneseWord {
        JapaneseWord(
            words.flatMap(\.morphemes), phrase: .particle, lemma: plain,
            lemmaReading: plain.unicodeScalars.contains("関") ? "にかんして" : plain == "に対して" ? "にたいして" : plain)
    }

    /// Particles with ます, and their plain forms.
    private static let politeParticles: [Spelling: String] = [
        "につきまして": "について", "に関しまして": "に関して", "におきまして": "において", "によりまして": "によって",
        "にとりまして": "にとって", "に対しまして": "に対して", "をもちまして": "をもって", "といたしまして": "として", "としまして": "として",
        // With は: the dictionary for analysis has ては as one word.
        "につきましては": "について", "に関しましては": "に関して", "におきましては": "において", "によりましては": "によって",
        "にとりましては": "にとって", "に対しましては": "に対して", "といたしましては": "として", "としましては": "として",
    ]

    /// A verb with ない that is an adjective with a meaning of its own: つまらない.
    private static func negative(_ word: JapaneseWord) -> JapaneseWord? {
        let parts = word.morphemes
        guard parts.count > 1, parts[1].lemma.isSpelt("ない"),
            let lemma = FixedExpressions.negatives[parts[0].surface + "ない"]
        else { return nil }
        return JapaneseWord(
            parts, phrase: .adjective, lemma: lemma, lemmaReading: lemma.hasPrefix("下") ? "くだらない" : lemma)
    }

    /// A phrase that inflects at its end: 仕方がなかった.
    private static func predicate(_ words: ArraySlice<JapaneseWord>, _ lemma: String) -> JapaneseWord {
        let isWritten = lemma == words.dropLast().map(\.text).joined() + (words.last?.lemma ?? "")
        let readings = words.dropLast().map(\.reading) + [words.last?.lemmaReading]
        let reading = isWritten && !readings.contains(nil) ? readings.compactMap(\.self).joined() : nil
        return JapaneseWord(words.flatMap(\.morphemes), phrase: .adjective, lemma: lemma, lemmaReading: reading)
    }

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

    /// お or ご with the noun behind it, if a dictionary has both as one word. お帰りになる is a form of a verb.
    private static func polite(
        at index: Int, of words: [JapaneseWord], _ isWord: (String) -> Bool
    ) -> JapaneseWord? {
        let prefix = words[index].morphemes
        guard prefix.count == 1, prefix[0].partOfSpeech == .prefix, ["お", "ご", "御"].contains(prefix[0].surface),
            index + 1 < words.count, words[index + 1].morphemes.count == 1
        else { return nil }
        let noun = words[index + 1].morphemes[0]
        guard noun.partOfSpeech == .noun || noun.partOfSpeech == .adjectivalNoun, noun.reading != nil,
            noun.start == prefix[0].end, !isForm(index + 2, of: words), isWord(prefix[0].surface + noun.surface)
        else { return nil }
        return whole(words[index...index + 1], reading: "", as: noun.partOfSpeech)
    }

    /// Whether になる, する or ください follows, which with お makes a verb polite.
    private static func isForm(_ index: Int, of words: [JapaneseWord]) -> Bool {
        guard index < words.count else { return false }
        if words[index].text.isSpelt("に") {
            return index + 1 < words.count && ["なる", "なれる"].contains(words[index + 1].lemma)
        }
        return words[index].lemma.isSpelt("ください") || words[index].lemma.isSpelt("くださる")
    }

    /// - Parameter reading: Empty for that of the parts.
    private static func whole(
        _ words: ArraySlice<JapaneseWord>, reading: String, as partOfSpeech: JapanesePartOfSpeech
    ) -> JapaneseWord {
        let parts = words.flatMap(\.morphemes)
        // Grammar is explained by the parts, so they stay where they sound like the whole.
        guard !reading.isEmpty, reading != parts.map({ $0.reading ?? "" }).joined() else {
            return JapaneseWord(parts, phrase: partOfSpeech)
        }
        let surface = parts.map(\.surface).joined()
        return JapaneseWord(
            [
                Morpheme(
                    surface: surface, start: parts[0].start, end: parts[parts.count - 1].end,
                    partOfSpeech: partOfSpeech, lemma: surface, reading: reading, pronunciation: reading, isKnown: true)
            ], phrase: partOfSpeech)
    }

    /// All phrases, those that inflect by the dictionary forms of their words.
    private static let all =
        Array(phrases.keys) + Array(FixedExpressions.adverbs.keys) + Array(FixedExpressions.conjunctions.keys)
        + Array(FixedExpressions.times.keys) + Array(FixedExpressions.predicates.keys)
        + politeParticles.keys.map(\.text)
    private static let firsts = Set(
        (all + Array(FixedExpressions.negatives.keys)).compactMap { $0.unicodeScalars.first?.value }
    ).union([0x304A, 0x3054, 0x5FA1])
    /// Phrases that are written in one way only.
    private static let wholes = Set(
        (Array(phrases.keys) + Array(FixedExpressions.adverbs.keys) + Array(FixedExpressions.conjunctions.keys)
            + Array(FixedExpressions.times.keys)).map { Spelling($0) })
    /// What phrases begin with, up to all but their last character.
    private static let beginnings = beginnings(of: all)
    private static let predicateBeginnings = beginnings(of: Array(FixedExpressions.predicates.keys))

    private static func beginnings(of phrases: [String]) -> Set<Spelling> {
        Set(
            phrases.flatMap { phrase in
                (1..<phrase.unicodeScalars.count).map { Spelling(String(phrase.unicodeScalars.prefix($0))) }
            })
    }

    /// Particles made of several words, with which dictionaries for learners explain them: この問題について.
    private static let particles: Set<String> = [
        "について", "によって", "により", "にとって", "に対して", "に対する", "に関して", "に関する", "において", "における", "にわたって",
        "をめぐって", "をめぐる", "までに", "かどうか",
        "に対し", "として", "という", "といった", "による", "かも", "かな", "だって", "ってば", "ものの", "からには", "ときたら", "といえば",
        "と言えば", "につき",
    ]

    /// With the reading where the parts, each by itself, are read otherwise; else empty.
    private static let phrases: [String: String] = [
        // What is said when meeting, parting, asking and thanking.
        "ごめんなさい": "", "ごめんください": "", "行ってきます": "", "行って来ます": "", "いってきます": "", "行ってらっしゃい": "",
        "いってらっしゃい": "", "ごちそうさま": "", "ごちそうさまでした": "", "ご馳走様": "", "ご馳走様でした": "",
        "お願いします": "", "お願いいたします": "", "お願い致します": "", "よろしくお願いします": "", "お先に": "", "お大事に": "",
        "お疲れ様": "", "お疲れ様でした": "", "お疲れ様です": "", "お疲れさま": "", "お疲れさまでした": "", "お待たせしました": "",
        "お世話になります": "", "お世話になりました": "", "お久しぶりです": "", "お邪魔します": "", "どういたしまして": "",
        "おはようございます": "", "おめでとうございます": "",
        // What is said in surprise or relief.
        "やれやれ": "", "おやおや": "", "あらあら": "", "なんだ": "",
        // What is uncertain.
        "かもしれない": "", "かもしれません": "", "かも知れない": "", "かも知れません": "", "かもしれなかった": "",
        // Times, ways and indefinite words.
        "一昨日": "おととい", "一昨年": "おととし", "何曜日": "なんようび", "もう一度": "", "行き方": "", "やり方": "", "何か": "なにか",
        "何も": "なにも", "誰か": "", "間もなく": "まもなく", "まもなく": "", "いつでも": "", "誰でも": "だれでも", "何でも": "なんでも",
        "どこでも": "", "どうしても": "", "思わず": "", "誠に": "まことに", "そんなに": "", "あんなに": "", "こんなに": "", "一日中": "いちにちじゅう",
        "なんで": "", "に違いない": "にちがいない", "にちがいない": "", "に違いありません": "にちがいありません", "にちがいありません": "", "によると": "", "によれば": "",
        "にもかかわらず": "",
        "それでも": "", "誰も": "", "どこか": "", "どのくらい": "", "どのぐらい": "", "どれくらい": "", "どれぐらい": "",
        "もうすぐ": "", "もう少し": "もうすこし", "もう一つ": "もうひとつ", "もう一人": "もうひとり", "ただ今": "ただいま",
        // Particles.
        "について": "", "によって": "", "により": "", "にとって": "", "に対して": "にたいして", "に対する": "にたいする",
        "に関して": "にかんして", "に関する": "にかんする", "において": "", "における": "", "にわたって": "",
        "をめぐって": "", "をめぐる": "", "までに": "", "かどうか": "",
        "に対し": "", "として": "", "という": "", "といった": "", "による": "", "かも": "", "かな": "", "だって": "", "ってば": "",
        "ものの": "", "からには": "",
        "とのこと": "", "ときたら": "", "といえば": "", "と言えば": "といえば", "につき": "",
    ]
}
