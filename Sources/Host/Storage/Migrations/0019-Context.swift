extension Migration {
    /// The time zones that a learner has lived in, so that each moment stays on its local day, and the id of the deck
    /// that receives new cards of each language.
    static let context = Migration(
        version: 19,
        name: "Context",
        statements: [
            """
            CREATE TABLE learner_zone (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                since BIGINT NOT NULL,
                zone TEXT NOT NULL,
                PRIMARY KEY (learner_id, since)
            )
            """,
            """
            CREATE TABLE card_deck (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                deck_id TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, language)
            )
            """,
        ],
        policies: policies(for: ["learner_zone", "card_deck"]))
}
