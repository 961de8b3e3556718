import Lexicon
import Model

/// What English words mean in Chinese, as each part of speech: by Glossa's own list where it has the word, and otherwise by
/// the glosses of the Chinese dictionary, in which only verbs have "to".
///
/// A word that is not found as a part of speech means nothing in Chinese as that: none is better than that of another part.
struct ChineseForEnglish {
    /// The most words that explain one.
    private static let most = 3
    /// The frequency rank from which an English word is common, and the one up to which a Chinese word in no HSK list is.
    private static let commonEnglish: UInt32 = 5_000
    private static let commonChinese = 12_000
    /// The highest level of a single character that explains a word: others are old words, and parts of longer ones.
    private static let highestOfCharacters = 4
    /// The first definitions of a word, among which is what it means.
    private static let firstDefinitions = 3

    /// A Chinese word of which a gloss is just the English word.
    private struct Candidate {
        var word: String
        /// The class of the word in jieba's dictionary.
        var tag: Substring
        /// Whether the gloss has "to".
        var isVerb: Bool
        /// Whether its first gloss has "to".
        var isMostlyVerb: Bool
        /// The place of the definition, and that of the gloss in it.
        var place: Int
        var position: Int
        var cost: Double
        var level: Int?
        var isCommon: Bool

        var isSingle: Bool { word.unicodeScalars.count == 1 }
    }

    private let everyday: EverydayWords
    private let english: EnglishParts
    private let tags: [String: String]
    private var candidates: [String: [Candidate]] = [:]
    /// The commonest name of a place, by its name in English in lower case.
    private var places: [String: (word: String, rank: Int)] = [:]

    /// - Parameters:
    ///   - table: The entries of the Chinese dictionary.
    ///   - frequencies: Jieba's dictionary.
    init(
        _ everyday: EverydayWords, _ english: EnglishParts, _ table: EntryTable, frequencies: [WordFrequency]
    ) {
        self.everyday = everyday
        self.english = english
        tags = Dictionary(frequencies.map { ($0.word, $0.tag) }, uniquingKeysWith: { first, _ in first })
        for record in table.records {
            guard let source = DictionarySource(rawValue: record.source),
                source == .ccCEDICT || source == .glossaChinese
            else { continue }
            let text = table.text(of: record)
            let entry = Entry(
                language: .chinese, headword: text.headword, reading: text.reading, definitions: text.definitions,
                hsk2: record.hsk2 == 0 ? nil : Int(record.hsk2), hsk3: record.hsk3 == 0 ? nil : Int(record.hsk3),
                frequencyRank: record.rank == 0 ? nil : Int(record.rank), source: source.name)
            if text.reading.first?.isUppercase == true { addPlace(entry) } else { add(entry) }
        }
    }

    private mutating func addPlace(_ entry: Entry) {
        guard let definition = entry.definitions.first, let comma = definition.firstIndex(of: ",") else { return }
        let name = definition[..<comma].lowercased()
        let rank = entry.frequencyRank ?? .max
        if rank < places[name]?.rank ?? .max { places[name] = (entry.headword, rank) }
    }

    private mutating func add(_ entry: Entry) {
        let isSingle = entry.headword.unicodeScalars.count == 1
        let commonness = Lexicon.chineseCost(of: entry)
        let tag = tags[entry.headword] ?? ""
        let isMostlyVerb = entry.definitions.first.map { Self.hasTo($0) } ?? false
        for (place, definition) in entry.definitions.prefix(Self.firstDefinitions).enumerated()
        where SenseStanding(definition) == .everyday {
            for (position, gloss) in definition.split(separator: ";").enumerated() {
                // A character with a remark means so only beside others, or in the theatre and in letters.
                if isSingle, gloss.contains("(") { continue }
                let plain = Gloss.plain(gloss.lowercased())
                guard !plain.isEmpty, english.parts[plain] != nil else { continue }
                candidates[plain, default: []].append(
                    Candidate(
                        word: entry.headword, tag: tag[...], isVerb: Self.hasTo(gloss), isMostlyVerb: isMostlyVerb,
                        place: place, position: position,
                        cost: commonness + Double(place) + 1.25 * Double(position),
                        level: entry.level,
                        isCommon: entry.level != nil || entry.frequencyRank ?? .max <= Self.commonChinese))
            }
        }
    }

    private static func hasTo(_ gloss: some StringProtocol) -> Bool {
        Gloss.withoutRemarks(String(gloss)).hasPrefix("to ")
    }

