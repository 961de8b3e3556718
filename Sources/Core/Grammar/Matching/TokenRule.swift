/// A rule over tokens, written like a regular expression and compiled for ``RuleMatcher``.
///
/// Spaces separate items:
/// - `把` a form, `:まし` a text, `'dé'` a reading, `<v>` a feature, `@num` a list, `.` anything in the sentence, `~`
///   anything but punctuation, `不%` and `%着` forms with that beginning or end, `=-1` the same form as the token before,
///   `^-2` a form of which one is a prefix of the other with the token two before;
/// - `a|b` either, `a&!b` both, `!a|b` none of them; `(a|b)&c` is `a&c|b&c`;
/// - `(a b / c)` one of two alternatives, `!(a b)` what must not follow, `<<a` what the token before must be;
/// - `?`, `*`, `+`, `{1,4}` repetition, as few as possible;
/// - `^`, `$` the beginning and end of a clause, `$$` the end of the sentence;
/// - `[…]` markers: the match extends from the first to the last of them.
struct TokenRule: Sendable {
    let program: [Instruction]
    let tests: [TokenTest]
    /// Forms of which a sentence must contain one for the rule to match; nil if any sentence may match.
    let anchors: Set<Int32>?

    enum Instruction: Sendable {
        /// Consumes one token.
        case test(Int)
        /// Tests the token before; `atStart` is the result if there is none.
        case before(Int, atStart: Bool)
        case clauseStart
        case clauseEnd
        case sentenceEnd
        case open
        case close
        /// Tries the first, then the second.
        case split(Int, Int)
        case jump(Int)
        /// Fails if the following instructions, up to `end`, match.
        case refuse(end: Int)
        case accept
    }
}

/// A test of one token: one of several conjunctions, or none of them.
struct TokenTest: Sendable {
    var isNegated: Bool
    var alternatives: [[Condition]]

    struct Condition: Sendable {
        var isNegated: Bool
        var kind: Kind
    }

    enum Kind: Sendable {
        case any
        case notPunctuation
        case form(Int32)
        case text(Int32)
        case reading(Int32)
        case feature(Int32)
        case list(Set<Int32>)
        case prefix(String)
        case suffix(String)
        case same(Int)
        case kin(Int)
    }

    /// Its forms if it tests forms only; nil otherwise.
    var forms: Set<Int32>? {
        guard !isNegated else { return nil }
        var forms: Set<Int32> = []
        for alternative in alternatives {
            var found = false
            for condition in alternative where !condition.isNegated {
                switch condition.kind {
                case .form(let form): forms.insert(form)
                case .list(let list): forms.formUnion(list)
                default: continue
                }
                found = true
            }
            if !found { return nil }
        }
        return forms
    }
}

/// Numbers for the words in rules, so that they can be compared as integers.
struct Vocabulary: Sendable {
    private var numbers: [String: Int32] = [:]

    /// Returns the number of a word, assigning a new one if needed.
    mutating func number(of word: String) -> Int32 {
        if let known = numbers[word] { return known }
        let number = Int32(numbers.count)
        numbers[word] = number
        return number
    }

    /// Returns the number of a word in a rule; -1 for any other.
    func known(_ word: String) -> Int32 { numbers[word] ?? -1 }
}
