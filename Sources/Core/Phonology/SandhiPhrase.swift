/// The syllables of a phrase in one row, with what the rules of sandhi ask of them.
struct SandhiPhrase {
    /// The tones as they are by now; nil where there is no reading.
    var tones: [Tone?] = []
    /// The tones of the dictionary.
    let written: [Tone?]
    /// The characters; nil where they do not pair with syllables.
    let characters: [Unicode.Scalar?]
    /// For each syllable, the word it belongs to.
    let wordIndex: [Int]
    /// For each word, its syllables.
    let ranges: [Range<Int>]
    /// Which syllables are an erhua r, which is no beat of its own.
    let isErhua: [Bool]
    private let source: [SpokenWord]

    init(_ words: [SpokenWord]) {
        var characters: [Unicode.Scalar?] = []
        var wordIndex: [Int] = []
        var ranges: [Range<Int>] = []
        var isErhua: [Bool] = []
        for (index, word) in words.enumerated() {
            let start = tones.count
            let scalars = word.text.unicodeScalars
            if scalars.count == word.syllables.count {
                for scalar in scalars { characters.append(scalar) }
            } else {
                for _ in word.syllables { characters.append(nil) }
            }
            for syllable in word.syllables {
                tones.append(syllable?.tone)
                isErhua.append(syllable?.isErhua ?? false)
                wordIndex.append(index)
            }
            ranges.append(start..<tones.count)
        }
        written = tones
        self.characters = characters
        self.wordIndex = wordIndex
        self.ranges = ranges
        self.isErhua = isErhua
        source = words
    }

    /// The words with the tones as they are by now.
    var words: [SpokenWord] {
        var words = source
        for (index, range) in ranges.enumerated() {
            for (offset, place) in range.enumerated() {
                words[index].syllables[offset]?.tone = tones[place]
            }
        }
        return words
    }

    /// The word at `index` as it was given.
    func word(_ index: Int) -> SpokenWord { source[index] }

    /// The character at a place; nil outside the phrase.
    func character(_ place: Int) -> Unicode.Scalar? {
        characters.indices.contains(place) ? characters[place] : nil
    }

    /// The dictionary tone at a place; nil outside the phrase and where there is no reading.
    func tone(_ place: Int) -> Tone? {
        written.indices.contains(place) ? written[place] : nil
    }

    /// Whether the syllable is the last of a word of two or more.
    func endsLongerWord(_ place: Int) -> Bool {
        let range = ranges[wordIndex[place]]
        return range.count > 1 && place == range.upperBound - 1
    }

    /// Whether the same character stands on both sides, as in 好不好 and 看一看; not in 一天一天, where it is
    /// the 一 that is repeated too.
    func isBetweenTwins(_ place: Int) -> Bool {
        guard let left = character(place - 1), left == character(place + 1), left != character(place) else {
            return false
        }
        return character(place - 2) != character(place) || character(place + 2) == left
    }
}
