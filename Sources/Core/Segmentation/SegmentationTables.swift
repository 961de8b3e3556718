/// A cell of the double-array trie of all words: 8 bytes, so that eight share a cache line.
///
/// A state `s` and a code `c` lead to the cell `cells[s].base + c` if that cell's label is `c`; no two states have the
/// same base, so the label identifies the parent of a cell (J. Aoe, "An Efficient Digital Search Algorithm by Using a
/// Double-Array Structure", 1989). State 0 is the root with base 0, so the cell of a first character is its code;
/// everywhere else base 0 means that no word continues.
public struct TrieCell: Sendable {
    private let bits: UInt64

    /// - Parameters:
    ///   - base, word: Below 2²⁴.
    package init(label: UInt16, base: Int, word: UInt32) {
        bits = UInt64(label) | UInt64(base) << 16 | UInt64(word) << 40
    }

    /// A cell that no state leads to.
    public static let free = TrieCell(label: .max, base: 0, word: 0)

    @inline(__always) public var label: UInt16 { UInt16(truncatingIfNeeded: bits) }
    @inline(__always) public var base: Int { Int(truncatingIfNeeded: bits >> 16 & 0xFF_FFFF) }
    /// The number of the word or phrase that ends here, plus one; 0 if none does.
    @inline(__always) public var word: UInt32 { UInt32(truncatingIfNeeded: bits >> 40) }
}

/// The lattice's data for a word, by its number: 4 bytes. Numbers follow frequency, so that the words of a text lie
/// close together.
public struct WordCost: Sendable {
    /// The cost, in ``Cost`` units.
    public var cost: UInt16
    /// A row and column of the transition table.
    public var wordClass: UInt8
    /// Its ``WordKinds``; the highest bit tells whether only the frequency list has it, and no dictionary.
    private var bits: UInt8

    package init(cost: UInt16, wordClass: UInt8, kinds: WordKinds = [], isUnlisted: Bool = false) {
        self.cost = cost
        self.wordClass = wordClass
        bits = kinds.intersection(.stored).rawValue | (isUnlisted ? 0x80 : 0)
    }

    @inline(__always) public var isUnlisted: Bool { bits & 0x80 != 0 }
    /// What the word can be in a sentence.
    @inline(__always) public var kinds: WordKinds { WordKinds(rawValue: bits & 0x7F) }
}

/// Costs: negative natural logarithms of probability, in units of 1/1024.
public enum Cost {
    public static let unit: Float = 1024

    /// The cost of a negative natural logarithm of probability; the greatest cost for what exceeds it.
    public static func of(nats: Float) -> UInt16 {
        UInt16(max(0, min(65535, nats * unit)))
    }
}

/// The segmenter's tables, in memory with another owner (a memory-mapped lexicon, a WebAssembly buffer). They must
/// outlive every segmenter made from them and must not change meanwhile.
public struct SegmentationTables: @unchecked Sendable {
    /// One ``ScalarInfo`` for each scalar of the Basic Multilingual Plane: 65,536 words of 32 bits.
    public var scalars: UnsafePointer<UInt32>
    public var cells: UnsafePointer<TrieCell>
    public var cellCount: Int
    /// By number plus one: first the words, then the phrases, which are strings of several words that are often
    /// segmented wrongly.
    public var wordCosts: UnsafePointer<WordCost>
    public var wordCount: UInt32
    /// The additional cost of one class following another: `transitions[following * classCount + preceding]`.
    public var transitions: UnsafePointer<Int16>
    public var classCount: Int
    /// The splits of phrases: for each phrase number the lengths of its words, 8 of 4 bits each, lowest first, 0 at the
    /// end.
    public var phraseSplits: UnsafePointer<UInt32>
    public var phraseCount: Int
    /// The costs of a character as part of a name, by code.
    public var nameCosts: UnsafePointer<NameCosts>
    public var codeCount: Int
    /// The classes of tokens that are in no dictionary.
    public var classes: SpecialClasses

