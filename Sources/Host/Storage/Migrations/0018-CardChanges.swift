extension Migration {
    /// When each card was last changed, so that an import can tell which of two versions of a card is newer.
    ///
    /// For existing cards the time comes from the change log; a bulk change, such as an import, counts for all cards.
    /// Without a log entry, it is the time of the last answer or of the card's creation.
    static let cardChanges = Migration(
        version: 18,
        name: "CardChanges",
        statements: [
            "ALTER TABLE card ADD COLUMN updated_at BIGINT NOT NULL DEFAULT 0",
            // The log has no index by row, and there are hundreds of thousands of cards.
            """
            CREATE TABLE card_change (
                learner_id TEXT NOT NULL,
                row_key TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, row_key)
            )
            """,
            """
            INSERT INTO card_change (learner_id, row_key, at)
            SELECT learner_id, row_key, MAX(at) FROM change WHERE entity = 'card' GROUP BY learner_id, row_key
            """,
            """
            UPDATE card SET updated_at = COALESCE(
                (SELECT MAX(card_change.at) FROM card_change
                WHERE card_change.learner_id = card.learner_id
                    AND card_change.row_key IN (CAST(card.id AS TEXT), '*')),
                last_review, created_at)
            """,
            "DROP TABLE card_change",
        ])
}
