import Model

/// What can go wrong with translations, besides the language model itself.
public enum TranslationError: Error, Hashable, Sendable {
    /// There is nothing to translate.
    case emptyText
    /// More than ``longestText`` Unicode scalars.
    case tooLong(count: Int)
    /// Glossa translates between English and Japanese, and between English and Chinese.
    case impossiblePair(from: Language, to: Language)
    case noSuchTranslation

    /// In Unicode scalars: three pages of a novel.
    public static let longestText = 3000
}

extension TranslationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyText: "There is nothing to translate. Nothing was sent; give a text."
        case .tooLong(let count):
            "The text has \(count) characters, and \(Self.longestText) are translated at once. Nothing was sent; give a part of it."
        case .impossiblePair(let source, let target):
            "Glossa does not translate from “\(source.rawValue)” to “\(target.rawValue)”. Nothing was sent; translate between en and ja, or en and zh."
        case .noSuchTranslation: "There is no such translation. The others are all there; look at the list again."
        }
    }
}
