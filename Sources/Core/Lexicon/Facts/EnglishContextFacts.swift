import Model

/// What an English word means in some contexts, where that is not what it means as that part of speech most often: one line of
/// `Data/contexts-en.txt`.
public struct EnglishContext: Hashable, Sendable {
    /// A word beside which it means so, or the name of a rule that tells.
    public enum Condition: Hashable, Sendable {
        /// A word of the same sentence, in any form.
        case near(String)
        /// One of the three words before it in its clause.
        case before(String)
        /// One of the three words behind it in its clause.
        case behind(String)
        /// The word right before it in its clause.
        case previous(String)
        /// The word right behind it in its clause.
        case next(String)
        /// The word behind it ends so: "ing".
        case ending(String)
        /// A rule of grammar, by its name: "relative".
        case rule(String)
        /// Several of them, which all must hold: "+him&_to".
        case all([Condition])
    }

    public var partOfSpeech: PartOfSpeechCode
    /// In English.
    public var meaning: String
    /// What it is in Chinese, the usual word first; empty if Chinese does not say it.
    public var chinese: [String]
    /// One of them is enough.
    public var conditions: [Condition]
}

/// The contexts of `Data/contexts-en.txt`, which says what its fields are.
package struct EnglishContextFacts {
    package let rows: FactRows
    /// By word in lower case, in the order of the file.
    package let contexts: [String: [EnglishContext]]

    /// - Throws: ``MalformedFact``.
    package init(_ text: String) throws(MalformedFact) {
        rows = try FactRows(text, file: "contexts-en.txt", fields: 5...5)
        var contexts: [String: [EnglishContext]] = [:]
        for row in rows.rows {
            let word = try row.text(0, "word")
            guard let part = PartOfSpeechCode(name: row[1]) else {
                throw row.malformed("“\(row[1])” is no part of speech")
            }
            let meaning = try row.text(2, "meaning")
            let chinese = try row.text(3, "Chinese word, nor a dash")
            var conditions: [EnglishContext.Condition] = []
            for text in try row.someWords(4, "context") {
                guard let condition = Self.condition(text) else { throw row.malformed("“\(text)” is no context") }
                guard !conditions.contains(condition) else { throw row.malformed("“\(text)” occurs twice") }
                conditions.append(condition)
            }
            let known = contexts[word] ?? []
            guard !known.contains(where: { $0.partOfSpeech == part && $0.meaning == meaning }) else {
                throw row.malformed("“\(word)” has this meaning twice")
            }
            contexts[word] =
                known + [
                    EnglishContext(
                        partOfSpeech: part, meaning: meaning,
                        chinese: chinese == "-" ? [] : chinese.split(separator: "、").map { String($0) },
                        conditions: conditions)
                ]
        }
        self.contexts = contexts
    }

    /// The names of the rules.
    private static let rules: Set = [
        "always", "relative", "number", "degree", "exclamation", "reason", "remaining", "progressive", "passive",
        "quality", "time", "statement", "reported", "habit", "object", "request", "seeming", "perfect", "exactly",
        "helpless", "owning", "infinitive", "first", "last", "alone", "closing", "comparative", "clause",
        "quantity", "subject",
    ]

    private static func condition(_ text: String) -> EnglishContext.Condition? {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return single(text) }
        var all: [EnglishContext.Condition] = []
        for part in text.split(separator: "&", omittingEmptySubsequences: false) {
            guard let condition = single(String(part)), !all.contains(condition) else { return nil }
            all.append(condition)
        }
        return .all(all)
    }

    private static func single(_ text: String) -> EnglishContext.Condition? {
        guard let first = text.first, let last = text.last, text.utf8.count > 1 || first != "_" && first != "+" else {
            return nil
        }
        switch (first, last) {
        case ("#", _):
            let name = String(text.dropFirst())
            return rules.contains(name) ? .rule(name) : nil
        case ("_", "_"): return nil
        case ("_", _):
            let word = text.dropFirst()
            guard word.first == "*" else { return .behind(String(word)) }
            return word.utf8.count > 1 ? .ending(String(word.dropFirst())) : nil
        case (_, "_"): return .before(String(text.dropLast()))
        case ("+", "+"): return nil
        case ("+", _): return .next(String(text.dropFirst()))
        case (_, "+"): return .previous(String(text.dropLast()))
        default: return first == "*" ? nil : .near(text)
        }
    }
}
