/// The syllables of a phrase in sequence, with the data for the sandhi rules.
struct SandhiPhrase {
    /// The current tones; nil for syllables without a reading.
    var tones: [Tone?] = []
    /// The dictionary tones.
    let written: [Tone?]
    /// The characters; nil if they do not correspond to syllables.
    let characters: [Unicode.Scalar?]
    /// The word index of each syllable.
    let wordIndex: [Int]
    /// The syllable range of each word.
    let ranges: [Range<Int>]
    /// Whether each syllable is an erhua r, which is not a beat of its own.
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

    /// The words with the current tones.
    var words: [SpokenWord] {
        var words = source
        for (index, range) in ranges.enumerated() {
            for (offset, place) in range.enumerated() {
                words[index].syllables[offset]?.tone = tones[place]
            }
        }
        return words
    }

    /// Returns the original word at `index`.
    func word(_ index: Int) -> SpokenWord { source[index] }

    /// Returns the character at a position; nil outside the phrase.
    func character(_ place: Int) -> Unicode.Scalar? {
        characters.indices.contains(place) ? characters[place] : nil
    }

    /// Returns the dictionary tone at a position; nil outside the phrase or without a reading.
    func tone(_ place: Int) -> Tone? {
        written.indices.contains(place) ? written[place] : nil
    }

    /// Returns whether the syllable is the last of a word of two or more.
    func endsLongerWord(_ place: Int) -> Bool {
        let range = ranges[wordIndex[place]]
        return range.count > 1 && place == range.upperBound - 1
    }

    /// Returns whether the same character is on both sides, as in 好不好 and 看一看; not in 一天一天, where 一 is repeated too.
    func isBetweenTwins(_ place: Int) -> Bool {
        guard let left = character(place - 1), left == character(place + 1), left != character(place) else {
            return false
        }
        return character(place - 2) != character(place) || character(place + 2) == left
    }
}
