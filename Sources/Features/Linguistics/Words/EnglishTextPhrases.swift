import Lexicon
import Model
import Morphology

/// The phrases of English texts: the longest one at a place that the dictionary has and that means something of its own, also
/// with its object inside it ("turned the offer down"). Confined to one thread at a time.
final class EnglishTextPhrases {
    /// A phrase in a text.
    struct Found {
        /// The words' numbers in the text.
        var parts: [Int]
        /// In its dictionary form: "turn down".
        var text: String
        /// The phrase with what it means: "turn down: refuse to accept".
        var gloss: String
        /// Whether it is a verb, which a noun does not begin.
        var isVerb = false
    }

    private struct Phrase {
        var text: String
        var gloss: String
        var kind: EnglishPhraseList.Kind
    }

    private let lexicon: Lexicon
    /// What was looked up, whether it was found or not: a text repeats its words.
    private var known: [String: Phrase?] = [:]
    /// The maximum number of phrases that are remembered.
    private static let mostKnown = 50_000
    /// The most words of a phrase.
    private static let longest = 5

    init(_ lexicon: Lexicon) { self.lexicon = lexicon }

    /// The second words of the dictionary's phrases that begin with a word, or with a verb of which it is a form.
    static func secondWords(behind word: String, _ verbs: [String], _ lexicon: Lexicon) -> Set<String> {
        guard !EnglishPhraseList.neverFirst.contains(word) || EnglishPhraseList.firstOfOwn.contains(word) else {
            return []
        }
        var seconds = lexicon.secondWords(ofEnglishPhrases: word)
        for verb in verbs where verb != word { seconds.formUnion(lexicon.secondWords(ofEnglishPhrases: verb)) }
        return seconds
    }

    /// The phrase that begins at a place, with what it means there; nil if none does.
    func phrase(at number: Int, in sentence: EnglishSentence) -> Found? {
        guard var found = usualPhrase(at: number, in: sentence), let last = found.parts.last else { return nil }
        // "set off at six", but "set off an alarm".
        let isParted = last - number >= found.parts.count
        let context = lexicon.contexts(ofEnglish: found.text).first {
            isParted && $0.conditions.contains(.rule("object")) || $0.holds(at: last, in: sentence)
        }
        if let context { found.gloss = found.gloss.prefix { $0 != ":" } + ": " + context.meaning }
        return found
    }

    /// The phrase that begins at a place, with what it means most often.
    private func usualPhrase(at number: Int, in sentence: EnglishSentence) -> Found? {
        let word = sentence.words[number]
        if word.lower.hasSuffix("'d"), sentence.next(number)?.lower == "better", let phrase = phrase("had better") {
            return Found(parts: [number + 1], text: phrase.text, gloss: phrase.gloss, isVerb: phrase.kind.isVerb)
        }
        if word.lower.hasSuffix("'d"), sentence.next(number)?.lower == "rather", let verb = sentence.next(number + 1),
            verb.isBaseVerb || verb.lower == "not" || EnglishRole.subjects.contains(verb.lower),
            let phrase = phrase("would rather")
        {
            return Found(parts: [number + 1], text: phrase.text, gloss: phrase.gloss, isVerb: phrase.kind.isVerb)
        }
        // "I've got to go": what helps the verb is a part of another word.
        if word.lower.hasSuffix("'ve"), sentence.next(number)?.lower == "got", sentence.next(number + 1)?.lower == "to",
            let verb = sentence.next(number + 2), verb.isBaseVerb, let phrase = phrase("have got to")
        {
            return Found(
                parts: [number + 1, number + 2], text: phrase.text, gloss: phrase.gloss, isVerb: phrase.kind.isVerb)
        }
        guard !word.seconds.isEmpty, let next = sentence.next(number) else { return nil }
        let mayBegin =
            word.seconds.contains(next.lower) || next.noun.map(word.seconds.contains) ?? false
            || EnglishPhraseList.possessives.contains(next.lower) && word.seconds.contains("one's")
            || EnglishPhraseList.reflexives.contains(next.lower) && word.seconds.contains("oneself")
        guard mayBegin else { return divided(at: number, in: sentence) }
        var last = number
        while last + 1 < number + Self.longest, sentence.isJoined(last + 1) { last += 1 }
        while last > number {
            if let phrase = phrase(number...last, in: sentence), fits(phrase, number...last, in: sentence) {
                return Found(
                    parts: Array(number...last), text: phrase.text, gloss: phrase.gloss, isVerb: phrase.kind.isVerb)
            }
            last -= 1
        }
        return divided(at: number, in: sentence)
    }

