import Model
import Phonology
import Storage

extension Transaction {
    /// Saves a correction as the learner asked for it, so that it shows where it was made: what the learner said there
    /// before, and what holds in fewer places, gives way to it.
    ///
    /// - Parameter words: Returns the words of a page with the learner's corrections.
    /// - Throws: ``ReadingError/impossibleCorrection(_:)``; ``ReadingError/noSuchBook(_:)`` and
    ///   ``ReadingError/noSuchPage(_:of:)`` for the place.
    public func correct(
        _ new: NewCorrection, words: (StoredPage, [Correction]) -> [Token]
    ) throws(StorageError) {
        var correction = Correction(
            language: new.language, parts: new.parts, readings: new.readings, updatedAt: time)
        try check(correction)
        guard let place = new.place, let start = place.start else {
            switch (new.scope, new.context) {
            case (.everywhere, _): break
            case (.inContext, let context?): correction.scope = .inContext(context)
            default: throw .declining(ReadingError.impossibleCorrection(.noPlace))
            }
            return try correct(correction)
        }
        let page = try page(place.page, of: place.book)
        let scalars = Array(page.passage.text.unicodeScalars)
        let range = try range(of: correction, at: start, on: page, scalars)
        let sentence = scalars.text(scalars.sentence(around: range))
        let here = CorrectionPlace(book: place.book, page: place.page, start: start, sentence: sentence)
        let known = try corrections(new.language, on: place.page, of: place.book)
        let context = new.context ?? CorrectionContext(around: range, of: words(page, known))
        let before = Array(context.before.unicodeScalars)
        guard scalars[..<range.lowerBound].suffix(before.count).elementsEqual(before),
            scalars[range.upperBound...].starts(with: context.after.unicodeScalars)
        else { throw .declining(ReadingError.impossibleCorrection(.otherText)) }
        for other in known {
            if case .here(let taken) = other.scope, taken.start < range.upperBound,
                taken.start + other.scalarCount > range.lowerBound
            {
                try removeCorrection(other.language, text: other.text, other.scope)
            }
        }
        switch new.scope {
        case .here: correction.scope = .here(here)
        case .inContext: correction.scope = .inContext(context)
        case .everywhere: try removeCorrection(new.language, text: correction.text, .inContext(context))
        }
        try correct(correction)
    }

    /// Returns where a correction begins and ends on a page.
    private func range(
        of correction: Correction, at start: Int, on page: StoredPage, _ scalars: [Unicode.Scalar]
    ) throws(StorageError) -> Range<Int> {
        let text = Array(correction.text.unicodeScalars)
        guard page.book.language == correction.language, start >= 0, start <= scalars.count - text.count,
            scalars[start..<start + text.count].elementsEqual(text)
        else { throw .declining(ReadingError.impossibleCorrection(.otherText)) }
        return start..<start + text.count
    }

    /// Saves a correction where its scope says. Replaces an earlier one of the same text and scope.
    ///
    /// - Throws: ``ReadingError/impossibleCorrection(_:)``.
    public func correct(_ correction: Correction) throws(StorageError) {
        var correction = correction
        correction.readings = correction.readings.map { reading in
            reading.flatMap { $0.trimmingWhitespace.isEmpty ? nil : $0.trimmingWhitespace }
        }
        try check(correction)
        let language = SQLValue(correction.language.rawValue)
        let (parts, readings) = (
            SQLValue(json: correction.parts), SQLValue(json: CorrectedReadings(readings: correction.readings))
        )
        let change = Change(.upsert, correction.entity, key: correction.key)
        switch correction.scope {
        case .everywhere:
            try run(
                """
                INSERT INTO correction (learner_id, language, text, parts, readings, updated_at)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, language, text) DO UPDATE
                SET parts = excluded.parts, readings = excluded.readings, updated_at = excluded.updated_at
                """, [owner, language, SQLValue(correction.text), parts, readings, SQLValue(time)], changes: change)
        case .inContext(let context):
            try run(
                """
                INSERT INTO context_correction
                    (learner_id, language, text, before_text, after_text, parts, readings, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, language, text, before_text, after_text) DO UPDATE
                SET parts = excluded.parts, readings = excluded.readings, updated_at = excluded.updated_at
                """,
                [
                    owner, language, SQLValue(correction.text), SQLValue(context.before), SQLValue(context.after),
                    parts, readings, SQLValue(time),
                ], changes: change)
        case .here(let place):
            try run(
                """
                INSERT INTO place_correction
                    (learner_id, book_id, page, place, language, parts, readings, sentence, updated_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, book_id, page, place) DO UPDATE
                SET language = excluded.language, parts = excluded.parts, readings = excluded.readings,
                    sentence = excluded.sentence, updated_at = excluded.updated_at
                """,
                [
                    owner, SQLValue(place.book), SQLValue(place.page), SQLValue(place.start), language, parts,
                    readings, SQLValue(place.sentence), SQLValue(time),
                ], changes: change)
        }
    }

