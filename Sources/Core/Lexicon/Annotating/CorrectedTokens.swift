import Model

/// Splits and reads tokens as the learner corrected them, where a correction holds.
///
/// Of two corrections of the same text, the one that holds in fewer places wins; of others, the longer one.
/// It remembers words, so use it from one thread at a time.
public final class CorrectedTokens {
    /// Describes a word by itself.
    ///
    /// - Parameters:
    ///   - word: Its text.
    ///   - reading: The learner's reading; nil for the dictionary's.
    ///   - found: The token that the word is in the text; nil if the correction made it.
    public typealias Describe = (_ word: String, _ reading: String?, _ found: Token?) -> Token

    private struct Item {
        let correction: Correction
        let text: [Unicode.Scalar]
        let before: [Unicode.Scalar]
        let after: [Unicode.Scalar]

        init(_ correction: Correction) {
            self.correction = correction
            text = Array(correction.text.unicodeScalars)
            if case .inContext(let context) = correction.scope {
                before = Array(context.before.unicodeScalars)
                after = Array(context.after.unicodeScalars)
            } else {
                before = []
                after = []
            }
        }

        /// Later items win.
        var rank: (Int, Int, Int) {
            let scope =
                switch correction.scope {
                case .everywhere: 0
                case .inContext: 1
                case .here: 2
                }
            return (scope, text.count, before.count + after.count)
        }
    }

    private let items: [Item]
    private let isSegmented: Bool
    private let describe: Describe

    /// - Parameters:
    ///   - corrections: Those in one place are the text's, whose tokens are given with `isPage`.
    ///   - isSegmented: Whether the tokens are already split by the corrections that hold everywhere, which then only
    ///     read.
    /// - Returns: Nil if there is nothing to correct.
    public init?(_ corrections: [Correction], isSegmented: Bool, describe: @escaping Describe) {
        items = corrections.filter { !$0.parts.isEmpty && !$0.text.isEmpty }.map { Item($0) }
            .sorted { $0.rank < $1.rank }
        guard !items.isEmpty else { return nil }
        self.isSegmented = isSegmented
        self.describe = describe
    }

    /// Returns the tokens of a text as the learner corrected them.
    ///
    /// - Parameter isPage: Whether they are those of the whole page of the corrections that hold in one place.
    public func tokens(_ tokens: [Token], isPage: Bool) -> [Token] {
        guard !tokens.isEmpty else { return tokens }
        let text = CorrectableText(tokens)
        var result = tokens
        for item in items {
            let places = Self.places(of: item, in: text, isPage: isPage)
            guard !places.isEmpty else { continue }
            let onlyReads = isSegmented && item.correction.scope == .everywhere
            result = onlyReads ? read(result, at: places, item) : cut(result, at: places, item)
        }
        return result
    }

    /// Whether the text of a correction occurs in a text, so that its tokens may be other ones.
    public func concerns(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for item in items {
            if case .here = item.correction.scope { continue }
            if text.contains(item.correction.text.utf8) { return true }
        }
        return false
    }

    fileprivate static func places(of correction: Correction, in text: CorrectableText, isPage: Bool) -> [Int] {
        places(of: Item(correction), in: text, isPage: isPage)
    }

    private static func places(of item: Item, in text: CorrectableText, isPage: Bool) -> [Int] {
        switch item.correction.scope {
        case .everywhere: text.places(of: item.text)
        case .inContext: text.places(of: item.text, before: item.before, after: item.after)
        case .here(let place): isPage && text.has(item.text, at: place.start) ? [place.start] : []
        }
    }

    // MARK: Reading

    /// Gives tokens that are split like the correction its readings.
    private func read(_ tokens: [Token], at places: [Int], _ item: Item) -> [Token] {
        var result = tokens
        var index = 0
        for place in places {
            while index < result.count, result[index].start < place { index += 1 }
            let parts = item.correction.parts
            guard index + parts.count <= result.count, result[index].start == place else { continue }
            guard parts.indices.allSatisfy({ result[index + $0].text == parts[$0] }) else { continue }
            for (offset, reading) in item.correction.readings.enumerated() {
                if reading == nil { continue }
                let found = result[index + offset]
                result[index + offset] = word(found.text, reading, at: found.start, found)
            }
        }
        return result
    }

    private func word(_ text: String, _ reading: String?, at start: Int, _ found: Token?) -> Token {
        if reading == nil, let found { return found }
        var token = describe(text, reading, found)
        token.text = text
        token.start = start
        token.end = start + text.unicodeScalars.count
        return token
    }

    // MARK: Splitting

