import Model
import Morphology

/// A page shows a word's usual meaning unless the words beside it make it almost certain that it is another part of speech.
/// This says less than ``EnglishRole/of(_:before:after:isCapitalised:)``, which a translation asks, where a wrong guess can be
/// seen beside the sentence.
extension EnglishRole {
    /// The parts of speech that a word can have at a place; none if it is not certain.
    ///
    /// - Parameters:
    ///   - text: The word in lower case.
    ///   - word: What it can be.
    ///   - before: The words before it in its clause, in lower case; at least the last two.
    ///   - after: The words behind it.
    static func certainParts(
        of text: String, _ word: EnglishWord, before: [String], after: [String]
    ) -> [EnglishPartOfSpeech] {
        let next = after.first
        let hasObject = next.map { determiners.contains($0) || objects.contains($0) } ?? false
        guard let last = before.last else {
            // "Close the door": a request.
            let isName = word.usualPart == .noun || word.usualPart == .adjective
            return word.isBase && isName && hasObject ? [.verb] : []
        }
        let isAction = word.usualPart == .verb || word.usualPart == .auxiliary
        let mayBeNounOrAdjective = isAction && !text.hasSuffix("ing") && !text.hasSuffix("ed") && !text.hasSuffix("en")
        let endsPhrase = next.map(endsPhrase) ?? true
        if articles.contains(last) {
            if !endsPhrase { return mayBeNounOrAdjective ? [.adjective, .noun] : [] }
            guard word.usualPart != .pronoun, word.usualPart != .numeral, word.usualPart != .determiner else {
                return []
            }
            return word.usualPart != .adjective || last == "a" || last == "an" || last == "another" ? [.noun] : []
        }
        guard word.usualPart != .auxiliary else { return [] }
        if demonstratives.contains(last) {
            return isAction && word.isBase && endsPhrase && !hasObject ? [.noun] : []
        }
        if last == "to" {
            let governor = before.dropLast().last
            // "walk to school every day": a way leads to a place.
            let isVerb = hasObject && !destinations.contains(text) || governor.map(beforeInfinitives.contains) ?? false
            return isVerb ? verb(word) : []
        }
        if prepositions.contains(last) {
            guard mayBeNounOrAdjective, !hasObject else { return [] }
            return [.noun, .adjective]
        }
        if modals.contains(last) {
            let subject = before.dropLast().last
            // "Can people fly?" has the subject behind the verb.
            let isInverted = subject == nil ? !last.contains("'") && last != "please" : askers.contains(subject ?? "")
            return isInverted || !word.isBase ? [] : verb(word)
        }
        if let parts = afterSubject(last, text, word, before) { return parts }
        if forms.contains(last), isAction, word.isBase, !unchanged.contains(text),
            before.count > 1 || last.contains("'")
        {
            return [.adjective]
        }
        if ["very", "too", "so"].contains(last), isAction, word.isBase, before.count > 1 {
            return [.adjective, .adverb]
        }
        return []
    }

    /// What a word is behind "I", "she" and the like; nil behind another word.
    private static func afterSubject(
        _ last: String, _ text: String, _ word: EnglishWord, _ before: [String]
    ) -> [EnglishPartOfSpeech]? {
        guard subjects.contains(last) else { return nil }
        // "gave it back", "told you right away": an object has the same form.
        if last == "it" || last == "you" {
            guard before.dropLast().last.map(connectives.contains) ?? true else { return [] }
        }
        let isOfThird = ["he", "she", "it", "who"].contains(last)
        if isOfThird, word.isBase, !unchanged.contains(text) { return [] }
        // "we students", "you guys".
        if !isOfThird, !word.isBase, text.hasSuffix("s") { return [] }
        return verb(word)
    }

    /// A verb, unless the word is rather one of those that stand between a subject and its verb.
    private static func verb(_ word: EnglishWord) -> [EnglishPartOfSpeech] {
        switch word.usualPart {
        case .adverb, .determiner, .pronoun, .conjunction, .numeral, .auxiliary: []
        default: notVerbs.contains(word.usual.lemma) ? [] : [.verb]
        }
    }

    private static func endsPhrase(_ next: String) -> Bool {
        determiners.contains(next) || prepositions.contains(next) || forms.contains(next) || modals.contains(next)
            || subjects.contains(next) || adverbs.contains(next) || connectives.contains(next)
            || ["has", "had", "have", "to"].contains(next)
    }

    /// Determiners behind which nothing but a noun and its adjectives stands.
    private static let articles: Set = [
        "a", "an", "the", "my", "your", "his", "its", "our", "their", "every", "another",
    ]
    private static let demonstratives: Set = ["this", "that", "these", "those", "some", "any", "no"]
    private static let objects: Set = ["me", "him", "them", "us", "it", "you"]
    private static let destinations: Set = [
        "school", "work", "church", "bed", "town", "market", "college", "class", "court", "prison", "sea", "war",
        "hospital", "university", "lunch", "dinner", "breakfast", "land", "heart",
    ]
    private static let modals = beforeVerbs.subtracting(["to", "do", "does", "did"])
    private static let askers: Set = ["what", "when", "where", "how", "why", "which"]
    private static let connectives: Set = [
        "and", "but", "or", "that", "if", "when", "because", "as", "while", "though", "although", "unless", "where",
        "what",
    ]
    /// Words behind which "to" begins an infinitive.
    private static let beforeInfinitives: Set = [
        "want", "wants", "wanted", "need", "needs", "needed", "try", "tries", "tried", "trying", "have", "has", "had",
        "like", "hope", "hopes", "hoped", "able", "ready", "how", "decide", "decided", "began", "begin", "begins",
        "start", "started", "forgot", "learn", "learned", "learnt", "wish", "wished", "ought", "used", "agreed",
        "refused", "managed", "easy", "hard", "difficult", "afraid", "willing", "about", "him", "her", "them", "me",
        "us",
    ]
    /// Verbs whose past is written like the present.
    private static let unchanged: Set = [
        "put", "cut", "hit", "let", "set", "read", "shut", "cost", "hurt", "beat", "spread", "split", "bet", "burst",
        "come", "become", "run", "overcome",
    ]
    /// Nouns and adjectives that stand between a subject and its verb, or behind a subject: "we all", "I last saw him".
    private static let notVerbs: Set = [
        "all", "both", "people", "guy", "man", "woman", "boy", "girl", "child", "kid", "folk", "lot", "last", "first",
        "second", "long", "back", "right", "well", "alone", "too", "then", "better", "best", "half", "each", "poor",
        "old", "young", "one", "own", "next", "present", "past", "round", "down", "up", "out", "off", "over",
    ]
}
