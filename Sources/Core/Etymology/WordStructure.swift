import Model

/// The structure of an English word: prefix, root, suffix.
///
/// Productive affixes are removed as long as the rest is a word that the dictionaries connect to the whole
/// ("unhappiness" is un- + happy + -ness). The remainder is matched with Latin and Greek roots through its line of
/// descent ("construct" comes from "struere"); a word with neither is its own root, and if no ancestor with a sense is known,
/// it is unanalysed.
public struct WordStructure: Hashable, Sendable {
    public var prefix: WordEntry.Element?
    public var root: WordEntry.Element
    public var suffix: WordEntry.Element?
    /// The words it is built on, from the longest to the shortest: "unhappy", "happy".
    public var bases: [String]
    /// The learned root, if there is one.
    public var learnedRoot: Root?
    /// Whether the root comes from the hand-written table, so that nothing need be inferred from the letters.
    public private(set) var isStated = false
    /// Whether anything is known of how the word is made: its parts, or what an ancestor means. Of any other word the root is
    /// the word itself, without a meaning, and with the language of its oldest ancestor if that is known.
    public private(set) var isAnalysed = true

    /// - Parameters:
    ///   - tables: The affixes, the roots and the words divided by hand.
    ///   - evidence: Returns the dictionary data of a word in lower case; nil if there is none.
    public init(of word: String, by tables: EtymologyTables, evidence: (String) -> WordEvidence?) {
        self.init(of: word, by: tables, depth: 0, evidence: evidence)
    }

    /// The maximum depth of words built on other words: more than any English word has.
    private static let deepest = 4

    private init(of word: String, by tables: EtymologyTables, depth: Int, evidence: (String) -> WordEvidence?) {
        let known = evidence(word)
        if depth < Self.deepest, let known {
            if let stated = tables.structures[word] {
                self.init(
                    prefix: stated.prefixElement(in: tables), root: stated.root.element(form: stated.root.forms[0]),
                    suffix: stated.suffixElement(known.partsOfSpeech, in: tables), bases: [], learnedRoot: stated.root)
                isStated = true
                return
            }
            let ofStated =
                tables.mayDerive(word)
                ? Peeling(of: word, by: tables, known: known, evidence: evidence).flatMap {
                    tables.structures[$0.base] == nil ? nil : $0
                } : nil
            let learned = LearnedStructure(of: word, by: tables, known: known)
            // A root confirmed by the line of descent makes peeling unnecessary if it explains the whole word. This
            // does not apply to "acting", in which "ting" is no root.
            let isParticiple = word.hasSuffix("ing") && learned?.suffix?.form != "-ing"
            if let learned, learned.isWhole, !isParticiple, ofStated == nil {
                self.init(learned: learned)
                return
            }
            if let peeled = ofStated ?? Peeling(of: word, by: tables, known: known, evidence: evidence) {
                self.init(of: peeled.base, by: tables, depth: depth + 1, evidence: evidence)
                // "gage" in "engage" is a pledge, whatever else the word may mean.
                let told = known.origins.lazy.flatMap { $0.parts }.first { $0.form == peeled.base }?.meaning ?? ""
                if root.form == peeled.base, !isStated {
                    if Self.isSense(told) {
                        root.meaning = Self.brief(told)
                    } else if let base = evidence(peeled.base), !isAnalysed || root.meaning == Self.brief(base.meaning)
                    {
                        // An English word in another has a sense that it has in English.
                        root.meaning = Self.brief(base.meaning(within: known.meaning))
                        if root.originLanguage.isEmpty { root.originLanguage = "English" }
                    }
                }
                isAnalysed = true
                bases.insert(peeled.base, at: 0)
                if let affix = peeled.prefix { prefix = affix }
                if let affix = peeled.suffix { suffix = affix }
                return
            }
            if let learned {
                self.init(learned: learned)
                return
            }
            if let (first, second) = Self.compound(word, known, evidence) {
                self.init(
                    prefix: nil,
                    root: WordEntry.Element(
                        form: "\(first.word) + \(second.word)",
                        meaning: "\(Self.brief(first.meaning)) + \(Self.brief(second.meaning))",
                        originLanguage: "English"), suffix: nil, bases: [first.word, second.word], learnedRoot: nil)
                return
            }
        }
        let own = Self.own(word, known)
        self.init(prefix: nil, root: own, suffix: nil, bases: [], learnedRoot: nil)
        isAnalysed = !own.meaning.isEmpty
    }

    private init(learned: LearnedStructure) {
        self.init(
            prefix: learned.prefix, root: learned.root.element(form: learned.form), suffix: learned.suffix, bases: [],
            learnedRoot: learned.root)
    }

    private init(
        prefix: WordEntry.Element?, root: WordEntry.Element, suffix: WordEntry.Element?, bases: [String],
        learnedRoot: Root?
    ) {
        self.prefix = prefix
        self.root = root
        self.suffix = suffix
        self.bases = bases
        self.learnedRoot = learnedRoot
    }

