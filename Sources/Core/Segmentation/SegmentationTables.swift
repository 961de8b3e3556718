/// One cell of the double-array trie that holds every word: 16 bytes, so that four share a cache line.
///
/// A state `s` and a code `c` lead to the cell `cells[s].base + c` when that cell's `check` is `s`
/// (J. Aoe, "An Efficient Digital Search Algorithm by Using a Double-Array Structure", 1989).
/// State 0 is the root with base 0, so the cell of a first character is its code.
public struct TrieCell: Sendable {
    public var base: Int32
    public var check: Int32
    /// Number of the word that ends here, plus one; 0 where none does.
    public var word: UInt32
    /// The word's cost in ``Cost`` units.
    public var cost: UInt16
    /// The word's class: a row and column of the transition table.
    public var wordClass: UInt8
    public var flags: UInt8

    public init(base: Int32 = 0, check: Int32 = -1, word: UInt32 = 0, cost: UInt16 = 0, wordClass: UInt8 = 0, flags: UInt8 = 0) {
        self.base = base
        self.check = check
        self.word = word
        self.cost = cost
        self.wordClass = wordClass
        self.flags = flags
    }

    /// The "word" is a string of several words that is commonly cut wrongly; `word` numbers its splits.
    public static let isPhrase: UInt8 = 1
}

/// Costs are negative natural logarithms of probability, in units of 1/1024.
public enum Cost {
    public static let unit: Float = 1024

    public static func from(probability nats: Float) -> UInt16 {
        UInt16(max(0, min(65535, nats * unit)))
    }
}

/// What the segmenter reads: tables in memory that someone else owns (a memory-mapped lexicon, a WebAssembly
/// buffer). They must outlive every segmenter made from them and must not change meanwhile.
public struct SegmentationTables: @unchecked Sendable {
    /// One ``ScalarInfo`` for each scalar of the Basic Multilingual Plane: 65,536 words of 32 bits.
    public var scalars: UnsafePointer<UInt32>
    public var cells: UnsafePointer<TrieCell>
    public var cellCount: Int
    /// Additional cost of one class following another: `transitions[following * classCount + preceding]`.
    public var transitions: UnsafePointer<Int16>
    public var classCount: Int
    /// Splits of phrases: for each phrase number the lengths of its words, 8 of 4 bits each, lowest first, 0 at
    /// the end.
    public var phraseSplits: UnsafePointer<UInt32>
    public var phraseCount: Int
    /// Costs of a character as part of a name, by code: ``NameCosts`` for each.
    public var nameCosts: UnsafePointer<NameCosts>
    public var codeCount: Int
    /// Classes of the tokens that no dictionary holds.
    public var classes: SpecialClasses

    public init(
        scalars: UnsafePointer<UInt32>, cells: UnsafePointer<TrieCell>, cellCount: Int,
        transitions: UnsafePointer<Int16>, classCount: Int, phraseSplits: UnsafePointer<UInt32>, phraseCount: Int,
        nameCosts: UnsafePointer<NameCosts>, codeCount: Int, classes: SpecialClasses
    ) {
        self.scalars = scalars
        self.cells = cells
        self.cellCount = cellCount
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

    /// The trie state that `code` leads to from `state`; 0 where it leads nowhere.
    @inline(__always)
    func child(of state: Int, code: UInt16) -> Int {
        let base = Int(cells[state].base)
        let child = base &+ Int(code)
        return base > 0 && cells[child].check == Int32(truncatingIfNeeded: state) ? child : 0
    }
}

/// What it costs to see a character in each place of a personal name, in ``Cost`` units; 65,535 where it never is.
public struct NameCosts: Sendable {
    public var surname: UInt16
    /// First of two given characters.
    public var first: UInt16
    /// Second of two given characters.
    public var second: UInt16
    /// The only given character.
    public var only: UInt16
    /// Inside a transliterated foreign name.
    public var transliteration: UInt16
    var padding: UInt16 = 0

    public init(surname: UInt16, first: UInt16, second: UInt16, only: UInt16, transliteration: UInt16) {
        self.surname = surname
        self.first = first
        self.second = second
        self.only = only
        self.transliteration = transliteration
    }

    public static let never: UInt16 = 65535
}

/// Classes (rows of the transition table) of what stands outside the lexicon.
public struct SpecialClasses: Sendable {
    /// The edge of a sentence.
    public var edge: UInt8
    public var number: UInt8
    public var latin: UInt8
    public var name: UInt8
    public var unknown: UInt8

    public init(edge: UInt8, number: UInt8, latin: UInt8, name: UInt8, unknown: UInt8) {
        self.edge = edge
        self.number = number
        self.latin = latin
        self.name = name
        self.unknown = unknown
    }
}
