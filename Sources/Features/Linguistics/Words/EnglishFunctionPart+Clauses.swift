import Model

// Words that join clauses, and verbs that help others.

extension EnglishFunctionPart {
    /// Verbs behind which "who" and "when" ask: "I know who did it".
    static let askingVerbs: Set = [
        "know", "ask", "wonder", "tell", "see", "say", "remember", "forget", "guess", "decide", "learn", "understand",
        "explain", "discover", "show", "care", "imagine", "notice", "find", "think", "mind", "doubt", "check", "hear",
    ]
    private static let negatives: Set = [
        "nothing", "nobody", "none", "all", "everyone", "everybody", "everything", "anything", "anyone", "anybody",
        "no-one", "anywhere", "nowhere", "who", "what", "where", "last", "next",
    ]
    private static let nominatives: Set = ["i", "he", "she", "we", "they"]

    /// Whether a clause begins with a word: "they", "the price", "Tom".
    static func beginsClause(_ next: EnglishWord) -> Bool {
        isSubjectPronoun(next) || EnglishRole.determiners.contains(next.lower)
            || next.usualPart == .pronoun || next.usualPart == .noun
    }

    /// What "yet", "but", "for", "once", "when" and "where" are; nil if nothing is certain.
    static func joining(_ word: String, at number: Int, in sentence: EnglishSentence) -> PartOfSpeechCode? {
        let (previous, next) = (sentence.previous(number), sentence.next(number))
        switch word {
        case "yet":
            guard let next else { return .adverb }
            if let previous, previous.lower != "and" {
                // "simple yet good"
                let joinsAlike = previous.usualPart == next.usualPart && next.usualPart == .adjective
                return joinsAlike ? .conjunction : .adverb
            }
            // "yet when she left", ", yet nothing came": the clause may begin with another that tells when.
            let begins = beginsClause(next) && next.lower != "another" || clauseWords.contains(next.lower)
            return begins ? .conjunction : nil
        case "but":
            if let previous, negatives.contains(previous.lower), next != nil { return .preposition }
            if let previous, let next, EnglishRole.forms.contains(previous.lower),
                next.lower == "a" || next.lower == "an"
            {
                return .adverb
            }
            return .conjunction
        case "for": return ofFor(number, in: sentence)
        case "once": return ofOnce(number, in: sentence)
        case "when", "where":
            guard let next else { return .adverb }
            let asks = next.usualPart == .auxiliary || EnglishRole.forms.contains(next.lower) || next.lower == "to"
            if let previous {
                if askingVerbs.contains(previous.usual.lemma) || asks { return .adverb }
                return word == "where" && previous.mayBeAntecedent || isTime(previous) ? .adverb : .conjunction
            }
            return asks ? .adverb : .conjunction
        default: return nil
        }
    }

    private static func isTime(_ word: EnglishWord) -> Bool {
        ["day", "time", "moment", "year", "night", "morning", "evening", "hour", "week", "month", "age", "season"]
            .contains(word.usual.lemma)
    }

    /// "for they were hungry", where no word stands before it in its clause.
    private static func ofFor(_ number: Int, in sentence: EnglishSentence) -> PartOfSpeechCode? {
        guard sentence.previous(number) == nil, number > 0, let next = sentence.next(number) else {
            return .preposition
        }
        if nominatives.contains(next.lower) { return .conjunction }
        let after = sentence.after(number).dropFirst()
        let isClause = after.contains { isFinite($0) }
        let mayBeSubject =
            ["it", "there", "this", "that", "you"].contains(next.lower) || EnglishRole.determiners.contains(next.lower)
        return isClause && mayBeSubject ? .conjunction : .preposition
    }

    /// "Once he arrived, we left.", "She will rest once she gets home."
    private static func ofOnce(_ number: Int, in sentence: EnglishSentence) -> PartOfSpeechCode? {
        guard let next = sentence.next(number) else { return .adverb }
        let isSubject =
            isSubjectPronoun(next)
            || EnglishRole.determiners.contains(next.lower) && !["a", "an", "every", "each"].contains(next.lower)
            || next.isCapitalised
        guard isSubject else { return .adverb }
        guard let previous = sentence.previous(number) else {
            return sentence.endsWithComma(number) ? .conjunction : nil
        }
        return previous.lower == "and" || previous.lower == "that" ? nil : .conjunction
    }

