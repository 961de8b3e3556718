import Formats
import Model
import Storage

extension ReviewDesk {
    /// Rows of a word list that are taken between two reports of progress.
    private static let batch = 500

    /// Makes notes and cards of a word list: CSV, JSON, the terms of Lute or LWT.
    ///
    /// All of it is kept, or nothing. What a row lacks is filled from the dictionaries. A word that has a note already is
    /// not taken twice: the note gets what the list says, and keeps what the list is silent about. Words that the list
    /// calls well known or ignored are marked so in the reader, unless the learner has marked them already.
    ///
    ///     let table = try readTable(.file(url))
    ///     let report = try await desk.importWords(
    ///         table, as: table.guessedFields(), to: deck.id, language: .chinese, at: now, random: random)
    ///
    /// - Parameters:
    ///   - fields: What each column holds; nil leaves it out. Several definitions are joined.
    ///   - language: Of the words that do not tell their own.
    ///   - kinds: Which questions are asked of each new note.
    ///   - progress: Takes the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/noColumnOfWords``, `StorageError`, `CancellationError`.
    public func importWords(
        _ table: Table, as fields: [WordField?], to deckID: ID<Deck>, language: Language,
        kinds: [Card.Kind] = [.recognition], at now: Timestamp, random: @Sendable @escaping () -> UInt64,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> WordImport {
        _ = try await deck(deckID)
        guard fields.contains(.word) else { throw ReviewError.noColumnOfWords }
        let desk = self
        return try await database.write(learner, at: now) { transaction in
            var report = WordImport()
            report.columnsLeftOut = table.columns(leftOutOf: fields)
            var writer = try NoteWriter(transaction, desk.learner, deckID, kinds, now, random)
            for (index, row) in table.rows.enumerated() {
                if index % Self.batch == 0 { progress(Double(index) / Double(table.rows.count)) }
                let word: WordRow
                do throws(WordImport.Failure) {
                    word = try WordRow(row, fields, isHTML: table.isHTML, language: language)
                } catch {
                    report.add(error.reason, line: row.line)
                    continue
                }
                if let status = word.strangeStatus { report.add(.status(status), line: row.line) }
                guard word.standing != .learning || !word.draft.possible(kinds).isEmpty else {
                    report.add(.noCard, line: row.line)
                    continue
                }
                try desk.take(word, &writer, transaction, at: now, &report)
            }
            progress(1)
            return report
        }
    }

    private func take(
        _ word: WordRow, _ writer: inout NoteWriter, _ transaction: Transaction, at now: Timestamp,
        _ report: inout WordImport
    ) throws {
        switch word.standing {
        case .known: report.markedKnown += try transaction.mark(word.draft, "known", learner, at: now)
        case .ignored: report.markedIgnored += try transaction.mark(word.draft, "ignored", learner, at: now)
        case .learning:
            guard let known = try writer.known(word.draft) else {
                report.cards += try writer.insert(filled(word.draft)).cards
                report.added += 1
                return
            }
            var changed = known
            changed.take(word.draft)
            guard changed != known else {
                report.unchanged += 1
                return
            }
            changed.updatedAt = now
            try transaction.restore(changed, learner)
            report.updated += 1
        }
    }
}

extension Table {
    /// The columns that hold nothing wanted, by their names or their numbers from 1; empty ones do not count.
    fileprivate func columns(leftOutOf fields: [WordField?]) -> [String] {
        (0..<columnCount).filter { column in
            (column >= fields.count || fields[column] == nil) && rows.contains { !$0.cells[column].isEmpty }
        }.map { column in
            if let name = header?[column], !name.isEmpty { name } else { "\(column + 1)" }
        }
    }
}

extension Note {
    /// Takes what a list says of a word, and keeps what it is silent about.
    fileprivate mutating func take(_ draft: ReviewDesk.Draft) {
        if !draft.reading.isEmpty { reading = draft.reading }
        if !draft.definition.isEmpty { definition = draft.definition }
        if !draft.sentence.isEmpty { sentence = draft.sentence }
        if !draft.translation.isEmpty { translation = draft.translation }
        if !draft.level.isEmpty { level = draft.level }
        for tag in draft.tags where !tags.contains(tag) { tags.append(tag) }
    }
}

extension Transaction {
    /// Marks a word in the reader that has no mark yet.
    ///
    /// - Returns: 1, or 0 where the learner had marked it.
    fileprivate func mark(
        _ draft: ReviewDesk.Draft, _ status: String, _ learner: ID<Learner>, at now: Timestamp
    ) throws(StorageError) -> Int {
        try run(
            """
            INSERT INTO mark (learner_id, language, word, status, reading, times_marked, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, 0, ?, ?) ON CONFLICT (learner_id, language, word) DO NOTHING
            """,
            [
                SQLValue(learner), SQLValue(draft.language.rawValue), SQLValue(draft.word), SQLValue(status),
                draft.reading.isEmpty ? .null : SQLValue(draft.reading), SQLValue(now), SQLValue(now),
            ], changes: .upsert(.mark, draft.language.rawValue, draft.word))
    }
}
