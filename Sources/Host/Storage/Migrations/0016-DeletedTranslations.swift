extension Migration {
    /// A deleted turn is kept for a while so that the deletion can be undone.
    static let deletedTranslations = Migration(
        version: 16,
        name: "DeletedTranslations",
        statements: ["ALTER TABLE translation ADD COLUMN deleted_at BIGINT"])
}
