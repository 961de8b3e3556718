import Model

/// The points of Japanese grammar, with one file per topic.
enum JapanesePatterns {
    static let all: [GrammarPattern] =
        [
            particles, bounds, moreParticles, connecting, endings, invitations, teForms, favours, voices, stems,
            conditionals, moments, wishes, obligations, conjectures, likelihood, clauses, situations, nouns, tendencies,
            reservations,
        ].flatMap { $0 }

    static func pattern(
        _ id: String, _ level: Int, _ name: (String, String), _ explanation: (String, String),
        _ examples: [(String, String)], _ rules: [String], hides: [String] = []
    ) -> GrammarPattern {
        GrammarPattern(
            id, .japanese, level, GrammarText(name.0, name.1), GrammarText(explanation.0, explanation.1),
            examples.map { GrammarExample($0.0, $0.1) }, rules: rules, hides: hides)
    }
}
