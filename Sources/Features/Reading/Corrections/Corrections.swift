import Model
import Storage

extension Reader {
    /// Returns the learner's corrections of all languages, latest first. Those in deleted books are left out.
    public func corrections() throws(StorageError) -> [Correction] {
        var all = try placeCorrections()
        for language in Language.allCases { all += try corrections(language) }
        return all.sorted { ($1.updatedAt, $0.text) < ($0.updatedAt, $1.text) }
    }

    /// Returns the learner's corrections of a language that hold in any text: everywhere, in the order of their texts,
    /// then between neighbours. A row that cannot be read is left out.
    public func corrections(_ language: Language) throws(StorageError) -> [Correction] {
        var corrections: [Correction] = []
        let everywhere = try rows(
            "SELECT parts, readings, updated_at FROM correction WHERE learner_id = ? AND language = ? ORDER BY text",
            [owner, SQLValue(language.rawValue)])
        for row in everywhere {
            if let correction = try Correction(row, language, .everywhere) { corrections.append(correction) }
        }
        let inContext = try rows(
            """
            SELECT parts, readings, updated_at, before_text, after_text FROM context_correction
            WHERE learner_id = ? AND language = ? ORDER BY text, before_text, after_text
            """, [owner, SQLValue(language.rawValue)])
        for row in inContext {
            let context = CorrectionContext(before: try row.text("before_text"), after: try row.text("after_text"))
            if let correction = try Correction(row, language, .inContext(context)) { corrections.append(correction) }
        }
        return corrections
    }

    /// Returns the learner's corrections that hold on a page of a book of a language, those of its places last.
    public func corrections(
        _ language: Language, on page: Int, of book: ID<Book>
    ) throws(StorageError) -> [Correction] {
        let rows = try rows(
            """
            SELECT book_id, page, place, language, parts, readings, sentence, updated_at FROM place_correction
            WHERE learner_id = ? AND book_id = ? AND page = ? ORDER BY place
            """, [owner, SQLValue(book), SQLValue(page)])
        return try corrections(language) + placeCorrections(rows).filter { $0.language == language }
    }

    /// Returns the corrections in single places of books that are not deleted, in the order of the places.
    private func placeCorrections() throws(StorageError) -> [Correction] {
        try placeCorrections(
            rows(
                """
                SELECT p.book_id, p.page, p.place, p.language, p.parts, p.readings, p.sentence, p.updated_at
                FROM place_correction AS p
                JOIN book AS b ON b.learner_id = p.learner_id AND b.id = p.book_id
                WHERE p.learner_id = ? AND b.learner_id = ? AND b.deleted_at IS NULL
                ORDER BY p.book_id, p.page, p.place
                """, [owner, owner]))
    }

    private func placeCorrections(_ rows: [Row]) throws(StorageError) -> [Correction] {
        var corrections: [Correction] = []
        for row in rows {
            let place = CorrectionPlace(
                book: try row.id("book_id"), page: try row.count("page"), start: try row.count("place"),
                sentence: try row.text("sentence"))
            if let correction = try Correction(row, try row.value("language"), .here(place)) {
                corrections.append(correction)
            }
        }
        return corrections
    }
}

extension Correction {
    /// Reads a row; nil if its parts or readings cannot be read.
    fileprivate init?(_ row: Row, _ language: Language, _ scope: CorrectionScope) throws(StorageError) {
        guard let parts = try? row.json("parts", as: [String].self), !parts.isEmpty,
            let readings = try? row.json("readings", as: CorrectedReadings.self).readings,
            readings.count == parts.count
        else { return nil }
        self.init(
            language: language, parts: parts, readings: readings, scope: scope, updatedAt: try row.time("updated_at"))
    }
}

/// The readings of a correction as they are stored: null for a part that keeps the dictionary's.
struct CorrectedReadings: JSONConvertible {
    var readings: [String?]

    init(readings: [String?]) { self.readings = readings }

    init(json: JSON) throws(JSONError) {
        readings = []
        for value in try [JSON](json: json) { readings.append(value == .null ? nil : try String(json: value)) }
    }

    var json: JSON { .list(readings.map { $0?.json ?? .null }) }
}
