/// Irregular English pasts and participles that dictionaries have as other words, too, but that are mostly forms of their verbs:
/// who looks up "found" wants "find" before "found a school", and "led" is seldom a lamp.
///
/// Chosen by hand from all irregular forms that WordNet has as words of their own. Not here are those that are as often the
/// other word ("ground", "rose", "thought", "wound"), and participles that have become adjectives with a meaning of their own
/// ("broken", "lost", "drunk").
enum PastForms {
    /// In lower case.
    static let words: Set<String> = [
        "ate", "bade", "beaten", "bent", "blown", "broke", "built", "burnt", "chosen", "drawn", "drew", "driven",
        "drove",
        "dug", "fallen", "fed", "fell", "felt", "forgotten", "found", "given", "gone", "heard", "held", "hewn", "kept",
        "known", "laid", "led", "left", "lent", "lit", "made", "mown", "paid", "proven", "risen", "rung", "said",
        "sang",
        "sat", "saw", "sent", "sewn", "shaken", "shook", "shorn", "slain", "smelt", "sold", "sought", "sown", "spat",
        "spelt", "spent", "spoilt", "spoke", "spoken", "stole", "strung", "struck", "stung", "sung", "sunk", "swept",
        "sworn", "taken", "thrown", "tore", "torn", "understood", "won", "worn", "woven", "written",
    ]
}

extension Lexicon {
    /// Returns the verb of which an English word is first of all an irregular form, although it is a word of its own, too: "find"
    /// for "found". Nil for any other word.
    ///
    /// This is for words that stand alone: in a text, the words beside it tell what it is.
    public func verb(ofPast word: String) -> String? {
        let form = word.lowercased()
        guard PastForms.words.contains(form) else { return nil }
        return englishExceptions(form, partOfSpeech: "verb").first {
            $0 != form && isEnglishForm(form, of: $0)
        }
    }
}
