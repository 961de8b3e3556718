import Model

/// Settles in morphemes of UniDic what depends on the word and its neighbours, as IPADIC has it.
///
/// - 行こう is 行こ and う; ので and のに are one particle after a verb, an adjective or な;
/// - ない after 高く or では is an auxiliary, as is ある after で (である);
/// - verbs that may help others (いる, しまう, なさる) do so after て and after a stem.
struct UniDicContext {
    private(set) var morphemes: [Morpheme] = []

    /// Appends a morpheme whose neighbours on the left are there.
    ///
    /// - Parameter mayHelp: Whether UniDic says that it may depend on the word before.
    mutating func append(_ morpheme: consuming Morpheme, mayHelp: Bool) {
        var next = morpheme
        switch next.partOfSpeech {
        case .verb: settleVerb(&next, mayHelp)
        case .adjective: settleAdjective(&next, mayHelp)
        case .auxiliary: settleAuxiliary(&next)
        case .suffix where next.classes.last?.verbatim == "助動詞語幹": settleManner(&next)
        case .particle: settleParticle(&next)
        case .noun where last { $0.partOfSpeech.inflects } && Self.dependent.contains(next.surface.verbatim):
            next.classes = ["名詞", "非自立", "一般"]
        case .noun where next.surface.verbatim == "通り" && last { $0.partOfSpeech == .noun }:
            next.classes = ["名詞", "接尾", "副詞可能"]
        default: break
        }
        if next.isForm("未然ウ接続"), next.surface.ends(with: "う") { return appendVolitional(next) }
        morphemes.append(next)
        joinPhrase()
    }

    /// The morphemes; none are left.
    mutating func takeMorphemes() -> [Morpheme] {
        let taken = morphemes
        morphemes = []
        return taken
    }

    /// Whether there is a morpheme before the one in hand for which a condition holds.
    @inline(__always)
    private func last(_ holds: (Morpheme) -> Bool) -> Bool {
        // Read in place: a copy of a morpheme counts the references to all its texts.
        !morphemes.isEmpty && holds(morphemes[morphemes.count - 1])
    }

    private mutating func settleVerb(_ next: inout Morpheme, _ mayHelp: Bool) {
        switch next.lemma.verbatim {
        case "行く", "いく", "ゆく": next.inflection?.type = "五段・カ行促音便"
        case "来る": next.inflection?.type = "カ変・来ル"
        case "なさる", "くださる", "下さる", "ござる", "いらっしゃる", "おっしゃる": next.inflection?.type = "五段・ラ行特殊"
        default: break
        }
        if next.isForm("命令形") {
            let form = command(next.surface)
            next.inflection?.form = form
        }
        if last({ $0.surface.verbatim == "と" && $0.isClass("接続助詞") }), Self.saying.contains(next.lemma.verbatim) {
            morphemes[morphemes.count - 1].classes = ["助詞", "格助詞", "引用"]
        }
        if next.lemma.verbatim == "いける", last({ Self.beforeMust.contains($0.surface.verbatim) }) {
            next.classes = ["動詞", "非自立"]
        } else if next.lemma.verbatim == "ある", last({ $0.isType("特殊・ダ") && $0.surface.verbatim == "で" }) {
            next.partOfSpeech = .auxiliary
            next.classes = ["助動詞"]
            next.inflection?.type = "五段・ラ行アル"
        } else if mayHelp, last({ $0.isTe || ($0.partOfSpeech == .verb && $0.isForm("連用形")) }) {
            next.classes = ["動詞", "非自立"]
        }
    }

    /// What precedes いける where it says what must be: 行かなくては, 行かなきゃ, 行かなければ.
    private static let beforeMust: Set<Verbatim> = ["は", "ちゃ", "じゃ", "ば"]

    /// IPADIC's name for the form of a command: by its ending.
    private func command(_ surface: String) -> String {
        switch surface.unicodeScalars.last {
        case "ろ": "命令ｒｏ"
        case "よ": "命令ｙｏ"
        case "い": "命令ｉ"
        default: "命令ｅ"
        }
    }

    private func settleAdjective(_ next: inout Morpheme, _ mayHelp: Bool) {
        if next.lemma.ends(with: "しい") { next.inflection?.type = "形容詞・イ段" }
        if morphemes.isEmpty { return }
        if next.lemma.verbatim == "ない" || next.lemma.verbatim == "無い", next.surface.begins(with: "な") {
            let isNegation =
                last {
                    ($0.partOfSpeech == .adjective && $0.isForm("連用テ接続")) || $0.isType("特殊・ダ")
                        || $0.surface.verbatim == "じゃ" || $0.isType("特殊・タイ")
                } || (last { $0.surface.verbatim == "は" } && isDe(at: morphemes.count - 2))
            if isNegation {
                next.partOfSpeech = .auxiliary
                next.classes = ["助動詞"]
                next.lemma = "ない"
                next.inflection?.type = "特殊・ナイ"
            }
            return
        }
        if Self.eases.contains(next.lemma.verbatim), last({ $0.partOfSpeech.inflects && $0.isForm("連用形") }) {
            next.classes = ["形容詞", "非自立"]
        } else if mayHelp, last({ $0.isTe }) {
            next.classes = ["形容詞", "非自立"]
        }
    }

