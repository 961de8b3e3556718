import Model
import Storage

extension LearnerDictionary {
    static let columns =
        "id, name, kind, languages, switched_on, position, entry_count, fact_count, digest, attribution, created_at"

    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), name: try row.text("name"), kind: try row.value("kind"),
            languages: Self.languages(try row.text("languages")), isOnIn: Self.languages(try row.text("switched_on")),
            position: Int(clamping: try row.integer64("position")), entryCount: try row.count("entry_count"),
            factCount: try row.count("fact_count"), digest: try row.text("digest"),
            attribution: try row.text("attribution"), createdAt: try row.time("created_at"))
    }

    /// Languages as they are stored. A code that this version does not know is left out, and left alone when others are
    /// switched.
    private static func languages(_ codes: String) -> [Language] {
        var languages: [Language] = []
        for code in codes.split(separator: ",") {
            if let language = Language(rawValue: String(code)) { languages.append(language) }
        }
        return languages
    }

    /// The languages of some codes, as they are stored: in the order of all languages.
    static func codes(_ languages: [Language]) -> String {
        var codes = ""
        for language in Language.allCases where languages.contains(language) {
            codes += codes.isEmpty ? language.rawValue : "," + language.rawValue
        }
        return codes
    }
}

extension Reader {
    /// Returns the learner's dictionaries in their order.
    public func dictionaries() throws(StorageError) -> [LearnerDictionary] {
        let rows = try rows(
            """
            SELECT \(LearnerDictionary.columns) FROM dictionary WHERE learner_id = ? AND removed_at IS NULL
            ORDER BY position, id
            """, [owner])
        return try rows.values { row throws(StorageError) in try LearnerDictionary(row) }
    }

    /// Returns one of the learner's dictionaries.
    ///
    /// - Parameter removed: Whether it may be one that was removed and can still be restored.
    /// - Throws: ``DictionaryError/noSuchDictionary``.
    public func dictionary(
        _ id: ID<LearnerDictionary>, removed mayBeRemoved: Bool = false
    ) throws(StorageError) -> LearnerDictionary {
        let row = try first(
            """
            SELECT \(LearnerDictionary.columns) FROM dictionary
            WHERE learner_id = ? AND id = ? AND (removed_at IS NULL OR 1 = ?)
            """, [owner, SQLValue(id), SQLValue(mayBeRemoved ? 1 : 0)])
        guard let row else { throw .declining(DictionaryError.noSuchDictionary) }
        return try LearnerDictionary(row)
    }

    /// Returns the dictionary that was brought as the same file; also a removed one.
    ///
    /// - Parameter digest: The SHA-256 of the file.
    public func dictionary(
        withDigest digest: String
    ) throws(StorageError) -> (dictionary: LearnerDictionary, isRemoved: Bool)? {
        let row = try first(
            """
            SELECT \(LearnerDictionary.columns), removed_at FROM dictionary WHERE learner_id = ? AND digest = ?
            ORDER BY removed_at IS NOT NULL, id LIMIT 1
            """, [owner, SQLValue(digest)])
        guard let row else { return nil }
        return (try LearnerDictionary(row), try row.optionalTime("removed_at") != nil)
    }

    /// Returns the dictionaries that were removed before a moment, whose files can be deleted.
    package func dictionaries(removedBefore moment: Timestamp) throws(StorageError) -> [ID<LearnerDictionary>] {
        let rows = try rows(
            "SELECT id FROM dictionary WHERE learner_id = ? AND removed_at < ? ORDER BY id",
            [owner, SQLValue(moment)])
        return try rows.values { row throws(StorageError) in try row.id("id") }
    }

    /// Returns those of some ids that no dictionary of the learner's has, not even a removed one.
    package func unknownDictionaries(
        of ids: [ID<LearnerDictionary>]
    ) throws(StorageError) -> [ID<LearnerDictionary>] {
        var unknown: [ID<LearnerDictionary>] = []
        for id in ids {
            let row = try first(
                "SELECT 1 FROM dictionary WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)])
            if row == nil { unknown.append(id) }
        }
        return unknown
    }
}
