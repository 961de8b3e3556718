extension Migration {
    /// The pictures of books, each kept once under the SHA-256 of its bytes, the places of pictures and notes in the text of
    /// pages, and whether a book's lines run from top to bottom.
    ///
    /// `place` counts the Unicode scalars before the inset on its page. `kind` is `picture`, `plate` (a picture with a line of
    /// its own) or `note`; `sign` is a picture's description or what refers to a note, and `text` the note.
    static let insets = Migration(
        version: 27,
        name: "Insets",
        statements: [
            "ALTER TABLE book ADD COLUMN is_vertical BIGINT NOT NULL DEFAULT 0",
            """
            CREATE TABLE book_picture (
                learner_id TEXT NOT NULL,
                book_id TEXT NOT NULL,
                digest TEXT NOT NULL,
                media_type TEXT NOT NULL,
                width BIGINT,
                height BIGINT,
                bytes BYTEA NOT NULL,
                PRIMARY KEY (learner_id, book_id, digest),
                FOREIGN KEY (learner_id, book_id) REFERENCES book (learner_id, id) ON DELETE CASCADE
            )
            """,
            """
            CREATE TABLE inset (
                learner_id TEXT NOT NULL,
                book_id TEXT NOT NULL,
                page BIGINT NOT NULL,
                position BIGINT NOT NULL,
                place BIGINT NOT NULL,
                kind TEXT NOT NULL,
                digest TEXT,
                sign TEXT NOT NULL,
                text TEXT NOT NULL,
                PRIMARY KEY (learner_id, book_id, page, position),
                FOREIGN KEY (learner_id, book_id) REFERENCES book (learner_id, id) ON DELETE CASCADE
            )
            """,
        ],
        policies: policies(for: ["book_picture", "inset"]))
}
