import Model

/// Guesses the language of a word or a text from its script: Japanese if it has kana, Chinese if it has Han characters
/// but no kana, English if it is in Latin letters.
///
/// A few kana in a Chinese text, or a few Latin words in any, do not change the guess. The script does not tell English
/// from other languages in Latin letters; ``findLanguage(of:)`` does.
///
/// - Returns: Nil if the text is mostly in another script, or has no letters.
public func guessLanguage(of text: String) -> Language? {
    var census = ScriptCensus()
    census.count(text.unicodeScalars.prefix(20_000))
    return census.language
}

/// Finds the language of a text: by its script, and in Latin letters by its commonest words.
///
/// - Returns: Nil if it has no letters. A text in Latin letters whose words tell nothing counts as English, and one in a
///   script of many languages has the tag `und`.
public func findLanguage(of text: String) -> LanguageTag? {
    var census = LanguageCensus()
    census.count(text.unicodeScalars.prefix(20_000))
    return census.language(declared: nil)
}

/// A text's letters and words.
struct LanguageCensus {
    private var scripts = ScriptCensus()
    private var words = WordCensus()

    init() {}

    /// Counts samples throughout a book, so that an English preface does not decide.
    init(of chapters: [ImportedChapter]) {
        let step = max(1, chapters.count / 16)
        for index in stride(from: 0, to: chapters.count, by: step) {
            let bytes = chapters[index].text.utf8
            guard bytes.count > 8000 else {
                count(chapters[index].text.unicodeScalars)
                continue
            }
            let stride = bytes.count / 4
            for offset in Swift.stride(from: 0, to: bytes.count, by: stride) {
                let start = bytes.index(bytes.startIndex, offsetBy: offset)
                count(String(decoding: bytes[start...].prefix(2000), as: UTF8.self).unicodeScalars)
            }
        }
    }

    mutating func count(_ scalars: some Sequence<Unicode.Scalar>) {
        scripts.count(scalars)
        words.count(scalars)
    }

    /// The language. What the file states counts if the text does not contradict it: metadata is often left at a shop's
    /// default, but a short text tells little.
    ///
    /// - Parameter tag: What the file states. One of Glossa's languages outweighs a guess from the same script; another
    ///   one decides between languages in one script that their commonest words do not tell apart.
    /// - Returns: Nil if the text has no letters and the file states nothing.
    func language(declared tag: String?) -> LanguageTag? {
        let declared = tag.flatMap { LanguageTag(stated: $0) }
        switch scripts.language {
        case .english:
            return words.language(isStatedEnglish: declared == .english)
                ?? (declared?.language == nil ? declared : nil) ?? .english
        case let guess?:
            guard let stated = declared?.language, scripts.allows(stated) else { return LanguageTag(guess) }
            return LanguageTag(stated)
        case nil:
            guard let guess = scripts.otherLanguage else { return declared }
            // What the metadata states by default is one of the world's large languages, written otherwise.
            return declared?.language == nil ? declared ?? guess : guess
        }
    }
}

extension LanguageTag {
    /// The tag that a file states; nil if it says nothing.
    fileprivate init?(stated tag: String) {
        guard let stated = LanguageTag(rawValue: tag), stated.isKnown, !["mul", "zxx", "mis"].contains(stated.rawValue)
        else { return nil }
        self = stated.rawValue == "yue" ? .chinese : stated
    }
}

extension ImportedText {
    /// Drops what is no part of the text, escapes and the line numbers of poems, and finds its language.
    ///
    /// - Parameter declared: The language that the file states, as a tag of BCP 47.
    mutating func tidy(declaredLanguage declared: String? = nil) {
        chapters.dropEscapes()
        chapters.dropLineNumbers()
        settleLanguage(declared: declared)
    }

    /// Finds the language of the text, which may be one that Glossa does not have.
    ///
    /// - Parameter declared: The language that the file states, as a tag of BCP 47.
    mutating func settleLanguage(declared: String? = nil) {
        let found = LanguageCensus(of: chapters).language(declared: declared)
        language = found?.language
        otherLanguage = found?.language == nil ? found : nil
    }
}

extension ImportedText {
    /// The language in which Glossa shows the text. For one that it does not have, that is English, whose words are found
    /// between spaces; a text without letters counts as Chinese.
    public var nearestLanguage: Language { language ?? (otherLanguage == nil ? .chinese : .english) }
}