    /// What some words that stand side by side are together.
    private func phrase(_ range: ClosedRange<Int>, in sentence: EnglishSentence) -> Phrase? {
        let words = sentence.words[range]
        guard let first = words.first, let last = words.last else { return nil }
        let rest = words.dropFirst().reduce(into: "") { $0 += " " + $1.lower }
        // "White House" is one, and "white house" is none.
        let isName = words.allSatisfy(\.isCapitalised)
        let exact = phrase(first.lower + rest, isName: isName)
        // "turned out" is "turn out" before it is an adjective.
        if let exact, exact.kind != .other || !first.isPast { return exact }
        for verb in first.verbs where verb != first.lower {
            if let found = phrase(verb + rest, isName: isName), found.kind.isVerb { return found }
        }
        if let exact { return exact }
        if let noun = last.noun, noun != last.lower {
            let middle = words.dropFirst().dropLast().reduce(into: "") { $0 += " " + $1.lower }
            if let found = phrase(first.lower + middle + " " + noun, isName: isName), found.kind == .noun {
                return found
            }
        }
        // "make up my mind" is "make up one's mind", and "enjoyed herself" is "enjoy oneself".
        guard words.dropFirst().contains(where: { Self.standsForOne($0.lower) != nil }) else { return nil }
        let ones = words.dropFirst().reduce(into: "") { $0 += " " + (Self.standsForOne($1.lower) ?? $1.lower) }
        for start in [first.lower] + first.verbs {
            if let found = phrase(start + ones, isName: false), found.kind.isVerb || start == first.lower {
                return found
            }
        }
        return nil
    }

    /// What the dictionary's phrases have in the place of a word that says whose or whom; nil for any other word.
    private static func standsForOne(_ word: String) -> String? {
        if EnglishPhraseList.possessives.contains(word) { return "one's" }
        return EnglishPhraseList.reflexives.contains(word) ? "oneself" : nil
    }

    private func phrase(_ text: String, isName: Bool = false) -> Phrase? {
        // Names are looked up by themselves.
        let key = isName ? "*" + text : text
        if let known = known[key] { return known }
        let found = read(text, isName: isName)
        if known.count >= Self.mostKnown { known.removeAll() }
        known[key] = .some(found)
        return found
    }

    private func read(_ text: String, isName: Bool) -> Phrase? {
        guard lexicon.contains(text, in: .english), !EnglishPhraseList.literal.contains(text),
            isName || !EnglishPhraseList.names.contains(text)
        else { return nil }
        let isOwnOnly = EnglishPhraseList.neverFirst.contains(String(text.prefix { $0 != " " }))
        for entry in lexicon.entries(of: text, in: .english) {
            guard !isOwnOnly || entry.source == DictionarySource.glossa.name else { continue }
            guard let part = entry.partOfSpeech.flatMap({ PartOfSpeechCode(name: $0) }),
                let gloss = entry.definitions.first,
                let kind = EnglishPhraseList.kind(
                    of: text, part, isGlossas: entry.source == DictionarySource.glossa.name)
            else { continue }
            return Phrase(text: text, gloss: (isName ? Self.capitalised(text) : text) + ": " + gloss, kind: kind)
        }
        return nil
    }

