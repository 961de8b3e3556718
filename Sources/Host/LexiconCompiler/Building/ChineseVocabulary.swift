import Segmentation

/// A Chinese word for the segmenter, before it is written.
struct ChineseWord {
    var text: String
    /// The estimated number of occurrences among `ChineseVocabulary.total`.
    var count: Double
    var wordClass: UInt8
    var kinds: WordKinds
    /// A cost in addition to that of its frequency, in nats.
    var penalty: Double
    /// Its entries in the dictionary, as indices into the builder's list; empty for a word without one.
    var entries: [Int]
}

/// A string that the counted list has as one word, divided.
struct Compound {
    var parts: [String]
    /// How often it was counted.
    var count: Double
    /// A cost in addition to that of its frequency, in nats.
    var penalty: Double
}

/// Selects the words of the Chinese segmenter and their costs from the dictionary and the word counts.
///
/// A word is what can be looked up. Words that are only in the counted list (names, terms, and many phrases that its
/// authors did not segment) are included at a higher cost, unless they are a number with a measure word.
struct ChineseVocabulary {
    /// The additional cost (nats) of words that are in no dictionary: chosen so that "names and terms stay whole,
    /// phrases fall apart" holds best on text that was not used for tuning.
    static let unlistedPenalty = 4.0
    /// The lower additional cost of counted strings that are split in two in any case: they only have to win
    /// against words that overlap them.
    static let compoundPenalty = 1.0
    /// The assumed occurrences of a dictionary word that was never counted.
    static let uncountedOccurrences = 3.0

    private(set) var words: [String: ChineseWord] = [:]
    /// Strings of several words that the counted list contains as one (人均收入, 下着雨).
    private(set) var compounds: [String: Compound] = [:]
    private(set) var total = 0.0

    private let figures: TransitionFigures
    private let classNumbers: [String: UInt8]

    init(
        entries: [CEDICTEntry], frequencies: [WordFrequency], own: ChineseWordList, listed: Set<String>,
        figures: TransitionFigures, folding: CharacterFolding
    ) {
        self.figures = figures
        classNumbers = Dictionary(uniqueKeysWithValues: figures.classes.enumerated().map { ($1, UInt8($0)) })
        var entriesOf: [String: [Int]] = [:]
        for (number, entry) in entries.enumerated() { entriesOf[entry.simplified, default: []].append(number) }
        let isKnown: (String) -> Bool = { entriesOf[$0] != nil || listed.contains($0) }
        let phrases = CountedPhrases(
            tags: Dictionary(frequencies.map { ($0.word, $0.tag) }, uniquingKeysWith: { first, _ in first }),
            isListed: isKnown,
            isAlsoVerb: { word in
                entriesOf[word]?.contains { entries[$0].definitions.contains { $0.hasPrefix("to ") } } ?? false
            })
        func kinds(_ word: String, _ tag: String) -> WordKinds {
            ChineseWordKinds.kinds(of: word, tag: tag, entries: (entriesOf[word] ?? []).map { entries[$0] })
        }
        for frequency in frequencies {
            // The counted list also contains some words in traditional characters: they are the same words.
            let word = folding.folded(frequency.word)
            let isListed = entriesOf[word] != nil || listed.contains(word)
            let length = word.unicodeScalars.count
            guard length <= 12, Self.isWordText(word) else { continue }
            if length > 1, Self.isNumberWithMeasure(word) { continue }
            if length > 1, !isListed, ["m", "mq"].contains(frequency.tag) { continue }
            let count = own.figures[word]?.count ?? Double(max(1, frequency.count))
            // The corrected count of a word also stands for its traditional form.
            if count == 0 || own.figures[word] != nil && words[word] != nil { continue }
            let tag = own.figures[word]?.tag ?? frequency.tag
            if !isListed, length > 1 {
                if phrases.isBrokenName(word, tag: tag) { continue }
                if let compound = Self.compound(word, count: count, tag: tag, phrases, isListed: isKnown) {
                    compounds[word, default: compound].count = (compounds[word]?.count ?? 0) + count
                    total += count
                    continue
                }
            }
            add(
                word, count: count, tag: tag, penalty: isListed || length == 1 ? 0 : Self.unlistedPenalty,
                entries: entriesOf[word] ?? [], kinds: kinds(word, tag))
        }
        for word in Set(entriesOf.keys).union(listed).sorted() where words[word] == nil {
            guard Self.isWordText(word), word.unicodeScalars.count <= 12 else { continue }
            if word.unicodeScalars.count > 1, Self.isNumberWithMeasure(word) { continue }
            let meanings = entriesOf[word] ?? []
            let isName = !meanings.isEmpty && meanings.allSatisfy { entries[$0].isProperName }
            let length = word.unicodeScalars.count
            let tag = own.figures[word]?.tag ?? (isName ? "ns" : length >= 4 ? "i" : length == 1 ? "zg" : "n")
            let count = max(1, own.figures[word]?.count ?? Self.uncountedOccurrences)
            add(
                word, count: count, tag: tag, penalty: 0, entries: meanings,
                kinds: kinds(word, own.figures[word]?.tag ?? ""))
        }
        let pairs = RarePairs(entries: entries, grammatical: Set(figures.classes))
        for (text, word) in words where own.figures[text] == nil {
            guard let least = pairs.least(for: word, total: total, count: { words[$0]?.count }) else { continue }
            words[text]?.count = max(word.count, least)
        }
    }

