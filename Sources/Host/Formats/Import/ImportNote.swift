import Model

/// What the learner should know of an import that succeeded: mostly what was lost.
public enum ImportNote: Hashable, Sendable {
    /// The number of byte sequences that did not fit the encoding and were replaced with U+FFFD.
    case damagedCharacters(Int)
    /// The file ends inside a character, which was left out.
    case truncatedTail
    /// The number of pictures in the text, which were left out.
    case picturesLeftOut(Int)
    /// The number of parts listed in the book's contents that are missing from the file or unreadable.
    case missingParts(Int)
    /// The archive ends early; everything before the break was read.
    case truncatedArchive
    /// The number of PDF pages without text (scanned pages).
    case pagesWithoutText(Int)
    /// The text is in a language that Glossa does not have, and was imported as if it were in one that it has.
    case otherLanguage(LanguageTag, importedAs: Language)

    /// A stable name for the catalogue of wording, without the numbers: `"damaged-characters"`.
    public var code: String {
        switch self {
        case .damagedCharacters: "damaged-characters"
        case .truncatedTail: "truncated-tail"
        case .picturesLeftOut: "pictures-left-out"
        case .missingParts: "missing-parts"
        case .truncatedArchive: "truncated-archive"
        case .pagesWithoutText: "pages-without-text"
        case .otherLanguage: "other-language"
        }
    }
}

extension LanguageTag {
    /// Its English name, or its code.
    fileprivate var englishName: String { LanguageName(self)?.english ?? "the language “\(rawValue)”" }
}

extension ImportNote: CustomStringConvertible {
    /// The note as an English sentence.
    public var description: String {
        switch self {
        case .damagedCharacters(let count):
            "\(count) damaged character\(count == 1 ? " was" : "s were") replaced by “\u{FFFD}”."
        case .truncatedTail: "The file ends in the middle of a character, which was left out."
        case .picturesLeftOut(let count): "\(count) picture\(count == 1 ? " was" : "s were") left out."
        case .missingParts(let count): "\(count) part\(count == 1 ? "" : "s") of the book could not be read."
        case .truncatedArchive: "The file ends early; everything before the break was read."
        case .pagesWithoutText(let count):
            count == 1
                ? "1 page is a picture without text and was left out."
                : "\(count) pages are pictures without text and were left out."
        case .otherLanguage(let tag, let language):
            (tag.isKnown
                ? "The text is in \(tag.englishName), which Glossa does not have yet"
                : "The text is in a language that Glossa does not have yet")
                + "; it was imported as \(language.name(in: .english)): its pages can be read, but its words have no meanings."
        }
    }
}

extension ImportNote: Codable {}
