extension Migration {
    /// The language of a book's text, as a tag of BCP 47, if Glossa does not have it; null for other books.
    static let otherLanguages = Migration(
        version: 33,
        name: "OtherLanguages",
        statements: ["ALTER TABLE book ADD COLUMN other_language TEXT"])
}
