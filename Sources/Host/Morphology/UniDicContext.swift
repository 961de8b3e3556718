/// Settles in morphemes of UniDic what depends on the word (``settleAlone(_:)``) and its neighbours, as IPADIC has it.
///
/// - 行こう is 行こ and う; ので and のに are one particle after a verb, an adjective or な;
/// - ない after 高く or では is an auxiliary, as is ある after で (である);
/// - verbs that may help others (いる, しまう, なさる) do so after て and after a stem;
/// - in のである, のではない and のでは？ the の makes a noun of the clause, and で is a form of だ: no reason is given;
/// - てん is てる with its end slurred before の, だ and です (寝てんの, 寝てんだ); it denies nothing.
struct UniDicContext {
    private(set) var morphemes: [Morpheme] = []

    /// Makes room for as many morphemes.
    mutating func reserve(_ count: Int) { morphemes.reserveCapacity(count) }

    /// Appends a morpheme whose neighbours on the left are there.
    ///
    /// - Parameter mayHelp: Whether UniDic says that it may depend on the word before.
    mutating func append(_ morpheme: Morpheme, mayHelp: Bool) {
        var next = morpheme
        let before = morphemes.last?.partOfSpeech
        switch next.partOfSpeech {
        case .verb: settleVerb(&next, after: morphemes.last, mayHelp)
        case .adjective: settleAdjective(&next, after: morphemes.last, mayHelp)
        case .particle: settleParticle(&next)
        case .auxiliary where next.surface.isSpelt("でん") && isAfterVoicedStem: Self.settleSlurred(&next)
        case .noun where next.surface.isSpelt("ん"): if joinSlurred(next) { return }
        case .noun where before?.inflects ?? false && Self.dependent.contains(Spelling(next.surface)):
            next.classes = ["名詞", "非自立", "一般"]
        case .noun where before == .noun && next.surface.isSpelt("通り"):
            next.classes = ["名詞", "接尾", "副詞可能"]
        case .noun, .properNoun:
            if next.surface.isSpelt("日本"), let last = morphemes.last, last.surface.isSpelt("毎"), last.end == next.start
            {
                return appendEveryDay(next)
            }
        default: break
        }
        if next.surface.isSpelt("その後") { return appendAfterThat(next) }
        if next.inflection?.form.isSpelt("未然ウ接続") ?? false, next.surface.hasSuffix("う") {
            return appendVolitional(next)
        }
        morphemes.append(next)
        if next.surface.isSpelt("で") || next.surface.isSpelt("に") { joinPhrase() }
    }

    /// Whether the last morpheme is a verb before which た is voiced: 読ん in 読んでる.
    private var isAfterVoicedStem: Bool {
        guard let last = morphemes.last, last.partOfSpeech == .verb else { return false }
        return last.surface.hasSuffix("ん") || last.surface.hasSuffix("い")
    }

    /// Makes でん in 読んでんの a form of でる; the dictionary has it as です in a dialect.
    private static func settleSlurred(_ next: inout Morpheme) {
        next.partOfSpeech = .verb
        next.classes = ["動詞", "非自立"]
        next.lemma = "でる"
        next.inflection = Morpheme.Inflection(type: "一段", form: "体言接続")
    }

    /// Joins ん to the て of てる before it, and returns whether it did: やってんだ is short for やっているんだ.
    private mutating func joinSlurred(_ next: Morpheme) -> Bool {
        guard let last = morphemes.last, last.partOfSpeech == .verb, last.end == next.start,
            last.surface.isSpelt("て") || last.surface.isSpelt("で"), last.inflection?.form.isSpelt("体言接続") ?? false
        else { return false }
        var slurred = last
        slurred.surface = last.surface + next.surface
        slurred.end = next.end
        slurred.reading = slurred.surface
        slurred.pronunciation = slurred.surface
        morphemes[morphemes.count - 1] = slurred
        return true
    }

