import Model

/// Cuts tokens anew where the learner has put a split right: for languages whose analyzer takes no corrections.
///
/// A correction holds wherever its text stands between two token boundaries, or across them.
func applying(_ corrections: [Correction], to tokens: [Token]) -> [Token] {
    guard !corrections.isEmpty, !tokens.isEmpty else { return tokens }
    var scalars: [Unicode.Scalar] = []
    for token in tokens { scalars.append(contentsOf: token.text.unicodeScalars) }
    let base = tokens[0].start
    var result = tokens
    for correction in corrections.sorted(by: { $0.text.unicodeScalars.count < $1.text.unicodeScalars.count }) {
        let wanted = Array(correction.text.unicodeScalars)
        var position = 0
        while position + wanted.count <= scalars.count {
            guard Array(scalars[position..<position + wanted.count]) == wanted else {
                position += 1
                continue
            }
            result = cut(result, at: base + position, parts: correction)
            position += wanted.count
        }
    }
    return result
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
