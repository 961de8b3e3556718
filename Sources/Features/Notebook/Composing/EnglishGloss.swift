import Foundation

/// English words out of the glosses of a Chinese dictionary.
enum EnglishGloss {
    /// The one word that a gloss is, without "to", articles and remarks; nil for a longer one.
    static func word(_ gloss: some StringProtocol) -> String? {
        expression(gloss).flatMap { $0.contains(" ") ? nil : $0 }
    }

    /// The word or words that a gloss is, without "to", articles and remarks; nil for what is more than letters.
    static func expression(_ gloss: some StringProtocol) -> String? {
        var text = ""
        var depth = 0
        for character in gloss {
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            default: if depth == 0 { text.append(character) }
            }
        }
        var words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," })
        if let first = words.first, ["to", "a", "an", "the"].contains(first), words.count > 1 { words.removeFirst() }
        guard !words.isEmpty, words.joined().allSatisfy({ $0.isLetter || $0 == "-" || $0 == "'" }) else { return nil }
        return words.joined(separator: " ")
    }

    static func magnitude(_ rank: Double) -> Double { log10(max(1, rank)) }
}
