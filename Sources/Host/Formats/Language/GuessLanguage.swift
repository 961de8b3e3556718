import Model

/// Guesses the language of a text from its script: Japanese if it has kana, Chinese if it has Han characters but no
/// kana, English if it is in Latin letters.
///
/// A few kana in a Chinese text, or a few Latin words in any, do not change the guess. Other languages in Latin letters
/// cannot be told from English by script.
///
/// - Returns: Nil if the text is mostly in another script, or has no letters.
public func guessLanguage(of text: String) -> Language? {
    var census = ScriptCensus()
    census.count(text.unicodeScalars.prefix(20_000))
    return census.language
}

/// Guesses the language of a whole book from samples throughout it, so that an English preface does not decide.
func guessLanguage(of chapters: [ImportedChapter]) -> Language? {
    var census = ScriptCensus()
    let step = max(1, chapters.count / 16)
    for index in stride(from: 0, to: chapters.count, by: step) {
        let bytes = chapters[index].text.utf8
        let stride = max(1, bytes.count / 4)
        for offset in Swift.stride(from: 0, to: bytes.count, by: stride) {
            let start = bytes.index(bytes.startIndex, offsetBy: offset)
            census.count(String(decoding: bytes[start...].prefix(2000), as: UTF8.self).unicodeScalars)
        }
    }
    return census.language
}

/// The language of a book, from its metadata and its text.
///
/// The script decides if it can, because metadata is often left at a shop's default. If the text is in Latin letters
/// and the metadata names a language other than English, the result is nil.
func settledLanguage(declared tag: String?, chapters: [ImportedChapter]) -> Language? {
    let guess = guessLanguage(of: chapters)
    guard let code = tag?.lowercased().prefix(while: { $0.isLetter }), !code.isEmpty, code != "und" else {
        return guess
    }
    let declared = code == "cmn" || code == "yue" ? .chinese : Language(rawValue: String(code.prefix(2)))
    switch guess {
    case nil: return declared
    case .english: return declared == nil ? nil : .english
    default: return guess
    }
}

/// The number of letters in each script.
private struct ScriptCensus {
    private var kana = 0
    private var han = 0
    private var latin = 0
    private var others = 0

    mutating func count(_ scalars: some Sequence<Unicode.Scalar>) {
        for scalar in scalars {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: latin += 1
            case 0x3041...0x30FA, 0xFF66...0xFF9D: kana += 1
            case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: han += 1
            case 0x370...0x1FFF, 0xAC00...0xD7A3: others += 1
            default: break
            }
        }
    }

    var language: Language? {
        // A Chinese or Japanese word is about two characters long, a word in Latin or Cyrillic letters about five.
        let eastAsian = (kana + han) * 5
        guard eastAsian + latin + others > 0, max(eastAsian, latin) >= others else { return nil }
        if eastAsian >= latin { return kana * 20 >= kana + han ? .japanese : .chinese }
        return .english
    }
}
