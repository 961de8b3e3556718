/// A pattern for case-insensitive search.
///
/// Each position is examined once (Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977), so that a text
/// of a single repeated letter is searched as fast as any other.
struct CaselessText {
    private let wanted: [Unicode.Scalar]
    /// For each position, the length in code points of the longest proper prefix that ends there.
    private let borders: [Int]

    init(_ text: String) {
        wanted = Array(text.lowercased().unicodeScalars)
        var borders = [Int](repeating: 0, count: wanted.count)
        for place in wanted.indices.dropFirst() {
            var border = borders[place - 1]
            while border > 0, wanted[place] != wanted[border] { border = borders[border - 1] }
            borders[place] = wanted[place] == wanted[border] ? border + 1 : 0
        }
        self.borders = borders
    }

    /// Returns its non-overlapping occurrences in another text.
    func ranges(in text: String) -> [Range<String.Index>] {
        guard !wanted.isEmpty else { return [] }
        var ends: [Int] = []
        var matched = 0
        for (place, scalar) in text.unicodeScalars.enumerated() {
            let letter = Self.lowercase(scalar)
            while matched > 0, letter != wanted[matched] { matched = borders[matched - 1] }
            if letter == wanted[matched] { matched += 1 }
            guard matched == wanted.count else { continue }
            ends.append(place + 1)
            matched = 0
        }
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        var place = 0
        return ends.map { end in
            let start = scalars.index(index, offsetBy: end - wanted.count - place)
            index = scalars.index(start, offsetBy: wanted.count)
            place = end
            return start..<index
        }
    }

    /// Returns a letter's lower case if that is a single code point.
    private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
        }
        guard scalar.properties.changesWhenLowercased else { return scalar }
        let mapping = scalar.properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping[mapping.startIndex] : scalar
    }
}
