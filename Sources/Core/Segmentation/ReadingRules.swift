/// Rules that choose a reading by the context of a word: 率 is shuài in 率军, lǜ elsewhere.
///
/// The rules are an array of 32-bit words: for each lexicon word with rules, an ``Index`` of them by the characters beside the
/// word; then for each rule (the longest first) the reading twice (string references: numbered, marked), the elements before
/// (nearest first, preceded by their number) and the elements after. An element stands for a character or, with ``word``, for
/// a whole word of the segmentation.
public struct ReadingRules: @unchecked Sendable {
    /// Matches any digit, Arabic or Chinese.
    public static let number: UInt32 = 0xFFFF_FFFE
    /// Matches the edge of a clause.
    public static let edge: UInt32 = 0xFFFF_FFFF
    /// Marks a set: the low bits are the number of scalars that follow, any of which matches.
    public static let set: UInt32 = 0x8000_0000
    /// Marks a whole word of some ``WordKinds``: see ``word(_:butNot:)``.
    public static let word: UInt32 = 0x4000_0000

    /// Matches a word that is at least one of some kinds, and none of others.
    public static func word(_ kinds: WordKinds, butNot others: WordKinds) -> UInt32 {
        word | UInt32(kinds.rawValue) | UInt32(others.rawValue) << 8
    }

    /// Finds the few rules of a word that its neighbours may let through, among hundreds: a rule is listed under each
    /// character that its nearest element on one side can be.
    ///
    /// An index is a header (``header(unkeyed:bits:)``); then for each bucket where its entries begin in the array, and where
    /// those of the last one end; then the entries of the rules without a key, and those of the others, bucket by bucket. An
    /// entry is two words: its ``key(_:isAfter:)`` (or, without one, ``kinds(before:after:)``), and where its rule begins in the
    /// array. The entries of a bucket, and those without a key, are in the order of their rules.
    public enum Index {
        /// The number of 32-bit words for an entry.
        public static let entrySize = 2
        /// What rules for any digit, and those for the edge of a clause, have in their keys in place of a character.
        public static let number: UInt32 = 0x11_0000
        public static let edge: UInt32 = 0x11_0001
        /// The binary logarithms of the number of buckets.
        public static let bits = 1...20

        /// - Parameters:
        ///   - unkeyed: How many rules have no key, because no character but at most kinds of words are next to the word;
        ///     below 2²⁴.
        ///   - bits: The binary logarithm of the number of buckets.
        public static func header(unkeyed: Int, bits: Int) -> UInt32 { UInt32(unkeyed) | UInt32(bits) << 24 }

        /// The key of a character before or after the word.
        @inline(__always)
        public static func key(_ scalar: UInt32, isAfter: Bool) -> UInt32 { scalar << 1 | (isAfter ? 1 : 0) }

        /// The bucket of a key, which others may share.
        @inline(__always)
        public static func bucket(of key: UInt32, bits: Int) -> Int {
            Int((key &* 0x9E37_79B1) &>> (32 &- UInt32(truncatingIfNeeded: bits)))
        }

        /// What a rule without a key needs: a word of one of some kinds on each side; no kinds where it needs none.
        public static func kinds(before: WordKinds, after: WordKinds) -> UInt32 {
            UInt32(before.rawValue) | UInt32(after.rawValue) << 8
        }
    }

    /// A word in its text.
    public struct Place {
        /// The whole text in UTF-8.
        public var text: UnsafeBufferPointer<UInt8>
        /// The word's byte range.
        public var range: Range<Int>
        /// The tokens of the text, for rules that name kinds of words; without them, those do not hold.
        var tokens: UnsafeBufferPointer<Segment>
        /// The word's index among them.
        var index: Int

        /// The token of an index.
        @inline(__always)
        public init(_ index: Int, of tokens: UnsafeBufferPointer<Segment>, in text: UnsafeBufferPointer<UInt8>) {
            self.text = text
            self.tokens = tokens
            self.index = index
            range = Int(tokens[index].start)..<Int(tokens[index].end)
        }

        /// A range of a text whose tokens are unknown.
        public init(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
            self.text = text
            self.range = range
            tokens = UnsafeBufferPointer(start: nil, count: 0)
            index = 0
        }
    }

    private let code: UnsafeBufferPointer<UInt32>
    private let tables: SegmentationTables

