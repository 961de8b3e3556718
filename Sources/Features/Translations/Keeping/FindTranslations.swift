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

extension TranslationDesk {
    /// Returns one turn.
    ///
    /// - Throws: ``TranslationError/noSuchTranslation``.
    public func translation(_ id: ID<Translation>) async throws -> Translation {
        let learner = learner
        let found = try await database.read(learner) { reader in
            try reader.first(
                "SELECT * FROM translation WHERE learner_id = ? AND id = ? AND deleted_at IS NULL",
                [SQLValue(learner), SQLValue(id)]
            ).map { try Translation($0) }
        }
        guard let found else { throw TranslationError.noSuchTranslation }
        return found
    }

    /// Returns turns, latest first, and their total number.
    public func translations(_ filter: TranslationFilter = TranslationFilter()) async throws -> (
        translations: [Translation], total: Int
    ) {
        var condition = "deleted_at IS NULL"
        var arguments = [SQLValue(learner)]
        if filter.isSaved { condition += " AND is_saved = 1" }
        if let language = filter.language {
            condition += " AND (source_language = ? OR target_language = ?)"
            arguments += [SQLValue(language.rawValue), SQLValue(language.rawValue)]
        }
        if !filter.query.isEmpty {
            let pattern = SQLValue.containing(filter.query.lowercased())
            condition += " AND (LOWER(source_text) LIKE ? ESCAPE '\\' OR LOWER(translated_text) LIKE ? ESCAPE '\\')"
            arguments += [pattern, pattern]
        }
        let fixedArguments = arguments
        let fixedCondition = condition
        return try await database.read(learner) { reader in
            let count = "SELECT COUNT(*) AS total FROM translation WHERE learner_id = ? AND \(fixedCondition)"
            let total = try reader.first(count, fixedArguments)?.integer("total") ?? 0
            let rows = try reader.rows(
                """
                SELECT * FROM translation
                WHERE learner_id = ? AND \(fixedCondition) ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?
                """, fixedArguments + [SQLValue(max(0, filter.limit)), SQLValue(max(0, filter.offset))])
            return (try rows.map { try Translation($0) }, total)
        }
    }

    /// Returns the last translated turns between the same two languages, oldest first.
    func lastTurns(like request: TranslationRequest) async throws -> [TranslationRequest.Turn] {
        let learner = learner
        return try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT source_text, translated_text FROM translation
                WHERE learner_id = ? AND deleted_at IS NULL AND origin = 'model'
                    AND source_language IN (?, ?) AND target_language IN (?, ?)
                ORDER BY created_at DESC, id DESC LIMIT ?
                """,
                [SQLValue(learner)]
                    + [request.sourceLanguage, request.targetLanguage, request.sourceLanguage, request.targetLanguage]
                    .map { SQLValue($0.rawValue) } + [SQLValue(TranslationRequest.turnsTold)])
            return try rows.reversed().map {
                TranslationRequest.Turn(
                    sourceText: try $0.text("source_text"), translatedText: try $0.text("translated_text"))
            }
        }
    }
}

extension Translation {
    init(_ row: Row) throws {
        self.init(
            id: try row.id("id"), sourceLanguage: try row.value("source_language"),
            targetLanguage: try row.value("target_language"),
            sourceText: try row.text("source_text"), translatedText: try row.text("translated_text"),
            modelReading: try row.text("model_reading"),
            context: (try? row.json("context")) ?? TranslationContext(), origin: try row.value("origin"),
            isSaved: try row.integer("is_saved") != 0, createdAt: try row.time("created_at"))
    }
}
