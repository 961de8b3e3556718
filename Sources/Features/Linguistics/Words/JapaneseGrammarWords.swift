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
        switch token.lemma {
        case "なる", "ならない", "なりません", "いける", "いけない", "いけません":
            guard JapanesePlace.isNegated(token) else { return nil }
            if mustBefore.contains(where: last.text.hasSuffix) { return "must; have to (なければならない)" }
            let before = place.before(2)
            if last.text == "は", before.map({ $0.text.hasSuffix("て") || $0.text.hasSuffix("で") }) ?? false {
                return "must not; may not (てはいけない)"
            }
            return nil
        case "いただきます",
            "いただく" where last.text.hasSuffix("て") || last.text.hasSuffix("で"):
            return "to humbly have something done (ていただく)"
        case "聞く" where last.text == "に": return place.before(2).map(JapanesePlace.isPerson) ?? false ? "to ask" : nil
        case "よる" where last.text == "に" && token.text == "よる" && next?.partOfSpeech == .noun:
            return "by; through (による)"
        case "弾ける" where token.reading?.hasPrefix("ひ") ?? false: return "can play (an instrument)"
        case "たがる": return "to want to (said of others)"
        case "ち" where last.text == "さん" || last.text == "ん": return "house; home"
        default: return nil
        }
    }

    /// な before ので and のに, at the end of a sentence, and before a noun.
    private static func sentenceEnd(_ place: JapanesePlace) -> String? {
        guard let last = place.last, last.kind.isWord else { return nil }
        if let next = place.next, next.kind.isWord, next.text != "よ" {
            if ["ので", "のに", "の", "ん"].contains(next.text) { return "(is: before ので, のに and の)" }
            return last.partOfSpeech == .adjective ? "(joins it to the noun behind it)" : nil
        }
        return last.partOfSpeech == .verb && last.text == last.lemma
            ? "don't (after a verb: forbids)" : "right?; I wonder (at the end)"
    }

    private static let mustBefore = ["なければ", "なくては", "なきゃ", "なくちゃ", "ねば"]
}