    package init(
        scalars: UnsafePointer<UInt32>, cells: UnsafePointer<TrieCell>, cellCount: Int,
        wordCosts: UnsafePointer<WordCost>, wordCount: UInt32, transitions: UnsafePointer<Int16>, classCount: Int,
        phraseSplits: UnsafePointer<UInt32>, phraseCount: Int,
        nameCosts: UnsafePointer<NameCosts>, codeCount: Int, classes: SpecialClasses
    ) {
        self.scalars = scalars
        self.cells = cells
        self.cellCount = cellCount
        self.wordCosts = wordCosts
        self.wordCount = wordCount
        self.transitions = transitions
        self.classCount = classCount
        self.phraseSplits = phraseSplits
        self.phraseCount = phraseCount
        self.nameCosts = nameCosts
        self.codeCount = codeCount
        self.classes = classes
    }

    @inline(__always)
    func info(_ scalar: UInt32) -> ScalarInfo {
        if scalar < 0x10000 { return ScalarInfo(bits: scalars[Int(scalar)]) }
        return ScalarInfo(code: 0, kind: kind(of: scalar))
    }

    /// Returns the trie state after `code` from a state other than the root; 0 if there is none.
    @inline(__always)
    func child(of state: Int, code: UInt16) -> Int {
        let base = cells[state].base
        let child = base &+ Int(code)
        return base != 0 && cells[child].label == code ? child : 0
    }

    /// Returns the single-character word with a code; 0 if there is none.
    @inline(__always)
    public func word(ofCharacter code: UInt16) -> UInt32 { code == 0 ? 0 : cells[Int(code)].word }

    /// Returns the word with a text, in simplified or traditional characters; 0 if there is none.
    public func word(_ text: String) -> UInt32 {
        var state = 0
        for scalar in text.unicodeScalars {
            let code = info(scalar.value).code
            guard code != 0 else { return 0 }
            state = state == 0 ? Int(code) : child(of: state, code: code)
            guard state != 0 else { return 0 }
        }
        let word = state == 0 ? 0 : cells[state].word
        return isPhrase(word) ? 0 : word
    }

    /// Returns whether a number is that of a phrase (from the lexicon, or a learner's correction) and not of a word.
    @inline(__always)
    func isPhrase(_ word: UInt32) -> Bool { word > wordCount }

    /// Returns whether a number is that of a word that is in no dictionary.
    @inline(__always)
    func isUnlisted(_ word: UInt32) -> Bool { word <= wordCount && wordCosts[Int(word)].isUnlisted }

    /// Returns the lengths of the words in a lexicon phrase, 4 bits each, lowest first.
    @inline(__always)
    func splits(ofPhrase word: UInt32) -> UInt32 { phraseSplits[Int(word &- wordCount) &- 1] }
}

/// The cost of a character in each position of a personal name, in ``Cost`` units; 65,535 if it never occurs there.
public struct NameCosts: Sendable {
    public var surname: UInt16
    /// The first of two given characters.
    public var first: UInt16
    /// The second of two given characters.
    public var second: UInt16
    /// A single given character.
    public var only: UInt16
    /// Inside a transliterated foreign name.
    public var transliteration: UInt16
    var padding: UInt16 = 0

    package init(surname: UInt16, first: UInt16, second: UInt16, only: UInt16, transliteration: UInt16) {
        self.surname = surname
        self.first = first
        self.second = second
        self.only = only
        self.transliteration = transliteration
    }

    public static let never: UInt16 = 65535
}

/// The classes (rows of the transition table) of tokens outside the lexicon.
public struct SpecialClasses: Sendable {
    /// The edge of a sentence.
    public var edge: UInt8
    public var number: UInt8
    public var latin: UInt8
    public var name: UInt8
    public var unknown: UInt8

    package init(edge: UInt8, number: UInt8, latin: UInt8, name: UInt8, unknown: UInt8) {
        self.edge = edge
        self.number = number
        self.latin = latin
        self.name = name
        self.unknown = unknown
    }
}
