extension Migration {
    /// When a book was finished: being on its last page does not say so. Books whose last page had been reached
    /// count as finished, as they did before; one of a single page may only have been opened.
    static let finishing = Migration(
        version: 2,
        name: "Finishing",
        statements: [
            "ALTER TABLE book ADD COLUMN finished_at BIGINT",
            "UPDATE book SET finished_at = opened_at WHERE page_count > 1 AND last_page >= page_count",
        ])
}
