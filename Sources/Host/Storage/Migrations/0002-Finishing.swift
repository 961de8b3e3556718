extension Migration {
    /// When a book was finished, which being on its last page does not imply. Books whose last page had been reached
    /// count as finished, as before, except single-page books, which may only have been opened.
    static let finishing = Migration(
        version: 2,
        name: "Finishing",
        statements: [
            "ALTER TABLE book ADD COLUMN finished_at BIGINT",
            "UPDATE book SET finished_at = opened_at WHERE page_count > 1 AND last_page >= page_count",
        ])
}
