/// The capacity of a page, in units of which a CJK character takes four and a word of another script about eight.
enum PageSize {
    /// One page: 500 CJK characters, or about 250 English words.
    static let full = 2000
    /// The longest sentence that is not split.
    static let longestSentence = 2 * full
    static let wideCharacter = 4
    /// Quotation marks, dashes and ellipses, which are wide in Chinese and narrow in English.
    static let typographicMark = 2
    /// A word of up to `longWord` letters; the space after it takes one unit more.
    static let word = 7
    static let longWord = 16
}
