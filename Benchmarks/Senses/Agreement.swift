import Lexicon
import Model

/// Whether the first sense that Glossa shows for a word is the meaning that a learners' list gives.
struct Agreement {
    /// A line of a list.
    struct Line {
        var word: String
        /// Kana or pinyin; empty if the list has none.
        var reading: String
        var meaning: String
    }

    let line: Line
    /// What Glossa shows first; nil if it has no entry.
    let gloss: String?

    /// Looks a line up as the reader's card does, with its reading.
    init(_ line: Line, _ lexicon: Lexicon, in language: Language) {
        self.line = line
        let entries = lexicon.entries(of: line.word, reading: line.reading, in: language)
        gloss = entries.first.map { Self.firstSense($0.definitions) }
    }

    /// The first definition that is a sense: no measure word.
    private static func firstSense(_ definitions: [String]) -> String {
        definitions.first { !$0.hasPrefix("CL:") } ?? ""
    }

    /// Whether both share a content word: one is enough, because lists and dictionaries say the same in other words, and
    /// a synonym that shares none counts as wrong.
    var holds: Bool {
        guard let gloss else { return false }
        let listed = Self.stems(line.meaning)
        let shown = Self.stems(gloss)
        // A meaning of nothing but function words, such as "to be", is compared by them.
        if listed.content.isEmpty || shown.content.isEmpty { return !listed.all.isDisjoint(with: shown.all) }
        return !listed.content.isDisjoint(with: shown.content)
    }

    /// The words of a meaning, in lower case and without plural and verbal endings.
    private static func stems(_ meaning: String) -> (content: Set<String>, all: Set<String>) {
        let words = meaning.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
        var content: Set<String> = []
        var all: Set<String> = []
        for word in words {
            let stem = stem(word)
            all.insert(stem)
            if !functionWords.contains(String(word)) { content.insert(stem) }
        }
        return (content, all)
    }

    private static func stem(_ word: Substring) -> String {
        for ending in ["ing", "ed", "es", "s"] where word.hasSuffix(ending) && word.count > ending.count + 2 {
            let stem = word.dropLast(ending.count)
            // making and make, stopped and stop.
            if stem.count > 3, let last = stem.last, stem.dropLast().last == last, !"ls".contains(last) {
                return String(stem.dropLast())
            }
            return String(stem.hasSuffix("e") ? stem.dropLast() : stem)
        }
        return String(word.hasSuffix("e") && word.count > 3 ? word.dropLast() : word)
    }

    private static let functionWords: Set<String> = [
        "a", "an", "the", "to", "of", "in", "on", "at", "for", "by", "with", "from", "and", "or", "as", "be", "is",
        "are",
        "am", "it", "its", "one", "one's", "oneself", "someone", "something", "sb", "sth", "etc", "e", "g", "i", "esp",
        "usually", "kana", "that", "this", "not", "no", "into", "up", "out", "s", "used", "word", "do", "get", "make",
        "have", "go", "so", "very", "more", "thing", "person", "all", "other",
    ]
}
