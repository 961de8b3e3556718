import Model

/// The hand-written structure of a word, as etymological dictionaries agree, for common words whose letters mislead
/// ("earth" has no "ear" and "summer" no sum) or for which the data sets have only today's sense ("river" was a bank).
public struct StatedStructure: Sendable, Hashable {
    /// A prefix and a suffix with their hyphens; empty if there is none.
    public private(set) var prefix = ""
    public private(set) var suffix = ""
    /// Whether the prefix negates: "in-" of "insane", not that of "incur".
    public private(set) var isNegated = false
    /// The element between them as written in the word, its sense, its language, and English words that share it.
    public private(set) var root: Root

    /// - Parameters:
    ///   - parts: As `pre- root -fix`, or `not:in- root -fix` with a prefix that negates; a plus separates two elements.
    ///   - relatives: English words that share the root; a loanword may have none.
    public init(parts: String, meaning: String, language: String, relatives: [String]) {
        var middle: [Substring] = []
        for part in parts.split(separator: " ") {
            if part.hasSuffix("-") {
                isNegated = part.hasPrefix(Self.negation)
                prefix = String(isNegated ? part.dropFirst(Self.negation.count) : part)
            } else if part.hasPrefix("-") {
                suffix = String(part)
            } else {
                middle.append(part)
            }
        }
        root = Root(
            forms: [middle.joined(separator: " ")], meaning: meaning, language: language, relatives: relatives)
    }

    /// Marks a prefix that negates.
    private static let negation = "not:"

    /// The prefix as an element; of those with the same spelling, the one from the root's language.
    public func prefixElement(in tables: EtymologyTables) -> WordEntry.Element? {
        let form = String(prefix.dropLast())
        let written = tables.prefixes.filter { $0.forms.contains(form) }
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
    public func suffixElement(_ partsOfSpeech: [String], in tables: EtymologyTables) -> WordEntry.Element? {
        let form = String(suffix.dropFirst())
        let alike = tables.suffixes.filter { $0.forms.contains(form) }
        // Only a word that is nothing but a noun may be an act: "arrival", not "original".
        let meant = alike.filter { !$0.isOfAct || partsOfSpeech == ["noun"] }
        let fitting =
            meant.filter { $0.canMake([partsOfSpeech.first ?? ""]) } + meant.filter { $0.canMake(partsOfSpeech) }
        // "-ty" is "times ten" after an English number, "state or quality" after a Latin root.
        return (fitting.first { $0.language == root.language } ?? fitting.first ?? alike.first)?.suffix(form)
    }
}
