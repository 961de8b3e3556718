import Lexicon
import Model
import Morphology

/// What an English word is where it stands: its lemma, its part of speech if that is known, and what it means.
struct EnglishUse {
    var lemma: String
    var gloss: String?
    /// ``PartOfSpeechCode/none`` where the usual meaning is shown.
    var partOfSpeech = PartOfSpeechCode.none
}

/// An English word as it is written, with everything that it can be: "saw" is "see" or a tool.
final class EnglishWord {
    /// In lower case and with a straight apostrophe.
    let lower: String
    /// Whether it begins with a capital.
    let isCapitalised: Bool
    /// Whether it is in capitals throughout.
    let isLoud: Bool
    /// What it is most often.
    let usual: EnglishUse
    /// The part of speech of its usual meaning.
    let usualPart: PartOfSpeechCode
    /// What it is as another part of speech, with the place of that among the dictionary's for the lemma.
    private let others: [EnglishPartOfSpeech: (use: EnglishUse, place: Int)]
    /// What a function word is as each part of speech: "that" points, or joins.
    private let functions: [(partOfSpeech: PartOfSpeechCode, definition: String)]
    /// Whether it is an uninflected form of its usual lemma.
    let isBase: Bool
    /// What a contraction means with "had" or "has" in it, where it usually has "would" or "is".
    private let second: String?
    /// The verbs that it may be a form of.
    let verbs: [String]
    /// The noun that it may be a form of.
    let noun: String?
    /// What it is as a name that the dictionary writes with a capital: March, Polish.
    let name: EnglishUse?
    /// Whether it is a form of such a name: Germans, Mondays.
    let isFormOfName: Bool
    /// The second words of the dictionary's phrases that begin with it or with its verb.
    let seconds: Set<String>
    /// What it is as the past of another verb ("lay" of "lie"), and as a verb of its own ("lay" the table).
    private let past: EnglishUse?
    private let base: EnglishUse?
    /// What it means in some contexts, by its lemma.
    private let contexts: [String: [EnglishMeaning]]

    /// - Parameters:
    ///   - lemma: The commonest of its lemmas.
    ///   - lemmas: All that it may be a form of.
    init(_ text: String, lemma: String, lemmas: [EnglishLemma], _ lexicon: Lexicon) {
        let lower = text.lowercased().withStraightApostrophes
        self.lower = lower
        isCapitalised = text.unicodeScalars.first?.properties.isUppercase ?? false
        isLoud = isCapitalised && text.utf8.count > 1 && text == text.uppercased()
        isBase = lemma.lowercased() == lower
        // "can't" has an entry of its own, and is not all that "can" may be.
        let isContraction = isBase && lower.utf8.contains(UInt8(ascii: "'"))
        let lemmas = isContraction ? [] : lemmas
        var lemma = lemma
        var meanings = lexicon.firstDefinitions(ofEnglish: lemma)
        var parts: String?
        if meanings.isEmpty, lower.utf8.contains(UInt8(ascii: "-")) {
            if let spelling = EnglishHyphens.spelling(of: lower, lexicon) {
                lemma = spelling
                meanings = lexicon.firstDefinitions(ofEnglish: lemma)
            } else {
                parts = EnglishHyphens.gloss(of: lower, lexicon)
            }
        }
        let first = meanings.first
        var use = EnglishUse(lemma: lemma, gloss: first?.definition ?? parts)
        var part = first?.partOfSpeech ?? .none
        let mayBe = lemmas.filter { $0.text == lemma }.map(\.partOfSpeech.code)
        // "worked" can only be a verb, though "work" is a noun most often.
        if !isBase, part.isOpen, !mayBe.isEmpty, !mayBe.contains(part),
            let other = meanings.first(where: { mayBe.contains($0.partOfSpeech) })
        {
            use = EnglishUse(lemma: lemma, gloss: other.definition, partOfSpeech: other.partOfSpeech)
            part = other.partOfSpeech
        }
        usual = use
        usualPart = part
        var others: [EnglishPartOfSpeech: (use: EnglishUse, place: Int)] = [:]
        if !isContraction {
            for part in EnglishPartOfSpeech.allCases where part.code != usualPart {
                others[part] = Self.best(
                    of: lemmas.filter { $0.partOfSpeech == part }.map(\.text), as: part, text, lexicon)
            }
        }
        self.others = others
        functions = EnglishFunctionPart.words.contains(lower) ? meanings : []
        let isShort = isContraction && (lower.hasSuffix("'d") || lower.hasSuffix("'s"))
        let senses = isShort ? lexicon.entries(of: lemma, in: .english).first?.definitions ?? [] : []
        second = senses.first { $0.contains(" had\"") || $0.contains(" has\"") && !$0.contains(" is\"") }
        let verbs = lemmas.filter { $0.partOfSpeech == .verb }.map { $0.text.lowercased() }
        self.verbs = verbs
        let isRegular = lower.hasSuffix("s") || lower.hasSuffix("ing") || lower.hasSuffix("ed")
        let pastOf = isRegular ? nil : verbs.first { $0 != lower }
        past = pastOf.flatMap { Self.best(of: [$0], as: .verb, text, lexicon)?.use }
        base = pastOf != nil && verbs.contains(lower) ? Self.best(of: [lower], as: .verb, text, lexicon)?.use : nil
        noun = lemmas.last { $0.partOfSpeech == .noun }?.text.lowercased()
        // "I'd" has the capital of "I", and names nothing.
        name = isCapitalised && !isContraction ? Self.name(text, lexicon) : nil
        isFormOfName = isCapitalised && !isBase && lemmas.contains { Self.name($0.text, lexicon) != nil }
        seconds = EnglishTextPhrases.secondWords(behind: lower, verbs, lexicon)
        var contexts: [String: [EnglishMeaning]] = [:]
        for word in [lemma] + lemmas.map(\.text) where contexts[word] == nil {
            let found = lexicon.contexts(ofEnglish: word)
            if !found.isEmpty { contexts[word] = found.map(EnglishMeaning.init) }
        }
        self.contexts = contexts
    }