    /// Settles what depends on the word alone.
    static func settleAlone(_ next: inout Morpheme) {
        switch next.partOfSpeech {
        case .verb: settleParadigm(&next)
        case .adjective:
            if next.lemma.hasSuffix("しい") { next.inflection?.type = "形容詞・イ段" }
            // 仕方ねえ is 仕方ない in rough speech.
            if next.lemma.hasSuffix("ねえ") { next.lemma = next.lemma.dropLast("ねえ".count) + "ない" }
        case .auxiliary: settleAuxiliary(&next)
        case .suffix where next.traits.contains(.manner): settleManner(&next)
        case .particle:
            switch next.surface {
            case "の" where next.isClass("格助詞"): next.classes = ["助詞", "連体化"]
            case "や", "とか", "たり", "だり": next.classes = ["助詞", "並立助詞"]
            case "しか", "さえ", "こそ", "も", "は", "でも", "すら": next.classes = ["助詞", "係助詞"]
            default: break
            }
        default: break
        }
    }

    private static func settleParadigm(_ next: inout Morpheme) {
        switch next.lemma {
        case "行く", "いく", "ゆく": next.inflection?.type = "五段・カ行促音便"
        case "来る": next.inflection?.type = "カ変・来ル"
        // いらない is not needed; what is not there is いない.
        case "いる" where next.inflection?.type.isSpelt("五段・ラ行") ?? false && next.surface.isSpelt("いら"): next.lemma = "要る"
        case "なさる", "くださる", "下さる", "ござる", "いらっしゃる", "おっしゃる": next.inflection?.type = "五段・ラ行特殊"
        default: break
        }
        if next.inflection?.form.isSpelt("命令形") ?? false {
            let form = command(next.surface)
            next.inflection?.form = form
        }
    }

    private mutating func settleVerb(_ next: inout Morpheme, after last: Morpheme?, _ mayHelp: Bool) {
        guard var last else { return }
        if last.surface.isSpelt("ので"), next.lemma.isSpelt("ある") || next.lemma.isSpelt("ござる") {
            partNominal()
            last = morphemes[morphemes.count - 1]
        }
        if last.surface.isSpelt("と"), last.traits.contains(.connective), SayingVerbs.contains(next.lemma) {
            morphemes[morphemes.count - 1].classes = ["助詞", "格助詞", "引用"]
        }
        if next.lemma.isSpelt("いける"), Self.beforeCanGo.contains(Spelling(last.surface)) {
            next.classes = ["動詞", "非自立"]
        } else if next.lemma.isSpelt("ある"), last.inflection?.type.isSpelt("特殊・ダ") ?? false, last.surface.isSpelt("で") {
            next.partOfSpeech = .auxiliary
            next.classes = ["助動詞"]
            next.inflection?.type = "五段・ラ行アル"
        } else if mayHelp, last.traits.contains(.te) || last.partOfSpeech == .verb && last.traits.contains(.stem) {
            next.classes = ["動詞", "非自立"]
        }
    }

    /// IPADIC's name for the form of a command: by its ending.
    private static func command(_ surface: String) -> String {
        switch surface.unicodeScalars.last {
        case "ろ": "命令ｒｏ"
        case "よ": "命令ｙｏ"
        case "い": "命令ｉ"
        default: "命令ｅ"
        }
    }

    private func settleAdjective(_ next: inout Morpheme, after last: Morpheme?, _ mayHelp: Bool) {
        guard let last else { return }
        if next.lemma.isSpelt("ない") || next.lemma.isSpelt("無い"), next.surface.hasPrefix("な") {
            let before = morphemes.dropLast().last
            let isNegation = negates(after: last, before)
            if isNegation {
                next.partOfSpeech = .auxiliary
                next.classes = ["助動詞"]
                next.lemma = "ない"
                next.inflection?.type = "特殊・ナイ"
            }
            return
        }
        if last.traits.contains(.stem), Self.eases.contains(Spelling(next.lemma)) {
            next.classes = ["形容詞", "非自立"]
        } else if mayHelp, last.traits.contains(.te) {
            next.classes = ["形容詞", "非自立"]
        }
    }

