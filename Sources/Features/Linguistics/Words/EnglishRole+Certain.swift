import Model
import Morphology

/// A page shows a word's usual meaning unless the words beside it make it almost certain that it is another part of speech.
/// This says less than ``EnglishRole/of(_:before:after:isCapitalised:)``, which a translation asks, where a wrong guess can be
/// seen beside the sentence.
extension EnglishRole {
    /// The parts of speech that a word can have at a place; none if it is not certain.
    ///
    /// - Parameters:
    ///   - word: What it can be.
    ///   - before: The words before it in its clause, in lower case; at least the last two.
    ///   - after: The words behind it.
    ///   - previous: The last of those before.
    ///   - next: The first of those behind.
    ///   - third: The second of those behind.
    static func certainParts(
        of word: EnglishWord, before: [String], after: [String], previous: EnglishWord?, next nextWord: EnglishWord?,
        third: EnglishWord? = nil
    ) -> [EnglishPartOfSpeech] {
        let text = word.lower
        let next = after.first
        let hasObject = next.map { determiners.contains($0) || objects.contains($0) } ?? false
        guard let last = before.last, let previous else {
            return first(word, next, hasObject, after, nextWord)
        }
        // "had been", "who was": what is told of a form of "be" is told by the words behind it.
        if forms.contains(text), word.usualPart == .auxiliary { return [] }
        if last == "as", next == "as" { return word.usualPart == .adverb ? [.adjective] : [.adjective, .adverb] }
        let isAction = word.usualPart == .verb || word.usualPart == .auxiliary
        let mayBeNounOrAdjective = isAction && !text.hasSuffix("ing") && !text.hasSuffix("ed") && !text.hasSuffix("en")
        let endsPhrase = next.map(endsPhrase) ?? true
        if articles.contains(last) {
            // "left the building shortly before"
            if text.hasSuffix("ing"), isAction, let nextWord, nextWord.usualPart == .adverb, nextWord.noun == nil {
                return [.noun]
            }
            // "The firm is", "the firm went bust": one that is or did something is no adjective, unless all of them are meant.
            if word.usualPart == .adjective, word.isBase, !peoples.contains(text), let next, let nextWord,
                singulars.contains(next)
                    || nextWord.isPast && nextWord.usualPart == .verb && !nextWord.mayBeAdjective
                        && !next.hasSuffix("ed") && !next.hasSuffix("n")
            {
                return [.noun]
            }
            // "a short one": what stands before "one" describes it.
            if next == "one" || next == "ones" {
                return word.usualPart == .adjective || !word.mayBeAdjective ? [] : [.adjective]
            }
            if !endsPhrase {
                if mayBeNounOrAdjective { return [.adjective, .noun] }
                // "a minute detail", "the right corner": an adjective before the noun.
                let isBeforeNoun =
                    nextWord.map {
                        ($0.usualPart == .noun || $0.usualPart == .adjective) && !$0.isPast && !$0.lower.hasSuffix("'s")
                    } ?? false
                return isBeforeNoun && word.isBase && word.usualPart != .adjective && word.mayBeAdjective
                    ? [.adjective] : []
            }
            guard word.usualPart != .pronoun, word.usualPart != .numeral, word.usualPart != .determiner else {
                return []
            }
            // "his flat", but "the old and the young".
            let mayBeNoun = last != "the" && last != "every" || nounsToo.contains(text)
            return word.usualPart != .adjective || mayBeNoun ? [.noun] : []
        }
        // "a frog that lives here", "had cast a spell".
        if last == "that" || last == "which" || last == "who", before.count > 1, !word.verbs.isEmpty, !word.isBase,
            text.hasSuffix("s")
        {
            return [.verb]
        }
        if perfects.contains(last), word.isParticiple, !word.verbs.isEmpty { return [.verb] }
        // "eight sharp"
        if text == "sharp", EnglishSentence.hours.contains(last) { return [.adverb] }
        // "It means that nobody came", but "by means of".
        if text == "means", next.map({ determiners.contains($0) }) ?? false, !determiners.contains(last),
            !prepositions.contains(last)
        {
            return [.verb]
        }
        // "right before the mast", "right now".
        if text == "right", let nextWord, nextWord.usualPart == .preposition || nextWord.usualPart == .adverb {
            return [.adverb]
        }
        guard word.usualPart != .auxiliary else { return [] }
        if text == "mine" { return isInsideNoun(before) ? [.noun] : [] }
        if demonstratives.contains(last) {
            return isAction && word.isBase && endsPhrase && !hasObject ? [.noun] : []
        }
        if last == "to" {
            let governor = before.dropLast().last
            // "walk to school every day": a way leads to a place.
            let isVerb = hasObject && !destinations.contains(text) || governor.map(beforeInfinitives.contains) ?? false
            return isVerb ? hasObject && word.isBaseVerb ? [.verb] : verb(word) : []
        }
        // "Let it cool on a rack": somebody or something does what the word says.
        if before.count > 1, letting.contains(before[before.count - 2]), objects.contains(last), word.isBaseVerb,
            text != "loose", text != "alone", !isAction
        {
            return verb(word)
        }
        // "They are light and fluffy", "until light and fluffy": two adjectives are joined.
        if forms.contains(last) || last == "until", word.usualPart == .noun, word.isBase,
            next == "and" || next == "but", let third, third.usualPart == .adjective, third.noun == nil
        {
            return [.adjective]
        }
        if prepositions.contains(last) {
            // "by close of business"
            if word.usualPart == .adjective, word.isBase, next == "of" { return [.noun] }
            guard mayBeNounOrAdjective, !hasObject else { return [] }
            return [.noun, .adjective]
        }
        // "I need help": nobody needs or wants an action that is named like this.
        if word.usualPart == .verb, word.isBase, word.noun != nil, endsPhrase, !hasObject, needing.contains(last) {
            return [.noun]
        }
        if modals.contains(last) {
            let subject = before.dropLast().last
            // "Can people fly?" has the subject behind the verb.
            let isInverted = subject == nil ? !last.contains("'") && last != "please" : askers.contains(subject ?? "")
            // "They may lower rates": what looks like a comparative is a verb, too.
            return isInverted || !word.isBase && !word.verbs.contains(text) ? [] : verb(word)
        }
        // "Do not force it", "He will never sign it".
        if betweenVerbs.contains(last), let helper = before.dropLast().last,
            modals.contains(helper) || ["do", "does", "did", "don't", "to"].contains(helper),
            word.isBase || word.verbs.contains(text), endsPhrase, !endsWithLy(text)
        {
            return verb(word)
        }
        // "The shop is always open": how something is.
        if betweenVerbs.contains(last), let linking = before.dropLast().last, forms.contains(linking), isAction,
            word.isBase, !unchanged.contains(text), endsPhrase
        {
            return [.adjective]
        }
        // "left the door open", "was blown open": how something is in the end.
        if word.lower == "open" || word.lower == "shut", isAction, endsPhrase,
            next.map({ !determiners.contains($0) }) ?? true,
            before.contains(where: opening.contains)
        {
            return [.adjective]
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
        return besideNouns(word, before, after, previous, endsPhrase)
    }

    /// What the first word of a clause is.
    private static func first(
        _ word: EnglishWord, _ next: String?, _ hasObject: Bool, _ after: [String], _ nextWord: EnglishWord?
    ) -> [EnglishPartOfSpeech] {
        // "Tears ran down": only a noun has a verb behind it.
        if word.usualPart == .verb, !word.isBase, word.lower.hasSuffix("s"), word.noun != nil, let nextWord,
            nextWord.isPast, nextWord.usualPart == .verb, !nextWord.mayBeAdjective
        {
            return [.noun]
        }
        // "First, switch it off."
        if word.lower == "first", after.isEmpty { return [.adverb] }
        // "season well, and": a request says how.
        if word.usualPart == .noun, word.isBase, word.isBaseVerb, after.count == 1, next == "well" { return [.verb] }
        let isName = word.usualPart == .noun || word.usualPart == .adjective
        // "Close the door", "Sign up": a request.
        if word.isBase, isName, hasObject || next.map(particles.contains) ?? false { return [.verb] }
        // "Note which wire goes where": a request to find out.
        if word.isBase, word.usualPart == .noun, word.isBaseVerb, next.map(questions.contains) ?? false {
            return [.verb]
        }
        // "…, records a record": a noun has no object.
        if word.usualPart == .noun, !word.isBase, word.lower.hasSuffix("s"), next.map(articles.contains) ?? false {
            return [.verb]
        }
        // "Shares in the firm", "Hopes are fading": no verb begins a sentence in -s.
        let isPlural = word.usualPart == .verb && !word.isBase && word.lower.hasSuffix("s")
        return isPlural && next.map { endsPhrase($0) && !determiners.contains($0) } ?? false ? [.noun] : []
    }

    /// What a word is behind a noun, an adjective or a verb, which tells less.
    private static func besideNouns(
        _ word: EnglishWord, _ before: [String], _ after: [String], _ previous: EnglishWord, _ endsPhrase: Bool
    ) -> [EnglishPartOfSpeech] {
        let next = after.first
        let isAction = word.usualPart == .verb
        let governor = before.dropLast().last
        // "The sun rose", "Tom ground the coffee": what is written like a noun is the past of a verb.
        let isSomebody = previous.usualPart == .noun || previous.isCapitalised
        if word.isPastOfOther, word.usualPart == .noun, isSomebody, !previous.lower.hasSuffix("'s"),
            next.map({ articles.contains($0) || prepositions.contains($0) || particles.contains($0) }) ?? true
        {
            return verb(word)
        }
        // "work hard", "left early": behind a verb that needs no description of its subject.
        if word.usualPart == .adjective, word.isBase, previous.usualPart == .verb, !linking.contains(previous.lower),
            !keeping.contains(previous.usual.lemma), endsPhrase
        {
            return [.adverb]
        }
        if word.lower == "still", keeping.contains(previous.usual.lemma), endsPhrase { return [.adjective] }
        // "come close", "feel cold".
        if isAction, word.isBase, !unchanged.contains(word.lower), linking.contains(previous.lower), endsPhrase {
            return [.adjective, .adverb]
        }
        // "stay long", "kept in overnight", "near Leeds early on Thursday".
        if word.usualPart == .adjective, adverbsAlike.contains(word.lower), endsPhrase, !forms.contains(previous.lower),
            !determiners.contains(previous.lower), previous.usualPart != .adjective, previous.usualPart != .adverb,
            !becoming.contains(previous.usual.lemma),
            word.lower != "long" || previous.usualPart == .verb
        {
            return [.adverb]
        }
        // "short bursts of sound": what is described does nothing.
        if isAction, !word.isBase, word.lower.hasSuffix("s"), word.noun != nil, next == "of",
            previous.usualPart == .adjective
        {
            return [.noun]
        }
        // "and line a tray": a request, or what else somebody does; but "bread and milk the next day".
        if word.isBase, word.usualPart == .noun, word.isBaseVerb, let next, articles.contains(next), next != "every",
            ["and", "then", "or"].contains(previous.lower), after.count > 1, !timesToo.contains(after[1])
        {
            return verb(word)
        }
        // "and scroll down", "then cheer up"; but "the butter and sugar together".
        if word.isBase, word.usualPart == .noun, let next, particles.contains(next), next != "together",
            ["and", "then", "or"].contains(previous.lower)
        {
            return verb(word)
        }
        // "suit me", "hit him": only a verb has an object of this form.
        if word.isBase, word.usualPart == .noun, let next, ["me", "him", "them", "us"].contains(next),
            !prepositions.contains(previous.lower), previous.usualPart != .adjective
        {
            return verb(word)
        }
        // "ran close by her": the past of a verb has no other verb behind it.
        if isAction, word.isBase, previous.isPast, !previous.mayBeAdjective, word.mayBeAdjective,
            next.map({ prepositions.contains($0) || $0 == "to" || $0 == "behind" }) ?? true
        {
            return [.adverb, .adjective]
        }
        // "its second profit warning", "the next council meeting".
        if isAction, nounsInIng.contains(word.lower), word.noun == word.lower,
            previous.usualPart == .noun && previous.isBase || previous.usualPart == .adjective,
            next.map({ !determiners.contains($0) && !objects.contains($0) && $0 != "that" }) ?? true,
            before.dropLast().contains(where: { articles.contains($0) || demonstratives.contains($0) })
        {
            return [.noun]
        }
        // "a nasty cold", "her old flat": behind an article and an adjective comes a noun.
        if word.usualPart == .adjective, word.isBase, nounsToo.contains(word.lower),
            previous.usualPart == .adjective, let governor, articles.contains(governor),
            next.map({ endsPhrase && $0 != "and" && $0 != "or" && $0 != "but" && !adverbs.contains($0) }) ?? true
        {
            return [.noun]
        }
        // "the trade show": one thing does nothing in this form.
        if isAction, word.isBase, previous.usualPart == .noun, previous.isBase, endsPhrase,
            !collectives.contains(previous.lower), let governor,
            ["a", "an", "the", "this", "every"].contains(governor),
            next.map({ !determiners.contains($0) && !subjects.contains($0) }) ?? true,
            !before.dropLast(2).contains(where: { beforeBases.contains($0) })
        {
            return [.noun]
        }
        // "in long brown folds to the river": what is described does nothing.
        if isAction, !word.isBase, word.lower.hasSuffix("s"), word.noun != nil, previous.usualPart == .adjective,
            !previous.isCapitalised, let governor,
            prepositions.contains(governor)
                || before.count > 2
                    && prepositions.contains(before[before.count - 3]) && !forms.contains(governor)
                    && !determiners.contains(governor)
        {
            return [.noun]
        }
        // "Parking charges will go up": no verb stands before another that is finite, but "what he wants is".
        if isAction, !word.isBase, word.lower.hasSuffix("s"), word.noun != nil, let next, modals.contains(next),
            next != "please", previous.usualPart == .noun || previous.lower.hasSuffix("ing"),
            !before.contains(where: { clauseBeginnings.contains($0) || subjects.contains($0) })
        {
            return [.noun]
        }
        // "the company's shares": what belongs to somebody.
        if isAction, !word.isBase, word.noun != nil, word.lower.hasSuffix("s"), previous.lower.hasSuffix("'s"),
            previous.usualPart == .noun
        {
            return [.noun]
        }
        // "a close look", "the wrong stop", "the ruling party's grip on power".
        if isAction, word.isBase, endsPhrase {
            let isPossessive = previous.lower.hasSuffix("'s") && previous.usualPart == .noun
            let isDescribed =
                (previous.mayBeAdjective || previous.lower.utf8.contains(UInt8(ascii: "-")))
                && governor.map { articles.contains($0) || $0 == "this" } ?? false
            if isPossessive || isDescribed, next.map({ !determiners.contains($0) }) ?? true { return [.noun] }
        }
        // "hopes are fading", "claims that": a plural, where a verb would have no object.
        if isAction, !word.isBase, word.lower.hasSuffix("s"), let next {
            let isSubject = forms.contains(next) || pastAuxiliaries.contains(next) || modals.contains(next)
            let isObject = next == "that" && governed.contains(previous.lower)
            if isObject || isSubject && (connectives.contains(previous.lower) || previous.mayBeAdjective) {
                return [.noun]
            }
        }
        // "The company records a loss": a noun has no object.
        if word.usualPart == .noun, !word.isBase, word.lower.hasSuffix("s"), previous.usualPart == .noun,
            !previous.lower.hasSuffix("s"), let next, articles.contains(next), next != "every", next != "another"
        {
            return [.verb]
        }
        // "If the breaker trips, …": nothing else in its clause is a verb.
        if word.usualPart == .noun, !word.isBase, word.lower.hasSuffix("s"), !word.verbs.isEmpty, next == nil,
            before.count == 3, clauseJoints.contains(before[0]), articles.contains(before[1]),
            previous.usualPart == .noun, previous.isBase
        {
            return [.verb]
        }
        // "the authors object to the method": what two plurals beside each other are not.
        if word.usualPart == .noun, word.isBase, next == "to", previous.usualPart == .noun, !previous.isBase,
            previous.lower.hasSuffix("s")
        {
            return [.verb]
        }
        return []
    }

    /// Verbs behind which somebody is said to do something, without "to", and what may stand before a subject and its verb.
    private static let beforeBases: Set = modals.union([
        "do", "does", "did", "let", "make", "makes", "made", "help", "helps", "helped", "see", "saw", "seen", "watch",
        "watched", "hear", "heard", "feel", "felt", "have", "had", "that", "if", "shall",
    ])
    /// Nouns that are several without an ending.
    private static let collectives: Set = [
        "people", "police", "staff", "crew", "cattle", "public", "majority", "rest", "team", "family", "couple", "band",
        "press", "young", "elderly", "rich", "poor", "sheep", "fish", "deer",
    ]
    private static let letting: Set = ["let", "lets", "letting"]
    /// Forms in -ing that are things as often as what somebody does.
    private static let nounsInIng: Set = [
        "warning", "meeting", "building", "training", "feeling", "beginning", "ending", "opening", "wedding",
        "painting",
        "drawing", "hearing", "saving", "spending", "trading", "funding", "housing", "parking", "shopping", "cooking",
        "planning", "marketing", "advertising", "banking", "mining", "farming", "lighting", "heating", "wiring",
        "setting",
        "rating", "ranking", "recording", "booking", "dressing", "filling", "topping", "finding", "shooting", "bombing",
        "crossing", "landing", "saying", "offering", "listing",
    ]
    /// Words with which a clause begins that may be the subject of another.
    private static let clauseBeginnings: Set = ["what", "all", "that", "which", "how", "whoever", "whatever", "where"]

    /// Words with which a clause begins that tells when or on what condition.
    private static let clauseJoints: Set = ["if", "when", "whenever", "unless", "until", "once", "because"]
    private static let questions: Set = ["which", "how", "what", "whether", "where", "why"]
    /// Adverbs between a verb and the one that helps it.
    private static let betweenVerbs: Set = ["not", "never", "always", "also", "even", "just", "only", "simply"]

    private static func endsWithLy(_ text: String) -> Bool { text.hasSuffix("ly") }

    /// Whether a determiner stands before the word before: "the lead mine".
    private static func isInsideNoun(_ before: [String]) -> Bool {
        before.count > 1 && determiners.contains(before[before.count - 2])
            && !determiners.contains(before[before.count - 1])
            && !forms.contains(before[before.count - 1])
    }

    /// What a word is behind "I", "she" and the like; nil behind another word.
    private static func afterSubject(
        _ last: String, _ text: String, _ word: EnglishWord, _ before: [String]
    ) -> [EnglishPartOfSpeech]? {
        guard subjects.contains(last) else { return nil }
        // "gave it back", "told you right away": an object has the same form.
        if last == "it" || last == "you" {
            let governor = before.dropLast().last
            // "Would you mind turning it down?"
            if let governor, word.isBase, askingVerbs.contains(governor) { return verb(word) }
            guard governor.map(connectives.contains) ?? true else { return [] }
        }
        let isOfThird = ["he", "she", "it", "who"].contains(last)
        if isOfThird, word.isBase, !word.isPastOfOther, !unchanged.contains(text) { return [] }
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

    /// Words behind "the" that rather tell when or how.
    private static let timesToo: Set = [
        "next", "same", "other", "following", "last", "first", "second", "whole", "day", "week", "night", "morning",
        "evening", "year", "month", "moment", "way", "minute", "more",
    ]
    /// Adjectives that are adverbs in the same form.
    private static let adverbsAlike: Set = [
        "early", "late", "long", "overnight", "daily", "weekly", "monthly", "yearly", "nightly", "first",
    ]
    /// Verbs that say how somebody or something is: "It is getting late."
    private static let becoming: Set = [
        "be", "become", "feel", "get", "grow", "look", "remain", "seem", "sound", "turn", "appear", "make",
    ]
    private static let needing: Set = ["need", "needs", "needed", "want", "wants", "wanted"]
    /// Forms of verbs behind which "open" tells how something is in the end.
    private static let opening: Set = [
        "leave", "leaves", "left", "leaving", "keep", "keeps", "kept", "hold", "holds", "held", "push", "pushed",
        "blew", "blown", "kicked", "threw", "thrown", "wide", "swung", "forced", "pulled",
    ]
    /// Adjectives that mean all who are so, behind "the": "the young".
    private static let peoples: Set = [
        "young", "old", "poor", "rich", "sick", "dead", "blind", "deaf", "weak", "strong", "brave", "living", "elderly",
        "injured", "wounded", "homeless", "unemployed", "ill", "dying", "great", "good", "wicked", "guilty", "innocent",
    ]
    /// What one does, and not several.
    private static let singulars: Set = ["is", "was", "has", "isn't", "wasn't", "hasn't", "does", "doesn't"]
    /// Determiners behind which nothing but a noun and its adjectives stands.
    private static let articles: Set = [
        "a", "an", "the", "my", "your", "his", "its", "our", "their", "every", "another", "whose",
    ]
    private static let demonstratives: Set = ["this", "that", "these", "those", "some", "any", "no"]
    static let objects: Set = ["me", "him", "them", "us", "it", "you"]
    static let destinations: Set = [
        "school", "work", "church", "bed", "town", "market", "college", "class", "court", "prison", "sea", "war",
        "hospital", "university", "lunch", "dinner", "breakfast", "land", "heart",
    ]
    static let modals = beforeVerbs.subtracting(["to", "do", "does", "did"])
    private static let askers: Set = ["what", "when", "where", "how", "why", "which"]
    /// Verbs before the subject of a question.
    private static let askingVerbs: Set = [
        "would", "could", "can", "will", "do", "does", "did", "should", "don't", "won't", "can't", "didn't",
    ]
    /// Adverbs that belong to a verb before them: "Sign up".
    static let particles: Set = ["up", "down", "off", "out", "away", "back", "together"]
    private static let perfects: Set = [
        "has", "have", "had", "having", "i've", "we've", "you've", "they've", "hasn't", "haven't", "hadn't",
    ]
    static let pastAuxiliaries: Set = ["has", "had", "have", "was", "were", "did", "would", "could"]
    /// Verbs behind which an adjective stands, as behind "be".
    static let linking: Set = [
        "come", "came", "comes", "coming", "get", "gets", "got", "feel", "feels", "felt", "look", "looks", "looked",
        "seem", "seems", "seemed", "become", "becomes", "became", "stay", "stays", "stayed", "keep", "kept",
        "sound", "sounds", "sounded", "remain", "remained", "stand", "stood",
    ]
    /// Verbs behind which "still" is how somebody is: "lay still".
    private static let keeping: Set = [
        "lie", "stand", "sit", "keep", "stay", "hold", "be", "remain", "make", "find", "go", "turn", "grow", "run",
        "fall",
        "taste", "smell", "prove", "die",
    ]
    /// Adjectives that are as often nouns behind "the": "against the current".
    private static let nounsToo: Set = [
        "current", "present", "past", "future", "light", "cold", "square", "major", "general", "novel", "capital",
        "patient", "official", "individual", "criminal", "right", "left", "evil", "ideal", "chief", "secret",
        "principal",
        "native", "male", "female", "adult", "subject", "object", "dark", "wild", "deep", "opposite", "original",
        "professional",
        "mineral", "metal", "chemical", "musical", "final", "initial", "minimum", "maximum", "average", "total",
        "material", "flat",
    ]
    /// Words behind which "claims that" are what somebody has claimed.
    private static let governed: Set = ["into", "of", "about", "by", "to", "with", "despite", "for", "on"]
    /// Words that begin another clause or a list.
    static let joining: Set = [
        "and", "but", "or", "when", "because", "if", "while", "as", "until", "so", "again", "now",
    ]
    private static let connectives: Set = [
        "and", "but", "or", "that", "if", "when", "because", "as", "while", "though", "although", "unless", "where",
        "what", "than",
    ]
    /// Words behind which "to" begins an infinitive.
    static let beforeInfinitives: Set = [
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