    /// - Parameters:
    ///   - code: The rules, which must outlive this value. They may be damaged: a rule that leads out of bounds is
    ///     ignored.
    ///   - tables: The segmenter's tables, which tell kinds of characters and words.
    package init(code: UnsafeBufferPointer<UInt32>, tables: SegmentationTables) {
        self.code = code
        self.tables = tables
    }

    /// Returns the reading that the rules at `start` choose for a word; nil if none applies.
    ///
    /// - Parameter start: The offset of the word's rules.
    /// - Returns: References to the numbered and the marked reading.
    public func reading(at start: UInt32, _ place: Place) -> (numbered: UInt32, marked: UInt32)? {
        guard start < code.count else { return nil }
        let header = code[Int(start)]
        let buckets = Int(start) + 1
        let bits = Int(header >> 24)
        guard Index.bits.contains(bits), 1 << bits < code.count - buckets else { return nil }
        // Most rules fail at the character beside the word: it is read once for all of them.
        let word = Surroundings(
            place: place, before: Self.scalar(before: place.range.lowerBound, in: place.text),
            after: Self.scalar(after: place.range.upperBound, in: place.text))
        // Of the rules that match, the first one counts. One beyond this has no room for its readings.
        let none = UInt32(clamping: code.count - 1)
        var first = none
        findFirst(word.before.scalar, isAfter: false, buckets, bits, word, &first)
        findFirst(word.after.scalar, isAfter: true, buckets, bits, word, &first)
        if header & 0xFF_FFFF != 0 {
            findFirst(Int(header & 0xFF_FFFF), from: buckets + (1 << bits) + 1, word, &first)
        }
        return first < none ? (code[Int(first)], code[Int(first) + 1]) : nil
    }

    /// A word and the characters beside it.
    private struct Surroundings {
        var place: Place
        var before: Neighbour
        var after: Neighbour
    }

    /// A character beside the word, and where the next one in the same direction begins or ends.
    private typealias Neighbour = (scalar: UInt32?, position: Int)

    /// Looks for the first rule that matches among those that are listed under a character beside the word.
    ///
    /// - Parameters:
    ///   - scalar: Nil at the edge of the text.
    ///   - buckets: Where the buckets of the word's rules are: 2 to the power of `bits`, and one more number.
    ///   - first: The first rule that is known to match; only those before it are looked at.
    @inline(__always)
    private func findFirst(
        _ scalar: UInt32?, isAfter: Bool, _ buckets: Int, _ bits: Int, _ word: Surroundings, _ first: inout UInt32
    ) {
        guard let scalar else {
            return findFirst(Index.key(Index.edge, isAfter: isAfter), buckets, bits, word, &first)
        }
        findFirst(Index.key(scalar, isAfter: isAfter), buckets, bits, word, &first)
        if isNumber(scalar) { findFirst(Index.key(Index.number, isAfter: isAfter), buckets, bits, word, &first) }
        if isEdge(scalar) { findFirst(Index.key(Index.edge, isAfter: isAfter), buckets, bits, word, &first) }
    }

    /// Looks among the rules with a key.
    private func findFirst(_ key: UInt32, _ buckets: Int, _ bits: Int, _ word: Surroundings, _ first: inout UInt32) {
        let bucket = buckets &+ Index.bucket(of: key, bits: bits)
        let (start, end) = (code[bucket], code[bucket &+ 1])
        guard start < end, end <= code.count else { return }
        var entry = Int(start)
        while Int(end) &- entry >= Index.entrySize, code[entry &+ 1] < first {
            if code[entry] == key, matches(code[entry &+ 1], word) {
                first = code[entry &+ 1]
                return
            }
            entry &+= Index.entrySize
        }
    }

    /// Looks among the rules without a key.
    ///
    /// - Parameters:
    ///   - count: Their number.
    ///   - start: Where their entries begin.
    private func findFirst(_ count: Int, from start: Int, _ word: Surroundings, _ first: inout UInt32) {
        guard count <= (code.count - start) / Index.entrySize else { return }
        let before = kinds(ofToken: word.place.index - 1, word.place)
        let after = kinds(ofToken: word.place.index + 1, word.place)
        for index in 0..<count {
            let entry = start + index * Index.entrySize
            let (kinds, rule) = (code[entry], code[entry + 1])
            guard rule < first else { return }
            guard kinds & 0xFF == 0 || kinds & before != 0, kinds >> 8 == 0 || kinds >> 8 & after != 0 else { continue }
            if matches(rule, word) {
                first = rule
                return
            }
        }
    }

