/// Where a reading that somebody gives for a whole text departs from the reading that its words have.
///
/// The two are laid side by side so that as many sounds as possible agree (the longest common subsequence), since one
/// wrong word must not make all that follow it wrong.
public struct ReadingComparison: Hashable, Sendable {
    /// A word of which the two disagree.
    public struct Difference: Hashable, Sendable {
        /// The place of the word among those that were compared.
        public var word: Int
        /// How it is said to be read; empty where it is left out.
        public var said: String

        public init(word: Int, said: String) {
            self.word = word
            self.said = said
        }
    }

    /// In the order of the words.
    public let differences: [Difference]

    /// Compares pinyin. Tones that sandhi changes and tones that may be neutral count as the same, as do blanks, case,
    /// apostrophes and the way tones are written.
    ///
    /// - Parameters:
    ///   - words: The pinyin of each word, empty where it has none.
    ///   - said: The pinyin of the whole text.
    public init(pinyin words: [String], said: String) {
        self.init(words.map { Self.syllables(in: $0) }, Self.syllables(in: said), areSame: Self.areSame)
    }

    /// Compares kana with romaji or kana. How long vowels are written, and how particles are spelt, makes no difference.
    ///
    /// - Parameters:
    ///   - words: The kana of each word, empty where it has none.
    ///   - said: The reading of the whole text, in romaji or kana.
    public init(kana words: [String], said: String) {
        // A word that is へ alone is the particle.
        self.init(
            words.map { Self.letters(of: $0 == "へ" ? "え" : $0) }, Self.letters(of: said),
            areSame: { one, other in
                // は as a particle is said wa, and ん before b, m and p is written m by some.
                one == other || one == "h" && other == "w" || one == "n" && other == "m"
            })
    }

    private init(_ words: [[String]], _ said: [String], areSame: (String, String) -> Bool) {
        let own = words.enumerated().flatMap { place, sounds in sounds.map { (place, $0) } }
        // Beyond a page of text the table would be large, and nobody compares by eye.
        guard !said.isEmpty, own.count * said.count <= 4_000_000 else {
            differences = []
            return
        }
        // lengths[i][j]: how many sounds agree from the i-th of the words and the j-th of what is said on.
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
        /// Sounds that are said and belong to no sound of the words.
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

    /// The syllables of a reading with marked tones; whatever is no pinyin is left out.
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
        // 一 and 不 take the tone of what follows, and a third tone before a third one is a second.
        let plain = Pinyin.key(one)
        if plain == "yi" || plain == "bu" { return true }
        let tones = [a.tone, b.tone]
        return tones.contains(.second) && tones.contains(.third)
    }

    // MARK: Kana and romaji

    /// The letters of a reading with every long vowel short: aa, ii, uu, ee, ei, oo and ou within a word.
    private static func letters(of reading: String) -> [String] {
        var letters: [String] = []
        /// The letter before, within the same word.
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
