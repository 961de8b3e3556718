/// A sentence of a chapter, as bytes of its UTF-8.
struct MeasuredSentence {
    /// Its end: after closing quotes and the spaces that follow, before a line feed.
    var end: Int
    /// How much of a page it takes, in the units of `PageSize`.
    var weight: Int
    /// Whether it is the last of its paragraph.
    var endsParagraph: Bool
}

/// Splits a chapter into sentences, in one pass over its bytes.
///
/// A sentence ends after 。！？… with any closing quotes; after . ! ? before a space, but not after an abbreviation or
/// before a lowercase letter; and at every line feed. A sentence of more than two pages is cut at the end of a clause
/// or, if it has none, at a full page.
func measureSentences(_ text: Span<UInt8>) -> [MeasuredSentence] {
    var sentences: [MeasuredSentence] = []
    sentences.reserveCapacity(text.count / 64)
    var measure = SentenceMeasure()
    var index = 0
    while index < text.count {
        let (scalar, length) = decodeScalar(text, at: index)
        if scalar == 0x0A {
            if measure.start < index {
                sentences.append(MeasuredSentence(end: index, weight: measure.weight, endsParagraph: true))
            }
            measure = SentenceMeasure(start: index + 1)
        } else {
            if measure.endsSentence(before: scalar, at: index, in: text) {
                sentences.append(MeasuredSentence(end: index, weight: measure.weight, endsParagraph: false))
                measure = SentenceMeasure(start: index)
            }
            measure.add(scalar, from: index, length: length)
            if let cut = measure.forcedCut {
                sentences.append(MeasuredSentence(end: cut.end, weight: cut.weight, endsParagraph: false))
                measure = SentenceMeasure(start: cut.end)
                index = cut.end
                continue
            }
        }
        index += length
    }
    if measure.start < text.count {
        sentences.append(MeasuredSentence(end: text.count, weight: measure.weight, endsParagraph: true))
    }
    return sentences
}

/// The scalar at a byte of valid UTF-8, and its length in bytes.
@inline(__always)
private func decodeScalar(_ text: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(text[index])
    if lead < 0x80 { return (lead, 1) }
    func tail(_ offset: Int) -> UInt32 { UInt32(text[index + offset]) & 0x3F }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
}

/// The sentence being read.
private struct SentenceMeasure {
    private enum State {
        case inside
        /// After a terminator and any closing quotes.
        case terminated
        /// After the whitespace that follows those.
        case spaced
    }

    let start: Int
    private(set) var weight = 0
    private var state = State.inside
    private var lastTerminator: UInt32 = 0
    private var terminatorStart = 0
    private var wordStart = 0
    private var wordLength = 0
    private var clause: (end: Int, weight: Int)?
    private var page: (end: Int, weight: Int)?

    init(start: Int = 0) {
        self.start = start
    }

    /// Whether the sentence is complete, now that the next scalar is known.
    func endsSentence(before scalar: UInt32, at index: Int, in text: Span<UInt8>) -> Bool {
        switch state {
        case .inside: return false
        case .terminated:
            if Sentence.isTerminator(scalar) || Sentence.isCloser(scalar) || isSpace(scalar) { return false }
            // "3.14", "example.org", "wait…what": a stop inside Latin text ends a sentence only before a space.
            return lastTerminator >= 0x3000 || scalar >= 0x2E80 || (lastTerminator == 0x2026 && scalar >= 0x80)
        case .spaced:
            if isSpace(scalar) { return false }
            guard lastTerminator < 0x3000 else { return true }
            if 0x61...0x7A ~= scalar { return false }
            return lastTerminator != 0x2E || !endsWithAbbreviation(text)
        }
    }

    /// Adds a scalar to the sentence.
    mutating func add(_ scalar: UInt32, from index: Int, length: Int) {
        let end = index + length
        weigh(scalar, from: index)
        if Sentence.isTerminator(scalar) {
            if state == .inside { terminatorStart = index }
            state = .terminated
            lastTerminator = scalar
        } else if state != .inside, isSpace(scalar) {
            state = .spaced
        } else if state != .terminated || !Sentence.isCloser(scalar) {
            state = .inside
        }
        if weight <= PageSize.full {
            page = (end, weight)
            if Sentence.isClauseEnd(scalar), weight >= PageSize.full / 2 { clause = (end, weight) }
        }
    }

    /// Where to cut a sentence that has grown beyond two pages.
    var forcedCut: (end: Int, weight: Int)? {
        weight > PageSize.longestSentence ? clause ?? page : nil
    }

    private mutating func weigh(_ scalar: UInt32, from index: Int) {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAA...0x1FFF:
            if wordLength % PageSize.longWord == 0 { weight += PageSize.word }
            if wordLength == 0 { wordStart = index }
            wordLength += 1
        case InsetSign.all:
            weight += PageSize.weight(ofSign: scalar)
            wordLength = 0
        case 0x2E80...:
            weight += PageSize.wideCharacter
            wordLength = 0
        case 0x2010...0x2027:
            weight += PageSize.typographicMark
            wordLength = 0
        default:
            weight += 1
            wordLength = 0
        }
    }

    private func endsWithAbbreviation(_ text: Span<UInt8>) -> Bool {
        guard wordStart >= start, terminatorStart > wordStart, terminatorStart - wordStart <= 4 else { return false }
        var word: [UInt8] = []
        for index in wordStart..<terminatorStart { word.append(text[index]) }
        return Sentence.isAbbreviation(word)
    }

    private func isSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x3000 || scalar == 0xA0 }
}
