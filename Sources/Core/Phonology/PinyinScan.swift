/// A reading split into runs of letters and everything else.
struct PinyinScan {
    enum Piece {
        /// Letters without a separator between them, as a range of `letters`, and their range in the text.
        case run(Range<Int>, source: Range<String.Index>)
        /// Text that is neither pinyin nor a separator: `,`, `·`, `6`.
        case other(Range<String.Index>)
    }

    private(set) var letters: [PinyinLetter] = []
    private(set) var pieces: [Piece] = []
    /// Whether any letter has a tone mark, so that syllables without one are neutral.
    private(set) var hasMarks = false
    /// Whether any syllable has a tone number, so that capitals without one are Latin letters (`ka3 la1 O K`).
    private(set) var hasNumbers = false

    /// The letters, if the text is a single run.
    var only: ArraySlice<PinyinLetter>? {
        guard pieces.count == 1, case .run(let range, _) = pieces[0] else { return nil }
        return letters[range]
    }

    init(_ text: String) {
        let scalars = text.unicodeScalars
        var first = 0
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            if extend(with: scalar, from: first) {
                index = next
                continue
            }
            if let letter = PinyinLetter(scalar) {
                if letters.count == first { start = index }
                append(letter, from: first)
            } else {
                closeRun(from: &first, source: start..<index)
                if !Self.isSeparator(scalar) { appendOther(index..<next) }
            }
            index = next
        }
        closeRun(from: &first, source: start..<text.endIndex)
    }

    /// Consumes a scalar that belongs to the letter before it: an accent, the colon of `u:`, a tone number.
    private mutating func extend(with scalar: Unicode.Scalar, from first: Int) -> Bool {
        guard letters.count > first, var letter = letters.last, letter.number == nil else { return false }
        if let tone = ToneMark.tone(combining: scalar) {
            letter.mark = tone
            hasMarks = true
        } else if (scalar == ":" || scalar == "\u{308}") && letter.code == PinyinLetter.u {
            letter.code = PinyinLetter.uUmlaut
        } else if scalar == "\u{302}" && letter.code == PinyinLetter.e {
            letter.code = PinyinLetter.eCircumflex
        } else if let tone = Tone(digit: scalar) {
            letter.number = tone
            letter.endsSyllable = true
            letter.endsRun = true
            hasNumbers = true
        } else {
            return false
        }
        letters[letters.count - 1] = letter
        return true
    }

    private mutating func append(_ letter: PinyinLetter, from first: Int) {
        if letters.count > first, letter.isUpper, !letters[letters.count - 1].isUpper {
            letters[letters.count - 1].endsSyllable = true
        }
        if letter.mark != nil { hasMarks = true }
        letters.append(letter)
    }

    private mutating func closeRun(from first: inout Int, source: Range<String.Index>) {
        guard letters.count > first else { return }
        letters[letters.count - 1].endsSyllable = true
        letters[letters.count - 1].endsRun = true
        pieces.append(.run(first..<letters.count, source: source))
        first = letters.count
    }

    private mutating func appendOther(_ range: Range<String.Index>) {
        if case .other(let last)? = pieces.last, last.upperBound == range.lowerBound {
            pieces[pieces.count - 1] = .other(last.lowerBound..<range.upperBound)
        } else {
            pieces.append(.other(range))
        }
    }

    /// Returns whether a scalar is white space, an apostrophe or a hyphen, which only separate syllables.
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{200B}": true
        case "'", "’", "‘", "ʼ", "＇", "`", "´": true
        case "-", "‐", "‑", "–": true
        default: false
        }
    }
}
