extension Migration {
    /// Another spelling of a note's word: the traditional form of a Chinese one, the one in kanji of a Japanese one in kana.
    static let variants = Migration(
        version: 32,
        name: "Variants",
        statements: ["ALTER TABLE note ADD COLUMN variant TEXT NOT NULL DEFAULT ''"])
}
