import Model

/// What ないで says of a verb by what follows it: 言わないで。 asks somebody not to, 返事がこないで困る gives the cause, and 食べないで寝た tells without
/// what something is done, as the form is glossed elsewhere. See ``JapaneseGrammarWords`` for the principle.
enum JapaneseNotDoing {
    /// What the form of the verb at a place says; nil if it is not ないで, or says what the form does elsewhere.
    static func meaning(at place: JapanesePlace) -> String? {
        guard place.token.partOfSpeech == .verb, place.token.text.hasSuffix("ないで") else { return nil }
        guard let next = place.next, next.kind.isWord else {
            return place.next?.text == "、" ? nil : asking
        }
        if asked.contains(next.lemma) { return "not" }
        if finals.contains(next.text) { return asking }
        // 会えないで帰った: what somebody cannot do is no way to do something.
        if troubled.contains(next.lemma) { return cause }
        let noun = place.ahead.dropFirst().first
        return next.partOfSpeech == .noun && troubled.contains(next.text) && noun?.lemma == "する" ? cause : nil
    }

    private static let asking = "please do not"
    private static let cause = "not, and so"

    /// Words with which somebody is asked or helped not to do something: 言わないでください, 行かないでほしい.
    private static let asked: Set = [
        "ください", "下さい", "くださる", "下さる", "くれる", "もらう", "貰う", "もらえる", "いただく", "頂く", "いただける", "頂ける", "ほしい", "欲しい",
        "ちょうだい", "頂戴", "やる", "あげる",
    ]
    /// Particles and quotations behind a request.
    private static let finals: Set = ["よ", "ね", "よね", "な", "って", "と", "ー", "さ"]
    /// What somebody feels because something is not done.
    private static let troubled: Set = [
        "困る", "こまる", "悩む", "苦しむ", "苦労", "心配", "がっかり", "助かる", "たすかる", "ほっとする", "ほっと", "安心", "残念", "寂しい", "さびしい", "悔しい",
        "くやしい", "悲しい", "辛い", "つらい", "申し訳ない", "すみません", "ごめん", "ごめんなさい", "大変", "よかった", "いらいら", "イライラ",
    ]
}
