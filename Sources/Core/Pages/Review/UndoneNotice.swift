import Model
import Routes

/// What was just undone, reported on the next page.
public struct UndoneNotice: Hashable, Sendable {
    public var what: TakenBack
    /// The word it concerned, if any.
    public var word: String?
    public var language: LanguageTag?

    public init(what: TakenBack, word: String? = nil, language: LanguageTag? = nil) {
        self.what = what
        self.word = word
        self.language = language
    }

    func banner(_ shell: Shell) -> HTML {
        let words = shell.wording.takenBack(what, isNamed: word != nil)
        return div(.class("banner undone"), .role("status")) {
            Icon.undo.drawing(shell)
            p {
                words.before
                if let word { span(.lang(language?.tag ?? "").when(language != nil)) { word } }
                words.after
            }
        }
    }
}
