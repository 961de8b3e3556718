extension Migration {
    /// The words that a book repeats and no dictionary has, which are found with its words: each on a line, with a tab
    /// before its rarity in hundredths of a nat.
    static let bookTerms = Migration(
        version: 26,
        name: "BookTerms",
        statements: ["ALTER TABLE vocabulary ADD COLUMN terms TEXT NOT NULL DEFAULT ''"])
}
