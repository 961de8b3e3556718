import Model

/// What a word is made of, as etymological dictionaries agree, for common words whose letters lead astray ("earth" is no
/// "ear" and "summer" no sum) or of which the data sets have only the sense of today ("river" was a bank).
struct StatedStructure {
    /// A prefix and a suffix with their hyphens; empty where there is none.
    var prefix = ""
    var suffix = ""
    /// Whether the prefix says that something is not so: "in-" of "insane", not that of "incur".
    var isNegated = false
    /// The element between them as it is written in the word, its sense, its language, and English words that share it.
    var root: Root

    /// Reads a line of `word | parts | meaning | language | relatives`, the parts as `pre- root -fix`, or `not:in- root -fix`.
    private init(_ fields: [String]) {
        var middle: [Substring] = []
        for part in fields[1].split(separator: " ") {
            if part.hasSuffix("-") {
                isNegated = part.hasPrefix(Self.negation)
                prefix = String(isNegated ? part.dropFirst(Self.negation.count) : part)
            } else if part.hasPrefix("-") {
                suffix = String(part)
            } else {
                middle.append(part)
            }
        }
        root = Root("", fields[2], fields[3], "", fields[4])
        // Two elements stand with a plus between them.
        root.forms = [middle.joined(separator: " ")]
    }

    /// What stands before a prefix that denies.
    private static let negation = "not:"

    /// By the word, in small letters.
    static let all: [String: StatedStructure] = words.reduce(into: [:]) { all, lines in
        for fields in Rows(lines).fields { all[fields[0]] = StatedStructure(fields) }
    }

    private static let words = [wordsAToB, wordsCToD, wordsEToH, wordsIToM, wordsNToR, wordsSToZ]

    /// Whether a word may be made of one of them: "terribly" begins with the letters of "terrible", all but the last.
    static func mayBeBase(of word: String) -> Bool {
        var start = word.prefix(longestBeginning)
        while start.utf8.count >= 2 {
            if beginnings.contains(String(start)) { return true }
            start.removeLast()
        }
        // Behind a prefix stands the whole word.
        return Affix.prefixes.contains { affix in
            affix.forms.contains { word.hasPrefix($0) && all[String(word.dropFirst($0.count))] != nil }
        }
    }

    /// What stays of each before an ending that takes its last letter away.
    private static let beginnings = Set(all.keys.map { $0.utf8.count > 3 ? String($0.dropLast()) : $0 })
    private static let longestBeginning = beginnings.reduce(0) { max($0, $1.count) }

    /// The prefix as an element: of those that are written alike, the one of the root's own language.
    var prefixElement: WordEntry.Element? {
        let form = String(prefix.dropLast())
        let written = Affix.prefixes.filter { $0.forms.contains(form) }
        let meant = written.filter { ($0.meaning == "not") == isNegated }
        let alike = meant.isEmpty ? written : meant
        let best =
            alike.first { $0.language == root.language }
            ?? alike.first {
                OriginLanguage.isRomanceOrGreek($0.language) == OriginLanguage.isRomanceOrGreek(root.language)
            }
        return (best ?? alike.first)?.prefix(form)
    }

    /// The suffix as an element: of those that are written alike, the one that makes what the word is.
    func suffixElement(_ partsOfSpeech: [String]) -> WordEntry.Element? {
        let form = String(suffix.dropFirst())
        let alike = Affix.suffixes.filter { $0.forms.contains(form) }
        // What is a noun and nothing else may be an act: "arrival", not "original".
        let meant = alike.filter { !$0.isOfAct || partsOfSpeech == ["noun"] }
        let fitting =
            meant.filter { $0.canMake([partsOfSpeech.first ?? ""]) } + meant.filter { $0.canMake(partsOfSpeech) }
        // "-ty" is "times ten" behind an English number, "state or quality" behind a Latin root.
        return (fitting.first { $0.language == root.language } ?? fitting.first ?? alike.first)?.suffix(form)
    }
}
