import Model

// Everyday words in three languages: dictionaries list all their uses, but not which one is usually meant.

extension Lexicon {
    /// The everyday word for an English one, from Glossa's own list; empty if the other language has none, nil if the
    /// dictionaries decide.
    public func everydayEquivalent(ofEnglish word: String, in language: Language) -> String? {
        let place: Int
        switch language {
        case .chinese: place = 0
        case .japanese: place = 1
        case .english: return nil
        }
        guard let reference = SortedIndex(image, .everydayEquivalents).find(word.lowercased()).first else { return nil }
        let words = image.string(reference).split(separator: "\u{1F}", omittingEmptySubsequences: false)
        return words.indices.contains(place) ? String(words[place]) : nil
    }

    /// Whether a Chinese word does not translate an English one although a dictionary glosses it so.
    public func misleads(_ chinese: String, for english: String) -> Bool {
        SortedIndex(image, .misleadingEquivalents).find(english.lowercased()).contains { image.string($0) == chinese }
    }
}
