import Model
import Storage

/// A filter for turns.
public struct TranslationFilter: Hashable, Sendable {
    /// Part of either text, ignoring case; empty for all.
    public var query: String
    public var isSaved: Bool
    /// The target language of the learner; nil for both.
    public var language: Language?
    public var limit: Int
    public var offset: Int

    public init(query: String = "", isSaved: Bool = false, language: Language? = nil, limit: Int = 50, offset: Int = 0)
    {
        self.query = query
        self.isSaved = isSaved
        self.language = language
        self.limit = limit
        self.offset = offset
    }
}

extension Reader {
    /// Returns one turn.
    ///
    /// - Throws: ``TranslationError/noSuchTranslation``.
    public func translation(_ id: ID<Translation>) throws(StorageError) -> Translation {
        let row = try first(
            "SELECT * FROM translation WHERE learner_id = ? AND id = ? AND deleted_at IS NULL", [owner, SQLValue(id)])
        guard let row else { throw .declining(TranslationError.noSuchTranslation) }
        return try Translation(row)
    }

    /// Returns turns, latest first, and their total number.
    public func translations(
        _ filter: TranslationFilter = TranslationFilter()
    ) throws(StorageError) -> (translations: [Translation], total: Int) {
        let (condition, arguments) = filter.condition(owner)
        let count = "SELECT COUNT(*) AS total FROM translation WHERE learner_id = ? AND \(condition)"
        let total = try first(count, arguments)?.count("total") ?? 0
        let rows = try rows(
            """
            SELECT * FROM translation
            WHERE learner_id = ? AND \(condition) ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?
            """, arguments + [SQLValue(max(0, filter.limit)), SQLValue(max(0, filter.offset))])
        var found: [Translation] = []
        for row in rows { found.append(try Translation(row)) }
        return (found, total)
    }

    /// Returns the last turns between the two languages of a request that a model has translated, oldest first.
    public func lastTurns(like request: TranslationRequest) throws(StorageError) -> [TranslationRequest.Turn] {
        let languages = [SQLValue(request.sourceLanguage.rawValue), SQLValue(request.targetLanguage.rawValue)]
        let rows = try rows(
            """
            SELECT source_text, translated_text FROM translation
            WHERE learner_id = ? AND deleted_at IS NULL AND origin = 'model'
                AND source_language IN (?, ?) AND target_language IN (?, ?)
            ORDER BY created_at DESC, id DESC LIMIT ?
            """, [owner] + languages + languages + [SQLValue(TranslationRequest.turnsTold)])
        var turns: [TranslationRequest.Turn] = []
        for row in rows.reversed() {
            turns.append(
                TranslationRequest.Turn(
                    sourceText: try row.text("source_text"), translatedText: try row.text("translated_text")))
        }
        return turns
    }

    /// Calls `body` with every turn, latest first.
    public func forEachTranslation(_ body: (Translation) throws(StorageError) -> Void) throws(StorageError) {
        try forEachRow(
            "SELECT * FROM translation WHERE learner_id = ? ORDER BY created_at DESC, id DESC", [owner]
        ) { row throws(StorageError) in try body(try Translation(row)) }
    }
}

extension TranslationFilter {
    /// The condition of a query after that of its learner, with the arguments of both.
    fileprivate func condition(_ owner: SQLValue) -> (text: String, arguments: [SQLValue]) {
        var condition = "deleted_at IS NULL"
        var arguments = [owner]
        if isSaved { condition += " AND is_saved = 1" }
        if let language {
            condition += " AND (source_language = ? OR target_language = ?)"
            arguments += [SQLValue(language.rawValue), SQLValue(language.rawValue)]
        }
        if !query.isEmpty {
            let pattern = SQLValue.containing(query.lowercased())
            condition += " AND (LOWER(source_text) LIKE ? ESCAPE '\\' OR LOWER(translated_text) LIKE ? ESCAPE '\\')"
            arguments += [pattern, pattern]
        }
        return (condition, arguments)
    }
}
