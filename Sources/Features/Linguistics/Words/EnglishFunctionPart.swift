import Model

/// What a function word is where it stands, as far as the words beside it make it almost certain: "her" is whose or whom.
enum EnglishFunctionPart {
    /// The words of which something is told.
    static let words: Set = [
        "that", "her", "so", "as", "to", "which", "what", "before", "after", "since", "until", "off", "over", "through",
        "down", "up", "in", "on", "by", "mine", "yet", "but", "for", "once", "when", "where", "there", "one", "have",
        "has", "had", "do", "does", "did", "doing", "done", "having", "no", "though", "past", "about", "round",
        "outside", "inside", "around", "across", "behind", "above", "below", "beyond", "well", "sorry",
        "besides",
    ]

    /// The part of speech; nil if nothing is certain.
    ///
    /// - Parameters:
    ///   - word: In lower case.
    ///   - before: As ``EnglishSentence/before(_:)`` has them.
    ///   - after: As ``EnglishSentence/after(_:)`` has them.
    static func of(
        _ word: String, at number: Int, in sentence: EnglishSentence, before: [String], after: [String]
    ) -> PartOfSpeechCode? {
        let (previous, next) = (sentence.previous(number), sentence.next(number))
        switch word {
        case "her": return ofHer(next, behind: previous, before: next == nil ? nil : sentence.next(number + 1))
        case "well":
            // "Well, it is late."
            let isAlone = previous == nil && next == nil && number + 1 < sentence.words.count
            return isAlone && sentence.sign(before: number + 1) == "," ? .interjection : nil
        case "besides": return next == nil ? .adverb : nil
        case "sorry":
            // "I'm sorry for him", "feel sorry", "very sorry"
            let isQuality =
                previous.map {
                    EnglishRole.forms.contains($0.lower) || $0.verbs.contains("feel") || $0.usualPart == .adverb
                } ?? false
            return isQuality ? .adjective : nil
        case "that":
            return ofThat(
                before, next, previous, behind: sentence.next(number) == nil ? nil : sentence.next(number + 1),
                isBehindComma: sentence.sign(before: number) == ",")
        case "to":
            // "You don't have to.", "if you want to": the verb is left out.
            guard let next else {
                return before.last.map { leavesOutVerb.contains($0) } ?? false ? .particle : nil
            }
            return beginsInfinitive(before, after, next) ? .particle : nil
        case "so": return ofSo(number, in: sentence)
        case "as": return ofAs(number, in: sentence, before, after, next)
        case "about":
            return sentence.isBeforeQuantity(number) && !isOnSubject(previous, before) ? .adverb : nil
        case "outside", "inside", "around", "across", "behind", "above", "below", "beyond":
            // "She stepped outside and looked around."
            let ends = next.map { EnglishRole.joining.contains($0.lower) } ?? true
            return ends && previous.map { $0.usualPart == .verb || $0.isPast } ?? false ? .adverb : nil
        case "round":
            // "round her neck", but "a round table" and "came round".
            let isArticle = previous.map { EnglishRole.determiners.contains($0.lower) } ?? false
            let hasObject =
                next.map {
                    EnglishRole.determiners.contains($0.lower) || ["her", "me", "here", "there"].contains($0.lower)
                } ?? false
            return hasObject && !isArticle && previous != nil ? .preposition : nil
        case "which" where previous == nil && sentence.sign(before: number) == ",": return .pronoun
        case "though":
            // "It was late, though."
            return next == nil && number > 0 && !sentence.isFirstOfSentence(number) ? .adverb : .conjunction
        case "past":
            // "half past five", "ten past six"
            let isTime = previous.map { minutes.contains($0.lower) } ?? false
            let isHour = next.map { EnglishSentence.hours.contains($0.lower) } ?? sentence.isBeforeNumber(number)
            return isTime && isHour ? .preposition : nil
        case "no": return next == nil ? .interjection : .determiner
        case "what" where next?.lower == "a" || next?.lower == "an": return .determiner
        case "what" where isSubject(next, behind: previous, before: next == nil ? nil : sentence.next(number + 1)):
            return .pronoun
        case "what", "which":
            return next.map { $0.usualPart == .noun && !EnglishRole.subjects.contains($0.lower) } ?? false
                ? .determiner : .pronoun
        case "before", "after", "since", "until":
            if hasClause(behind: number, in: sentence) { return .conjunction }
            return next == nil && sentence.isBeforeNumber(number) ? .preposition : ofTime(after, next)
        case "off", "over", "through", "down", "up", "in", "on", "by":
            // "up half the night", "up all night": out of bed.
            if word == "up", let previous, EnglishRole.forms.contains(previous.lower),
                next.map({ ["half", "all", "late", "early"].contains($0.lower) }) ?? false
            {
                return .adverb
            }
            // "The index was down two percent", "The power is off": how something is.
            if word == "up" || word == "down" || word == "off", let previous,
                EnglishRole.forms.contains(previous.lower),
                next.map({
                    !EnglishRole.determiners.contains($0.lower) && $0.noun == nil || $0.usualPart == .determiner
                })
                    ?? true
            {
                return .adverb
            }
            // "looked up from her phone", "went up by a third": no preposition stands behind another.
            if word != "by", word != "in", word != "on", word != "over", let previous, let next,
                behindAdverbs.contains(next.lower), !EnglishRole.determiners.contains(previous.lower)
            {
                return .adverb
            }
            // "Turn the radio down.", "come in and sit"; before a noun nothing is certain.
            guard !before.isEmpty, !sentence.isBeforeNumber(number) else { return nil }
            let ends = next.map { EnglishRole.joining.contains($0.lower) || $0.lower == "to" } ?? true
            return ends && (previous?.usualPart != .noun || word != "in" && word != "on") ? .adverb : nil
        case "yet", "but", "for", "once", "when", "where": return joining(word, at: number, in: sentence)
        case "there": return ofThere(previous, next)
        case "one": return next.map { $0.usualPart == .noun && !$0.isCapitalised } ?? false ? .determiner : nil
        case "have", "has", "had", "having": return ofHave(number, in: sentence)
        case "do", "does", "did": return ofDo(number, in: sentence)
        case "doing", "done": return .verb
        default: return nil
        }
    }

