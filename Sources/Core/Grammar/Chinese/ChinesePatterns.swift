import Model

/// The points of Chinese grammar, with one file per topic.
enum ChinesePatterns {
    static let all: [GrammarPattern] =
        [
            aspect, phases, complements, degrees, structures, roles, comparison, prepositions, scopes, modals,
            necessity,
            times, conditions, causes, contrasts, choices, additions, emphasis, surprise, questions,
        ].flatMap { $0 }

    static func pattern(
        _ id: String, _ level: Int, _ name: (String, String), _ explanation: (String, String),
        _ examples: [(String, String)], _ rules: [String], hides: [String] = []
    ) -> GrammarPattern {
        GrammarPattern(
            id, .chinese, level, GrammarText(name.0, name.1), GrammarText(explanation.0, explanation.1),
            examples.map { GrammarExample($0.0, $0.1) }, rules: rules, hides: hides)
    }
}
