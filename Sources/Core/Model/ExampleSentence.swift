/// A sentence that shows how a word is used.
public struct ExampleSentence: Hashable, Sendable {
    /// Where a sentence comes from.
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
    /// In English; empty where nobody has translated it.
    public var translation: String
    public var source: Source
    /// The title of the book it stands in; empty for other sources.
    public var bookTitle: String

    /// The most Unicode scalars of a sentence: what a card shows on a phone without scrolling.
    public static let longest = 60
    /// The same for English, whose words take more letters.
    public static let longestEnglish = 160
    /// The most Unicode scalars of a translation.
    public static let longestTranslation = 240

    public init(_ text: String, translation: String = "", source: Source, bookTitle: String = "") {
        self.text = text
        self.translation = translation
        self.source = source
        self.bookTitle = bookTitle
    }

    /// The most Unicode scalars of a sentence in a language.
    public static func longest(in language: Language) -> Int { language == .english ? longestEnglish : longest }
}

#if !hasFeature(Embedded)
extension ExampleSentence.Source: Codable {}
extension ExampleSentence: Codable {}
#endif
