/// A sentence that shows how to use a word.
public struct ExampleSentence: Hashable, Sendable {
    /// The source of a sentence.
    public enum Source: String, CaseIterable, Hashable, Sendable {
        /// One of the learner's books.
        case book
        /// The examples of the grammar helper.
        case grammar
        /// The table of words by interest.
        case topic
        /// A language model.
        case model
    }

    public var text: String
    /// In English; empty if there is no translation.
    public var translation: String
    public var source: Source
    /// The title of its book; empty for other sources.
    public var bookTitle: String

    /// The maximum length of a sentence, in Unicode scalars: what a card shows on a phone without scrolling.
    public static let longest = 60
    /// The same for English, whose words have more letters.
    public static let longestEnglish = 160
    /// The maximum length of a translation, in Unicode scalars.
    public static let longestTranslation = 240

    public init(_ text: String, translation: String = "", source: Source, bookTitle: String = "") {
        self.text = text
        self.translation = translation
        self.source = source
        self.bookTitle = bookTitle
    }

    /// Returns the maximum length of a sentence in a language, in Unicode scalars.
    public static func longest(in language: Language) -> Int { language == .english ? longestEnglish : longest }
}

#if !hasFeature(Embedded)
extension ExampleSentence.Source: Codable {}
extension ExampleSentence: Codable {}
#endif
