/// Morphemes of earlier texts by the number of their word: a text consists of the same few thousand.
///
/// A hash table of its own, since every morpheme of a text is looked up: a dictionary takes longer to hash a number than
/// this to find it.
struct KnownMorphemes {
    /// How many it remembers before it begins anew.
    private static let most = 8192
    /// Twice as many places, a power of two, so that there is always a free one.
    private static let mask = 2 * most - 1

    /// The words at each place; -1 for none. Empty before the first one.
    private var words: [Int] = []
    private var morphemes: [Morpheme?] = []
    private var count = 0

    /// The morpheme of a word.
    ///
    /// - Parameter word: Setting that of a negative number does nothing.
    subscript(_ word: Int) -> Morpheme? {
        get {
            guard word >= 0, count > 0 else { return nil }
            let place = place(of: word)
            return words[place] == word ? morphemes[place] : nil
        }
        set {
            guard word >= 0 else { return }
            if words.isEmpty || count >= Self.most {
                words = Array(repeating: -1, count: Self.mask + 1)
                morphemes = Array(repeating: nil, count: Self.mask + 1)
                count = 0
            }
            let place = place(of: word)
            if words[place] != word { count += 1 }
            words[place] = word
            morphemes[place] = newValue
        }
    }

    /// Where a word is, or would be.
    private func place(of word: Int) -> Int {
        var place = (word &* 0x9E37_79B1) &>> 8 & Self.mask
        while words[place] >= 0, words[place] != word { place = (place &+ 1) & Self.mask }
        return place
    }
}