    /// Splits at several positions at once, which are in order and do not overlap. Examines only the tokens around
    /// each.
    private func cut(_ tokens: [Token], at places: [Int], _ item: Item) -> [Token] {
        let length = item.text.count
        var result: [Token] = []
        result.reserveCapacity(tokens.count + places.count * item.correction.parts.count)
        var index = 0
        // The rest of a token that the previous position left.
        var carried: Token?
        for place in places {
            var around: [Token] = []
            while let token = carried ?? (index < tokens.count ? tokens[index] : nil), token.start < place + length {
                if carried == nil { index += 1 }
                carried = nil
                if token.end <= place { result.append(token) } else { around.append(token) }
            }
            var pieces = pieces(of: around, at: place, item)
            if let last = pieces.last, last.start >= place + length { carried = pieces.removeLast() }
            result += pieces
        }
        if let carried { result.append(carried) }
        return result + tokens[index...]
    }

    /// - Parameter tokens: Those that the text at `start` touches.
    private func pieces(of tokens: [Token], at start: Int, _ item: Item) -> [Token] {
        guard let first = tokens.first, let last = tokens.last else { return [] }
        let end = start + item.text.count
        var result: [Token] = []
        if first.start < start { result.append(rest(of: first, first.start..<start)) }
        var position = start
        for (part, reading) in zip(item.correction.parts, item.correction.readings) {
            let range = position..<position + part.unicodeScalars.count
            let found = tokens.first { $0.start == range.lowerBound && $0.end == range.upperBound }
            result.append(word(part, reading, at: position, found))
            position = range.upperBound
        }
        if last.end > end { result.append(rest(of: last, end..<last.end)) }
        return result
    }

    /// What a correction leaves of a token.
    private func rest(of token: Token, _ range: Range<Int>) -> Token {
        let scalars = Array(token.text.unicodeScalars)
        let text = scalars.text(range.lowerBound - token.start..<range.upperBound - token.start)
        if token.kind.isWord { return word(text, nil, at: range.lowerBound, nil) }
        return Token(text: text, start: range.lowerBound, end: range.upperBound, kind: token.kind)
    }
}

extension Correction {
    /// Whether a word of a page is one of its parts, where it holds.
    public func concerns(_ token: Token, of page: [Token]) -> Bool {
        guard parts.contains(token.text) else { return false }
        for place in CorrectedTokens.places(of: self, in: CorrectableText(page), isPage: true) {
            var start = place
            for part in parts {
                if start == token.start, part == token.text { return true }
                start += part.unicodeScalars.count
            }
        }
        return false
    }
}

/// A text in which corrections are looked for.
struct CorrectableText {
    private let scalars: [Unicode.Scalar]
    /// The offset of the first scalar.
    private let base: Int
    /// Whether the scalar is of punctuation or space.
    private let isEdge: [Bool]

    init(_ tokens: [Token]) {
        var scalars: [Unicode.Scalar] = []
        var isEdge: [Bool] = []
        for token in tokens {
            for scalar in token.text.unicodeScalars {
                scalars.append(scalar)
                isEdge.append(token.isEdge)
            }
        }
        self.scalars = scalars
        self.isEdge = isEdge
        base = tokens.first?.start ?? 0
    }

    /// Whether a text stands at an offset, which may lie outside.
    func has(_ text: [Unicode.Scalar], at offset: Int) -> Bool {
        guard offset >= base, offset - base <= scalars.count - text.count else { return false }
        return isEqual(text, at: offset - base)
    }

    /// Where a text occurs; occurrences do not overlap.
    func places(of text: [Unicode.Scalar]) -> [Int] { places(of: text) { _ in true } }

    /// Where a text stands between neighbours; an empty one means that there is none.
    func places(of text: [Unicode.Scalar], before: [Unicode.Scalar], after: [Unicode.Scalar]) -> [Int] {
        places(of: text) { position in
            let end = position + text.count
            let isAfter =
                before.isEmpty
                ? position == 0 || isEdge[position - 1]
                : position >= before.count && isEqual(before, at: position - before.count)
            let isBefore =
                after.isEmpty
                ? end == scalars.count || isEdge[end]
                : end <= scalars.count - after.count && isEqual(after, at: end)
            return isAfter && isBefore
        }
    }

    private func places(of text: [Unicode.Scalar], where holds: (Int) -> Bool) -> [Int] {
        guard let first = text.first else { return [] }
        var places: [Int] = []
        var position = 0
        while position + text.count <= scalars.count {
            if scalars[position] == first, isEqual(text, at: position), holds(position) {
                places.append(base + position)
                position += text.count
            } else {
                position += 1
            }
        }
        return places
    }

    private func isEqual(_ text: [Unicode.Scalar], at position: Int) -> Bool {
        for index in text.indices where scalars[position + index] != text[index] { return false }
        return true
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func contains(_ text: String.UTF8View) -> Bool {
        guard let head = text.first, text.count <= count else { return false }
        for start in 0...count - text.count where self[start] == head {
            var place = start
            var isEqual = true
            for byte in text {
                if self[place] != byte {
                    isEqual = false
                    break
                }
                place += 1
            }
            if isEqual { return true }
        }
        return false
    }
}
