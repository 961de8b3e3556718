import Lexicon
import Model

/// A context of `contexts-en.txt` with the words that are looked for at each place together, as everyday words have many.
struct EnglishMeaning {
    let context: EnglishContext
    private var near: Set<String> = []
    private var before: Set<String> = []
    private var behind: Set<String> = []
    private var others: [EnglishContext.Condition] = []

    init(_ context: EnglishContext) {
        self.context = context
        for condition in context.conditions {
            switch condition {
            case .near(let text): near.insert(text)
            case .before(let text): before.insert(text)
            case .behind(let text): behind.insert(text)
            default: others.append(condition)
            }
        }
    }

    /// Whether one of the context's conditions holds.
    func holds(at number: Int, in sentence: EnglishSentence) -> Bool {
        others.contains { EnglishContext.holds($0, number, sentence) }
            || !before.isEmpty
                && sentence.numbersBefore(number).contains { sentence.words[$0].isForm(ofAny: before) }
            || !behind.isEmpty
                && sentence.numbersBehind(number).contains { sentence.words[$0].isForm(ofAny: behind) }
            || !near.isEmpty && EnglishContext.isNear(number, sentence) { $0.isForm(ofAny: near) }
    }
}

/// Whether the words around an English word are those of a context of `contexts-en.txt`.
extension EnglishContext {
    /// How many words before and behind it the words of its sentence are looked for.
    private static let reach = 12

    /// Whether one of its conditions holds.
    func holds(at number: Int, in sentence: EnglishSentence) -> Bool {
        conditions.contains { Self.holds($0, number, sentence) }
    }

    fileprivate static func holds(_ condition: Condition, _ number: Int, _ sentence: EnglishSentence) -> Bool {
        switch condition {
        case .near(let text): isNear(text, number, sentence)
        case .before(let text): stands(text, in: sentence.numbersBefore(number), sentence)
        case .behind(let text): stands(text, in: sentence.numbersBehind(number), sentence)
        case .previous(let text): sentence.previous(number).map { $0.isForm(of: text) } ?? false
        case .next(let text): sentence.next(number).map { $0.isForm(of: text) } ?? false
        // "by working", but "by something" and "by spring".
        case .ending(let text):
            sentence.next(number).map { next in
                next.lower.hasSuffix(text) && next.verbs.contains { $0 != next.lower }
            } ?? false
        case .rule(let name): rule(name, number, sentence)
        case .all(let conditions): conditions.allSatisfy { holds($0, number, sentence) }
        }
    }

    private static func stands(_ text: String, in numbers: Range<Int>, _ sentence: EnglishSentence) -> Bool {
        numbers.contains { sentence.words[$0].isForm(of: text) }
    }

    private static func isNear(_ text: String, _ number: Int, _ sentence: EnglishSentence) -> Bool {
        isNear(number, sentence) { $0.isForm(of: text) }
    }

    fileprivate static func isNear(
        _ number: Int, _ sentence: EnglishSentence, _ isMeant: (EnglishWord) -> Bool
    ) -> Bool {
        var place = number
        while place > max(0, number - reach), !sentence.isFirstOfSentence(place) {
            place -= 1
            if isMeant(sentence.words[place]) { return true }
        }
        place = number + 1
        while place < min(sentence.words.count, number + reach + 1), !sentence.isFirstOfSentence(place) {
            if isMeant(sentence.words[place]) { return true }
            place += 1
        }
        return false
    }

