import Model
import Phonology

extension Entry {
    /// Its reading; of a word in kana without one, the word.
    var sound: String { reading.isEmpty ? headword : reading }

    /// Whether a reading, in any notation of its language, is its own. English words are not told apart by their sound.
    func isRead(_ reading: String) -> Bool {
        switch language {
        case .chinese: Pinyin.soundKey(sound) == Pinyin.soundKey(reading)
        case .japanese: Kana.hiragana(sound) == Kana.hiragana(reading)
        case .english: true
        }
    }

    /// Whether a reading may be that of an inflected form of a Japanese word: よんだ for 読む, which is よむ.
    ///
    /// - Parameters:
    ///   - reading: In hiragana.
    ///   - word: The word as it is written, with kanji and with the kana in which it is inflected.
    public func isRead(inflected reading: String, as word: String) -> Bool {
        guard word.unicodeScalars.last.map(Kana.isKana) ?? false, !word.unicodeScalars.allSatisfy(Kana.isKana) else {
            return false
        }
        let base = Kana.hiragana(self.reading)
        // かなしげ, うれしがる and たかさ have the stem of an adjective.
        if word.hasSuffix("い"), base.hasSuffix("い"), base.unicodeScalars.count > 2,
            reading.hasPrefix(String(base.dropLast()))
        {
            return true
        }
        return InflectedForm.isReading(reading, ofFormsOf: base)
    }
}