    /// Whether ない after a morpheme says that something is not so, rather than not there: 高くない, 静かではない.
    private func negates(after last: Morpheme, _ before: Morpheme?) -> Bool {
        if last.partOfSpeech == .adjective, let form = last.inflection?.form { return form.isSpelt("連用テ接続") }
        if let type = last.inflection?.type, type.isSpelt("特殊・ダ") || type.isSpelt("特殊・タイ") { return true }
        if last.surface.isSpelt("じゃ") { return true }
        guard last.surface.isSpelt("は") || last.surface.isSpelt("も"), let before else { return false }
        return last.surface.isSpelt("は") && before.surface.isSpelt("で")
            || before.inflection?.type.isSpelt("特殊・ダ") ?? false
    }

    private static func settleAuxiliary(_ next: inout Morpheme) {
        if next.inflection?.type.isSpelt("特殊・ヌ") ?? false {
            if next.surface.isSpelt("ん") {
                next.lemma = "ん"
                next.inflection = Morpheme.Inflection(type: "不変化型", form: "基本形")
            } else {
                next.lemma = "ぬ"
            }
        } else if next.inflection?.type.isSpelt("特殊・ダ") ?? false,
            next.surface.isSpelt("じゃ") || next.surface.isSpelt("に")
        {
            // じゃ and the に of ように and 静かに are particles.
            let isManner = next.surface.isSpelt("に")
            next.partOfSpeech = .particle
            next.classes = ["助詞", isManner ? "副詞化" : "副助詞"]
            next.lemma = next.surface
            next.inflection = nil
        } else if next.surface.isSpelt("な"), next.inflection?.type.isSpelt("特殊・ダ") ?? false {
            next.inflection?.form = "体言接続"
        } else if next.inflection?.form.isSpelt("連用テ接続") ?? false, next.inflection?.type.isSpelt("特殊・ダ") ?? false {
            next.inflection?.form = "連用形"
        }
    }

    /// そう after a stem (降りそう) is an ending; よう and みたい are not.
    private static func settleManner(_ next: inout Morpheme) {
        switch Spelling(next.surface) {
        case "よう", "様":
            next.partOfSpeech = .noun
            next.classes = ["名詞", "非自立", "助動詞語幹"]
        case "みたい":
            next.partOfSpeech = .adjectivalNoun
            next.classes = ["名詞", "非自立", "形容動詞語幹"]
        default: break
        }
    }

    private mutating func settleParticle(_ next: inout Morpheme) {
        switch Spelling(next.surface) {
        case "は", "も": if morphemes.last?.surface.isSpelt("ので") ?? false { partNominal() }
        case "に" where next.isClass("格助詞"):
            // ように, ようになる
            if let last = morphemes.last, last.surface.isSpelt("よう"), last.isClass("助動詞語幹") {
                next.classes = ["助詞", "副詞化"]
            }
        // と after a clause quotes it.
        case "と" where next.isClass("格助詞"):
            guard let last = morphemes.last else { return }
            let ends = last.partOfSpeech.inflects || last.isClass("終助詞") || last.surface.isSpelt("」")
            if ends { next.classes = ["助詞", "格助詞", "引用"] }
        default: break
        }
    }

    /// After these, いける says that something is allowed or not.
    private static let beforeCanGo: Set<Spelling> = ["は", "ちゃ", "じゃ", "ば"]
    /// Adjectives that say how easily something is done.
    private static let eases: Set<Spelling> = ["やすい", "にくい", "づらい", "がたい", "易い", "難い", "辛い"]

