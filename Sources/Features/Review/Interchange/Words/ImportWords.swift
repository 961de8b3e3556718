import Formats
import Model
import Storage

/// The deck that receives a list's words, or the decks of a package.
public enum ImportTarget: Sendable {
    case deck(ID<Deck>)
    /// A path such as `HSK 3::Verbs`; missing decks are created, and kept only if they receive cards.
    case path(String)
}

extension ReviewDesk {
    /// The number of rows of a word list between two progress reports.
    static let wordBatch = 500

    /// Imports notes and cards from a word list: CSV, JSON, the terms of Lute or LWT.
    ///
    /// The import is atomic, and one undo reverts it. The dictionaries fill what a row lacks. A word that already has a
    /// note is not added again: the list's values update the note, which keeps everything that the list omits;
    /// ``previewWords(_:as:language:)`` shows these changes in advance. Words that the list calls well known or ignored
    /// are marked so in the reader, unless the learner has already marked them.
    ///
    ///     let table = try readTable(.file(url))
    ///     let report = try await desk.importWords(
    ///         table, as: table.guessedFields(), to: .path("Chinese"), language: .chinese, at: now, random: random)
    ///
    /// - Parameters:
    ///   - fields: The content of each column; nil skips it. Several definitions are joined.
    ///   - language: The language of words that do not specify their own.
    ///   - kinds: The kinds of cards for each new note that does not specify its own; none for recognition alone.
    ///   - progress: Receives the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleDeckName``, ``ReviewError/noColumnOfWords``,
    ///   `QuotaExceeded`, `StorageError`, `CancellationError`.
    public func importWords(
        _ table: Table, as fields: [WordField?], to target: ImportTarget, language: Language,
        kinds: [Card.Kind] = [.recognition], at now: Timestamp, random: @Sendable @escaping () -> UInt64,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> WordImport {
        if case .deck(let id) = target { _ = try await deck(id) }
        guard fields.contains(.word) else { throw ReviewError.noColumnOfWords }
        let desk = self
        return try await database.write(learner, at: now) { transaction in
            let space = try transaction.spaceUse()
            var importing = try WordImporting(
                desk, transaction, target, kinds.isEmpty ? [.recognition] : kinds, now, random)
            importing.report.columnsLeftOut = table.columns(leftOutOf: fields)
            var problems = table.problems[...]
            var done = 0
            // This transaction blocks all other writes, so work that needs no database runs beside it.
            try Pipeline.run { hand in
                for start in stride(from: 0, to: table.rows.count, by: Self.wordBatch) {
                    let rows = table.rows[start..<min(start + Self.wordBatch, table.rows.count)]
                    try hand(rows.map { ReadRow($0, fields, isHTML: table.isHTML, language, desk) })
                }
            } use: { next in
                while let batch = try next() {
                    progress(Double(done) / Double(table.rows.count))
                    done += batch.count
                    for row in batch {
                        while let problem = problems.first, problem.line <= row.line {
                            importing.report.add(.init(problem.reason), line: problem.line)
                            problems.removeFirst()
                        }
                        try importing.take(row)
                    }
                }
            }
            for problem in problems { importing.report.add(.init(problem.reason), line: problem.line) }
            progress(1)
            let report = try importing.finish()
            try transaction.requireRoom(since: space)
            return report
        }
    }

    /// Does the same, into an existing deck.
    public func importWords(
        _ table: Table, as fields: [WordField?], to deckID: ID<Deck>, language: Language,
        kinds: [Card.Kind] = [.recognition], at now: Timestamp, random: @Sendable @escaping () -> UInt64,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> WordImport {
        try await importWords(
            table, as: fields, to: .deck(deckID), language: language, kinds: kinds, at: now, random: random,
            progress: progress)
    }
}

/// A row completed from the dictionaries.
struct ReadRow {
    let line: Int
    /// The row's values, or why it cannot be imported.
    let word: Result<WordRow, WordImport.Failure>
    /// The completed draft; nil for a row that creates no note.
    let filled: NoteDraft?

    init(_ row: Table.Row, _ fields: [WordField?], isHTML: Bool, _ language: Language, _ desk: ReviewDesk) {
        line = row.line
        word = Result { () throws(WordImport.Failure) in
            try WordRow(row, fields, isHTML: isHTML, language: language)
        }
        filled = (try? word.get()).flatMap { $0.standing == .learning ? desk.filled($0.draft) : nil }
    }
}

extension Table {
    /// Returns the skipped columns by their names or their numbers from 1, except empty ones.
    fileprivate func columns(leftOutOf fields: [WordField?]) -> [String] {
        (0..<columnCount).filter { column in
            (column >= fields.count || fields[column] == nil) && rows.contains { !$0.cells[column].isEmpty }
        }.map { column in
            if let name = header?[column], !name.isEmpty { name } else { "\(column + 1)" }
        }
    }
}
