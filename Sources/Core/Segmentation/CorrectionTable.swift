import Model

/// The learner's corrections and own words, and words that a book repeats, in the segmenter's form: found by their text
/// at any position.
public struct CorrectionTable: Sendable {
    struct Item: Sendable {
        /// The trie codes of the characters; for a character without one, its scalar above 0xFFFF0000.
        var keys: [UInt32]
        /// The lengths, in characters, of the resulting words.
        var partLengths: [Int]
        /// The lexicon's word for the whole text, if there is one (number plus one).
        var word: UInt32
        /// A split word keeps its cost, so that a longer word that contains it still wins; any other correction costs
        /// nothing, and wins.
        var cost: UInt16
        /// Whether it is a word that the book repeats.
        var isTerm = false
        /// Whether it is a word of the learner's own, which has a cost as those of the lexicon do.
        var isOwn = false
    }

    /// The first number of the phrase nodes that stand for corrections.
    static let wordBase: UInt32 = 0xF000_0000

    private(set) var items: [Item] = []
    /// Items by their first key.
    private var byFirst: [UInt32: [Int]] = [:]
    /// One bit for each code with which an item begins, because most positions begin none. Empty without items.
    private var firsts: [UInt64] = []
    /// Lexicon words that a split replaces.
    private var replaced: Set<UInt32> = []

    public init() {}

    public var isEmpty: Bool { items.isEmpty }

    /// - Parameters:
    ///   - corrections: Empty parts are skipped; corrections without text are ignored.
    ///   - terms: Words that the book repeats, and the learner's own. Those that the lexicon has are ignored, except own ones
    ///     of more than two characters.
    ///   - tables: The lexicon's tables, for the characters' codes and the words' costs.
    public init(_ corrections: [Correction], terms: [BookTerm] = [], tables: SegmentationTables) {
        for correction in corrections {
            var keys: [UInt32] = []
            var lengths: [Int] = []
            for part in correction.parts {
                var length = 0
                for scalar in part.unicodeScalars {
                    keys.append(Self.key(code: tables.info(scalar.value).code, scalar: scalar.value))
                    length += 1
                }
                if length > 0 { lengths.append(length) }
            }
            guard let first = keys.first else { continue }
            let word = tables.word(forKeys: keys)
            // A corrected reading for a word in the lexicon does not affect segmentation.
            let isReadingOnly = lengths.count == 1 && word != 0 && correction.readings.contains { $0 != nil }
            if isReadingOnly || keys.count == 1 { continue }
            let splitsAWord = lengths.count > 1 && word != 0
            if splitsAWord { replaced.insert(word) }
            let cost = splitsAWord ? tables.wordCosts[Int(word)].cost : 0
            add(Item(keys: keys, partLengths: lengths, word: word, cost: cost), first)
        }
        for term in terms {
            let keys = term.text.unicodeScalars.map {
                Self.key(code: tables.info($0.value).code, scalar: $0.value)
            }
            let word = tables.word(forKeys: keys)
            // Long words of the lexicon are often cut, short ones have costs that others depend on.
            guard let first = keys.first, word == 0 || term.isOwn && keys.count > 2 else { continue }
            add(
                Item(
                    keys: keys, partLengths: [keys.count], word: word,
                    cost: Cost.of(nats: Float(term.rarity) / 100), isTerm: !term.isOwn, isOwn: term.isOwn), first)
        }
    }

    private mutating func add(_ item: Item, _ first: UInt32) {
        if firsts.isEmpty { firsts = [UInt64](repeating: 0, count: 1024) }
        let bit = first & 0xFFFF
        firsts[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
        byFirst[first, default: []].append(items.count)
        items.append(item)
    }

    static func key(code: UInt16, scalar: UInt32) -> UInt32 {
        code != 0 ? UInt32(code) : 0x8000_0000 | scalar
    }

    func replaces(word: UInt32) -> Bool { !replaced.isEmpty && replaced.contains(word) }

    /// Calls `body` with the index and end of every item that matches at `position`.
    @inline(__always)
    func forEachMatch(in stretch: Stretch, at position: Int, _ body: (_ index: Int, _ end: Int) -> Void) {
        let bit = Self.key(code: stretch.code(position), scalar: stretch.scalars[position]) & 0xFFFF
        if firsts[Int(bit >> 6)] >> UInt64(bit & 63) & 1 != 0 { findMatches(in: stretch, at: position, body) }
    }

    private func findMatches(in stretch: Stretch, at position: Int, _ body: (_ index: Int, _ end: Int) -> Void) {
        func key(_ place: Int) -> UInt32 { Self.key(code: stretch.code(place), scalar: stretch.scalars[place]) }
        for index in byFirst[key(position)] ?? [] {
            let keys = items[index].keys
            let end = position + keys.count
            if end <= stretch.count, keys.indices.allSatisfy({ keys[$0] == key(position + $0) }) { body(index, end) }
        }
    }
}

extension SegmentationTables {
    /// Returns the word with a sequence of codes; 0 if there is none.
    func word(forKeys keys: [UInt32]) -> UInt32 {
        guard let first = keys.first, first < 0x10000 else { return 0 }
        var state = Int(first)
        for key in keys.dropFirst() {
            guard key < 0x10000 else { return 0 }
            state = child(of: state, code: UInt16(key))
            if state == 0 { return 0 }
        }
        let word = cells[state].word
        return isPhrase(word) ? 0 : word
    }
}