    /// Returns a word as its own root, with its oldest known ancestor; without a meaning if none of an ancestor is known.
    /// What the word means today is not what it comes from.
    private static func own(_ word: String, _ known: WordEvidence?) -> WordEntry.Element {
        let line = known?.origins.first { !$0.steps.isEmpty }?.steps ?? known?.descent ?? []
        let oldest = line.last { $0.language != "English" && !$0.language.isEmpty }
        let told = line.last { isSense($0.meaning) }.map { brief(withoutPlace($0.meaning)) }
        guard let told, !told.isEmpty else {
            return WordEntry.Element(form: word, originLanguage: oldest?.language ?? "")
        }
        let defined = brief(known?.meaning ?? "")
        // An ancestor that means what the word does; a long definition says less than the word.
        let meaning = told == word && defined.utf8.count <= 60 && !defined.isEmpty ? defined : told
        return WordEntry.Element(form: word, meaning: meaning, originLanguage: oldest?.language ?? "English")
    }

    /// Returns whether the text after an ancestor is its meaning, and not a remark such as "of German origin".
    private static func isSense(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count < 60 else { return false }
        let first = text.split(separator: " ").first ?? ""
        // A capital indicates a name: "the followers of the Sheik al-Jabal".
        let isName = text.unicodeScalars.contains { $0.properties.isUppercase }
        return !isName && !text.hasSuffix("origin") && !text.hasSuffix(":") && !text.hasPrefix("root ")
            && !["of", "in", "is", "or", "see", "cf", "akin", "perhaps", "verb", "both"].contains(first)
            && !["stem", "root", "base"].contains(text)
    }

    /// Drops where an ancestor occurs, which is not part of its sense: "water in uisgebeatha" is water.
    private static func withoutPlace(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count >= 3, let place = words.firstIndex(of: "in"), place > 0, words[0] != "to" else { return text }
        return words[..<place].joined(separator: " ")
    }

    /// Splits a compound into two words, both at least three letters long.
    private static func compound(
        _ word: String, _ known: WordEvidence, _ evidence: (String) -> WordEvidence?
    ) -> (first: (word: String, meaning: String), second: (word: String, meaning: String))? {
        guard word.utf8.count >= 6, !known.isName else { return nil }
        let parts = word.split(whereSeparator: { $0 == " " || $0 == "-" })
        if parts.count == 2, let first = evidence(String(parts[0])), let second = evidence(String(parts[1])) {
            return ((String(parts[0]), first.meaning), (String(parts[1]), second.meaning))
        }
        // "seething" is a form of "seethe", and not "see" with a thing.
        let verbs = word.hasSuffix("ing") ? Spelling.bases(of: String(word.dropLast(3)), before: "ing") : []
        for verb in verbs where evidence(verb)?.partsOfSpeech.contains("verb") ?? false { return nil }
        var best: (first: (word: String, meaning: String), second: (word: String, meaning: String))?
        for length in 3...(word.count - 3) {
            let (head, tail) = (String(word.prefix(length)), String(word.dropFirst(length)))
            let isListed = known.elements.contains(head) && known.elements.contains(tail)
            let isNamed = isListed || known.references.contains(head) || known.references.contains(tail)
            guard isListed || !known.isLearned, isNamed || known.isOriginUnknown, let first = evidence(head),
                let second = evidence(tail),
                isListed || first.isCommon && second.isCommon,
                second.partsOfSpeech.first != "article"
            else { continue }
            let isThing = known.partsOfSpeech.first == "noun" && second.partsOfSpeech.contains("noun")
            best = (
                (head, first.meaning(within: known.meaning, besides: head)),
                (tail, second.meaning(within: known.meaning, besides: tail, isThing: isThing))
            )
            if isNamed { break }
        }
        return best
    }

    /// Returns the first sense of a definition, short enough for one line, without bracketed remarks.
    public static func brief(_ definition: String) -> String {
        var text = ""
        var depth = 0
        for character in definition {
            if character == "(" || character == "[" { depth += 1 }
            if depth == 0 {
                // An example follows a colon.
                if character == ";" || character == ":" || character == "," && text.utf8.count > 24
                    || character == "." && text.utf8.count > 12
                {
                    break
                }
                text.append(character)
            }
            if character == ")" || character == "]" { depth = max(0, depth - 1) }
        }
        var words = text.split(separator: " ")
        if words.count > 12 { words = Array(words.prefix(12)) + ["…"] }
        return words.joined(separator: " ")
    }
}

extension Root {
    /// Returns the root with its form in a word.
    func element(form: String) -> WordEntry.Element {
        WordEntry.Element(form: form, meaning: meaning, originLanguage: language)
    }
}

extension Affix {
    func prefix(_ form: String) -> WordEntry.Element {
        WordEntry.Element(form: form + "-", meaning: meaning, originLanguage: language)
    }

    func suffix(_ form: String) -> WordEntry.Element {
        WordEntry.Element(form: "-" + form, meaning: meaning, originLanguage: language)
    }
}