    private static func rule(_ name: String, _ number: Int, _ sentence: EnglishSentence) -> Bool {
        switch name {
        case "always": true
        case "relative": isRelative(number, sentence)
        case "number": sentence.isBeforeNumber(number)
        case "reason": isReason(number, sentence)
        case "progressive": isHelping(number, sentence) { Self.isGoingOn($0, sentence) }
        case "passive": isHelping(number, sentence) { Self.isDone(sentence.words[$0]) }
        case "quality": isBeforeQuality(number, sentence)
        case "time": sentence.isBeforeTime(number)
        case "statement": sentence.endOfSentence(number).map { $0 != "?" && $0 != "!" } ?? false
        case "reported": saidBefore(number, sentence)
        case "habit": isHabit(number, sentence)
        case "degree":
            sentence.next(number).map { $0.usualPart == .adjective || $0.usualPart == .adverb } ?? false
        case "remaining": sentence.previous(number).map { !EnglishRole.determiners.contains($0.lower) } ?? false
        case "object": sentence.next(number).map(EnglishTextPhrases.beginsObject) ?? false
        case "request": isRequest(number, sentence)
        case "seeming": isBeforeSeeming(number, sentence)
        case "perfect": isOfPerfect(number, sentence)
        case "exactly": isExactly(number, sentence)
        case "owning": isOwning(number, sentence)
        case "helpless": isHelpless(number, sentence)
        case "infinitive": isBeforeInfinitive(number, sentence)
        case "comparative": isBeforeComparative(number, sentence)
        case "clause": isBeforeClause(number, sentence)
        case "first": sentence.previous(number) == nil
        case "last": sentence.next(number) == nil
        case "alone": sentence.previous(number) == nil && sentence.next(number) == nil
        case "quantity": sentence.isBeforeQuantity(number)
        case "subject":
            sentence.next(number).map {
                EnglishFunctionPart.isSubjectPronoun($0) || EnglishRole.determiners.contains($0.lower)
            } ?? false
        case "closing": isClosing(number, sentence)
        case "exclamation": sentence.next(number).map { $0.lower == "a" || $0.lower == "an" } ?? false
        default: false
        }
    }

    /// Whether "to" and a verb stand behind a word: "used to win", but "went to school".
    private static func isBeforeInfinitive(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard sentence.next(number)?.lower == "to", let verb = sentence.next(number + 1) else { return false }
        return verb.isBaseVerb && !EnglishRole.destinations.contains(verb.lower)
            && (verb.usualPart == .verb || verb.usualPart == .auxiliary || verb.noun == nil)
    }

    /// Whether what is compared stands behind a word: "even better", "far more".
    private static func isBeforeComparative(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard let next = sentence.next(number) else { return false }
        if comparatives.contains(next.lower) { return true }
        // "older", but "number" and "over".
        return next.lower.hasSuffix("er") && !next.isBase && next.lower != next.usual.lemma
            && (next.usualPart == .adjective || next.usualPart == .adverb)
    }

    private static let comparatives: Set = ["more", "less", "better", "worse", "further", "farther", "fewer", "too"]

    /// Whether a clause stands behind a verb: "I find that it helps", "We knew he had left".
    private static func isBeforeClause(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard let next = sentence.next(number) else { return false }
        let subject = next.lower == "that" ? sentence.next(number + 1) : next
        guard let subject else { return false }
        let nominatives: Set = ["i", "he", "she", "we", "they", "there"]
        let stem = String(subject.lower.prefix { $0 != "'" })
        if nominatives.contains(stem) { return true }
        return next.lower == "that" && EnglishFunctionPart.beginsClause(subject)
            && !["is", "was", "one"].contains(subject.lower)
    }

    /// Whether a word ends a letter, before a comma and a name, or before nothing: "Best, Dan".
    private static func isClosing(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard sentence.previous(number) == nil, sentence.next(number) == nil,
            sentence.sign(behind: number) == ","
        else { return false }
        guard number + 1 < sentence.words.count else { return true }
        let name = sentence.words[number + 1]
        guard name.isCapitalised, name.lower != "i" else { return false }
        let last = sentence.isJoined(number + 2) ? number + 2 : number + 1
        return sentence.sign(behind: last) == nil && !sentence.isJoined(last + 1)
    }

    /// Whether "as though" or "as if" stands behind a word: "It looks as though it will rain."
    private static func isBeforeSeeming(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard sentence.next(number)?.lower == "as", let second = sentence.next(number + 1) else { return false }
        return second.lower == "though" || second.lower == "if"
    }

