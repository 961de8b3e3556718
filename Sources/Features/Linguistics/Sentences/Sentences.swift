/// Finds the boundaries of sentences in texts.
package enum Sentences {
    private static func ends(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "。", "！", "？", "!", "?", "\n", "…": true
        default: false
        }
    }

    private static func closes(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "”", "’", "」", "』", "）", ")", "\"", "》": true
        default: false
        }
    }

    /// Returns the sentence around `range`, in scalar offsets, without leading and trailing white space. At most 200
    /// scalars.
    package static func around(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Range<Int> {
        var start = min(range.lowerBound, scalars.count)
        while start > 0, range.lowerBound - start < 100 {
            let before = scalars[start - 1]
            if ends(before) { break }
            if before == ".", start < scalars.count, scalars[start].properties.isWhitespace { break }
            start -= 1
        }
        while start < range.lowerBound, scalars[start].properties.isWhitespace || closes(scalars[start]) { start += 1 }
        var end = min(max(range.upperBound, start), scalars.count)
        while end < scalars.count, end - range.upperBound < 100 {
            let scalar = scalars[end]
            if scalar == "\n" { break }
            end += 1
            let stops =
                ends(scalar) || (scalar == "." && (end == scalars.count || scalars[end].properties.isWhitespace))
            if stops {
                while end < scalars.count, closes(scalars[end]) || (ends(scalars[end]) && scalars[end] != "\n") {
                    end += 1
                }
                break
            }
        }
        return start..<end
    }
}
