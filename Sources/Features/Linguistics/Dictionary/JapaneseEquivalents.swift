import Model

/// Japanese words for English ones where Japanese makes a difference that English and Chinese do not: a thing that closes by
/// itself (閉まる) and one that somebody closes (閉める), "this" alone (これ) and before its noun (この).
enum JapaneseEquivalents {
    /// The word for one at a place; nil if the dictionaries and the other lists decide.
    ///
    /// - Parameters:
    ///   - before: The words before it in its clause, in lower case.
    ///   - after: The words behind it.
    ///   - next: The word behind it, as it is used there.
    static func equivalent(of token: Token, before: [String], after: [String], next: Token?) -> String? {
        let word = token.text.lowercased()
        if let determiner = determiners[word] {
            let isNoun = next.map { $0.partOfSpeech == .noun || $0.partOfSpeech == .adjective } ?? false
            // "I know that cats sleep" has a conjunction.
            if word.hasPrefix("tho") || word == "that", let last = before.last, !EnglishRole.prepositions.contains(last)
            {
                return nil
            }
            return isNoun && !(after.first.map(EnglishRole.forms.contains) ?? true) ? determiner : nil
        }
        if word == "never", before.contains(where: perfect.contains) { return "一度も" }
        if after.isEmpty, before.last == "at" { return hours[word] }
        guard let verb = ofThings[token.lemma], let subject = before.last, token.partOfSpeech != .noun,
            !EnglishRole.determiners.contains(subject), !EnglishRole.forms.contains(subject), subject != "to"
        else { return nil }
        // "I will start at six" is said of somebody who starts something.
        let isPerson = before.contains { EnglishRole.subjects.contains($0) && $0 != "it" }
        return !isPerson && after.first.map(endsVerb) ?? true ? verb : nil
    }

    /// Whether a word behind a verb is not its object.
    private static func endsVerb(_ word: String) -> Bool {
        EnglishRole.prepositions.contains(word) || EnglishRole.adverbs.contains(word) || adverbials.contains(word)
    }

    private static let adverbials: Set = [
        "early", "late", "later", "soon", "now", "again", "today", "tomorrow", "yesterday", "and", "but", "or", "when",
        "because", "if", "then", "suddenly", "slowly", "quickly", "here", "there", "every",
    ]
    private static let perfect: Set = ["have", "has", "had", "i've", "he's", "she's", "we've", "they've", "you've"]
    private static let determiners = [
        "this": "この", "these": "この", "that": "その", "those": "その",
    ]
    private static let hours = [
        "one": "一時", "two": "二時", "three": "三時", "four": "四時", "five": "五時", "six": "六時", "seven": "七時",
        "eight": "八時", "nine": "九時", "ten": "十時", "eleven": "十一時", "twelve": "十二時",
    ]
    /// What things do by themselves.
    private static let ofThings = [
        "close": "閉まる", "open": "開く", "start": "始まる", "begin": "始まる", "stop": "止まる", "change": "変わる", "break": "壊れる",
        "end": "終わる", "burn": "燃える", "boil": "沸く", "melt": "溶ける", "increase": "増える", "decrease": "減る", "continue": "続く",
    ]
}