    /// Whether "just" tells that something happened a short time ago: "He has just left", "It just arrived".
    private static func isOfPerfect(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard let previous = sentence.previous(number), let next = sentence.next(number), !next.verbs.isEmpty else {
            return false
        }
        let perfects: Set = ["have", "has", "had", "having"]
        if perfects.contains(previous.lower) || previous.lower.hasSuffix("'ve") { return next.isParticiple }
        if EnglishRole.subjects.contains(previous.lower), let helper = sentence.previous(number - 1),
            perfects.contains(helper.lower)
        {
            return next.isParticiple
        }
        guard next.isPast, next.usualPart == .verb, !EnglishParticiples.adjectives.contains(next.lower) else {
            return false
        }
        if previous.lower.hasSuffix("'s") || previous.lower.hasSuffix("'d") { return !next.isBaseVerb }
        return ["arrive", "leave", "finish", "hear", "return", "come", "miss"].contains(where: next.verbs.contains)
    }

    /// Whether "got" only tells, with "have", what somebody has: "He's got a cold", "She hasn't got all day"; but "He has got
    /// it back" and "had got".
    private static func isOwning(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard sentence.words[number].lower == "got", let next = sentence.next(number) else { return false }
        var place = number
        while let adverb = sentence.previous(place), EnglishRole.adverbs.contains(adverb.lower), place > 0 {
            place -= 1
        }
        guard let helper = sentence.previous(place)?.lower else { return false }
        let isHelper =
            ["have", "has", "haven't", "hasn't"].contains(helper) || helper.hasSuffix("'ve") || helper.hasSuffix("'s")
            || EnglishRole.subjects.contains(helper)
                && sentence.previous(place - 1).map { ["have", "has", "haven't", "hasn't"].contains($0.lower) } ?? false
        let mayBeThing =
            EnglishRole.determiners.contains(next.lower) || next.usualPart == .noun || next.usualPart == .numeral
            || next.usualPart == .determiner || next.usualPart == .adjective && !isBeforeQuality(number, sentence)
            || next.usualPart == .pronoun && !EnglishRole.objects.contains(next.lower)
        return isHelper && mayBeThing
    }

    /// Whether "just" stands before what is meant exactly: "just what I need", but "I just like it".
    private static func isExactly(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard let next = sentence.next(number)?.lower else { return false }
        if next == "like" {
            return sentence.previous(number).map { !EnglishRole.subjects.contains($0.lower) } ?? false
        }
        return ["what", "as", "how", "where", "why", "right"].contains(next)
    }

    /// Whether "help" says what somebody is not able to stop: "I can't help laughing", "He couldn't help it".
    private static func isHelpless(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard let previous = sentence.previous(number)?.lower, let next = sentence.next(number),
            ["can't", "cannot", "couldn't"].contains(previous)
        else { return false }
        if next.lower == "it" { return sentence.next(number + 1) == nil }
        return next.lower == "but" || next.lower.hasSuffix("ing") && next.verbs.contains { $0 != next.lower }
    }

    /// Whether a question with "you" asks for something: "Could you help me?"
    private static func isRequest(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard sentence.next(number)?.lower == "you", sentence.endOfSentence(number) == "?" else { return false }
        return sentence.previous(number).map { ["and", "so", "or", "but"].contains($0.lower) } ?? true
    }

    /// Whether somebody said or thought something before a word of the same sentence: "He said he would come."
    private static func saidBefore(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        var place = number
        while place > max(0, number - reach), !sentence.isFirstOfSentence(place) {
            place -= 1
            if saying.contains(sentence.words[place].lower) { return true }
        }
        return false
    }

    private static let saying: Set = [
        "said", "told", "thought", "knew", "promised", "hoped", "added", "believed", "announced", "feared", "expected",
        "warned", "decided", "wrote", "predicted", "swore", "insisted", "claimed", "explained", "wondered", "agreed",
    ]

    /// Whether "would" tells what was done again and again: "Every evening he would walk here."
    private static func isHabit(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        ["every", "often", "sometimes", "always"].contains { isNear($0, number, sentence) }
            && !["if", "unless", "wish", "like", "love", "could"].contains { isNear($0, number, sentence) }
    }