    private static func capitalised(_ text: String) -> String {
        text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Whether the words around a phrase let it be one.
    private func fits(_ phrase: Phrase, _ range: ClosedRange<Int>, in sentence: EnglishSentence) -> Bool {
        let next = sentence.next(range.upperBound)
        // "So long!", but "for so long"; "Mind you, it is late.", but "Mind you don't fall."
        if EnglishPhraseList.apart.contains(phrase.text) {
            return next == nil && sentence.previous(range.lowerBound) == nil
        }
        if next?.lower == "of", EnglishPhraseList.neverBeforeOf.contains(phrase.text) { return false }
        if EnglishPhraseList.opening.contains(phrase.text) { return sentence.previous(range.lowerBound) == nil }
        if EnglishPhraseList.atEdge.contains(phrase.text) {
            return sentence.previous(range.lowerBound) == nil || next == nil
        }
        // "his hands in his pockets", but "He handed in his essay".
        if phrase.kind.isVerb, sentence.words[range.lowerBound].noun != nil,
            let previous = sentence.previous(range.lowerBound), EnglishPhraseList.possessives.contains(previous.lower),
            previous.lower != "her"
        {
            return false
        }
        switch phrase.kind {
        // "The sun rose" is no flower.
        case .noun: return !sentence.words[range.upperBound].isPastOfOther || next?.usualPart == .noun
        case .other:
            // "Too bad!", but "not too bad".
            if phrase.text == "too bad" {
                return
                    !(sentence.previous(range.lowerBound).map { $0.lower == "not" || $0.lower.hasSuffix("n't") }
                    ?? false)
            }
            // "for up to three days", but "walked up to him".
            if phrase.text == "up to" { return sentence.isBeforeQuantity(range.upperBound) }
            // "due to rain", but "due to appear" and "due to be built".
            if phrase.text.hasSuffix(" to") {
                return !(next.map { $0.isBaseVerb && ($0.noun == nil || $0.usualPart == .auxiliary) } ?? false)
            }
            // "Given that he is ill", but "was given that much".
            if phrase.text.hasSuffix(" that"), sentence.words[range.lowerBound].isPast {
                return !(sentence.previous(range.lowerBound).map { Self.helpers.contains($0.lower) } ?? false)
            }
            // "one at a time", but "at a time when it rained".
            if phrase.text.hasSuffix(" time") || phrase.text.hasSuffix(" moment"), let next,
                ["when", "of", "that", "like"].contains(next.lower)
            {
                return false
            }
            // "early on, she saw", but "early on Wednesday".
            if phrase.text.hasSuffix(" on") { return !(next.map { Self.beginsObject($0) } ?? false) }
            return true
        // "took to drink", but "was taken to hospital".
        case .verb where phrase.text == "take to" && sentence.words[range.lowerBound].lower == "taken":
            return sentence.previous(range.lowerBound).map { Self.perfects.contains($0.lower) } ?? false
        // "let go of the rope", but "was let go home".
        case .verb where phrase.text == "let go":
            return next.map { !["home", "back", "there", "to", "out", "in", "into"].contains($0.lower) } ?? true
        case .verb, .divisible: return true
        case .transitive:
            // "look up a word", but "look up at the sky".
            return next.map { Self.beginsObject($0) } ?? (sentence.previous(range.lowerBound)?.lower == "to")
        case .intransitive:
            // "come in and sit down", but "come in the morning".
            return next.map { !Self.beginsObject($0) } ?? true
        case .auxiliary:
            // "used to smoke", but "used to the noise" and "was used to make glue".
            let previous = sentence.previous(range.lowerBound)?.lower
            let isPassive = previous.map { EnglishRole.forms.contains($0) || $0 == "get" || $0 == "got" } ?? false
            let isUsed = sentence.words[range.lowerBound].lower == "used"
            guard !(isUsed && isPassive) else { return false }
            return next.map { $0.isBaseVerb || EnglishRole.adverbs.contains($0.lower) } ?? true
        }
    }

    private static let perfects: Set = ["has", "have", "had", "having", "i've", "we've", "you've", "they've"]
    private static let helpers = perfects.union(EnglishRole.forms)

    static func beginsObject(_ word: EnglishWord) -> Bool {
        EnglishRole.determiners.contains(word.lower) || EnglishRole.objects.contains(word.lower) || word.lower == "her"
            || EnglishPhraseList.reflexives.contains(word.lower)
            || word.usualPart == .noun || word.usualPart == .numeral || word.isCapitalised && word.lower != "i"
    }

    /// The verbs of a text that stand before their object and have their adverb behind it: the phrase, and the place of the
    /// adverb, by the place of the verb among the tokens.
    func divided(in tokens: [Token]) -> [Int: (phrase: String, adverb: Int)] {
        guard tokens.contains(where: { EnglishPhraseList.adverbs.contains($0.text) }) else { return [:] }
        let lemmatizer = EnglishLemmatizer.using(lexicon)
        let sentence = EnglishSentence(tokens) { text in
            let lemmas = lemmatizer.lemmas(of: text)
            return EnglishWord(text, lemma: lemmas.first?.text ?? text.lowercased(), lemmas: lemmas, lexicon)
        }
        var found: [Int: (phrase: String, adverb: Int)] = [:]
        for number in sentence.words.indices {
            guard let phrase = divided(at: number, in: sentence), phrase.parts.count == 2,
                let adverb = phrase.parts.last
            else { continue }
            found[sentence.places[number]] = (phrase.text, sentence.places[adverb])
        }
        return found
    }

    /// A verb and its adverb with an object between them: "turn it down", "put your coat on".
    private func divided(at number: Int, in sentence: EnglishSentence) -> Found? {
        let verbs = sentence.words[number].verbs
        guard !verbs.isEmpty, let first = sentence.next(number) else { return nil }
        let isPronoun = EnglishRole.objects.contains(first.lower) || EnglishPhraseList.pronouns.contains(first.lower)
        let isName = first.isCapitalised && first.lower != "i"
        guard isPronoun || isName || EnglishRole.determiners.contains(first.lower) || first.lower == "her" else {
            return nil
        }
        var place = number + 2
        while place <= number + 4, sentence.isJoined(place) {
            let adverb = sentence.words[place].lower
            if EnglishPhraseList.adverbs.contains(adverb) {
                // "took it up the stairs" goes somewhere.
                let next = sentence.next(place)
                guard next.map({ !EnglishRole.determiners.contains($0.lower) && $0.usualPart != .noun }) ?? true else {
                    return nil
                }
                for verb in verbs {
                    guard let phrase = phrase(verb + " " + adverb) else { continue }
                    if phrase.kind == .divisible || phrase.kind == .transitive {
                        return Found(
                            parts: [number, place], text: phrase.text, gloss: phrase.gloss, isVerb: phrase.kind.isVerb)
                    }
                }
                return nil
            }
            let between = sentence.words[place]
            if let found = divided(at: number, verbs, tail: place, in: sentence) { return found }
            guard !isPronoun || first.lower == "her" || EnglishRole.determiners.contains(first.lower),
                !EnglishRole.prepositions.contains(adverb), !EnglishRole.joining.contains(adverb),
                !EnglishRole.forms.contains(adverb), between.usualPart != .auxiliary
            else { return nil }
            place += 1
        }
        return nil
    }

    /// A verb and more than an adverb with an object between them: "took it for granted".
    private func divided(at number: Int, _ verbs: [String], tail place: Int, in sentence: EnglishSentence) -> Found? {
        guard sentence.words[number].seconds.contains(sentence.words[place].lower), sentence.isJoined(place + 1) else {
            return nil
        }
        for last in [place + 2, place + 1] where last == place + 1 || sentence.isJoined(last) {
            let tail = sentence.words[place...last].reduce(into: "") { $0 += " " + $1.lower }
            for verb in verbs {
                guard let phrase = phrase(verb + tail), phrase.kind == .verb else { continue }
                return Found(
                    parts: [number] + Array(place...last), text: phrase.text, gloss: phrase.gloss,
                    isVerb: phrase.kind.isVerb)
            }
        }
        return nil
    }
}
