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

    /// Whether both share a content word. One is enough, because lists and dictionaries say the same in other words; a
    /// synonym that shares none counts as wrong. Words of one root are the same: "kind" and "kindness".
    var holds: Bool {
        guard let gloss else { return false }
        let listed = Self.words(line.meaning)
        let shown = Self.words(gloss)
        // A meaning of nothing but function words, such as "to be", is compared by them.
        if listed.content.isEmpty || shown.content.isEmpty { return !listed.all.isDisjoint(with: shown.all) }
        return listed.content.contains { word in shown.content.contains { Self.haveOneRoot(word, $0) } }
    }

    /// The words of a meaning, in lower case.
    private static func words(_ meaning: String) -> (content: Set<String>, all: Set<String>) {
        let all = Set(meaning.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init))
        return (all.subtracting(functionWords), all)
    }

    /// Whether the shorter of two words, but for its last letter if it has five or more, begins the longer one, and has at
    /// least three letters; or both begin with the same five.
    private static func haveOneRoot(_ left: String, _ right: String) -> Bool {
        let (short, long) = left.count <= right.count ? (left, right) : (right, left)
        if short == long { return true }
        guard short.count >= 3, long.count - short.count <= 5 else { return false }
        return long.hasPrefix(short.count >= 5 ? String(short.dropLast()) : short)
            || short.prefix(5) == long.prefix(5) && short.count >= 5
    }

    private static let functionWords: Set<String> = [
        "a", "an", "the", "to", "of", "in", "on", "at", "for", "by", "with", "from", "and", "or", "as", "be", "is",
        "are",
        "am", "it", "its", "one", "one's", "oneself", "someone", "something", "sb", "sth", "etc", "e", "g", "i", "esp",
        "usually", "kana", "that", "this", "not", "no", "into", "up", "out", "s", "used", "word", "do", "get", "make",
        "have", "go", "so", "very", "more", "thing", "person", "all", "other",
    ]
}