    /// Whether a form of "be" helps the word behind it, without what stands between them: "is still raining", "Are you coming?"
    private static func isHelping(
        _ number: Int, _ sentence: EnglishSentence, _ isHelped: (Int) -> Bool
    ) -> Bool {
        // "Her hobby is painting."
        if sentence.numbersBefore(number).contains(where: { activities.contains(sentence.words[$0].usual.lemma) }) {
            return false
        }
        var place = number + 1
        let before = sentence.previous(number)?.lower
        if before.map(askers.contains) ?? true, sentence.isJoined(place),
            EnglishRole.subjects.contains(sentence.words[place].lower)
        {
            place += 1
        }
        while sentence.isJoined(place + 1),
            EnglishRole.adverbs.contains(sentence.words[place].lower)
                || sentence.words[place].usualPart == .adverb && sentence.words[place].verbs.isEmpty
        {
            place += 1
        }
        guard sentence.isJoined(place) else { return false }
        let word = sentence.words[place]
        // "was used to the noise"
        if word.lower == "used", sentence.next(place)?.lower == "to" { return false }
        return isHelped(place)
    }

    private static let askers: Set = ["what", "when", "where", "how", "why", "who", "which", "and", "but", "so"]
    /// Nouns that are said to be what somebody does: "The problem is finding the money."
    private static let activities: Set = [
        "hobby", "job", "aim", "goal", "problem", "difficulty", "task", "dream", "habit", "challenge", "trouble",
        "idea",
        "thing", "secret", "plan", "duty", "pleasure", "passion", "favourite", "favorite", "point", "trick", "key",
        "ambition", "purpose", "alternative", "option", "priority", "question", "answer", "mistake", "step", "part",
    ]

    /// Whether a word is an "-ing" form of a verb, and no adjective or noun: "raining", but "interesting" and "morning".
    private static func isGoingOn(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        let word = sentence.words[number]
        guard word.lower.hasSuffix("ing"), word.verbs.contains(where: { $0 != word.lower }) else { return false }
        // "are moving", but "are moving the table" and "are appealing for help".
        return EnglishParticiples.adjectives.contains(word.lower)
            ? !EnglishParticiples.isAdjective(number, in: sentence) : !word.isBase
    }

    /// Whether a word says what was done to somebody or something: "stolen", but "tired" and "gone".
    private static func isDone(_ word: EnglishWord) -> Bool {
        guard word.isParticiple, !EnglishParticiples.adjectives.contains(word.lower),
            !withoutPassive.contains(word.lower)
        else { return false }
        return word.isPast ? !word.isBase || word.usualPart == .verb : word.usualPart == .verb
    }

    /// Participles of verbs to whose subject nothing is done, and words that only look like participles.
    private static let withoutPassive: Set = [
        "gone", "come", "become", "been", "risen", "fallen", "arrived", "better", "wont", "supposed", "opposed",
        "inclined",
        "lay", "rose", "fell", "went", "came", "became", "happened", "died", "finished", "done",
    ]

    /// Whether an adjective that describes no noun stands behind a word, also with an adverb of degree: "look very tired", but not
    /// "get good marks".
    private static func isBeforeQuality(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        var place = number + 1
        if sentence.isJoined(place), degrees.contains(sentence.words[place].lower) { place += 1 }
        guard sentence.isJoined(place) else { return false }
        let word = sentence.words[place]
        let isQuality =
            word.usualPart == .adjective && !adverbsToo.contains(word.lower)
            || EnglishParticiples.adjectives.contains(word.lower) && !word.lower.hasSuffix("ing")
        let isBeforeNoun =
            sentence.next(place).map { $0.usualPart == .noun || $0.usualPart == .adjective || $0.isCapitalised }
            ?? false
        return isQuality && !isBeforeNoun
    }

    private static let degrees: Set = ["very", "so", "too", "quite", "rather", "really", "more", "pretty", "extremely"]
    /// Adjectives that are adverbs behind a verb: "look close", "turn right".
    private static let adverbsToo: Set = [
        "close", "right", "left", "straight", "hard", "fast", "early", "long", "low", "high", "deep", "loud", "quick",
        "slow",
        "near", "far", "first", "last", "next", "alone", "like", "ahead", "about", "forward", "double", "short", "wide",
        "clear", "free", "such", "other", "many", "few", "more", "most", "all", "only", "back", "west", "east", "north",
        "south",
    ]