    /// The most words of a subject that is looked through for its verb.
    private static let longestSubject = 5

    /// Whether a clause with a noun as its subject stands behind a word: "before the shop shuts", "since our supplier is late",
    /// "as other girls read".
    static func hasClause(behind number: Int, in sentence: EnglishSentence) -> Bool {
        var place = number + 1
        var hasNoun = false
        while place <= number + longestSubject, sentence.isJoined(place) {
            let word = sentence.words[place]
            if hasNoun, isVerb(place, in: sentence) { return true }
            // "since Monday the shop has been closed": another noun begins.
            if hasNoun, EnglishRole.determiners.contains(word.lower) || isNewName(place, in: sentence) { return false }
            guard !EnglishRole.prepositions.contains(word.lower), !EnglishRole.joining.contains(word.lower),
                word.lower != "to", word.lower != "who", word.lower != "that", word.lower != "which"
            else { return false }
            switch word.usualPart {
            case .noun: hasNoun = true
            case .adjective: hasNoun = hasNoun || word.isCapitalised || word.noun != nil
            case .determiner, .article, .numeral: hasNoun = hasNoun || word.isCapitalised
            default:
                guard word.isCapitalised || EnglishRole.determiners.contains(word.lower) || word.lower == "her" else {
                    return false
                }
                hasNoun = hasNoun || word.isCapitalised
            }
            place += 1
        }
        return false
    }

    private static func isNewName(_ place: Int, in sentence: EnglishSentence) -> Bool {
        sentence.words[place].isCapitalised && !sentence.words[place - 1].isCapitalised
            && sentence.words[place - 1].usualPart == .noun
    }

    /// Whether a word behind a noun is its verb: "is", "went", "shuts"; several read, one reads.
    private static func isVerb(_ place: Int, in sentence: EnglishSentence) -> Bool {
        let (word, previous) = (sentence.words[place], sentence.words[place - 1])
        if isFinite(word.lower) || EnglishRole.modals.contains(word.lower) { return true }
        guard previous.noun != nil || previous.isCapitalised, !previous.lower.hasSuffix("'s") else {
            return false
        }
        let isSeveral = previous.usualPart == .noun && !previous.isBase && previous.lower.hasSuffix("s")
        if word.isPast {
            // "the boats left in the harbour" may be those that somebody has left.
            return word.usualPart == .verb && !word.lower.hasSuffix("ed") && !word.mayBeAdjective
        }
        guard word.usualPart == .verb else { return false }
        if word.isBase { return isSeveral }
        // "until the kid gets out", but "before the price cuts".
        let isOnlyVerb = word.noun == nil || sentence.next(place).map(isObjectOrParticle) ?? false
        return word.lower.hasSuffix("s") && !isSeveral && isOnlyVerb
    }

    /// Words with which a clause begins that tells when, why or on what condition.
    private static let clauseWords: Set = ["when", "if", "because", "while", "although", "after", "before", "once"]

    static func isFinite(_ word: String) -> Bool {
        EnglishRole.forms.contains(word) || EnglishRole.pastAuxiliaries.contains(word)
            || ["will", "can", "may", "must", "shall", "might", "should", "seemed", "came", "went"].contains(word)
    }

    static func ofSo(_ number: Int, in sentence: EnglishSentence) -> PartOfSpeechCode? {
        let next = sentence.next(number)
        let begins = next.map { beginsClause($0) || clauseWords.contains($0.lower) } ?? false
        guard let previous = sentence.previous(number) else {
            // "It takes long, so leave it on."
            if let next, next.isBaseVerb, next.usualPart == .verb, !sentence.isFirstOfSentence(number) {
                return .conjunction
            }
            // "So, what about you?"
            return begins || next == nil && sentence.isFirstOfSentence(number) ? .conjunction : nil
        }
        if previous.lower == "and" { return begins ? .conjunction : nil }
        let mayEnd =
            next.map { $0.usualPart != .adjective && $0.usualPart != .adverb && $0.usualPart != .determiner } ?? true
        let isSaid = ["think", "hope", "say", "tell", "believe", "suppose", "guess", "do"].contains(
            previous.usual.lemma)
        return isSaid && mayEnd && next?.lower != "that" && next?.lower != "much" && next?.lower != "many"
            ? .pronoun : nil
    }

