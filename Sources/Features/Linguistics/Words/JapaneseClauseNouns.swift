import Model

/// What こと and よう mean behind a clause: 泳ぐことができる, 行ったことがある, 行くことになる, 辞めるよう迫られる. See ``JapaneseGrammarWords`` for
/// the principle.
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
}