    /// Whether a word like "who" tells something of the noun before it: "the man who called", "my aunt, who lives here".
    private static func isRelative(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard number > 0, !sentence.isFirstOfSentence(number), sentence.next(number) != nil else { return false }
        let previous = sentence.words[number - 1]
        let isDetermined = sentence.previous(number - 1).map { EnglishRole.determiners.contains($0.lower) } ?? false
        let isNoun = previous.mayBeAntecedent || previous.noun != nil && isDetermined || previous.isCapitalised
        if sentence.isJoined(number) {
            return isNoun || EnglishRole.prepositions.contains(previous.lower) && sentence.isJoined(number - 1)
        }
        guard sentence.sign(before: number) == "," else { return false }
        // "He won, which surprised us": what is told of may be the whole clause.
        return isNoun || sentence.words[number].lower == "which" && sentence.endOfSentence(number) != "?"
    }

    /// Whether "since" tells why: "Since you're here, help me", but "since I came" of what has been so.
    private static func isReason(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        !["have", "has", "'ve", "had", "been", "ever", "haven't", "hasn't", "i've", "we've", "they've", "you've"]
            .contains { isNear($0, number, sentence) }
    }
}

extension EnglishSentence {
    /// The numbers of up to three words before one in its clause.
    func numbersBefore(_ number: Int) -> Range<Int> {
        var first = number
        while first > number - 3, isJoined(first), !beginsRelative(first - 1) { first -= 1 }
        return first..<number
    }

    /// Whether a clause without "that" begins with a word: "the points you raised".
    private func beginsRelative(_ number: Int) -> Bool {
        guard ["i", "he", "she", "we", "they", "you"].contains(words[number].lower), isJoined(number),
            words[number - 1].noun != nil
        else { return false }
        return next(number).map { $0.isPast && $0.usualPart == .verb } ?? false
    }

    /// The numbers of up to three words behind one in its clause.
    func numbersBehind(_ number: Int) -> Range<Int> {
        var last = number
        while last < number + 3, isJoined(last + 1) { last += 1 }
        return number + 1..<last + 1
    }

    /// Whether the sign that ends a sentence stands between a word and the one before.
    func isFirstOfSentence(_ number: Int) -> Bool {
        guard number > 0, !isJoined(number) else { return number <= 0 }
        return tokens[places[number - 1] + 1..<places[number]].contains {
            Self.ends.contains($0.text) || $0.kind == .space && $0.text.utf8.count > 1
        }
    }

    /// The sign with which the sentence of a word ends; nil if it has none.
    func endOfSentence(_ number: Int) -> String? {
        tokens[places[number]...].first { Self.ends.contains($0.text) }?.text
    }

    /// The sign between a word and the one before; nil if there is none, if there are several, or if there is no such word.
    func sign(before number: Int) -> String? {
        guard number > 0, number < places.count else { return nil }
        let signs = tokens[places[number - 1] + 1..<places[number]].filter { $0.kind != .space }
        return signs.count == 1 ? signs[signs.startIndex].text : nil
    }

    /// The sign right behind a word; nil if another word, or nothing, follows.
    func sign(behind number: Int) -> String? {
        let place = places[number] + 1
        guard place < tokens.count, tokens[place].kind != .space, !tokens[place].kind.isWord else { return nil }
        return tokens[place].text
    }

    /// Whether a number stands behind a word, in figures or in words: "about sixty people", "about 60".
    func isBeforeQuantity(_ number: Int) -> Bool {
        next(number).map { Self.numbers.contains($0.lower) } ?? isBeforeNumber(number)
    }

    /// Whether figures stand behind a word: "since 1990".
    func isBeforeNumber(_ number: Int) -> Bool {
        let place = places[number] + 1
        guard let token = tokens[place...].first(where: { $0.kind != .space && $0.text != "$" && $0.text != "£" })
        else { return false }
        return token.kind == .number
    }

    /// Whether a comma ends the clause of a word, and another clause follows: "Once he arrived, we left."
    func endsWithComma(_ number: Int) -> Bool {
        var last = number
        while isJoined(last + 1) { last += 1 }
        return last + 1 < words.count && sign(before: last + 1) == ","
    }

    /// Words for numbers, also those in which thousands are counted.
    private static let numbers: Set = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty",
        "sixty", "seventy", "eighty", "ninety", "hundred", "thousand", "million", "billion", "hundreds", "thousands",
        "millions", "dozens", "twenty-five",
    ]

    private static let ends: Set = [".", "!", "?", "…", "...", ";", ":"]
}
