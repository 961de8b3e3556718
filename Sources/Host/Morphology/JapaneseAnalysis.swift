/// Splits Japanese text into morphemes and words. Glossa's own lattice does it (``LatticeAnalyzer``), or MeCab
/// (``JapaneseAnalyzer``) where the lexicon has no words for the lattice.
public protocol JapaneseAnalysis: Sendable {
    /// Splits text into morphemes.
    ///
    /// Nothing is lost: the concatenated surfaces are the text; whitespace, line endings, emoji and control
    /// characters are pieces of their own.
    func analyze(_ text: String) -> [Morpheme]

    /// Whether its dictionary has a word that is made of others, such as お茶.
    func hasWord(_ text: String) -> Bool
}

extension JapaneseAnalysis {
    /// Splits text into words as readers perceive them: a verb or adjective with all its endings is one word.
    ///
    /// See `JapaneseWord` for what belongs together. As with ``analyze(_:)``, nothing is lost.
    /// - Parameter joiningSuru: Whether 勉強する is one word (a verb) or two.
    public func words(in text: String, joiningSuru: Bool = false) -> [JapaneseWord] {
        let words = WordJoining(joinsSuru: joiningSuru).words(from: analyze(text))
        let compounds = CompoundNouns.join(CompoundVerbs.join(words, isWord: hasWord), isWord: hasWord)
        let phrases = SetPhrases.join(compounds, isWord: hasWord)
        return MannerAdverbs.join(phrases, isWord: hasWord)
    }

    /// None, unless the analysis says otherwise.
    public func hasWord(_ text: String) -> Bool { false }
}
