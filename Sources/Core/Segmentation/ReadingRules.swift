/// Rules that choose a reading by the context of a word: 率 is shuài in 率军, lǜ elsewhere.
///
/// The rules are an array of 32-bit words: for each lexicon word with rules, their number and a ``Sieve`` for each (longest
/// first); then for each rule the reading twice (string references: numbered, marked), the elements before (nearest first,
/// preceded by their number) and the elements after.
public struct ReadingRules: @unchecked Sendable {
    /// Matches any digit, Arabic or Chinese.
    public static let number: UInt32 = 0xFFFF_FFFE
    /// Matches the edge of a clause.
    public static let edge: UInt32 = 0xFFFF_FFFF
    /// Marks a set: the low bits are the number of scalars that follow, any of which matches.
    public static let set: UInt32 = 0x8000_0000

    /// What a rule needs beside the word, in three 32-bit words, so that the many rules of a word are passed over quickly:
    /// the holes for the nearest element before and after, and where the rule begins in the array.
    public enum Sieve {
        /// The number of 32-bit words.
        public static let size = 3
        /// What lets anything through: a side without elements.
        public static let open: UInt32 = 0xFFFF_FFFF
        /// The hole of numbers, and that of the edges of clauses.
        public static let number: UInt32 = 1 << 30
        public static let edge: UInt32 = 1 << 31

        /// The hole of a character; others may share it.
        @inline(__always)
        public static func hole(for scalar: UInt32) -> UInt32 { 1 << (scalar % 30) }
    }

    private let code: UnsafeBufferPointer<UInt32>
    private let scalars: UnsafePointer<UInt32>

    /// - Parameters:
    ///   - code: The rules, which must outlive this value. They may be damaged: a rule that leads out of bounds is
    ///     ignored.
    ///   - scalars: ``SegmentationTables/scalars``.
    package init(code: UnsafeBufferPointer<UInt32>, scalars: UnsafePointer<UInt32>) {
        self.code = code
        self.scalars = scalars
    }

    /// Returns the reading that the rules at `start` choose for the word at `word` in `text`; nil if none applies.
    ///
    /// - Parameters:
    ///   - start: The offset of the word's rules.
    ///   - text: The whole text in UTF-8.
    ///   - word: The word's byte range.
    /// - Returns: References to the numbered and the marked reading.
    public func reading(at start: UInt32, in text: UnsafeBufferPointer<UInt8>, word: Range<Int>) -> (
        numbered: UInt32, marked: UInt32
    )? {
        guard start < code.count else { return nil }
        let sieves = Int(start) + 1
        guard code[sieves - 1] <= (code.count - sieves) / Sieve.size else { return nil }
        let count = Int(code[sieves - 1])
        // Most rules fail at the character next to the word: it is read once for all of them.
        let before = Self.scalar(before: word.lowerBound, in: text)
        let after = Self.scalar(after: word.upperBound, in: text)
        let (holeBefore, holeAfter) = (holes(for: before.scalar), holes(for: after.scalar))
        for index in 0..<count {
            let sieve = sieves + index * Sieve.size
            guard code[sieve] & holeBefore != 0, code[sieve + 1] & holeAfter != 0 else { continue }
            guard code[sieve + 2] <= code.count - 2 else { return nil }
            let rule = Int(code[sieve + 2])
            var place = rule + 2
            if matches(&place, before, in: text, forward: false), matches(&place, after, in: text, forward: true) {
                return (code[rule], code[rule + 1])
            }
        }
        return nil
    }

    /// The holes through which a character beside the word goes; nil is the text's end.
    private func holes(for scalar: UInt32?) -> UInt32 {
        guard let scalar else { return Sieve.edge }
        return Sieve.hole(for: scalar) | (isNumber(scalar) ? Sieve.number : 0) | (isEdge(scalar) ? Sieve.edge : 0)
    }

    /// A character beside the word, and where the next one in the same direction begins or ends.
    private typealias Neighbour = (scalar: UInt32?, position: Int)

    /// Compares one side of a rule with the text, and moves `place` past that side if it matches.
    ///
    /// - Parameter nearest: The character next to the word on this side.
    @inline(__always)
    private func matches(
        _ place: inout Int, _ nearest: Neighbour, in text: UnsafeBufferPointer<UInt8>, forward: Bool
    ) -> Bool {
        guard place < code.count, code[place] < code.count - place else { return false }
        let count = Int(code[place])
        place += 1
        var neighbour = nearest
        for index in 0..<count {
            guard place < code.count else { return false }
            if index > 0 {
                neighbour =
                    forward
                    ? Self.scalar(after: neighbour.position, in: text)
                    : Self.scalar(before: neighbour.position, in: text)
            }
            let scalar = neighbour.scalar
            let element = code[place]
            place += 1
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

    private func isNumber(_ scalar: UInt32) -> Bool {
        guard scalar < 0x10000 else { return false }
        let info = ScalarInfo(bits: scalars[Int(scalar)])
        return info.kindBits == ScalarKind.digit.rawValue || info.flags.contains(.numeral)
    }

    /// Returns whether a scalar ends a clause: punctuation and white space do, the dot inside a name does not.
    private func isEdge(_ scalar: UInt32) -> Bool {
        guard scalar < 0x10000, !scalar.isNameDot else { return false }
        return scalars[Int(scalar)] >> 16 & 0xFF <= UInt32(ScalarKind.space.rawValue)
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
