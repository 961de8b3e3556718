import Lexicon
import Model
import Storage

extension Reader {
    /// Returns the learner's corrections of all languages, latest first.
    public func corrections() throws(StorageError) -> [Correction] {
        var all: [Correction] = []
        for language in Language.allCases { all += try corrections(language) }
        return all.sorted { ($1.updatedAt, $0.text) < ($0.updatedAt, $1.text) }
    }

    /// Returns the learner's corrections of a language, in the order of their texts. A row that cannot be read is left
    /// out.
    public func corrections(_ language: Language) throws(StorageError) -> [Correction] {
        let rows = try rows(
            "SELECT parts, readings, updated_at FROM correction WHERE learner_id = ? AND language = ? ORDER BY text",
            [owner, SQLValue(language.rawValue)])
        var corrections: [Correction] = []
        for row in rows {
            guard let parts = try? row.json("parts", as: [String].self), !parts.isEmpty,
                let readings = try? row.json("readings", as: CorrectedReadings.self).readings,
                readings.count == parts.count
            else { continue }
            corrections.append(
                Correction(language: language, parts: parts, readings: readings, updatedAt: try row.time("updated_at")))
        }
        return corrections
    }
}

extension Transaction {
    /// Saves a correction, which applies wherever its text occurs. Replaces an earlier one for the same text.
    ///
    /// - Throws: ``ReadingError/impossibleCorrection(_:)``.
    public func correct(_ correction: Correction) throws(StorageError) {
        var correction = correction
        correction.readings = correction.readings.map { reading in
            reading.flatMap { $0.trimmingWhitespace.isEmpty ? nil : $0.trimmingWhitespace }
        }
        if let fault = correction.fault { throw .declining(ReadingError.impossibleCorrection(fault)) }
        try run(
            """
            INSERT INTO correction (learner_id, language, text, parts, readings, updated_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, language, text) DO UPDATE
            SET parts = excluded.parts, readings = excluded.readings, updated_at = excluded.updated_at
            """,
            [
                owner, SQLValue(correction.language.rawValue), SQLValue(correction.text),
                SQLValue(json: correction.parts), SQLValue(json: CorrectedReadings(readings: correction.readings)),
                SQLValue(time),
            ], changes: .upsert(.correction, correction.language.rawValue, correction.text))
    }

    /// Removes a correction. Without one, nothing changes.
    public func removeCorrection(_ language: Language, text: String) throws(StorageError) {
        try run(
            "DELETE FROM correction WHERE learner_id = ? AND language = ? AND text = ?",
            [owner, SQLValue(language.rawValue), SQLValue(text)],
            changes: .delete(.correction, language.rawValue, text))
    }
}

extension Correction {
    /// Why it cannot be kept; nil if it can.
    fileprivate var fault: CorrectionFault? {
        if parts.count != readings.count { return .readingCount }
        if parts.isEmpty || parts.contains(where: { part in part.isEmpty || part.contains { $0.isWhitespace } }) {
            return .emptyPart
        }
        if text.utf8.count > 300 || readings.contains(where: { ($0?.utf8.count ?? 0) > 200 }) {
            return .tooLong
        }
        return nil
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

/// Returns a value that changes whenever the words of a language's texts could come out differently.
///
/// - Parameter corrections: The learner's of the language, as ``Reader/corrections(_:)`` returns them.
public func vocabularyFingerprint(_ corrections: [Correction], _ lexicon: Lexicon?) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for correction in corrections {
        for byte in correction.parts.joined(separator: "\u{1F}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        hash = (hash ^ 0x1E) &* 0x100_0000_01B3
    }
    return "2-" + (lexicon?.fingerprint ?? "none") + "-" + String(hash, radix: 16)
}