    /// Of several lemmas the form itself ("left" is no adjective of another word), then one that is this part of speech most
    /// often ("leaves" are those of a leaf), then the commonest.
    private static func best(
        of lemmas: [String], as part: EnglishPartOfSpeech, _ text: String, _ lexicon: Lexicon
    ) -> (use: EnglishUse, place: Int)? {
        var best: (use: EnglishUse, place: Int, rank: Int)?
        for lemma in lemmas {
            let meanings = lexicon.firstDefinitions(ofEnglish: lemma)
            guard let place = meanings.firstIndex(where: { $0.partOfSpeech == part.code }) else { continue }
            // "tears" are several of "tear", though the dictionary has them, too; "glasses" are a word of their own.
            if part == .noun, lemmas.count > 1, let single = lexicon.dictionaryForm(of: lemma, in: .english),
                lemmas.contains(single)
            {
                continue
            }
            // "burns" are several of "burn", and not the comedian of that name.
            if lemmas.count > 1, lemma == text, isOnlyPerson(lemma, lexicon) { continue }
            let rank = lemma == text.lowercased() ? 0 : lexicon.frequencyRank(of: lemma, in: .english) ?? .max
            let isBetter =
                best.map { rank == 0 || $0.rank != 0 && (place > 0 ? 1 : 0, rank) < ($0.place > 0 ? 1 : 0, $0.rank) }
                ?? true
            guard isBetter else { continue }
            let use = EnglishUse(lemma: lemma, gloss: meanings[place].definition, partOfSpeech: part.code)
            best = (use, place, rank)
        }
        return best.map { ($0.use, $0.place) }
    }

    /// The first entry that a dictionary writes with the same capitals; none of a person, of whom there are many of one name.
    private static func name(_ text: String, _ lexicon: Lexicon) -> EnglishUse? {
        let text = EnglishContractions.plain(text)
        for entry in lexicon.entries(of: text, in: .english) where entry.headword == text {
            guard let part = entry.partOfSpeech.flatMap({ PartOfSpeechCode(name: $0) }),
                let gloss = entry.definitions.first(where: { !isOfPerson($0) })
            else { continue }
            return EnglishUse(lemma: text, gloss: gloss, partOfSpeech: part)
        }
        return nil
    }

    /// Whether a dictionary has a word only as the name of a person.
    private static func isOnlyPerson(_ word: String, _ lexicon: Lexicon) -> Bool {
        let meanings = lexicon.firstDefinitions(ofEnglish: word)
        return !meanings.isEmpty && meanings.allSatisfy { isOfPerson($0.definition) }
    }

