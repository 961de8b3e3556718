import Grammar
import Lexicon
import Linguistics
import Model
import Synchronization

/// The most common words of each language, read once, for wrong choices and for learners without words of their own.
public final class WordPool: Sendable {
    /// Enough words for the highest of the three levels.
    private static let size = 8000
    private let words = Mutex<[Language: [LessonWord]]>([:])
    let shelf = Mutex<@Sendable () -> [Story]>({ [] })
    private let examples = Mutex<[Language: [LevelledSentence]]>([:])

    public init() {}

    /// Returns words, most common first, without those that have no self-explanatory sense in the dictionary.
    ///
    /// Japanese words come from the grammar helper's examples, easiest patterns first: what is frequent on the web is
    /// not what learners need first.
    func words(_ dictionary: WordDictionary) -> [LessonWord] {
        words.withLock { words in
            let language = dictionary.language
            if let known = words[language] { return known }
            let fresh =
                language == .japanese
                ? Self.wordsOfExamples(dictionary)
                : dictionary.lexicon.commonestWords(in: language, limit: Self.size).compactMap { word in
                    dictionary.word(word).flatMap { dictionary.isContent($0.word) ? $0 : nil }
                }
            words[language] = fresh
            return fresh
        }
    }

    /// Returns the grammar helper's examples with their translations, segmented into words.
    func examples(in language: Language, _ lexicon: Lexicon?) -> [LevelledSentence] {
        examples.withLock { examples in
            if let known = examples[language] { return known }
            let annotator = TextAnnotator(lexicon: lexicon, language: language)
            let fresh = GrammarPattern.all(in: language).flatMap { pattern in
                pattern.examples.map { example in
                    LevelledSentence(
                        sentence: LessonSentence(
                            text: example.sentence, translation: example.translation,
                            tokens: annotator.tokens(example.sentence)), level: Difficulty(of: pattern))
                }
            }
            examples[language] = fresh
            return fresh
        }
    }

    private static func wordsOfExamples(_ dictionary: WordDictionary) -> [LessonWord] {
        let annotator = TextAnnotator(lexicon: dictionary.lexicon, language: dictionary.language)
        var seen: Set<String> = []
        var words: [LessonWord] = []
        for pattern in GrammarPattern.all(in: dictionary.language).sorted(by: { $0.level > $1.level }) {
            for var token in pattern.examples.flatMap({ annotator.tokens($0.sentence) })
            where seen.insert(token.lemma).inserted {
                // A word by itself has its usual meaning, not that of the example: 引く is "to pull".
                token.gloss = nil
                guard var word = dictionary.contentWord(token) else { continue }
                word.difficulty = Difficulty(of: pattern)
                words.append(word)
            }
        }
        return words
    }
}

/// A sentence with its level.
struct LevelledSentence: Sendable {
    var sentence: LessonSentence
    var level: Difficulty
}

extension Difficulty {
    /// Creates the level of a word: from its HSK 3.0 level if it has one, otherwise from its frequency rank.
    ///
    /// HSK 1 and 2 are elementary, about a thousand words; 3 and 4 go up to three thousand (《国际中文教育中文水平等级标准》, 2021).
    /// The rank limits for words outside the lists follow these sizes.
    init?(hsk level: Int?, rank: Int?) {
        switch (level, rank) {
        case (.some(let level), _): self.init(ofLevel: level, in: .chinese)
        case (nil, .some(...1000)): self = .beginner
        case (nil, .some(1001...3000)): self = .intermediate
        case (nil, .some): self = .advanced
        case (nil, nil): return nil
        }
    }

    /// Creates the level of a Japanese word: JLPT N5 and N4 are for beginners, N3 comes next. Nil without a level.
    init?(jlpt level: Int?) {
        guard let level else { return nil }
        self.init(ofLevel: 6 - level, in: .japanese)
    }

    /// Creates the level of a pattern: HSK 1 and 2 or JLPT N5 and N4 are for beginners, HSK 3 and 4 or N3 come next.
    init(of pattern: GrammarPattern) {
        let steps = pattern.language == .japanese ? [5, 4, 3, 2, 1].firstIndex(of: pattern.level) : pattern.level - 1
        switch steps ?? 0 {
        case ...1: self = .beginner
        case 2: self = .intermediate
        case 3: self = pattern.language == .japanese ? .advanced : .intermediate
        default: self = .advanced
        }
    }

    /// Returns the length, in Unicode scalars, of a sentence that can be remembered during dictation: Glossa's own
    /// estimate.
    func dictationLength(in language: Language) -> ClosedRange<Int> {
        let most =
            switch self {
            case .beginner: 14
            case .intermediate: 22
            case .advanced: 34
            }
        return language == .english ? 8...most * 4 : 3...most
    }

    /// Returns the length, in Unicode scalars, of a passage read in one piece: Glossa's own estimate.
    func passageLength(in language: Language) -> Int {
        let length =
            switch self {
            case .beginner: 80
            case .intermediate: 140
            case .advanced: 220
            }
        return language == .english ? length * 3 : length
    }
}
