import Phonology

/// A pattern for a search in any case, and in full or half width.
///
/// Each position is examined once (Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977), so that a text
/// of a single repeated letter is searched as fast as any other.
struct CaselessText {
    private let wanted: [Unicode.Scalar]
    /// For each position, the length in code points of the longest proper prefix that ends there.
    private let borders: [Int]

    init(_ text: String) {
        wanted = Array(LetterWidth.narrow(text.lowercased()).unicodeScalars)
        var borders = [Int](repeating: 0, count: wanted.count)
        for place in wanted.indices.dropFirst() {
            var border = borders[place - 1]
            while border > 0, wanted[place] != wanted[border] { border = borders[border - 1] }
            borders[place] = wanted[place] == wanted[border] ? border + 1 : 0
        }
        self.borders = borders
    }

    /// Returns its non-overlapping occurrences in another text, in code points.
    ///
    /// - Parameter limit: The maximum number of occurrences.
    func ranges(in text: String, limit: Int = .max) -> [Range<Int>] {
        guard !wanted.isEmpty else { return [] }
        var ranges: [Range<Int>] = []
        var matched = 0
        var place = 0
        for scalar in text.unicodeScalars {
            place += 1
            let letter = Self.lowercase(scalar)
            while matched > 0, letter != wanted[matched] { matched = borders[matched - 1] }
            if letter == wanted[matched] { matched += 1 }
            guard matched == wanted.count else { continue }
            ranges.append((place - wanted.count)..<place)
            if ranges.count == limit { break }
            matched = 0
        }
        return ranges
    }

    /// Returns whether a text contains it; every text contains the empty pattern.
    func occurs(in text: String) -> Bool { wanted.isEmpty || !ranges(in: text, limit: 1).isEmpty }

    /// Returns a letter's lower case if that is a single code point, in half width.
    static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let scalar = scalar.value < 0xFF10 ? scalar : LetterWidth.narrow(scalar)
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
        }
        // Chinese and Japanese have no case.
        guard !(0x2E80...0xFF20).contains(scalar.value), scalar.properties.changesWhenLowercased else { return scalar }
        let mapping = scalar.properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping[mapping.startIndex] : scalar
    }
}
