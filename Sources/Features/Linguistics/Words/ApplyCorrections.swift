import Model

/// Splits tokens as the learner corrected them, for languages whose analyzer takes no corrections.
///
/// A correction applies wherever its text occurs between two token boundaries, or across them.
func applying(_ corrections: [Correction], to tokens: [Token]) -> [Token] {
    guard !corrections.isEmpty, !tokens.isEmpty else { return tokens }
    var scalars: [Unicode.Scalar] = []
    for token in tokens { scalars.append(contentsOf: token.text.unicodeScalars) }
    let base = tokens[0].start
    var result = tokens
    for correction in corrections.sorted(by: { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }) {
        let wanted = Array(correction.text.unicodeScalars)
        guard let first = wanted.first else { continue }
        var places: [Int] = []
        var position = 0
        while position + wanted.count <= scalars.count {
            if scalars[position] == first, scalars[position..<position + wanted.count].elementsEqual(wanted) {
                places.append(base + position)
                position += wanted.count
            } else {
                position += 1
            }
        }
        if !places.isEmpty { result = cut(result, at: places, parts: correction) }
    }
    return result
}

/// Splits at several positions at once, which are in order and do not overlap. Examines only the tokens around each.
private func cut(_ tokens: [Token], at places: [Int], parts: Correction) -> [Token] {
    let length = parts.text.unicodeScalars.count
    var result: [Token] = []
    result.reserveCapacity(tokens.count + places.count * parts.parts.count)
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
        var pieces = cut(around, at: place, parts: parts)
        if let last = pieces.last, last.start >= place + length { carried = pieces.removeLast() }
        result += pieces
    }
    if let carried { result.append(carried) }
    return result + tokens[index...]
}

private func cut(_ tokens: [Token], at start: Int, parts: Correction) -> [Token] {
    let end = start + parts.text.unicodeScalars.count
    var result: [Token] = []
    var isPlaced = false
    for token in tokens {
        if token.end <= start || token.start >= end {
            result.append(token)
            continue
        }
        let scalars = Array(token.text.unicodeScalars)
        func piece(_ from: Int, _ to: Int) -> Token {
            Token(
                text: String(String.UnicodeScalarView(scalars[(from - token.start)..<(to - token.start)])), start: from,
                end: to, kind: token.kind)
        }
        if token.start < start { result.append(piece(token.start, start)) }
        if !isPlaced {
            isPlaced = true
            var position = start
            for (part, reading) in zip(parts.parts, parts.readings) {
                let length = part.unicodeScalars.count
                result.append(Token(text: part, start: position, end: position + length, kind: .word, reading: reading))
                position += length
            }
        }
        if token.end > end { result.append(piece(end, token.end)) }
    }
    return result
}
