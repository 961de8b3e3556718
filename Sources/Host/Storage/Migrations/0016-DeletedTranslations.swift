extension Migration {
    /// A deleted turn stays for a while, so that its deletion can be taken back.
    static let deletedTranslations = Migration(
        version: 16,
        name: "DeletedTranslations",
        statements: ["ALTER TABLE translation ADD COLUMN deleted_at BIGINT"])
}