    /// Adds the words that have any to the index, each under its parts of speech and, for those whose part of speech is not
    /// known, under none.
    func compile(into table: inout EntryTable, writer: inout LexiconWriter) {
        for word in english.parts.keys.sorted() {
            let parts = english.parts(of: word)
            for (place, part) in parts.enumerated() {
                let meanings = meanings(of: word, as: part)
                guard !meanings.isEmpty else { continue }
                let reference = writer.string(meanings.prefix(Self.most).joined(separator: "\u{1F}"))
                table.index(.chineseForEnglish, "\(word)\u{1F}\(part.rawValue)", entry: reference)
                if place == 0, part != .none {
                    table.index(
                        .chineseForEnglish, "\(word)\u{1F}\(PartOfSpeechCode.none.rawValue)", entry: reference)
                }
            }
        }
    }

    /// Whether a word is only a form of a commoner one, whose meanings are asked then: "days" of "day".
    private func isForm(_ word: String, _ part: PartOfSpeechCode) -> Bool {
        guard everyday.byPart[word] == nil, everyday.equivalents[word] == nil, !OwnForms.words.contains(word) else {
            return false
        }
        let rank = english.ranks[word] ?? .max
        return EnglishInflection.bases(of: word, as: part).contains { base in
            base != word && english.parts[base]?[part] != nil && english.ranks[base] ?? .max < rank
        }
    }

    func meanings(of word: String, as part: PartOfSpeechCode) -> [String] {
        if isForm(word, part) { return [] }
        if let stated = everyday.byPart[word] {
            if let meanings = stated[part] { return meanings }
            // The words of a list have all that is usual; "the" is nothing else.
            return part.isOfContent ? found(word, as: part) : []
        }
        guard let usual = everyday.equivalents[word]?.chinese else { return ofOtherSpelling(word, part) }
        guard !usual.isEmpty else { return [] }
        guard fits(usual, word, as: part) else { return found(word, as: part) }
        let others = found(word, as: part, besides: true).filter { $0 != usual }
        return [usual] + others.prefix(1)
    }

    /// What a word means that may be in the list in its American or British spelling.
    private func ofOtherSpelling(_ word: String, _ part: PartOfSpeechCode) -> [String] {
        for other in EnglishSpellings.others(of: word) where english.parts[other]?[part] != nil {
            if everyday.byPart[other] != nil || everyday.equivalents[other] != nil {
                return meanings(of: other, as: part)
            }
        }
        let own = found(word, as: part)
        guard own.isEmpty else { return own }
        for other in EnglishSpellings.others(of: word) where english.parts[other]?[part] != nil {
            let found = found(other, as: part)
            if !found.isEmpty { return found }
        }
        return part == .noun ? places[word].map { [$0.word] } ?? [] : []
    }

    /// Whether the usual Chinese word is meant as a part of speech, too.
    private func fits(_ usual: String, _ word: String, as part: PartOfSpeechCode) -> Bool {
        let parts = english.parts(of: word)
        guard parts.count > 1, let main = parts.first else { return true }
        guard part.isOfContent else { return !main.isOfContent }
        let glosses = (candidates[word] ?? []).filter { $0.word == usual }
        let tag = (tags[usual] ?? "")[...]
        let others = bareOthers(word, part)
        if part == .verb {
            return glosses.contains(where: \.isVerb)
                || glosses.isEmpty && main == .verb && !["n", "a", "t", "q", "d"].contains(tag.prefix(1))
        }
        let isVerbal = part == .noun && tag.hasPrefix("v")
        let isGlossed = glosses.contains { !$0.isVerb } || glosses.isEmpty && part == main && tag != "v"
        if isGlossed, others.isEmpty || part.admits(tag, others) { return true }
        return part == main && others.isEmpty && !isVerbal && (glosses.isEmpty || glosses.contains { !$0.isVerb })
    }

    /// The other parts of speech of which a gloss has no "to", either.
    private func bareOthers(_ word: String, _ part: PartOfSpeechCode) -> Set<PartOfSpeechCode> {
        Set((english.parts[word] ?? [:]).keys.filter { $0.isOfContent && $0 != .verb && $0 != part })
    }

    /// The words of the dictionary that mean a word as a part of speech, the usual one first.
    ///
    /// - Parameter besides: Whether they stand beside one of Glossa's own list, where only plain ones do.
    private func found(_ word: String, as part: PartOfSpeechCode, besides: Bool = false) -> [String] {
        let others = bareOthers(word, part)
        let isCommonWord = (1...Self.commonEnglish).contains(english.ranks[word] ?? 0)
        let misleading = everyday.misleading[word] ?? []
        var words: [String] = []
        // A single character has so many meanings that it explains only what nothing else does.
        let ordered = (candidates[word] ?? []).sorted { left, right in
            (left.isSingle ? 1 : 0, left.cost, left.word) < (right.isSingle ? 1 : 0, right.cost, right.word)
        }
        for candidate in ordered {
            let isSingle = candidate.isSingle
            if isSingle, !words.isEmpty { break }
            guard part == .none || (part == .verb) == candidate.isVerb, !words.contains(candidate.word),
                !misleading.contains(candidate.word),
                !isSingle || candidate.level ?? .max <= Self.highestOfCharacters,
                candidate.isCommon || words.isEmpty && !isCommonWord
            else { continue }
            if besides, isSingle || candidate.level == nil || candidate.place > 0 || candidate.position > 1 { continue }
            if part != .verb, part != .none, !others.isEmpty {
                if part != .noun, candidate.isMostlyVerb { continue }
                let isVerbal = part == .noun && (candidate.tag == "v" || candidate.tag == "vn")
                guard isVerbal || part.admits(candidate.tag, others) else { continue }
            }
            words.append(candidate.word)
            if words.count == Self.most { break }
        }
        return words
    }
}

