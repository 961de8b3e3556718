// What follows from the level that a learner says they know: a word up to it counts as known (`Knowledge`), and words of the
// day, lessons and stories are those of what comes next. It is the one rule of every door; what a learner has marked is above it.

extension Language {
    /// The setting in which the learner says up to which level they know the words of the language; nil where words have no
    /// levels.
    public var knownLevelSetting: String? {
        switch self {
        case .chinese: Preferences.knownHSKLevelSetting
        case .japanese: Preferences.knownJLPTLevelSetting
        case .english: nil
        }
    }

    /// The possible levels of ``Preferences/knownLevel(of:)``.
    public var knownLevels: ClosedRange<Int>? {
        switch self {
        case .chinese: 0...7
        case .japanese: 0...5
        case .english: nil
        }
    }
}

extension Preferences {
    /// The level of words, as in ``Entry/level``, up to which all words of a language count as known, and 0 for none. Nil for a
    /// language whose words have no levels.
    public func knownLevel(of language: Language) -> Int? {
        switch language {
        case .chinese: knownHSKLevel
        case .japanese: knownJLPTLevel
        case .english: nil
        }
    }

    /// The level at which somebody learns a language who knows its words up to ``knownLevel(of:)``; nil for a language whose
    /// words have no levels.
    public func levelToLearn(of language: Language) -> Difficulty? {
        knownLevel(of: language).map { Difficulty(ofLevel: $0 + 1, in: language) }
    }
}

extension Difficulty {
    /// Creates the difficulty of a level of words, as in ``Entry/level``. HSK 1 and 2 and JLPT N5 and N4 are for beginners; HSK 3
    /// and 4 (《国际中文教育中文水平等级标准》, 2021) and N3 are between them and what is advanced.
    public init(ofLevel level: Int, in language: Language) {
        let last = language == .japanese ? 3 : 4
        self = level <= 2 ? .beginner : level <= last ? .intermediate : .advanced
    }

    /// The place among the levels, from the easiest.
    public var place: Int {
        switch self {
        case .beginner: 0
        case .intermediate: 1
        case .advanced: 2
        }
    }

    /// In which order somebody of this level is offered what there is of each: their own, then what is harder, then what is
    /// easier, the nearest first.
    public var orderOfOffer: [Difficulty] {
        switch self {
        case .beginner: [.beginner, .intermediate, .advanced]
        case .intermediate: [.intermediate, .advanced, .beginner]
        case .advanced: [.advanced, .intermediate, .beginner]
        }
    }
}

extension Story {
    /// The level of its words, as in ``Entry/level``; nil if what is printed names none.
    public var wordLevel: Int? {
        guard let digit = level.utf8.last, digit > UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
        let number = Int(digit - UInt8(ascii: "0"))
        switch language {
        case .chinese: return number
        case .japanese: return max(1, 6 - number)
        case .english: return nil
        }
    }

    /// How hard its words are. Of the CEFR, A is for beginners and B1 comes next.
    public var difficulty: Difficulty {
        if let wordLevel { return Difficulty(ofLevel: wordLevel, in: language) }
        guard language == .english, let letter = level.utf8.first else { return .advanced }
        if letter == UInt8(ascii: "A") { return .beginner }
        return level == "B1" ? .intermediate : .advanced
    }
}
