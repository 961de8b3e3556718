/// The differences between a suggested reading of a whole text and the readings of its words.
///
/// The two are aligned by their longest common subsequence, so that one wrong word does not make everything after it
/// wrong.
public struct ReadingComparison: Hashable, Sendable {
    /// A word on which the two readings disagree.
    public struct Difference: Hashable, Sendable {
        /// The index of the word.
        public var word: Int
        /// The suggested reading; empty if it was left out.
        public var said: String

        public init(word: Int, said: String) {
            self.word = word
            self.said = said
        }
    }

    /// The differences, in word order.
    public let differences: [Difference]

    /// Compares pinyin. Ignores tones changed by sandhi, tones that may be neutral, white space, case, apostrophes and
    /// the notation of tones.
    ///
    /// - Parameters:
    ///   - words: The pinyin of each word; empty if it has none.
    ///   - said: The pinyin of the whole text.
    public init(pinyin words: [String], said: String) {
        self.init(words.map { Self.syllables(in: $0) }, Self.syllables(in: said), areSame: Self.areSame)
    }

    /// Compares kana with romaji or kana. Ignores the notation of long vowels and the spelling of particles.
    ///
    /// - Parameters:
    ///   - words: The kana of each word; empty if it has none.
    ///   - said: The reading of the whole text, in romaji or kana.
    public init(kana words: [String], said: String) {
        // へ as a word of its own is the particle.
        self.init(
            words.map { Self.letters(of: $0 == "へ" ? "え" : $0) }, Self.letters(of: said),
            areSame: { one, other in
                // The particle は is read wa, and some write ん as m before b, m and p.
                one == other || one == "h" && other == "w" || one == "n" && other == "m"
            })
    }

    private init(_ words: [[String]], _ said: [String], areSame: (String, String) -> Bool) {
        let own = words.enumerated().flatMap { place, sounds in sounds.map { (place, $0) } }
        // Beyond a page of text the table would be too large, and nobody compares by eye.
        guard !said.isEmpty, own.count * said.count <= 4_000_000 else {
            differences = []
            return
        }
        // lengths[i][j]: the number of matching sounds from the i-th sound of the words and the j-th of what is said.
        let width = said.count + 1
        var lengths = [Int32](repeating: 0, count: (own.count + 1) * width)
        for i in stride(from: own.count - 1, through: 0, by: -1) {
            for j in stride(from: said.count - 1, through: 0, by: -1) {
                let agreed = areSame(own[i].1, said[j]) ? lengths[(i + 1) * width + j + 1] + 1 : 0
                lengths[i * width + j] = max(agreed, lengths[(i + 1) * width + j], lengths[i * width + j + 1])
            }
        }
        var wrong: [(word: Int, said: [String])] = []
        var (i, j) = (0, 0)
        /// Suggested sounds that match no sound of the words.
        var loose: [String] = []
        func note(_ word: Int) {
            if wrong.last?.word != word { wrong.append((word, [])) }
        }
        while i < own.count {
            if j < said.count, areSame(own[i].1, said[j]),
                lengths[i * width + j] == lengths[(i + 1) * width + j + 1] + 1
            {
                if !loose.isEmpty, let last = wrong.last, i == 0 || last.word == own[i - 1].0 {
                    wrong[wrong.count - 1].said += loose
                }
                loose = []
                i += 1
                j += 1
            } else if j < said.count, lengths[i * width + j] == lengths[i * width + j + 1] {
                loose.append(said[j])
                j += 1
            } else {
                note(own[i].0)
                wrong[wrong.count - 1].said += loose
                loose = []
                i += 1
            }
        }
        if !wrong.isEmpty, wrong.last?.word == own.last?.0 { wrong[wrong.count - 1].said += loose + said[j...] }
        differences = wrong.map { Difference(word: $0.word, said: $0.said.joined()) }
    }

    // MARK: Pinyin

    /// Returns the syllables of a reading with marked tones, skipping anything that is not pinyin.
    private static func syllables(in reading: String) -> [String] {
        var syllables: [String] = []
        for piece in reading.split(whereSeparator: {
            !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" && $0 != ":"
        }) {
            let text = String(piece).lowercased()
            guard let found = Pinyin.syllables(text) else { continue }
            syllables += found.map { Pinyin.marked([$0]).lowercased() }
        }
        return syllables
    }

    private static func areSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        guard let a = PinyinSyllable(one), let b = PinyinSyllable(other), a.initial == b.initial, a.final == b.final
        else { return false }
        let isLight = { (tone: Tone?) in tone == nil || tone == .neutral }
        if isLight(a.tone) || isLight(b.tone) { return true }
        // 一 and 不 adapt to the following tone, and a third tone before another becomes second.
        let plain = Pinyin.key(one)
        if plain == "yi" || plain == "bu" { return true }
        let tones = [a.tone, b.tone]
        return tones.contains(.second) && tones.contains(.third)
    }

    // MARK: Kana and romaji

    /// Returns the letters of a reading with every long vowel shortened: aa, ii, uu, ee, ei, oo and ou within a word.
    private static func letters(of reading: String) -> [String] {
        var letters: [String] = []
        /// The previous letter, within the same word.
        var last = ""
        for scalar in Kana.romaji(reading, longVowels: .doubled).lowercased().unicodeScalars {
            let letter: String
            switch scalar {
            case "a"..."z": letter = String(Character(scalar))
            case "ā", "â": letter = "a"
            case "ī", "î": letter = "i"
            case "ū", "û": letter = "u"
            case "ē", "ê": letter = "e"
            case "ō", "ô": letter = "o"
            default:
                last = ""
                continue
            }
            let isVowel = ["a", "i", "u", "e", "o"].contains(last)
            let isLong = letter == last || last == "o" && letter == "u" || last == "e" && letter == "i"
            if isVowel, isLong { continue }
            letters.append(letter)
            last = letter
        }
        return letters
    }
}
