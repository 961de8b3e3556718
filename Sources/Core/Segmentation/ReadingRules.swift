/// Rules that choose a reading by the context of a word: 率 is shuài in 率军, lǜ elsewhere.
///
/// The rules are an array of 32-bit words: for each lexicon word with rules, their number (with ``namesKinds``) and a
/// ``Sieve`` for each (longest first); then for each rule the reading twice (string references: numbered, marked), the elements before (nearest first,
/// preceded by their number) and the elements after. An element stands for a character or, with ``word``, for a whole word
/// of the segmentation.
public struct ReadingRules: @unchecked Sendable {
    /// Matches any digit, Arabic or Chinese.
    public static let number: UInt32 = 0xFFFF_FFFE
    /// Matches the edge of a clause.
    public static let edge: UInt32 = 0xFFFF_FFFF
    /// Marks a set: the low bits are the number of scalars that follow, any of which matches.
    public static let set: UInt32 = 0x8000_0000
    /// Marks a whole word of some ``WordKinds``: see ``word(_:butNot:)``.
    public static let word: UInt32 = 0x4000_0000

    /// Set in the number of a word's rules if one of them names kinds of the word next to it.
    public static let namesKinds: UInt32 = 0x8000_0000

    /// Matches a word that is at least one of some kinds, and none of others.
    public static func word(_ kinds: WordKinds, butNot others: WordKinds) -> UInt32 {
        word | UInt32(kinds.rawValue) | UInt32(others.rawValue) << 8
    }

    /// What a rule needs beside the word, so that the many rules of a word are passed over quickly, eight at a time: the holes
    /// for the nearest element before, those for the nearest element after, and where the rule begins in the array. Those of
    /// all rules of a word stand side by side: first all that are before, then all after, then where the rules begin.
    public enum Sieve {
        /// The number of 32-bit words for a rule.
        public static let size = 3
        /// What lets anything through: a side without elements.
        public static let open: UInt32 = 0xFFFF_FFFF
        /// The hole of numbers, and that of the edges of clauses.
        public static let number: UInt32 = 1 << 30
        public static let edge: UInt32 = 1 << 31

        /// The hole of a character; others may share it.
        @inline(__always)
        public static func hole(for scalar: UInt32) -> UInt32 { 1 << (scalar % 22) }

        /// The holes of a word of some kinds.
        @inline(__always)
        public static func holes(for kinds: WordKinds) -> UInt32 { UInt32(kinds.rawValue) << 22 }
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
        let sieves = Int(start) + 1
        let header = code[sieves - 1]
        guard header & ~Self.namesKinds <= (code.count - sieves) / Sieve.size else { return nil }
        let count = Int(header & ~Self.namesKinds)
        // Most rules fail at the character or the word beside it: they are read once for all of them.
        let before = Self.scalar(before: place.range.lowerBound, in: place.text)
        let after = Self.scalar(after: place.range.upperBound, in: place.text)
        var (holeBefore, holeAfter) = (holes(for: before.scalar), holes(for: after.scalar))
        if header & Self.namesKinds != 0 {
            holeBefore |= holes(forToken: place.index - 1, place)
            holeAfter |= holes(forToken: place.index + 1, place)
        }
        var index = 0
        while index < count {
            if index &+ Eight.scalarCount <= count {
                guard mayPass(sieves &+ index, count, holeBefore, holeAfter) else {
                    index &+= Eight.scalarCount
                    continue
                }
            }
            // One of the eight may match.
            for sieve in sieves &+ index..<sieves &+ min(index &+ Eight.scalarCount, count) {
                guard code[sieve] & holeBefore != 0, code[sieve &+ count] & holeAfter != 0 else { continue }
                guard code[sieve &+ 2 &* count] <= code.count - 2 else { return nil }
                let rule = Int(code[sieve &+ 2 &* count])
                var element = rule + 2
                if matches(&element, before, place, forward: false), matches(&element, after, place, forward: true) {
                    return (code[rule], code[rule + 1])
                }
            }
            index &+= Eight.scalarCount
        }
        return nil
    }

    private typealias Eight = SIMD8<UInt32>

    /// Whether the sieves of any of eight rules let both neighbours through.
    ///
    /// - Parameters:
    ///   - sieve: Where the first of the eight is, within the array.
    ///   - count: The number of the word's rules.
    @inline(__always)
    private func mayPass(_ sieve: Int, _ count: Int, _ holeBefore: UInt32, _ holeAfter: UInt32) -> Bool {
        guard let start = code.baseAddress else { return false }
        let before = UnsafeRawPointer(start + sieve).loadUnaligned(as: Eight.self) & holeBefore
        let after = UnsafeRawPointer(start + sieve + count).loadUnaligned(as: Eight.self) & holeAfter
        let both = before.replacing(with: 0, where: after .== 0)
        let four = both.lowHalf | both.highHalf
        let two = four.lowHalf | four.highHalf
        return two[0] | two[1] != 0
    }

    /// The holes through which a character beside the word goes; nil is the text's end.
    private func holes(for scalar: UInt32?) -> UInt32 {
        guard let scalar else { return Sieve.edge }
        return Sieve.hole(for: scalar) | (isNumber(scalar) ? Sieve.number : 0) | (isEdge(scalar) ? Sieve.edge : 0)
    }

    /// The holes through which a token beside the word goes.
    @inline(__always)
    private func holes(forToken index: Int, _ place: Place) -> UInt32 {
        guard index >= 0, index < place.tokens.count else { return 0 }
        return Sieve.holes(for: tables.kinds(of: place.tokens[index], in: place.text))
    }

    /// A character beside the word, and where the next one in the same direction begins or ends.
    private typealias Neighbour = (scalar: UInt32?, position: Int)

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