    /// The kinds of a token beside the word.
    private func kinds(ofToken index: Int, _ place: Place) -> UInt32 {
        guard index >= 0, index < place.tokens.count else { return 0 }
        return UInt32(tables.kinds(of: place.tokens[index], in: place.text).rawValue)
    }

    /// Whether a rule matches.
    ///
    /// - Parameter rule: Where it begins, before the array's last word.
    private func matches(_ rule: UInt32, _ word: Surroundings) -> Bool {
        var element = Int(rule) + 2
        return matches(&element, word.before, word.place, forward: false)
            && matches(&element, word.after, word.place, forward: true)
    }

    /// Compares one side of a rule with the text, and moves `place` past that side if it matches.
    ///
    /// - Parameter nearest: The character next to the word on this side.
    @inline(__always)
    private func matches(_ place: inout Int, _ nearest: Neighbour, _ word: Place, forward: Bool) -> Bool {
        guard place < code.count, code[place] < code.count - place else { return false }
        let count = Int(code[place])
        place += 1
        var token = word.index
        var position = forward ? word.range.upperBound : word.range.lowerBound
        for index in 0..<count {
            guard place < code.count else { return false }
            let element = code[place]
            place += 1
            if element & ~0xFFFF == Self.word {
                guard moves(&token, to: position, word, forward: forward) else { return false }
                let kinds = tables.kinds(of: word.tokens[token], in: word.text).rawValue
                guard kinds & UInt8(element & 0xFF) != 0, kinds & UInt8(element >> 8 & 0xFF) == 0 else { return false }
                position = Int(forward ? word.tokens[token].end : word.tokens[token].start)
                continue
            }
            let neighbour =
                index == 0
                ? nearest
                : forward ? Self.scalar(after: position, in: word.text) : Self.scalar(before: position, in: word.text)
            position = neighbour.position
            let scalar = neighbour.scalar
            switch element {
            case Self.edge:
                if let scalar, !isEdge(scalar) { return false }
            case Self.number:
                guard let scalar, isNumber(scalar) else { return false }
            case Self.set...:
                guard element & ~Self.set <= code.count - place else { return false }
                let size = Int(element & ~Self.set)
                let members = place..<place + size
                place += size
                guard let scalar else { return false }
                guard members.contains(where: { code[$0] == scalar || (code[$0] == Self.number && isNumber(scalar)) })
                else { return false }
            default:
                if scalar != element { return false }
            }
        }
        return true
    }

    /// Moves `token` on to the one that begins at a position, or backward to the one that ends there; false if none does.
    private func moves(_ token: inout Int, to position: Int, _ word: Place, forward: Bool) -> Bool {
        let tokens = word.tokens
        if forward {
            token += 1
            while token < tokens.count, tokens[token].start < position { token += 1 }
            return token < tokens.count && tokens[token].start == position
        }
        token -= 1
        while token >= 0, token < tokens.count, tokens[token].end > position { token -= 1 }
        return token >= 0 && token < tokens.count && tokens[token].end == position
    }

    private func isNumber(_ scalar: UInt32) -> Bool {
        guard scalar < 0x10000 else { return false }
        let info = ScalarInfo(bits: tables.scalars[Int(scalar)])
        return info.kindBits == ScalarKind.digit.rawValue || info.flags.contains(.numeral)
    }

    /// Returns whether a scalar ends a clause: punctuation and white space do, the dot inside a name does not.
    private func isEdge(_ scalar: UInt32) -> Bool {
        guard scalar < 0x10000, !scalar.isNameDot else { return false }
        return tables.scalars[Int(scalar)] >> 16 & 0xFF <= UInt32(ScalarKind.space.rawValue)
    }

    private static func scalar(after position: Int, in text: UnsafeBufferPointer<UInt8>) -> Neighbour {
        guard position < text.count, let base = text.baseAddress else { return (nil, position) }
        var reader = ScalarReader(bytes: base, count: text.count)
        reader.position = position
        let scalar = reader.next()
        return (scalar, reader.position)
    }

    private static func scalar(before position: Int, in text: UnsafeBufferPointer<UInt8>) -> Neighbour {
        guard position > 0, let base = text.baseAddress else { return (nil, position) }
        var start = position - 1
        while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
        var reader = ScalarReader(bytes: base, count: text.count)
        reader.position = start
        return (reader.next(), start)
    }
}
