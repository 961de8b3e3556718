import Model

/// What a word is made of, as etymological dictionaries agree, for words whose letters lead astray: "earth" is no "ear" and
/// "summer" no sum.
struct StatedStructure {
    /// A prefix and a suffix with their hyphens; empty where there is none.
    var prefix = ""
    var suffix = ""
    /// The element between them as it is written in the word, its sense, its language, and English words that share it.
    var root: Root

    /// Reads a line of `word | parts | meaning | language | relatives`, the parts as `pre- root -fix`.
    private init(_ fields: [String]) {
        var middle: [Substring] = []
        for part in fields[1].split(separator: " ") {
            if part.hasSuffix("-") {
                prefix = String(part)
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

    /// By the word, in small letters.
    static let all: [String: StatedStructure] = Rows(lines).fields.reduce(into: [:]) { all, fields in
        all[fields[0]] = StatedStructure(fields)
    }

    /// Whether a word may be made of one of them: "terribly" begins with the letters of "terrible", all but the last.
    static func mayBeBase(of word: String) -> Bool {
        var start = word[...]
        while start.utf8.count >= 2 {
            if beginnings.contains(String(start)) { return true }
            start = start.dropLast()
        }
        // Behind a prefix stands the whole word.
        return Affix.prefixes.contains { affix in
            affix.forms.contains { word.hasPrefix($0) && all[String(word.dropFirst($0.count))] != nil }
        }
    }

    /// What stays of each before an ending that takes its last letter away.
    private static let beginnings = Set(all.keys.map { $0.utf8.count > 3 ? String($0.dropLast()) : $0 })

    /// The prefix as an element: of those that are written alike, the one of the root's own language.
    var prefixElement: WordEntry.Element? {
        let form = String(prefix.dropLast())
        // "in-" that says "not" stands in none of these words.
        let alike = Affix.prefixes.filter { $0.forms.contains(form) && $0.meaning != "not" }
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
        return (alike.first { $0.canMake(partsOfSpeech) } ?? alike.first)?.suffix(form)
    }
}