    /// Prepositions before which "up" and the like are adverbs.
    private static let behindAdverbs: Set = ["from", "by", "at", "with", "for", "of", "on", "in", "into", "until"]

    /// Whether several behind "what" do what the next word says: "listened to what people were telling us".
    private static func isSubject(
        _ word: EnglishWord?, behind previous: EnglishWord?, before verb: EnglishWord?
    ) -> Bool {
        guard let word, let verb, previous != nil, word.usualPart == .noun else { return false }
        let isSeveral = word.lower == "people" || !word.isBase && word.lower.hasSuffix("s")
        return isSeveral && (verb.usualPart == .auxiliary || EnglishRole.forms.contains(verb.lower))
    }

    /// Whom or whose, behind a word and before two others.
    private static func ofHer(
        _ next: EnglishWord?, behind previous: EnglishWord?, before second: EnglishWord?
    ) -> PartOfSpeechCode {
        guard let next else { return .pronoun }
        // "heard her cry", "made her open the door": she does something. "made her happy": she becomes so.
        if let previous, letting.contains(where: previous.verbs.contains) || previous.lower == "let" {
            let hasObject = second.map { beforeThings.contains($0.lower) } ?? false
            if next.isBaseVerb, next.usualPart == .verb || hasObject { return .pronoun }
            let ends = second.map { EnglishRole.prepositions.contains($0.lower) } ?? true
            if next.usualPart == .adjective, next.noun == nil, ends { return .pronoun }
        }
        switch next.usualPart {
        case .noun, .adjective, .numeral: return .determiner
        case .preposition, .conjunction, .article, .determiner, .pronoun, .auxiliary, .particle: return .pronoun
        default: return next.noun == nil ? .pronoun : .determiner
        }
    }

