import Model

/// English words that only help others, and what they are in Chinese: "is" before an adjective is nothing, "again" of what has
/// happened is 又.
enum ChineseHelpers {
    enum Finding: Hashable, Sendable {
        /// Chinese does not say it.
        case nothing
        case word(String)
    }

    /// Returns what a word is; nil if it is what the dictionaries say.
    ///
    /// - Parameters:
    ///   - word: In lower case.
    ///   - before: The words before it in its clause, in lower case.
    ///   - after: The words behind it.
    ///   - isAdjective: Whether a dictionary has a word as an adjective.
    static func finding(
        for word: String, before: [String], after: [String], isAdjective: (String) -> Bool
    ) -> Finding? {
        // "Is he tall?" has the subject behind its verb.
        let isInverted = before.isEmpty && after.first.map { EnglishRole.subjects.contains($0) } ?? false
        let rest = Array(after.drop { EnglishRole.adverbs.contains($0) }.dropFirst(isInverted ? 1 : 0))
        switch word {
        case "am", "is", "are", "was", "were", "it's":
            if describes(rest, isAdjective) || tellsAge(rest) { return .nothing }
            return word != "it's" && rest.first.map(isAction) ?? false ? .word("在") : nil
        case "isn't", "aren't", "wasn't", "weren't":
            return describes(rest, isAdjective) || rest.first == "allowed" ? .word("不") : nil
        case "been":
            return after.first.map { EnglishRole.determiners.contains($0) } ?? false ? nil : .nothing
        case "never":
            let hasHelper =
                before.last.map { ["has", "have", "had", "i've", "we've", "they've"].contains($0) } ?? false
            return hasHelper ? .word("从来没") : nil
        case "again":
            let isPast = before.contains {
                ["was", "were", "did", "had", "didn't"].contains($0) || $0.hasSuffix("ed") && $0 != "need"
            }
            return isPast ? .word("又") : nil
        case "year", "years":
            return after.first.map { ["old", "older", "younger"].contains($0) } ?? false ? .word("岁") : nil
        case "old", "older", "younger":
            guard let last = before.last, last == "years" || last == "year" else { return nil }
            return word == "old" ? .nothing : .word(word == "older" ? "大" : "小")
        case "it":
            let isOfWeather =
                before.isEmpty && after.count > 1 && weatherVerbs.contains(after[0])
                && after.dropFirst().prefix(2).contains { weather.contains($0) }
            return isOfWeather ? .nothing : nil
        default: return nil
        }
    }

    /// Whether an adjective follows that stands for itself: "is very tired", but not "is cold water".
    private static func describes(_ rest: [String], _ isAdjective: (String) -> Bool) -> Bool {
        let words = Array(rest.drop { degrees.contains($0) })
        guard let first = words.first else { return false }
        let isDescription =
            descriptions.contains(first) || !isAction(first) && isAdjective(first)
            || first.hasSuffix("er") && words.dropFirst().first == "than"
        guard isDescription, let next = words.dropFirst().first else { return isDescription }
        return EnglishRole.prepositions.contains(next) || EnglishRole.adverbs.contains(next) || behind.contains(next)
    }

    /// Whether it says how old somebody is: "is two years older".
    private static func tellsAge(_ rest: [String]) -> Bool {
        rest.count > 2 && (rest[1] == "years" || rest[1] == "year") && ["old", "older", "younger"].contains(rest[2])
    }

    private static func isAction(_ word: String) -> Bool {
        word.count > 4 && word.hasSuffix("ing") && !descriptions.contains(word) && !notActions.contains(word)
    }

    private static let degrees: Set = ["very", "too", "so", "really", "quite", "rather", "more", "most", "less", "not"]
    /// What may stand behind an adjective that no noun follows.
    private static let behind: Set = [
        "than", "to", "and", "or", "but", "again", "today", "now", "tonight", "yesterday", "tomorrow", "here", "there",
        "too",
        "yet", "enough", "that", "because", "when", "if", "as",
    ]
    private static let descriptions: Set = [
        "interesting", "boring", "exciting", "surprising", "amazing", "disappointing", "missing", "willing", "charming",
        "tired", "closed", "married", "worried", "surprised", "excited", "bored", "interested",
    ]
    /// "is going to" is no action, and neither are nouns and pronouns in -ing.
    private static let notActions: Set = [
        "going", "something", "anything", "nothing", "everything", "morning", "evening", "building", "spring", "string",
    ]
    private static let weatherVerbs: Set = [
        "will", "would", "might", "may", "is", "was", "won't", "didn't", "doesn't", "can",
    ]
    private static let weather: Set = [
        "rain", "snow", "raining", "snowing", "cold", "hot", "warm", "cool", "sunny", "cloudy", "windy", "dark",
    ]
}
