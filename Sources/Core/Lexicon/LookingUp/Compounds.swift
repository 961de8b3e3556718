import Model

extension Lexicon {
    /// Returns the parts of a Chinese word that means what they mean together (不是, 喝酒), with their HSK levels; empty for
    /// any other word.
    public func parts(ofTransparent word: String) -> [(word: String, level: Int)] {
        guard let reference = SortedIndex(image, .transparentCompounds).find(word).first else { return [] }
        let fields = image.string(reference).split(separator: "\u{1F}")
        var parts: [(word: String, level: Int)] = []
        for place in stride(from: 0, to: fields.count - 1, by: 2) {
            parts.append((String(fields[place]), Int(fields[place + 1]) ?? 0))
        }
        return parts
    }
}