    /// Verbs behind which somebody is said to do something, without "to".
    private static let letting: Set = ["hear", "make", "let", "help", "see", "watch", "feel", "notice"]

    /// Words with which the object of a verb begins.
    private static let beforeThings: Set = [
        "the", "a", "an", "my", "your", "his", "its", "our", "their", "me", "him", "them", "us",
    ]

    private static func ofThat(
        _ before: [String], _ next: EnglishWord?, _ previous: EnglishWord?, behind: EnglishWord?, isBehindComma: Bool
    ) -> PartOfSpeechCode? {
        // "not that bad"
        if let next, let last = before.last, last == "not" || last == "all" || last.hasSuffix("n't"),
            next.usualPart == .adjective || next.usualPart == .adverb, next.noun == nil
        {
            return .adverb
        }
        guard let previous else {
            // "She felt, however, that he had left."
            if isBehindComma, let next, isSubjectPronoun(next) { return .conjunction }
            // "…, that most libraries would close": nothing points before a word that points.
            if let next, EnglishRole.determiners.contains(next.lower) || next.lower == "most", next.lower != "one" {
                return .conjunction
            }
            // "That is true.", "That house is old."
            return next.map { EnglishRole.forms.contains($0.lower) || $0.usualPart == .auxiliary } ?? false
                ? .pronoun : nil
        }
        guard let next else { return .pronoun }
        let startsSubject =
            isSubjectPronoun(next) || EnglishRole.determiners.contains(next.lower)
            || next.usualPart == .pronoun || next.lower == "her"
        if startsSubject {
            // "Note that the shop is closed.": a request, or what somebody has to do.
            let isAsked = before.dropLast().last.map { EnglishRole.beforeVerbs.contains($0) } ?? true
            if isAsked, previous.isBaseVerb, stating.contains(previous.lower) { return .conjunction }
            // "the bus that I took": a thing is told apart. "claims that the mayor took bribes": what is claimed.
            let hasToldSomebody = before.contains(where: isOfTelling)
            let isNoun = previous.noun != nil && before.dropLast().last.map(EnglishRole.determiners.contains) ?? false
            return (previous.mayBeAntecedent || isNoun) && !told.contains(previous.usual.lemma) && !hasToldSomebody
                ? .pronoun : .conjunction
        }
        // "told analysts that bookings had held up": somebody is told something.
        if before.dropLast().contains(where: isOfTelling), previous.noun != nil, next.noun != nil, !next.isBase,
            next.lower.hasSuffix("s"), next.usualPart == .noun
        {
            return .conjunction
        }
        // "a coat that had seen", "a memo that set off": the noun itself does something.
        let isVerb = next.usualPart == .auxiliary || next.usualPart == .verb
        let isFinite = !next.verbs.isEmpty && next.lower.hasSuffix("s")
        if isVerb || isFinite, previous.mayBeAntecedent { return .pronoun }
        // "echoes that bounce back": several things do something to another, or somewhere.
        let isSeveral =
            previous.noun != nil && !previous.isBase && previous.lower.hasSuffix("s")
            && !told.contains(previous.usual.lemma) && !sayingVerbs.contains(previous.usual.lemma)
        if isSeveral, next.isBaseVerb, let behind, isObjectOrParticle(behind) { return .pronoun }
        let isSomebody = next.noun != nil && (next.lower.hasSuffix("s") || next.isCapitalised || next.lower == "people")
        if previous.usualPart == .verb && isSomebody { return .conjunction }
        // "said that bin collections would stop", "added that most of them": nobody says or adds "that bin".
        let isSaying = previous.usualPart == .verb && sayingVerbs.contains(previous.usual.lemma)
        let mayBeThing =
            [.auxiliary, .verb, .preposition, .adverb, .particle].contains(next.usualPart)
            || ["way", "one", "much", "far", "kind", "sort"].contains(next.lower)
        return isSaying && !mayBeThing ? .conjunction : nil
    }

