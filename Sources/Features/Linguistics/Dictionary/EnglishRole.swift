import Model

/// What a word does in an English sentence, as far as the words beside it tell.
enum EnglishRole: Sendable {
    case noun, verb, adjective, adverb, name
    /// An adjective before its noun: my left hand.
    case attribute

    /// Words after which a noun or its adjective comes.
    static let determiners: Set = [
        "a", "an", "the", "my", "your", "his", "its", "our", "their", "this", "that", "these", "those", "some", "any",
        "no",
        "every", "each", "another", "one",
    ]
    static let subjects: Set = ["i", "you", "he", "she", "it", "we", "they", "who"]
    /// Words after which a verb comes.
    static let beforeVerbs: Set = [
        "to", "can", "can't", "cannot", "could", "couldn't", "will", "won't", "would", "wouldn't", "should",
        "shouldn't",
        "must", "mustn't", "may", "might", "do", "don't", "does", "doesn't", "did", "didn't", "let's", "please", "i'll",
        "you'll", "he'll", "she'll", "it'll", "we'll", "they'll", "i'd", "you'd", "he'd", "she'd", "we'd", "they'd",
    ]
    static let forms: Set = [
        "am", "is", "are", "was", "were", "be", "been", "being", "i'm", "you're", "he's", "she's", "it's", "we're",
        "they're", "isn't", "aren't", "wasn't", "weren't", "that's",
    ]
    /// Words that make the next one an adjective or an adverb.
    private static let degrees: Set = ["very", "too", "so", "really", "quite", "rather", "more", "most", "less"]
    static let prepositions: Set = [
        "in", "on", "at", "of", "for", "from", "with", "by", "about", "into", "under", "over", "after", "before",
        "since",
        "until", "during", "without",
    ]
    static let adverbs: Set = [
        "always", "never", "often", "usually", "sometimes", "hardly", "just", "already", "also", "not", "all", "both",
        "still",
    ]

    /// The role of the word at a place, as the words around it suggest; nil if they tell nothing.
    ///
    /// - Parameters:
    ///   - before: The words before it in its clause, in lower case.
    ///   - after: The words behind it.
    ///   - isCapitalised: Whether it begins with a capital that the beginning of the sentence does not explain.
    static func of(_ word: String, before: [String], after: [String], isCapitalised: Bool) -> EnglishRole? {
        if isCapitalised { return .name }
        // "to always bear": an adverb does not part a verb from what governs it.
        let telling = before.last { !adverbs.contains($0) }
        guard let last = telling else {
            guard let next = after.first else { return nil }
            return determiners.contains(next) || next == "me" || next == "him" || next == "them" ? .verb : nil
        }
        let next = after.first
        if ["has", "have", "had", "having", "i've", "we've", "you've", "they've"].contains(last),
            participles.contains(word)
        {
            return .verb
        }
        if degrees.contains(last) { return .adjective }
        if forms.contains(last) {
            if subjectFollows(before) { return .noun }
            return word.hasSuffix("ing") ? .verb : .adjective
        }
        if determiners.contains(last) {
            let startsAnother =
                next.map {
                    determiners.contains($0) || prepositions.contains($0) || forms.contains($0)
                        || beforeVerbs.contains($0)
                        || adverbs.contains($0) || subjects.contains($0) || $0 == "and" || $0 == "or" || $0 == "has"
                        || $0 == "had" || $0 == "have" || $0 == "where" || $0 == "when"
                } ?? true
            // "This costs": a demonstrative may be the subject.
            if last == "this" || last == "that", word.hasSuffix("s") { return .verb }
            return startsAnother ? .noun : .attribute
        }
        if subjects.contains(last) || beforeVerbs.contains(last) { return .verb }
        if last == "her" { return next.map { determiners.contains($0) } ?? false ? .adverb : .noun }
        if prepositions.contains(last) { return .noun }
        // "There were no seats left": behind a noun, at the end.
        if word == "left", next == nil { return .adjective }
        // "He works hard": behind a subject and its verb.
        if before.count > 1, subjects.contains(before[before.count - 2]) {
            return next.map(determiners.contains) ?? false ? .verb : .adverb
        }
        if next.map({ determiners.contains($0) || $0 == "him" || $0 == "me" }) ?? false { return .verb }
        return nil
    }

    /// Whether a form of "be" stands before the end of the clause: "She is Chinese."
    static func isSaidOfSubject(before: [String], after: [String]) -> Bool {
        after.isEmpty && before.last.map(forms.contains) ?? false
    }

    /// Whether "has" only helps a participle: "has finished", "have never been", "Have you eaten?"
    static func helpsParticiple(_ word: String, before: [String] = [], after: [String]) -> Bool {
        guard ["has", "have", "had"].contains(word) else { return false }
        let isInverted =
            !(before.last.map(subjects.contains) ?? false) && after.first.map(subjects.contains) ?? false
        guard let next = after.dropFirst(isInverted ? 1 : 0).first(where: { !adverbs.contains($0) }) else {
            return false
        }
        return participles.contains(next)
            || next.count > 4 && (next.hasSuffix("ed") || next.hasSuffix("en"))
                && !endInLetters.contains(next)
    }

    /// Words that only look like participles.
    private static let endInLetters: Set = ["children", "kitchen", "garden", "chicken", "seven", "women", "eleven"]
    private static let participles: Set = [
        "been", "gone", "done", "seen", "had", "made", "lost", "read", "come", "become", "left", "met", "heard", "told",
        "said", "found", "bought", "brought", "thought", "taught", "kept", "slept", "sent", "spent", "built", "won",
        "paid",
        "put", "cut", "known", "grown", "flown", "drunk", "run", "begun", "sung", "worn", "torn", "born", "got",
    ]

    /// Whether a clause is a question whose form of "be" stands before its subject ("Is light …").
    private static func subjectFollows(_ before: [String]) -> Bool { before.count == 1 && !before[0].contains("'") }
}
