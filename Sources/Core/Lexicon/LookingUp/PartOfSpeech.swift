import Segmentation

extension Lexicon {
    /// The part of speech of a Chinese word in the segmenter's tables: a tag of the ICTCLAS set (`v`, `n`, `nr`; with
    /// `1` for words of one character), or the word itself if it is so common that it has a class of its own.
    ///
    /// - Returns: Nil for anything but a word, and in a lexicon that was compiled without Chinese.
    public func partOfSpeech(ofChinese word: String) -> String? {
        guard let tables = segmentationTables else { return nil }
        let number = tables.word(word)
        guard number != 0 else { return nil }
        let wordClass = Int(tables.wordCosts[Int(number)].wordClass)
        return wordClasses.indices.contains(wordClass) ? wordClasses[wordClass] : nil
    }
}
