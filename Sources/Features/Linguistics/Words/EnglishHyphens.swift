import Lexicon
import Model

/// Words with a hyphen in them that no dictionary has so: "ice-cream", "two-week", "ex-wife".
enum EnglishHyphens {
    /// How dictionaries write such a word: "ice cream" for "ice-cream", "email" for "e-mail"; nil if they do not.
    static func spelling(of word: String, _ lexicon: Lexicon) -> String? {
        let parts = parts(word)
        guard parts.count > 1, !isCounted(parts) else { return nil }
        return [" ", ""].lazy.map { parts.joined(separator: $0) }.first { lexicon.contains($0, in: .english) }
    }

    /// What its parts mean together; nil if it has no hyphen, or if the last part is no word.
    static func gloss(of word: String, _ lexicon: Lexicon) -> String? {
        let parts = parts(word)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return nil }
        if let number = number(parts) { return "the number \(number)" }
        if let counted = counted(parts) { return counted }
        let start = parts.dropLast().joined(separator: "-")
        let rest = parts.dropFirst().joined(separator: "-")
        if let meaning = prefixes[first] { return "\(first)- (\(meaning)) + \(rest)" }
        if let meaning = suffixes[last] { return meaning + " " + start }
        guard let definition = lexicon.firstDefinitions(ofEnglish: last).first?.definition else { return nil }
        return "\(last): \(definition)"
    }

    private static func parts(_ word: String) -> [String] {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        return parts.count < 6 && parts.allSatisfy { !$0.isEmpty } ? parts : []
    }

    /// 34 of "thirty-four"; nil for other words.
    private static func number(_ parts: [String]) -> Int? {
        guard parts.count == 2, let ten = tens.firstIndex(of: parts[0]),
            let one = units.prefix(9).firstIndex(of: parts[1])
        else { return nil }
        return (ten + 2) * 10 + one + 1
    }

    /// Whether a number stands before what is counted: "two-week".
    private static func isCounted(_ parts: [String]) -> Bool {
        guard let first = parts.first else { return false }
        return units.contains(first) || tens.contains(first) || others.contains(first)
    }

    /// "two weeks long", "two years old", "with five stars"; nil if nothing is counted.
    private static func counted(_ parts: [String]) -> String? {
        guard isCounted(parts), parts.count < 5 else { return nil }
        var parts = parts
        let isOld = parts.last == "old"
        if isOld { parts.removeLast() }
        guard parts.count > 1, let noun = parts.popLast() else { return nil }
        let number = parts.joined(separator: "-")
        let things = number + " " + (number == "one" || number == "half" ? noun : several(noun))
        if isOld { return things + " old; somebody who is " + things + " old" }
        if noun == "year-old" { return nil }
        return lengths.contains(noun) ? things + " long" : "of or with " + things
    }

    private static func several(_ noun: String) -> String {
        if let irregular = irregular[noun] { return irregular }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        let isSibilant = ["s", "x", "ch", "sh"].contains { noun.hasSuffix($0) }
        return noun + (isSibilant ? "es" : "s")
    }

    private static let irregular = ["foot": "feet", "man": "men", "woman": "women", "person": "people"]
    private static let units = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let others: Set = ["half", "hundred", "several", "many"]
    private static let lengths: Set = [
        "second", "minute", "hour", "day", "night", "week", "month", "year", "decade", "mile", "kilometre", "kilometer",
        "metre", "meter", "inch", "foot", "page",
    ]
    private static let prefixes = [
        "ex": "former", "non": "not", "anti": "against", "pre": "before", "post": "after", "mid": "in the middle of",
        "self": "of, by or for oneself", "co": "together with others", "semi": "partly", "re": "again",
        "multi": "of many", "mini": "small", "super": "very; more than", "ultra": "extremely", "pro": "in favour of",
        "sub": "under", "under": "less than is needed", "over": "more than is right", "quasi": "almost, but not really",
        "half": "partly", "all": "completely; everywhere",
    ]
    private static let suffixes = [
        "like": "similar to", "free": "without", "based": "based on or in", "style": "in the style of",
        "friendly": "good or easy for", "proof": "not harmed by", "shaped": "in the shape of",
        "sized": "of the size of",
        "led": "led by", "made": "made by or in", "filled": "full of", "covered": "covered with", "lined": "lined with",
        "related": "to do with", "driven": "driven by", "rich": "with much", "wide": "in all of", "bound": "going to",
        "wise": "as for", "elect": "chosen but not yet at work as",
    ]
}
