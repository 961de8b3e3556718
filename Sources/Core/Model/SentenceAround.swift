extension [Unicode.Scalar] {
    /// Returns the sentence around a range of the text, without leading and trailing white space; at most 100 code
    /// points on either side.
    public func sentence(around range: Range<Int>) -> Range<Int> {
        var start = Swift.min(range.lowerBound, count)
        while start > 0, range.lowerBound - start < 100 {
            let before = self[start - 1]
            if before.endsSentence { break }
            if before == ".", start < count, self[start].properties.isWhitespace { break }
            start -= 1
        }
        while start < range.lowerBound, self[start].properties.isWhitespace || self[start].closesSentence { start += 1 }
        var end = Swift.min(Swift.max(range.upperBound, start), count)
        while end < count, end - range.upperBound < 100 {
            let scalar = self[end]
            if scalar == "\n" { break }
            end += 1
            let stops =
                scalar.endsSentence || (scalar == "." && (end == count || self[end].properties.isWhitespace))
            if stops {
                while end < count, self[end].closesSentence || (self[end].endsSentence && self[end] != "\n") {
                    end += 1
                }
                break
            }
        }
        return start..<end
    }

    /// Returns the text of a range.
    public func text(_ range: Range<Int>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: self[range])
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var endsSentence: Bool { self == "\n" || SentenceSign.ends(value) }

    fileprivate var closesSentence: Bool { SentenceSign.closes(value) }
}
