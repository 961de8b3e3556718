import Model

/// Finds the token that begins at a position in English text.
struct EnglishScan {
    private(set) var kind = Token.Kind.punctuation
    /// The position after its last scalar.
    private(set) var end: Int

    private let scalars: [Unicode.Scalar]

    /// - Parameter start: A position before the end of `scalars`.
    init(_ scalars: [Unicode.Scalar], from start: Int) {
        self.scalars = scalars
        end = start + 1
        let first = scalars[start]
        if Self.isSpace(first) {
            kind = .space
            while end < scalars.count, Self.isSpace(scalars[end]) { end += 1 }
        } else if Self.isDigit(first) {
            kind = .number
            takeNumber()
        } else if Self.isLetter(first) {
            kind = .word
            takeWord(from: start)
        } else if Self.isApostrophe(first), let length = clipping(after: start) {
            kind = .word
            end = start + 1 + length
        } else {
            takeSign(first)
        }
    }

    /// Takes a sign with everything that combines with it, and its repetitions.
    private mutating func takeSign(_ first: Unicode.Scalar) {
        if Self.isFlagLetter(first), end < scalars.count, Self.isFlagLetter(scalars[end]) { end += 1 }
        while end < scalars.count,
            scalars[end] == first || Self.isExtender(scalars[end]) || scalars[end - 1] == Self.joiner
        {
            end += 1
        }
    }

    private mutating func takeNumber() {
        while end < scalars.count {
            if Self.isDigit(scalars[end]) || Self.isLetter(scalars[end]) || Self.isMark(scalars[end]) {
                end += 1
            } else if ".,:/".unicodeScalars.contains(scalars[end]), isDigit(at: end - 1), isDigit(at: end + 1) {
                end += 2
            } else {
                return
            }
        }
    }

    private mutating func takeWord(from start: Int) {
        takeLetters()
        if takeAbbreviation(from: start) { return }
        while isLetter(at: end + 1), Self.isApostrophe(scalars[end]) || Self.isHyphen(scalars[end]) {
            end += 2
            takeLetters()
        }
        if isPeriod(at: end), Self.titles.contains(lowercased(start..<end)) { end += 1 }
    }

    private mutating func takeLetters() {
        while end < scalars.count, Self.isLetter(scalars[end]) || Self.isMark(scalars[end]) || isDigit(at: end) {
            end += 1
        }
    }

    /// Takes `e.g.` and `U.S.A.`: at least two single letters, each with a full stop.
    private mutating func takeAbbreviation(from start: Int) -> Bool {
        guard end == start + 1 else { return false }
        var place = start
        while isLetter(at: place), isPeriod(at: place + 1) { place += 2 }
        guard place - start >= 4 else { return false }
        // In `U.S.Army`, the last letter begins a word.
        end = place
        return true
    }

    /// The length of a word whose beginning is replaced by an apostrophe; nil if there is none.
    private func clipping(after start: Int) -> Int? {
        guard !isLetter(at: start - 1) else { return nil }
        var end = start + 1
        while isLetter(at: end) { end += 1 }
        return Self.clippings.contains(lowercased(start + 1..<end)) ? end - start - 1 : nil
    }

    private func lowercased(_ range: Range<Int>) -> String {
        scalars[range].reduce(into: "") { $0 += $1.properties.lowercaseMapping }
    }

    private func isLetter(at index: Int) -> Bool { scalars.indices.contains(index) && Self.isLetter(scalars[index]) }
    private func isDigit(at index: Int) -> Bool { scalars.indices.contains(index) && Self.isDigit(scalars[index]) }
    private func isPeriod(at index: Int) -> Bool { scalars.indices.contains(index) && scalars[index] == "." }

    // Nearly all characters are ASCII, and asking Unicode's tables of each takes most of the time.

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? 0x61...0x7A ~= scalar.value | 0x20 : scalar.properties.isAlphabetic
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: scalar == "\u{AD}"
        }
    }

    /// Whether it extends the preceding sign: accents, variation selectors, joiners, skin tones.
    private static func isExtender(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && (isMark(scalar) || scalar == joiner || scalar.properties.isEmojiModifier)
    }

    /// Whether it is a regional indicator; two make a flag.
    private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x1F1E6...0x1F1FF).contains(scalar.value)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? 0x30...0x39 ~= scalar.value : scalar.properties.generalCategory == .decimalNumber
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return scalar.value <= 0x20 || scalar.value == 0x7F }
        return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
    }

    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "’" || scalar == "ʼ"
    }

    private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "‐" || scalar == "\u{2011}"
    }

    /// The zero-width joiner, which combines two emoji into one.
    private static let joiner: Unicode.Scalar = "\u{200D}"

    private static let titles: Set = [
        "mr", "mrs", "ms", "mx", "dr", "prof", "rev", "st", "jr", "sr", "vs", "etc", "capt", "col", "gen", "lt", "sgt",
    ]

    private static let clippings: Set = [
        "tis", "twas", "twere", "twill", "twould", "em", "til", "cos", "bout", "neath", "n",
    ]
}
