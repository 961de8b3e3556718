/// Tone sandhi: how the tones of Standard Chinese change in connected speech.
///
/// Three changes apply in this order:
/// - 不 and 一, by the dictionary tone of the next syllable;
/// - reduplications whose second half has lost its third tone;
/// - the third tone before another third tone, by prosodic feet.
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
    /// Returns the words of a phrase with their spoken tones.
    ///
    /// - Parameter words: Words in text order, with their dictionary tones. A syllable without a reading ends a phrase,
    ///   so a whole sentence with its punctuation is valid input. For a word whose numbers of scalars and syllables
    ///   differ, only the tones are considered.
    /// - Returns: The same words, with only tones changed.
    public static func spoken(_ words: [SpokenWord]) -> [SpokenWord] {
        var phrase = SandhiPhrase(words)
        phrase.changeYiAndBu()
        phrase.changeReduplications()
        phrase.changeThirdTones()
        return phrase.words
    }

    /// Returns the spoken tones of one word.
    ///
    /// - Parameters:
    ///   - text: Its characters.
    ///   - reading: Its reading, numbered or marked.
    ///   - parts: As `SpokenWord.parts`.
    public static func spoken(_ text: String, reading: String, parts: [Int] = []) -> [Tone?] {
        spoken([SpokenWord(text: text, reading: reading, parts: parts)])[0].syllables.map { $0?.tone }
    }
}