    /// "There was a king", but "Put it there".
    static func ofThere(_ previous: EnglishWord?, _ next: EnglishWord?) -> PartOfSpeechCode? {
        let asks = ["is", "are", "was", "were", "isn't", "aren't", "wasn't", "weren't"]
        if let previous, asks.contains(previous.lower), let next,
            EnglishRole.determiners.contains(next.lower) || next.usualPart == .noun || next.usualPart == .pronoun
        {
            return .pronoun
        }
        guard let next else { return .adverb }
        let isThat =
            next.usualPart == .auxiliary || isFinite(next.lower)
            || ["seem", "exist", "remain", "live", "come", "lie", "stand", "appear", "happen"].contains(
                next.usual.lemma)
        return isThat ? .pronoun : .adverb
    }

    /// Whether "have" helps a participle, or means to own.
    static func ofHave(_ number: Int, in sentence: EnglishSentence) -> PartOfSpeechCode? {
        guard let next = helped(number, in: sentence) else { return sentence.next(number) == nil ? nil : .verb }
        if next.lower == "to" || next.lower == "better" { return .auxiliary }
        return next.isParticiple || next.lower == "been" || next.lower == "had" || next.lower == "got"
            ? .auxiliary : .verb
    }

    /// Whether "do" helps a verb, or means to act.
    static func ofDo(_ number: Int, in sentence: EnglishSentence) -> PartOfSpeechCode? {
        guard let next = helped(number, in: sentence) else {
            // "what he did", but "Yes, I did."; "Do it!"
            if sentence.next(number) != nil, sentence.previous(number) == nil { return .verb }
            if sentence.previous(number)?.lower == "to" { return .verb }
            return sentence.before(number).contains { $0 == "what" || $0 == "that" || $0 == "all" } ? .verb : nil
        }
        if next.lower == "not" { return .auxiliary }
        let isHelped = next.isBaseVerb && (next.usualPart == .verb || next.usualPart == .auxiliary || next.noun == nil)
        if isHelped { return .auxiliary }
        // "Do people like it?", "Did the train stop?": a question has its subject behind it.
        guard let previous = sentence.previous(number) else { return .auxiliary }
        // "Who did this?": nothing is behind it that it could help.
        if previous.lower == "who" || previous.lower == "what", let object = sentence.next(number),
            ["this", "that", "it", "these", "those"].contains(object.lower), sentence.next(number + 1) == nil
        {
            return .verb
        }
        let asks = ["nor", "so", "neither", "how", "why", "when", "where", "what", "who", "which", "never", "only"]
        return previous.usualPart == .adverb || asks.contains(previous.lower) ? .auxiliary : .verb
    }

    /// The word behind a verb that may help it: without the adverbs, and without the subject of a question.
    private static func helped(_ number: Int, in sentence: EnglishSentence) -> EnglishWord? {
        var place = number + 1
        let isQuestion =
            sentence.previous(number).map { !EnglishRole.subjects.contains($0.lower) && $0.lower != "to" } ?? true
        if isQuestion, sentence.isJoined(place), EnglishRole.subjects.contains(sentence.words[place].lower) {
            place += 1
        }
        while sentence.isJoined(place),
            EnglishRole.adverbs.contains(sentence.words[place].lower) || sentence.words[place].usualPart == .adverb
                || sentence.words[place].lower == "since",
            sentence.words[place].lower != "better"
        {
            guard sentence.isJoined(place + 1) else { break }
            place += 1
        }
        return sentence.isJoined(place) ? sentence.words[place] : nil
    }
}