    /// Removes a correction of one scope. Without one, nothing changes.
    public func removeCorrection(
        _ language: Language, text: String, _ scope: CorrectionScope = .everywhere
    ) throws(StorageError) {
        let removed = Correction(language: language, parts: [text], scope: scope, updatedAt: time)
        let change = Change(.delete, removed.entity, key: removed.key)
        let name = SQLValue(language.rawValue)
        switch scope {
        case .everywhere:
            try run(
                "DELETE FROM correction WHERE learner_id = ? AND language = ? AND text = ?",
                [owner, name, SQLValue(text)], changes: change)
        case .inContext(let context):
            try run(
                """
                DELETE FROM context_correction
                WHERE learner_id = ? AND language = ? AND text = ? AND before_text = ? AND after_text = ?
                """, [owner, name, SQLValue(text), SQLValue(context.before), SQLValue(context.after)],
                changes: change)
        case .here(let place):
            try run(
                "DELETE FROM place_correction WHERE learner_id = ? AND book_id = ? AND page = ? AND place = ?",
                [owner, SQLValue(place.book), SQLValue(place.page), SQLValue(place.start)], changes: change)
        }
    }

    private func check(_ correction: Correction) throws(StorageError) {
        if let fault = correction.fault { throw .declining(ReadingError.impossibleCorrection(fault)) }
    }
}

extension Correction {
    /// Why it cannot be kept; nil if it can.
    fileprivate var fault: CorrectionFault? {
        if parts.count != readings.count { return .readingCount }
        if parts.isEmpty || parts.contains(where: { $0.isEmpty || $0.hasWhitespace }) { return .emptyPart }
        if text.utf8.count > 300 || readings.contains(where: { ($0?.utf8.count ?? 0) > 200 }) {
            return .tooLong
        }
        for (part, reading) in zip(parts, readings) {
            guard let reading = reading?.trimmingWhitespace, !reading.isEmpty else { continue }
            switch language {
            case .chinese: if !Pinyin.canRead(part, as: reading) { return .notPinyin }
            case .japanese: if !Kana.isReading(reading) { return .notKana }
            case .english: break
            }
        }
        if case .inContext(let context) = scope {
            for neighbour in [context.before, context.after]
            where neighbour.hasWhitespace || neighbour.utf8.count > 300 {
                return .neighbour
            }
        }
        return nil
    }

    fileprivate var entity: Change.Entity {
        switch scope {
        case .everywhere: .correction
        case .inContext: .contextCorrection
        case .here: .placeCorrection
        }
    }

    /// Its key in the change log.
    fileprivate var key: String {
        switch scope {
        case .everywhere: language.rawValue + "/" + text
        case .inContext(let context):
            // None of the three has white space.
            language.rawValue + "/" + [context.before, text, context.after].joined(separator: "\t")
        case .here(let place):
            place.book.description + "/" + String(place.page) + "/" + String(place.start)
        }
    }
}

extension String {
    fileprivate var hasWhitespace: Bool { contains { $0.isWhitespace } }
}
