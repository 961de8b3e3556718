import Lexicon
import Morphology

/// Dictionary forms of English words.
public enum EnglishLemmas {
    /// Returns the lemmas that a word may be a form of, most likely first.
    public static func of(_ word: String, _ lexicon: Lexicon) -> [String] {
        var seen: Set<String> = []
        return EnglishLemmatizer.using(lexicon).lemmas(of: word).map(\.text).filter { seen.insert($0).inserted }
    }
}