    /// Nouns that depend on the clause before them.
    private static let dependent: Set<Spelling> = [
        "こと", "事", "もの", "物", "とき", "時", "ところ", "所", "ため", "為", "はず", "わけ", "訳", "つもり", "まま", "ほう", "方", "とおり",
        "通り", "うち", "上", "とたん", "途端", "たび", "度", "くせ", "おかげ", "せい", "ばかり",
    ]

    /// Reads 毎日本を as 毎日 and 本, not as 毎 and 日本, which nobody says.
    private mutating func appendEveryDay(_ japan: Morpheme) {
        var day = morphemes.removeLast()
        day = Morpheme(
            surface: "毎日", start: day.start, end: day.end + 1, partOfSpeech: .noun, classes: ["名詞", "副詞可能"],
            lemma: "毎日",
            reading: "まいにち", pronunciation: "まいにち", isKnown: true)
        morphemes.append(day)
        morphemes.append(
            Morpheme(
                surface: "本", start: day.end, end: japan.end, partOfSpeech: .noun, classes: ["名詞", "一般"], lemma: "本",
                reading: "ほん", pronunciation: "ほん", isKnown: true))
    }

    /// Appends その and 後, which begin a phrase each, for その後.
    private mutating func appendAfterThat(_ whole: Morpheme) {
        morphemes.append(
            Morpheme(
                surface: "その", start: whole.start, end: whole.end - 1, partOfSpeech: .adnominal, classes: ["連体詞"],
                lemma: "その", reading: "その", pronunciation: "その", isKnown: true))
        morphemes.append(
            Morpheme(
                surface: "後", start: whole.end - 1, end: whole.end, partOfSpeech: .noun, classes: ["名詞", "副詞可能"],
                lemma: "後", reading: "ご", pronunciation: "ご", isKnown: true))
    }

    /// Appends 行こ and う for 行こう.
    private mutating func appendVolitional(_ whole: Morpheme) {
        var stem = whole
        stem.surface = String(whole.surface.dropLast())
        stem.end = whole.end - 1
        stem.reading = whole.reading.map { String($0.dropLast()) }
        stem.pronunciation = stem.reading
        morphemes.append(stem)
        morphemes.append(
            Morpheme(
                surface: "う", start: whole.end - 1, end: whole.end, partOfSpeech: .auxiliary, classes: ["助動詞"],
                lemma: "う", reading: "う", pronunciation: "う",
                inflection: Morpheme.Inflection(type: "不変化型", form: "基本形"), isKnown: true))
    }

    /// Takes ので apart before ある, は and も, where it gives no reason: 問題なのである, 高いのではない.
    private mutating func partNominal() {
        let whole = morphemes.removeLast()
        morphemes.append(
            Morpheme(
                surface: "の", start: whole.start, end: whole.start + 1, partOfSpeech: .noun,
                classes: ["名詞", "非自立", "一般"], lemma: "の", reading: "の", pronunciation: "の", isKnown: true))
        morphemes.append(
            Morpheme(
                surface: "で", start: whole.start + 1, end: whole.end, partOfSpeech: .auxiliary, classes: ["助動詞"],
                lemma: "だ", reading: "で", pronunciation: "で",
                inflection: Morpheme.Inflection(type: "特殊・ダ", form: "連用形"), isKnown: true))
    }

    /// Joins の and the last morpheme, で or に, after what inflects: one particle.
    private mutating func joinPhrase() {
        guard morphemes.count >= 3, let last = morphemes.last else { return }
        let (before, first) = (morphemes[morphemes.count - 3], morphemes[morphemes.count - 2])
        guard first.surface.isSpelt("の"), first.isClass("非自立"), before.partOfSpeech.inflects,
            !(before.inflection?.form.isSpelt("連用形") ?? false)
        else { return }
        let surface = first.surface + last.surface
        morphemes.removeLast(2)
        morphemes.append(
            Morpheme(
                surface: surface, start: first.start, end: last.end, partOfSpeech: .particle,
                classes: ["助詞", "接続助詞"], lemma: surface, reading: surface, pronunciation: surface, isKnown: true))
    }
}
