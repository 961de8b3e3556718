/// A rule over tokens, written like a regular expression and compiled for ``RuleMatcher``.
///
/// Items stand between spaces:
/// - `把` a form, `:まし` a text, `'dé'` a reading, `<v>` a feature, `@num` a list, `.` anything in the sentence, `~`
///   anything but punctuation, `不%` and `%着` forms that begin or end so, `=-1` the same form as the token before,
///   `^-2` a form that begins like that of the token two before, or the other way round;
/// - `a|b` either, `a&!b` both, `!a|b` none of them; `(a|b)&c` is `a&c|b&c`;
/// - `(a b / c)` one of two ways, `!(a b)` what must not follow, `<<a` what the token before must be;
/// - `?`, `*`, `+`, `{1,4}` how often, as few as will do;
/// - `^`, `$` where a clause begins and ends, `$$` where the sentence does;
/// - `[…]` markers: the match is reported from the first to the last of them.
struct TokenRule: Sendable {
    let program: [Instruction]
    let tests: [TokenTest]
    /// Forms of which a sentence must have one for the rule to match; nil where any sentence may.
    let anchors: Set<Int32>?

    enum Instruction: Sendable {
        /// Takes one token.
        case test(Int)
        /// Asks about the token before; `atStart` is the answer where there is none.
        case before(Int, atStart: Bool)
        case clauseStart
        case clauseEnd
        case sentenceEnd
        case open
        case close
        /// Tries the first, then the second.
        case split(Int, Int)
        case jump(Int)
        /// Fails where what follows, up to `end`, matches.
        case refuse(end: Int)
        case accept
    }
}

/// What one token must be: one of several conjunctions, or none of them.
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

    /// Its forms where it names nothing but forms; nil otherwise.
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

/// Numbers for the words that rules name, so that they are compared as numbers.
struct Vocabulary: Sendable {
    private var numbers: [String: Int32] = [:]

    /// The number of a word, a new one if need be.
    mutating func number(of word: String) -> Int32 {
        if let known = numbers[word] { return known }
        let number = Int32(numbers.count)
        numbers[word] = number
        return number
    }

    /// The number of a word that a rule names; -1 for any other.
    func known(_ word: String) -> Int32 { numbers[word] ?? -1 }
}
