import Formats
import Model

extension Desk {
    /// Returns the language of a word or text: the named one, or else the one that its script suggests, and Chinese if
    /// that is open.
    public static func language(of text: String, named: Language? = nil) -> Language {
        named ?? guessLanguage(of: text) ?? .chinese
    }
}
