/// How the tones of Standard Chinese change in connected speech.
///
/// Three changes, each in a file of its own, in this order:
/// - 不 and 一, which go by the tone that the next syllable has in the dictionary;
/// - the third tone before another third tone, which goes by prosodic feet.
///
/// ```swift
/// let words = [SpokenWord(text: "我", reading: "wo3"), SpokenWord(text: "不", reading: "bu4"),
///              SpokenWord(text: "会", reading: "hui4")]
/// ToneSandhi.spoken(words).map(\.marked)   // ["wǒ", "bú", "huì"]
/// ```
///
/// Sources: 黄伯荣、廖序东《现代汉语》, 语音 §6; for the feet, Chilin Shih, *The Prosodic Domain of Tone Sandhi in
/// Chinese* (1986), and San Duanmu, *The Phonology of Standard Chinese* (2007), ch. 11.
public enum ToneSandhi {
    /// The words of a phrase with the tones they are spoken with.
    ///
    /// - Parameter words: Words in the order of the text, with their dictionary tones. A syllable without a reading
    ///   ends a phrase; so a whole sentence with its punctuation may be given. A word whose text has another number
    ///   of scalars than it has syllables takes part by its tones alone.
    /// - Returns: The same words, in which only tones have changed.
    public static func spoken(_ words: [SpokenWord]) -> [SpokenWord] {
        var phrase = SandhiPhrase(words)
        phrase.changeYiAndBu()
        phrase.changeReduplications()
        phrase.changeThirdTones()
        return phrase.words
    }

    /// The spoken tones of one word.
    ///
    /// - Parameters:
    ///   - text: Its characters.
    ///   - reading: Its reading, numbered or marked.
    ///   - parts: As `SpokenWord.parts`.
    public static func spoken(_ text: String, reading: String, parts: [Int] = []) -> [Tone?] {
        spoken([SpokenWord(text: text, reading: reading, parts: parts)])[0].syllables.map { $0?.tone }
    }
}
