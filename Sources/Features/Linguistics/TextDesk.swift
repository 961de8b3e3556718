import Lanes
import Lexicon
import LexiconFile
import Model
import Morphology

/// The resources for finding and explaining the words of texts: the dictionaries, the fallback for Japanese and the learner's corrections.
///
/// It is a value that the library creates and hands to the features that analyze texts.
public struct TextDesk: Sendable {
    private let dictionaries: LexiconPlace
    /// Nil if MeCab or its dictionary is not installed.
    let japanese: (any JapaneseAnalysis)?
    /// Where the learner's longer computations run.
    public let answers: LearnerLane
    /// The learner's corrections of a language, as stored at the moment of the call.
    let corrections: @Sendable (Language) async throws -> [Correction]

    /// - Parameters:
    ///   - dictionaries: The lexicon's location; the lexicon may be replaced while the desk is in use.
    ///   - corrections: Returns the learner's corrections of a language.
    public init(
        dictionaries: LexiconPlace, japanese: (any JapaneseAnalysis)?, answers: LearnerLane,
        corrections: @escaping @Sendable (Language) async throws -> [Correction]
    ) {
        self.dictionaries = dictionaries
        self.japanese = japanese
        self.answers = answers
        self.corrections = corrections
    }

    /// Returns a desk with given corrections in place of those stored at the moment of each call, so that several texts are
    /// read alike.
    public func applying(_ known: [Language: [Correction]]) -> TextDesk {
        TextDesk(dictionaries: dictionaries, japanese: japanese, answers: answers) { known[$0] ?? [] }
    }

    /// The current lexicon; nil if the dictionaries have not been compiled or cannot be read. Texts are then still
    /// readable, with characters as words.
    public var lexicon: Lexicon? { dictionaries.current }

    /// Returns whether the words of a language's texts are found as well as Glossa can: the dictionaries are compiled;
    /// MeCab serves for Japanese if they have no words for its lattice.
    public func canFindWords(in language: Language) -> Bool {
        switch language {
        case .japanese: lexicon?.japaneseTables != nil || japanese != nil
        default: lexicon?.segmentationTables != nil
        }
    }

    /// Checks that a text is short enough to be analyzed at once.
    package static func check(_ text: String, limit: Int) throws(LinguisticsError) {
        // A character has at most four bytes, so most texts need no counting.
        guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return }
        throw .textTooLong(limit: limit)
    }
}
