extension Migration {
    /// An index of the cards that make a word known, so that counting the learner's words after a large import reads
    /// these alone and not every card.
    static let matureCards = Migration(
        version: 23,
        name: "MatureCards",
        statements: [
            """
            CREATE INDEX card_by_maturity ON card (learner_id, note_id)
            WHERE state = 2 AND interval_days >= 21 AND standing <> 2
            """
        ])
}