    /// Whether a definition ends with the years of a life: "… (1835-1910)", "(born in 1950)".
    private static func isOfPerson(_ definition: String) -> Bool {
        guard let bracket = definition.lastIndex(of: "(") else { return false }
        let remark = definition[bracket...]
        return remark.contains { $0.isNumber } && (remark.contains("-") || remark.hasPrefix("(born"))
    }

    /// Whether the words beside it may make it another word than it is most often.
    var isAmbiguous: Bool { !others.isEmpty || !functions.isEmpty || second != nil || !contexts.isEmpty }

    /// Whether it is a word, or a form of one.
    func isForm(of word: String) -> Bool {
        lower == word || usual.lemma == word || noun == word || verbs.contains(word)
    }

    /// Whether it is one of some words, or a form of one.
    func isForm(ofAny words: Set<String>) -> Bool {
        words.contains(lower) || words.contains(usual.lemma) || noun.map(words.contains) ?? false
            || verbs.contains(where: words.contains)
    }

    /// Whether a relative clause may tell something of it: "the man who", "those who", "everything that".
    var mayBeAntecedent: Bool {
        switch usualPart {
        case .noun, .numeral: !Self.days.contains(lower)
        case .pronoun: !EnglishRole.objects.contains(lower) && !EnglishRole.subjects.contains(lower)
        case .determiner: ["those", "that", "all", "one"].contains(lower)
        default: isCapitalised && lower != "i"
        }
    }

    /// Whether it is "I'd" or the like, which has its capital everywhere.
    var isFirstPerson: Bool { lower.hasPrefix("i'") }

    /// Whether it is the irregular past of a verb, as "rose" is of "rise".
    var isPastOfOther: Bool { past != nil }

    /// Whether it is a form of a verb that says what has happened: "gone", "finished".
    var isPast: Bool {
        !lower.hasSuffix("s") && !lower.hasSuffix("ing") && lower != "lay" && verbs.contains { $0 != lower }
    }

    /// Whether it may be a participle of what has happened, also one that is written like the verb: "put".
    var isParticiple: Bool { isPast || Self.unchanged.contains(lower) }