extension PartOfSpeechCode {
    /// Whether it is one of those that an open class of words has.
    fileprivate var isOfContent: Bool {
        switch self {
        case .none, .noun, .verb, .adjective, .adverb: true
        default: false
        }
    }

    /// Whether a Chinese word of a class in jieba's dictionary is said for an English one of this part of speech that has
    /// others, too, whose glosses look alike.
    fileprivate func admits(_ tag: Substring, _ others: Set<PartOfSpeechCode>) -> Bool {
        let first = tag.prefix(1)
        switch self {
        case .noun: return tag == "an" || tag != "v" && !["a", "d", "z", "p", "c", "r", "u"].contains(first)
        case .adjective:
            return ["a", "b", "z", "i", "l"].contains(first) || ["", "zg", "v", "vn", "m"].contains(tag)
        case .adverb:
            // A Chinese adjective is also the adverb, but not of an English word that is both with two meanings.
            return others.contains(.adjective)
                ? ["d", "ad", "", "t", "f"].contains(tag)
                : tag.isEmpty || ["d", "z", "a", "t", "f", "c"].contains(first)
        default: return true
        }
    }
}

/// The parts of speech of English words, for the compiler.
struct EnglishParts {
    /// By word in lower case: how unusual the word is as each part of speech, from −1 for the usual one.
    private(set) var parts: [String: [PartOfSpeechCode: Float]] = [:]
    /// The frequency rank of each word.
    var ranks: [String: UInt32] = [:]

    mutating func add(_ word: String, _ part: PartOfSpeechCode, oddity: Float) {
        let word = word.lowercased()
        let known = parts[word]?[part] ?? .infinity
        parts[word, default: [:]][part] = min(known, oddity)
    }

    /// Whether a dictionary has a word in lower case.
    func has(_ word: String) -> Bool { parts[word] != nil }

    /// The parts of speech of a word, the usual one first; those of a dictionary that has none count only where there are no
    /// others.
    func parts(of word: String) -> [PartOfSpeechCode] {
        let all = (parts[word] ?? [:]).sorted { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }.map(\.key)
        let named = all.filter { $0 != .none }
        return named.isEmpty ? all : named
    }
}

/// The British spelling of an American word, and the other way round.
enum EnglishSpellings {
    /// Returns what a word may be in the other spelling. Some of them are not words.
    static func others(of word: String) -> [String] {
        var found: [String] = []
        for (british, american) in pairs {
            for (from, to) in [(british, american), (american, british)] where word.contains(from) {
                let other = word.replacing(from, with: to, maxReplacements: 1)
                if other != word, !found.contains(other) { found.append(other) }
            }
        }
        return found
    }

    /// Returns what a word in British spelling may be in American spelling, if it is pronounced alike in both. Some of them are
    /// not words.
    static func american(of word: String) -> [String] {
        pairs.filter { !otherSounds.contains($0.0) && word.contains($0.0) }
            .map { word.replacing($0.0, with: $0.1, maxReplacements: 1) }
    }

    /// Spellings that tell different sounds: "tilled" is no "tiled".
    private static let otherSounds: Set = ["lled", "lling", "ller", "aluminium", "aeroplane"]

    private static let pairs = [
        ("our", "or"), ("ise", "ize"), ("isation", "ization"), ("yse", "yze"), ("ogue", "og"), ("lled", "led"),
        ("lling", "ling"), ("ller", "ler"), ("tre", "ter"), ("ence", "ense"), ("grey", "gray"),
        ("practise", "practice"), ("tyre", "tire"), ("plough", "plow"), ("cheque", "check"), ("mould", "mold"),
        ("programme", "program"), ("sceptic", "skeptic"), ("jewellery", "jewelry"), ("aluminium", "aluminum"),
        ("moustache", "mustache"), ("pyjama", "pajama"), ("draught", "draft"), ("fulfil", "fulfill"),
        ("skilful", "skillful"), ("aeroplane", "airplane"), ("paed", "ped"), ("haem", "hem"), ("anaes", "anes"),
    ]
}
