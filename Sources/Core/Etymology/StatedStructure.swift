import Model

/// The hand-written structure of a word, as etymological dictionaries agree, for common words whose letters mislead
/// ("earth" has no "ear" and "summer" no sum) or for which the data sets have only today's sense ("river" was a bank).
struct StatedStructure {
    /// A prefix and a suffix with their hyphens; empty if there is none.
    var prefix = ""
    var suffix = ""
    /// Whether the prefix negates: "in-" of "insane", not that of "incur".
    var isNegated = false
    /// The element between them as written in the word, its sense, its language, and English words that share it.
    var root: Root

    /// Parses a line of `word | parts | meaning | language | relatives`, with the parts as `pre- root -fix`, or
    /// `not:in- root -fix`.
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
        // A plus separates two elements.
        root.forms = [middle.joined(separator: " ")]
    }

    /// Marks a prefix that negates.
    private static let negation = "not:"

    /// Keyed by the word, in lower case.
    static let all: [String: StatedStructure] = words.reduce(into: [:]) { all, lines in
        for fields in Rows(lines).fields { all[fields[0]] = StatedStructure(fields) }
    }

    private static let words = [wordsAToB, wordsCToD, wordsEToH, wordsIToM, wordsNToR, wordsSToZ]

    /// Returns whether a word may derive from one of them: "terribly" begins with "terrible" without its last letter.
    static func mayBeBase(of word: String) -> Bool {
        var start = word.prefix(longestBeginning)
        while start.utf8.count >= 2 {
            if beginnings.contains(String(start)) { return true }
            start.removeLast()
        }
        // A prefix is followed by the whole word.
        return Affix.prefixes.contains { affix in
            affix.forms.contains { word.hasPrefix($0) && all[String(word.dropFirst($0.count))] != nil }
        }
    }

    /// The beginnings of the words that remain before an ending that drops the last letter.
    private static let beginnings = Set(all.keys.map { $0.utf8.count > 3 ? String($0.dropLast()) : $0 })
    private static let longestBeginning = beginnings.reduce(0) { max($0, $1.count) }

    /// The prefix as an element; of those with the same spelling, the one from the root's language.
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

    /// Returns the suffix as an element; of those with the same spelling, the one that forms the word's part of speech.
    func suffixElement(_ partsOfSpeech: [String]) -> WordEntry.Element? {
        let form = String(suffix.dropFirst())
        let alike = Affix.suffixes.filter { $0.forms.contains(form) }
        // Only a word that is nothing but a noun may be an act: "arrival", not "original".
        let meant = alike.filter { !$0.isOfAct || partsOfSpeech == ["noun"] }
        let fitting =
            meant.filter { $0.canMake([partsOfSpeech.first ?? ""]) } + meant.filter { $0.canMake(partsOfSpeech) }
        // "-ty" is "times ten" after an English number, "state or quality" after a Latin root.
        return (fitting.first { $0.language == root.language } ?? fitting.first ?? alike.first)?.suffix(form)
    }
}