    /// Verbs that are written like nouns, with which what is known, felt or claimed is stated.
    private static let stating: Set = [
        "note", "hope", "fear", "claim", "doubt", "wish", "report", "trust", "bet", "check", "ensure", "see",
    ]

    static func isObjectOrParticle(_ word: EnglishWord) -> Bool {
        EnglishRole.particles.contains(word.lower) || EnglishRole.determiners.contains(word.lower)
            || EnglishRole.objects.contains(word.lower)
    }

    /// Whether a word before "about" tells what somebody speaks or thinks of, or what a text says: "talk about two things".
    private static func isOnSubject(_ word: EnglishWord?, _ before: [String]) -> Bool {
        guard let word else { return false }
        // "There were about sixty.", but "It is about two brothers."
        if EnglishRole.forms.contains(word.lower) { return !before.contains("there") }
        return word.usualPart == .noun || word.usualPart == .adjective || word.usualPart == .pronoun
            || speaking.contains(word.usual.lemma)
    }

    private static let speaking: Set = [
        "talk", "speak", "think", "know", "hear", "ask", "tell", "worry", "care", "write", "read", "learn", "argue",
        "complain", "forget", "dream", "wonder", "what", "how", "joke", "lie", "teach", "say",
    ]

    /// Whether a clause has a word as its subject, also one that is joined to its verb: "they", "he'd", "there".
    static func isSubjectPronoun(_ word: EnglishWord) -> Bool {
        let stem = word.lower.prefix { $0 != "'" }
        return EnglishRole.subjects.contains(String(stem)) || stem == "there" || subjectPronouns.contains(String(stem))
    }

    private static let subjectPronouns: Set = [
        "somebody", "someone", "something", "nobody", "nothing", "everybody", "everyone", "everything", "anybody",
        "anyone", "anything",
    ]

    /// What stands before "past" when somebody tells the time.
    private static let minutes: Set = ["half", "quarter", "five", "ten", "twenty", "twenty-five", "minutes"]

    /// Verbs whose object is hardly ever a thing that "that" could point at.
    private static let sayingVerbs: Set = [
        "say", "add", "claim", "argue", "insist", "hope", "explain", "announce", "warn", "conclude", "complain",
        "reply",
        "suppose", "reckon", "assume", "realize", "realise", "believe", "admit", "agree", "estimate", "declare",
        "boast",
        "swear", "confess", "fear", "predict", "pretend", "stress", "assert", "think", "suggest", "state",
    ]

    /// Words behind which "to" stands for a verb that was named before: "I'd love to."
    private static let leavesOutVerb: Set = [
        "want", "wants", "wanted", "need", "needs", "needed", "have", "has", "had", "like", "love", "hate", "hope",
        "hoped",
        "try", "tried", "used", "ought", "going", "able", "supposed", "me", "him", "them", "us", "plan", "planned",
        "mean",
        "meant", "refused", "forgot", "managed", "allowed", "expected", "happy", "willing", "ready", "prefer", "not",
    ]

    /// Nouns behind which "that" tells what they are: "the fact that he came".
    private static let told: Set = [
        "fact", "idea", "news", "hope", "sign", "belief", "feeling", "chance", "claim", "view", "fear", "opinion",
        "proof",
        "evidence", "doubt", "theory", "condition", "result", "conclusion", "impression", "rumor", "rumour", "way",
        "possibility", "suggestion", "report", "knowledge", "suspicion", "promise", "warning", "argument", "danger",
        "risk", "probability", "likelihood", "certainty", "agreement", "decision", "assumption", "statement",
        "announcement", "thought", "wish", "proud", "shame", "pity", "wonder", "sense", "degree", "extent", "so", "now",
    ]

    /// Whether a verb says what somebody is told: "told Tom that it rained".
    private static func isOfTelling(_ verb: String) -> Bool { telling.contains(verb) }

