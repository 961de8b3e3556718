import Lexicon
import Model

/// Whether the words around an English word are those of a context of `contexts-en.txt`.
extension EnglishContext {
    /// How many words before and behind it the words of its sentence are looked for.
    private static let reach = 12

    /// Whether one of its conditions holds.
    func holds(at number: Int, in sentence: EnglishSentence) -> Bool {
        conditions.contains { condition in
            switch condition {
            case .near(let text): Self.isNear(text, number, sentence)
            case .before(let text): Self.stands(text, in: sentence.numbersBefore(number), sentence)
            case .behind(let text): Self.stands(text, in: sentence.numbersBehind(number), sentence)
            case .ending(let text): sentence.next(number)?.lower.hasSuffix(text) ?? false
            case .rule(let name): Self.rule(name, number, sentence)
            }
        }
    }

    private static func stands(_ text: String, in numbers: Range<Int>, _ sentence: EnglishSentence) -> Bool {
        numbers.contains { sentence.words[$0].isForm(of: text) }
    }

    private static func isNear(_ text: String, _ number: Int, _ sentence: EnglishSentence) -> Bool {
        var place = number
        while place > max(0, number - reach), !sentence.isFirstOfSentence(place) {
            place -= 1
            if sentence.words[place].isForm(of: text) { return true }
        }
        place = number + 1
        while place < min(sentence.words.count, number + reach + 1), !sentence.isFirstOfSentence(place) {
            if sentence.words[place].isForm(of: text) { return true }
            place += 1
        }
        return false
    }

    private static func rule(_ name: String, _ number: Int, _ sentence: EnglishSentence) -> Bool {
        switch name {
        case "always": true
        case "relative": isRelative(number, sentence)
        case "number": sentence.isBeforeNumber(number)
        case "reason": isReason(number, sentence)
        case "degree":
            sentence.next(number).map { $0.usualPart == .adjective || $0.usualPart == .adverb } ?? false
        case "remaining": sentence.previous(number).map { !EnglishRole.determiners.contains($0.lower) } ?? false
        case "exclamation": sentence.next(number).map { $0.lower == "a" || $0.lower == "an" } ?? false
        default: false
        }
    }

    /// Whether a word like "who" tells something of the noun before it: "the man who called", "my aunt, who lives here".
    private static func isRelative(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        guard number > 0, !sentence.isFirstOfSentence(number), sentence.next(number) != nil else { return false }
        let previous = sentence.words[number - 1]
        let isDetermined = sentence.previous(number - 1).map { EnglishRole.determiners.contains($0.lower) } ?? false
        let isNoun = previous.mayBeAntecedent || previous.noun != nil && isDetermined || previous.isCapitalised
        if sentence.isJoined(number) {
            return isNoun || EnglishRole.prepositions.contains(previous.lower) && sentence.isJoined(number - 1)
        }
        return isNoun && sentence.sign(before: number) == ","
    }

    /// Whether "since" tells why: "Since you're here, help me", but "since I came" of what has been so.
    private static func isReason(_ number: Int, _ sentence: EnglishSentence) -> Bool {
        !["have", "has", "'ve", "had", "been", "ever", "haven't", "hasn't", "i've", "we've", "they've", "you've"]
            .contains { isNear($0, number, sentence) }
    }
}

extension EnglishSentence {
    /// The numbers of up to three words before one in its clause.
    func numbersBefore(_ number: Int) -> Range<Int> {
        var first = number
        while first > number - 3, isJoined(first) { first -= 1 }
        return first..<number
    }

    /// The numbers of up to three words behind one in its clause.
    func numbersBehind(_ number: Int) -> Range<Int> {
        var last = number
        while last < number + 3, isJoined(last + 1) { last += 1 }
        return number + 1..<last + 1
    }

    /// Whether the sign that ends a sentence stands between a word and the one before.
    func isFirstOfSentence(_ number: Int) -> Bool {
        guard number > 0, !isJoined(number) else { return number <= 0 }
        return tokens[places[number - 1] + 1..<places[number]].contains {
            Self.ends.contains($0.text) || $0.kind == .space && $0.text.utf8.count > 1
        }
    }

    /// The sign between a word and the one before; nil if there is none, or if there are several.
    func sign(before number: Int) -> String? {
        guard number > 0 else { return nil }
        let signs = tokens[places[number - 1] + 1..<places[number]].filter { $0.kind != .space }
        return signs.count == 1 ? signs[signs.startIndex].text : nil
    }

    /// Whether figures stand behind a word: "since 1990".
    func isBeforeNumber(_ number: Int) -> Bool {
        let place = places[number] + 1
        guard let token = tokens[place...].first(where: { $0.kind != .space && $0.text != "$" && $0.text != "£" })
        else { return false }
        return token.kind == .number
    }

    /// Whether a comma ends the clause of a word, and another clause follows: "Once he arrived, we left."
    func endsWithComma(_ number: Int) -> Bool {
        var last = number
        while isJoined(last + 1) { last += 1 }
        return last + 1 < words.count && sign(before: last + 1) == ","
    }

    private static let ends: Set = [".", "!", "?", "…", "...", ";", ":"]
}
