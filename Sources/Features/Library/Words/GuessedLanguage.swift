import Formats
import Model

extension Desk {
    /// Returns the language of a word or text: the named one, or else the one that its script suggests. In a script that
    /// no language of Glossa's is written in, words are found between spaces, as in English; without letters it is Chinese.
    public static func language(of text: String, named: Language? = nil) -> Language {
        named ?? guessLanguage(of: text) ?? (findLanguage(of: text) == nil ? .chinese : .english)
    }
}