    /// Whether a copula or で is at a place.
    private func isDe(at index: Int) -> Bool {
        index >= 0 && (morphemes[index].isType("特殊・ダ") || morphemes[index].surface.verbatim == "で")
    }

    /// Adjectives that say of a verb how easily it is done.
    private static let eases: Set<Verbatim> = ["やすい", "にくい", "づらい", "がたい", "易い", "難い", "辛い"]

    private func settleAuxiliary(_ next: inout Morpheme) {
        if next.isType("特殊・ヌ") {
            if next.surface.verbatim == "ん" {
                next.lemma = "ん"
                next.inflection = Morpheme.Inflection(type: "不変化型", form: "基本形")
            } else {
                next.lemma = "ぬ"
            }
        } else if next.isType("特殊・ダ"), next.surface.verbatim == "じゃ" || next.surface.verbatim == "に" {
            // じゃ and the に of ように and 静かに are particles.
            let isManner = next.surface.verbatim == "に"
            next.partOfSpeech = .particle
            next.classes = ["助詞", isManner ? "副詞化" : "副助詞"]
            next.lemma = next.surface
            next.inflection = nil
        } else if next.surface.verbatim == "な", next.isType("特殊・ダ") {
            next.inflection?.form = "体言接続"
        } else if next.isForm("連用テ接続"), next.isType("特殊・ダ") {
            next.inflection?.form = "連用形"
        }
    }

    /// そう after a stem (降りそう) is an ending; よう and みたい are not.
    private func settleManner(_ next: inout Morpheme) {
        switch next.surface.verbatim {
        case "よう", "様":
            next.partOfSpeech = .noun
            next.classes = ["名詞", "非自立", "助動詞語幹"]
        case "みたい":
            next.partOfSpeech = .adjectivalNoun
            next.classes = ["名詞", "非自立", "形容動詞語幹"]
        default: break
        }
    }

    private func settleParticle(_ next: inout Morpheme) {
        switch next.surface.verbatim {
        // と after a clause quotes it.
        case "の" where next.isClass("格助詞"): next.classes = ["助詞", "連体化"]
        case "や", "とか": next.classes = ["助詞", "並立助詞"]
        case "しか", "さえ", "こそ", "も", "は", "でも", "すら": next.classes = ["助詞", "係助詞"]
        case "に" where next.isClass("格助詞"):
            // ように, ようになる
            if last({ $0.surface.verbatim == "よう" && $0.isClass("助動詞語幹") }) {
                next.classes = ["助詞", "副詞化"]
            }
        case "と" where next.isClass("格助詞"):
            let ends = last { $0.partOfSpeech.inflects || $0.isClass("終助詞") || $0.surface.verbatim == "」" }
            if ends { next.classes = ["助詞", "格助詞", "引用"] }
        case "たり", "だり": next.classes = ["助詞", "並立助詞"]
        default: break
        }
    }

    /// Verbs before which と quotes a clause.
    private static let saying: Set<Verbatim> = [
        "言う", "いう", "思う", "考える", "決める", "聞く", "話す", "答える", "伝える", "信じる", "感じる", "書く", "呼ぶ", "約束", "見る",
    ]

    /// Nouns that depend on the clause before them.
    private static let dependent: Set<Verbatim> = [
        "こと", "事", "もの", "物", "とき", "時", "ところ", "所", "ため", "為", "はず", "わけ", "訳", "つもり", "まま", "ほう", "方", "とおり",
        "通り", "うち", "上", "とたん", "途端", "たび", "度", "くせ", "おかげ", "せい", "ばかり",
    ]

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

    /// Joins の and で or に after what inflects: one particle.
    private mutating func joinPhrase() {
        let count = morphemes.count
        guard count >= 3, morphemes[count - 2].surface.verbatim == "の",
            last({ $0.surface.verbatim == "で" || $0.surface.verbatim == "に" }), morphemes[count - 2].isClass("非自立"),
            morphemes[count - 3].partOfSpeech.inflects, !morphemes[count - 3].isForm("連用形")
        else { return }
        let (first, last) = (morphemes[count - 2], morphemes[count - 1])
        let surface = first.surface + last.surface
        morphemes.removeLast(2)
        morphemes.append(
            Morpheme(
                surface: surface, start: first.start, end: last.end, partOfSpeech: .particle,
                classes: ["助詞", "接続助詞"], lemma: surface, reading: surface, pronunciation: surface, isKnown: true))
    }
}

extension Morpheme {
    /// Whether it is the particle て or で, after which verbs help.
    fileprivate var isTe: Bool { (surface.verbatim == "て" || surface.verbatim == "で") && isClass("接続助詞") }
}