    private static let days: Set = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "yesterday", "today", "tomorrow",
    ]

    /// Verbs with a participle that is written like the verb.
    static let unchanged: Set = [
        "put", "cut", "hit", "let", "set", "read", "shut", "cost", "hurt", "beat", "spread", "split", "bet", "burst",
        "come", "become", "run", "overcome", "cast", "quit", "rid", "shed", "thrust", "upset", "broadcast",
    ]

    /// Whether it may be an uninflected verb.
    var isBaseVerb: Bool { verbs.contains(lower) || usualPart == .auxiliary && isBase }

    /// Whether it may be an adjective that describes: not one that only names the colour of a thing, as in "a stone wall".
    var mayBeAdjective: Bool {
        guard usualPart != .adjective else { return true }
        guard let other = others[.adjective], other.use.gloss?.contains("color") == false else { return false }
        return other.place <= 1 || Self.adjectiveEnds.contains { lower.hasSuffix($0) }
    }

    /// Whether it is an adjective where one is expected, however rarely it is one elsewhere: "square". Colours are told as nouns.
    private var isAdjectiveInList: Bool {
        usualPart == .adjective || others[.adjective]?.use.gloss?.contains("color") == false
    }

    /// The ends of words that are adjectives more often than the dictionary's order says: "invalid".
    private static let adjectiveEnds = ["id", "ic", "al", "ive", "ous", "ent", "ant", "ful", "ary"]

    /// What it is at a place of its text, and what it means there.
    func use(at number: Int, in sentence: EnglishSentence) -> EnglishUse {
        var use = plainUse(at: number, in: sentence)
        guard let contexts = contexts[use.lemma] else { return use }
        let part = use.partOfSpeech == .none ? usualPart : use.partOfSpeech
        for meaning in contexts where meaning.context.partOfSpeech == part && meaning.holds(at: number, in: sentence) {
            (use.gloss, use.partOfSpeech) = (meaning.context.meaning, part)
            break
        }
        return use
    }

    /// What it is at a place of its text.
    private func plainUse(at number: Int, in sentence: EnglishSentence) -> EnglishUse {
        let after = sentence.after(number)
        if let second {
            if hasHad(number, in: sentence, after) { return EnglishUse(lemma: usual.lemma, gloss: second) }
            if mayHaveHad(number, in: sentence), let both = Self.both(usual.gloss, second) {
                return EnglishUse(lemma: usual.lemma, gloss: both)
            }
            return usual
        }
        let before = sentence.before(number)
        if !functions.isEmpty {
            let part = EnglishFunctionPart.of(lower, at: number, in: sentence, before: before, after: after)
            if let part, part != usualPart {
                if let found = functions.first(where: { $0.partOfSpeech == part }) {
                    return EnglishUse(lemma: usual.lemma, gloss: found.definition, partOfSpeech: part)
                }
                if let kind = EnglishPartOfSpeech.allCases.first(where: { $0.code == part }), let other = others[kind] {
                    return other.use
                }
            }
            if part != nil { return usual }
        }
        if EnglishParticiples.adjectives.contains(lower), let adjective = others[.adjective]?.use,
            EnglishParticiples.isAdjective(number, in: sentence)
        {
            return adjective
        }
        if lower == "left", let told = leftOver(number, in: sentence, before) { return told }
        if let told = inList(number, in: sentence) { return told }
        let parts = EnglishRole.certainParts(
            of: self, before: before, after: after, previous: sentence.previous(number), next: sentence.next(number),
            third: sentence.isJoined(number + 1) ? sentence.next(number + 1) : nil)
        if let past, parts.isEmpty && usualPart == .verb || parts.contains(.verb) {
            guard let base else { return past }
            let isUninflected = before.last.map { EnglishRole.modals.contains($0) || $0 == "to" } ?? false
            let isRequest =
                before.isEmpty
                && after.first.map { EnglishRole.determiners.contains($0) || EnglishRole.objects.contains($0) } ?? false
            return isUninflected || isRequest ? base : past
        }
        if parts.contains(where: { $0.code == usualPart }) { return usual }
        return parts.compactMap { others[$0] }.min { $0.place < $1.place }?.use ?? usual
    }

    /// What "left" is behind a verb of motion ("Turn left."), and of what remains ("There was little left."); nil if it is
    /// neither.
    private func leftOver(_ number: Int, in sentence: EnglishSentence, _ before: [String]) -> EnglishUse? {
        guard let previous = sentence.previous(number) else { return nil }
        if ["turn", "keep", "bear", "look", "swing"].contains(where: previous.isForm) { return others[.adverb]?.use }
        let mayEnd =
            sentence.next(number).map { EnglishRole.prepositions.contains($0.lower) || $0.lower == "to" } ?? true
        let isThere = before.contains { ["is", "are", "was", "were", "have", "has", "had", "got"].contains($0) }
        let isThing = previous.usualPart == .noun || previous.usualPart == .pronoun || previous.usualPart == .adjective
        guard mayEnd, isThere, isThing, !EnglishRole.subjects.contains(previous.lower) else { return nil }
        return others[.adjective]?.use
    }

    /// What one of two adjectives is between which a comma stands, "a small, square woman"; nil for any other word.
    private func inList(_ number: Int, in sentence: EnglishSentence) -> EnglishUse? {
        if usualPart == .adjective, sentence.next(number) == nil, sentence.sign(before: number + 1) == ",",
            sentence.previous(number).map({ EnglishRole.determiners.contains($0.lower) }) ?? false,
            sentence.words[number + 1].isAdjectiveInList,
            let noun = sentence.next(number + 1), noun.usualPart == .noun
        {
            return usual
        }
        guard usualPart == .noun, isAdjectiveInList, sentence.previous(number) == nil, number > 0,
            sentence.sign(before: number) == ",", sentence.words[number - 1].usualPart == .adjective,
            sentence.previous(number - 1).map({ EnglishRole.determiners.contains($0.lower) }) ?? false,
            let noun = sentence.next(number), noun.usualPart == .noun
        else { return nil }
        return others[.adjective]?.use
    }

    /// Whether "'d" is "had" and "'s" is "has": before what has happened, and in "had better".
    private func hasHad(_ number: Int, in sentence: EnglishSentence, _ after: [String]) -> Bool {
        guard let step = after.firstIndex(where: { !EnglishRole.adverbs.contains($0) && $0 != "ever" }) else {
            return false
        }
        let next = sentence.words[number + 1 + step]
        if lower.hasSuffix("'d") {
            if Self.unchanged.contains(next.lower) {
                // "if he'd put it there", "after I'd shut it": what the clause tells came first.
                if let joint = sentence.previous(number)?.lower, Self.beforeHad.contains(joint) { return true }
                // "I'd already read it", "He'd cut it before": what has happened has its time.
                return after[..<step].contains { Self.behindHad.contains($0) }
                    || sentence.after(number + 1 + step).contains { Self.timesOfHad.contains($0) }
            }
            return next.lower == "better" || next.isPast && (!next.isBaseVerb || next.lower == "found")
        }
        if Self.onlyBehindHas.contains(next.lower) { return true }
        // "Who's taken my pen?" has an object, and "It's taken" has none.
        guard step + 1 < after.count, next.isPast, !Self.givesTwo.contains(next.lower) else { return false }
        let object = after[step + 1]
        // "He's lost a key", but "It's closed this week".
        let mayDescribe = next.mayBeAdjective || EnglishParticiples.adjectives.contains(next.lower)
        let mayBeTime = mayDescribe && Self.beforeTimes.contains(object)
        return !mayBeTime && (EnglishRole.determiners.contains(object) || EnglishRole.objects.contains(object))
    }

    /// Whether "'d" may as well be "had" as "would", so that a guess would mislead: "She'd put it away." A condition tells that it
    /// is "would".
    private func mayHaveHad(_ number: Int, in sentence: EnglishSentence) -> Bool {
        guard lower.hasSuffix("'d"), let next = sentence.next(number), Self.equally.contains(next.lower) else {
            return false
        }
        var (first, last) = (number, number)
        while first > max(0, number - 12), !sentence.isFirstOfSentence(first) { first -= 1 }
        while last + 1 < min(sentence.words.count, number + 13), !sentence.isFirstOfSentence(last + 1) { last += 1 }
        return !(first...last).contains {
            ["if", "unless", "wish", "would", "could"].contains(sentence.words[$0].lower)
        }
    }

    /// "short for "she would" or "she had"", of two senses that begin with what a contraction is short for.
    private static func both(_ first: String?, _ second: String) -> String? {
        let parts = [first ?? "", second].map { $0.split(separator: "\"", omittingEmptySubsequences: false) }
        guard parts.allSatisfy({ $0.count > 2 }) else { return nil }
        return "\(parts[0][0])\"\(parts[0][1])\" or \"\(parts[1][1])\""
    }

    /// Verbs with a participle that is written like the verb, of which what has happened is told as often as what would be.
    private static let equally: Set = [
        "put", "cut", "hit", "set", "shut", "run", "read", "spread", "split", "hurt", "burst", "cast", "shed", "thrust",
    ]
    /// Words that join a clause with what has happened before, or what might have.
    private static let beforeHad: Set = ["if", "after", "once", "until", "till", "before", "because", "since"]
    /// Adverbs between "had" and a participle that do not stand between "would" and a verb.
    private static let behindHad: Set = ["already", "just", "ever"]
    private static let timesOfHad: Set = ["before", "already", "earlier", "previously", "ago", "since", "yesterday"]
    private static let onlyBehindHas: Set = [
        "got", "been", "had", "happened", "become", "begun", "come", "gone", "arrived", "died", "disappeared",
    ]
    private static let beforeTimes: Set = ["this", "that", "these", "those", "every", "each", "some", "one", "any"]
    /// What is said of somebody to whom something is given: "He's offered a job."
    private static let givesTwo: Set = [
        "offered", "given", "told", "asked", "called", "named", "paid", "taught", "shown", "sent", "made",
    ]
}

extension PartOfSpeechCode {
    /// Whether it is one of the four kinds to which new words are added.
    fileprivate var isOpen: Bool { self == .noun || self == .verb || self == .adjective || self == .adverb }
}

extension String {
    /// The text with ' in place of ’.
    var withStraightApostrophes: String {
        utf8.contains { $0 >= 0x80 } ? String(map { $0 == "’" || $0 == "ʼ" ? "'" : $0 }) : self
    }
}