    private static let telling: Set = [
        "tell", "tells", "told", "telling", "convince", "convinces", "convinced", "inform", "informs", "informed",
        "assure", "assures", "assured", "remind", "reminds", "reminded", "persuade", "persuaded", "warn", "warns",
        "warned", "show", "shows", "showed", "promise", "promised", "teach", "taught", "say", "says", "said",
        "announce",
        "announced", "think", "thought", "report", "reported", "believe", "believed", "claim", "claimed", "know",
        "knew",
    ]

    private static func ofAs(
        _ number: Int, in sentence: EnglishSentence, _ before: [String], _ after: [String], _ next: EnglishWord?
    ) -> PartOfSpeechCode? {
        // "as still as glass": the first compares, and so does the second.
        if after.count > 1, after[1] == "as" { return .adverb }
        if before.count > 1, before[before.count - 2] == "as" { return .conjunction }
        // "as he said", "As you'll see, …"
        if let next, next.lower == "there" || EnglishRole.subjects.contains(String(next.lower.prefix { $0 != "'" })) {
            return .conjunction
        }
        // "as that could hurt"
        if let next, ["that", "this", "these", "those"].contains(next.lower), after.count > 1,
            EnglishRole.modals.contains(after[1]) || EnglishRole.forms.contains(after[1])
        {
            return .conjunction
        }
        // "as investors braced": somebody does something.
        if let next, next.noun != nil, after.count > 1, let verb = after.dropFirst().first,
            verb.hasSuffix("ed") || EnglishRole.forms.contains(verb) || EnglishRole.pastAuxiliaries.contains(verb)
        {
            return .conjunction
        }
        // "as United fought back", "as other girls read".
        if let next, next.lower != "a", next.lower != "an", mayBeginClause(next),
            hasClause(behind: number, in: sentence)
        {
            return .conjunction
        }
        // "As discussed, …", "as described in the letter".
        if let next, next.isPast, next.usualPart == .verb {
            let behind = sentence.next(number + 1)
            return behind.map { EnglishRole.prepositions.contains($0.lower) } ?? true ? .conjunction : nil
        }
        return nil
    }

    /// Whether a word begins the subject of a clause rather than the name of a role: "as the sun rose", but "as president".
    private static func mayBeginClause(_ word: EnglishWord) -> Bool {
        word.isCapitalised || word.usualPart == .determiner || EnglishRole.determiners.contains(word.lower)
            || word.usualPart == .noun && !word.isBase && word.lower.hasSuffix("s")
    }

    private static func ofTime(_ after: [String], _ next: EnglishWord?) -> PartOfSpeechCode? {
        guard let next else { return .adverb }
        if EnglishRole.subjects.contains(next.lower) || next.lower == "there" { return .conjunction }
        // "before the play began", "after Tom left".
        let isSomebody =
            EnglishRole.determiners.contains(next.lower) || next.isCapitalised || next.lower.hasSuffix("'d")
            || subjectPronouns.contains(next.lower)
        let verb = after.dropFirst().first { $0.hasSuffix("ed") || EnglishRole.pastAuxiliaries.contains($0) }
        if next.lower.utf8.contains(UInt8(ascii: "'")), next.usualPart == .auxiliary { return .conjunction }
        return isSomebody && verb != nil ? .conjunction : .preposition
    }

    private static func isNoun(_ word: EnglishWord) -> Bool { word.usualPart == .noun || word.usualPart == .adjective }

    private static func beginsInfinitive(_ before: [String], _ after: [String], _ next: EnglishWord) -> Bool {
        guard next.isBaseVerb else { return false }
        if !isNoun(next), !EnglishRole.destinations.contains(next.lower) { return true }
        return before.last.map(EnglishRole.beforeInfinitives.contains) ?? false
            || after.count > 1 && (EnglishRole.determiners.contains(after[1]) || EnglishRole.objects.contains(after[1]))
                && !EnglishRole.destinations.contains(next.lower)
    }
}