    /// The class of a word: its own, if it is one of the individual words that have one, otherwise its part of speech.
    private func wordClass(of word: String, tag: String) -> UInt8 {
        if let own = classNumbers[word] { return own }
        let single = word.unicodeScalars.count == 1
        let base =
            switch tag {
            case "nrfg", "nrt": "nr"
            case "mq": "m"
            case "an", "ag": "a"
            case "tg": "t"
            case "o": "d"
            case "e", "u": "y"
            case "k": "ng"
            case "h": "p"
            default: tag
            }
        return classNumbers[single ? base + "1" : base] ?? classNumbers[single ? "zg1" : "n"] ?? 0
    }

    private mutating func add(
        _ word: String, count: Double, tag: String, penalty: Double, entries: [Int], kinds: WordKinds
    ) {
        total += count
        if words[word] != nil {
            words[word]?.count += count
            return
        }
        words[word] = ChineseWord(
            text: word, count: count, wordClass: wordClass(of: word, tag: tag), kinds: kinds, penalty: penalty,
            entries: entries)
    }

    /// A counted word that is in no dictionary, if it is divided.
    private static func compound(
        _ word: String, count: Double, tag: String, _ phrases: CountedPhrases, isListed: (String) -> Bool
    ) -> Compound? {
        if isCompound(word, tag: tag, isListed: isListed) {
            return Compound(parts: halves(word), count: count, penalty: compoundPenalty)
        }
        return phrases.parts(of: word, tag: tag).map { Compound(parts: $0, count: count, penalty: unlistedPenalty) }
    }

    /// Tags of places, organisations and other names, which are one word whatever their parts.
    private static let properNames: Set<String> = ["ns", "nt", "nz", "nrt", "nrfg"]

    /// Whether a counted word that is in no dictionary consists of two dictionary words of two characters each (人均收入).
    /// Two taggers trained on manually segmented text keep a quarter of these whole and split two thirds; of the
    /// 2-character words that are only in the counted list, they keep three quarters whole.
    static func isCompound(_ word: String, tag: String, isListed: (String) -> Bool) -> Bool {
        guard word.unicodeScalars.count == 4, !properNames.contains(tag) else { return false }
        return halves(word).allSatisfy { isListed($0) && !isNumberWithMeasure($0) }
    }

    static func halves(_ word: String) -> [String] { [String(word.prefix(2)), String(word.dropFirst(2))] }

    /// Whether a word can occur inside a run of text: it contains a Han character, and only characters of which words
    /// consist.
    static func isWordText(_ word: String) -> Bool {
        var hasHan = false
        for scalar in word.unicodeScalars {
            switch kind(of: scalar.value) {
            case .han: hasHan = true
            case .letter, .digit, .kana: break
            case .punctuation: if scalar != "·" { return false }
            case .space: return false
            }
        }
        return hasHan
    }

    private static let numerals = Set("一二两三四五六七八九十百千几".unicodeScalars)
    private static let measures = Set("个种条位名件只张次年天月日号岁届家座本支台辆艘架块句首颗级层场份批组对双米里元分秒周套".unicodeScalars)
    /// Combinations of a numeral and a measure word that are words of their own.
    private static let idiomatic: Set<String> = ["十分", "四周", "百家", "千里", "万里", "千张"]

    /// Whether a word is a numeral and a measure word (一个, 三年), which readers perceive as two.
    static func isNumberWithMeasure(_ word: String) -> Bool {
        let scalars = Array(word.unicodeScalars)
        guard scalars.count >= 2, measures.contains(scalars[scalars.count - 1]) else { return false }
        return scalars.dropLast().allSatisfy(numerals.contains) && !idiomatic.contains(word)
    }
}
