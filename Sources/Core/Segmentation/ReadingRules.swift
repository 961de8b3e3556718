/// Rules that choose a reading by the context of a word: 率 is shuài in 率军, lǜ elsewhere.
///
/// The rules are an array of 32-bit words: for each lexicon word with rules, their number, then for each rule (longest
/// first) the reading twice (string references: numbered, marked), the number of 32-bit words that follow in this rule,
/// the elements before (nearest first, preceded by their number) and the elements after.
public struct ReadingRules: @unchecked Sendable {
    /// Matches any digit, Arabic or Chinese.
    public static let number: UInt32 = 0xFFFF_FFFE
    /// Matches the edge of a clause.
    public static let edge: UInt32 = 0xFFFF_FFFF
    /// Marks a set: the low bits are the number of scalars that follow, any of which matches.
    public static let set: UInt32 = 0x8000_0000

    private let code: UnsafeBufferPointer<UInt32>
    private let scalars: UnsafePointer<UInt32>

    /// - Parameters:
    ///   - code: The rules, which must outlive this value. They may be damaged: a rule that leads out of bounds is
    ///     ignored.
    ///   - scalars: ``SegmentationTables/scalars``.
    public init(code: UnsafeBufferPointer<UInt32>, scalars: UnsafePointer<UInt32>) {
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
        // Most rules fail at the character next to the word: it is read once for all of them.
        let before = Self.scalar(before: word.lowerBound, in: text)
        let after = Self.scalar(after: word.upperBound, in: text)
        var cursor = Int(start) + 1
        for _ in 0..<code[cursor - 1] {
            // Two string references, the length of the rest, and at least the two element counts.
            guard cursor <= code.count - 5 else { return nil }
            let numbered = code[cursor]
            let marked = code[cursor + 1]
            guard code[cursor + 2] <= code.count - cursor - 3 else { return nil }
            let next = cursor + 3 + Int(code[cursor + 2])
            var place = cursor + 3
            if matches(&place, before, in: text, forward: false), matches(&place, after, in: text, forward: true) {
                return (numbered, marked)
            }
            cursor = next
        }
        return nil
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
