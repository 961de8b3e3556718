/// An error in translations, apart from those of the language model.
public enum TranslationError: Error, Hashable, Sendable {
    /// The text is empty.
    case emptyText
    /// The text exceeds ``longestText`` Unicode scalars.
    case tooLong(count: Int)
    /// The pair of languages is not supported: only English and Japanese, and English and Chinese, are.
    case impossiblePair(from: Language, to: Language)
    case noSuchTranslation

    /// In Unicode scalars: three pages of a novel.
    public static let longestText = 3000
}

extension TranslationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyText: "There is nothing to translate. Nothing was sent; enter a text."
        case .tooLong(let count):
            "The text has \(count) characters; the limit is \(Self.longestText). Nothing was sent; enter a part of it."
        case .impossiblePair(let source, let target):
            "Glossa does not translate from “\(source.rawValue)” to “\(target.rawValue)”. Nothing was sent; translate between en and ja, or en and zh."
        case .noSuchTranslation: "There is no such translation. The others are unchanged; check the list again."
        }
    }
}
