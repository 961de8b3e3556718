import Model

/// Finds the points of grammar in a line of tokens, using rules only.
///
/// ```swift
/// let points = GrammarRecognizer.of(.chinese).points(in: tokens)
/// points.map(\.pattern.id)   // ["把", "了-change"]
/// ```
public struct GrammarRecognizer: Sendable {
    private let patterns: [GrammarPattern]
    private let rules: [Rule]
    private let vocabulary: Vocabulary
    private let places: [String: Int]
    /// Rules that failed to compile; empty unless a rule has a mistake.
    let failures: [String]

    private struct Rule: Sendable {
        var pattern: Int
        /// The position of the rule in its pattern; earlier rules are more reliable.
        var order: Int
        var rule: TokenRule
    }

    private struct Hit {
        var pattern: Int
        var order: Int
        var start: Int
        var end: Int

        func isInside(_ other: Hit) -> Bool { other.start <= start && end <= other.end }
    }

    /// Returns the recogniser of a language; for English, one without patterns.
    public static func of(_ language: Language) -> GrammarRecognizer {
        switch language {
        case .chinese: chinese
        case .japanese: japanese
        case .english: none
        }
    }

    private static let chinese = GrammarRecognizer(ChinesePatterns.all, lists: ChineseLists.all)
    private static let japanese = GrammarRecognizer(JapanesePatterns.all, lists: JapaneseLists.all)
    private static let none = GrammarRecognizer([], lists: [])

    init(_ patterns: [GrammarPattern], lists: [(name: String, words: String)]) {
        var compiler = RuleCompiler(lists: lists)
        var rules: [Rule] = []
        var failures: [String] = []
        var places: [String: Int] = [:]
        for (index, pattern) in patterns.enumerated() {
            places[pattern.id] = index
            for (order, text) in pattern.rules.enumerated() {
                if let rule = compiler.compile(text) {
                    rules.append(Rule(pattern: index, order: order, rule: rule))
                } else {
                    failures.append(text)
                }
            }
        }
        self.patterns = patterns
        self.rules = rules
        self.failures = failures
        self.places = places
        vocabulary = compiler.vocabulary
    }

    /// The maximum number of tokens in one sentence. The work grows faster than the length of a sentence, and no
    /// sentence written by a person is so long: the longest of 红楼梦 has a third of it.
    private static let longestSentence = 600

    /// Returns the points of grammar in a line, ordered by position.
    ///
    /// - Parameter goesOn: Called before each sentence; returning false ends the search.
    public func points(in tokens: [GrammarToken], while goesOn: () -> Bool = { true }) -> [GrammarPoint] {
        var points: [GrammarPoint] = []
        var start = 0
        for index in tokens.indices {
            let isEnd =
                tokens[index].endsSentence || index == tokens.count - 1 || index - start + 1 == Self.longestSentence
            guard isEnd else { continue }
            guard goesOn() else { break }
            points += pointsOfSentence(tokens[start...index])
            start = index + 1
        }
        return points
    }

    private func pointsOfSentence(_ tokens: ArraySlice<GrammarToken>) -> [GrammarPoint] {
        var matcher = RuleMatcher(tokens, vocabulary)
        var hits: [Hit] = []
        for rule in rules {
            if let anchors = rule.rule.anchors, anchors.isDisjoint(with: matcher.forms) { continue }
            for position in 0..<tokens.count {
                guard let range = matcher.match(rule.rule, at: position) else { continue }
                let hit = Hit(
                    pattern: rule.pattern, order: rule.order, start: tokens[tokens.startIndex + range.lowerBound].start,
                    end: tokens[tokens.startIndex + range.upperBound - 1].end)
                let isKnown = hits.contains {
                    $0.pattern == hit.pattern && $0.start == hit.start && $0.end == hit.end
                }
                if !isKnown { hits.append(hit) }
            }
        }
        let shown = withoutRepetitions(hits.filter { !isHidden($0, by: hits) })
        return shown.sorted { ($0.start, $0.end, $0.pattern) < ($1.start, $1.end, $1.pattern) }.map {
            GrammarPoint(pattern: patterns[$0.pattern], start: $0.start, end: $0.end)
        }
    }

    private func isHidden(_ hit: Hit, by hits: [Hit]) -> Bool {
        let id = patterns[hit.pattern].id
        return hits.contains { hit.isInside($0) && patterns[$0.pattern].hides.contains(id) }
    }

    /// Keeps, of nested matches of one pattern, the one from the more reliable rule, or else the shorter.
    private func withoutRepetitions(_ hits: [Hit]) -> [Hit] {
        hits.filter { hit in
            !hits.contains { other in
                guard other.pattern == hit.pattern, other.start != hit.start || other.end != hit.end else {
                    return false
                }
                if other.isInside(hit) { return other.order <= hit.order }
                return hit.isInside(other) && other.order < hit.order
            }
        }
    }
}
