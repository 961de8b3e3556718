import Lexicon
import Model
import Storage

extension Desk {
    /// Returns the learner's corrections, latest first.
    public func corrections(_ language: Language? = nil) async throws -> [Correction] {
        let learner = learner
        let all = try await database.read(learner) { reader in
            try (language.map { [$0] } ?? Language.allCases).flatMap { try Self.corrections($0, reader, learner) }
        }
        return all.sorted { ($1.updatedAt, $0.text) < ($0.updatedAt, $1.text) }
    }

    static func corrections(_ language: Language, _ reader: Reader, _ learner: ID<Learner>) throws -> [Correction] {
        try reader.rows(
            "SELECT parts, readings, updated_at FROM correction WHERE learner_id = ? AND language = ? ORDER BY text",
            [SQLValue(learner), SQLValue(language.rawValue)]
        ).compactMap { row in
            guard let parts = try? row.json("parts", as: [String].self), !parts.isEmpty,
                let readings = try? row.json("readings", as: CorrectedReadings.self).readings,
                readings.count == parts.count
            else { return nil }
            return Correction(
                language: language, parts: parts, readings: readings, updatedAt: try row.time("updated_at"))
        }
    }

    /// Saves a correction, which applies wherever its text occurs. Replaces an earlier one for the same text.
    ///
    /// - Throws: ``LibraryError/impossibleCorrection(_:)``.
    public func correct(_ correction: Correction, at now: Timestamp) async throws {
        guard correction.parts.count == correction.readings.count else {
            throw LibraryError.impossibleCorrection("it needs as many readings as parts")
        }
        var correction = correction
        correction.readings = zip(correction.parts, correction.readings).map { part, reading in
            reading.flatMap { $0.trimmingSpaces.isEmpty ? nil : $0.trimmingSpaces }
        }
        guard !correction.parts.isEmpty,
            correction.parts.allSatisfy({ part in !part.isEmpty && !part.contains { $0.isWhitespace } })
        else { throw LibraryError.impossibleCorrection("each part needs at least one character, and no spaces") }
        guard correction.text.utf8.count <= 300, correction.readings.allSatisfy({ ($0?.utf8.count ?? 0) <= 200 }) else {
            throw LibraryError.impossibleCorrection("it is too long")
        }
        let parts = SQLValue(json: correction.parts)
        let readings = SQLValue(json: CorrectedReadings(readings: correction.readings))
        let text = correction.text
        let language = correction.language.rawValue
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO correction (learner_id, language, text, parts, readings, updated_at)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, language, text) DO UPDATE
                SET parts = excluded.parts, readings = excluded.readings, updated_at = excluded.updated_at
                """,
                [
                    SQLValue(learner), SQLValue(language), SQLValue(text), parts, readings,
                    SQLValue(now),
                ],
                changes: .upsert(.correction, language, text))
        }
    }

    /// Removes a correction.
    public func removeCorrection(_ language: Language, text: String, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "DELETE FROM correction WHERE learner_id = ? AND language = ? AND text = ?",
                [SQLValue(learner), SQLValue(language.rawValue), SQLValue(text)],
                changes: .delete(.correction, language.rawValue, text))
        }
    }
}

/// The readings of a correction as they are stored: null for a part that keeps the dictionary's.
private struct CorrectedReadings: JSONConvertible {
    var readings: [String?]

    init(readings: [String?]) { self.readings = readings }

    init(json: JSON) throws(JSONError) {
        readings = []
        for value in try [JSON](json: json) { readings.append(value == .null ? nil : try String(json: value)) }
    }

    var json: JSON { .list(readings.map { $0?.json ?? .null }) }
}
