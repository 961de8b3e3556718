import Formats
import Model
import Storage

/// The deck that a list's words go to.
public enum WordTarget: Sendable {
    case deck(ID<Deck>)
    /// A path such as `HSK 3::Verbs`; what is missing of it is made, and stays only where words come into it.
    case path(String)
}

extension ReviewDesk {
    /// Rows of a word list that are taken between two reports of progress.
    static let wordBatch = 500

    /// Makes notes and cards of a word list: CSV, JSON, the terms of Lute or LWT.
    ///
    /// All of it is kept, or nothing, and one undo takes all of it back. What a row lacks is filled from the dictionaries.
    /// A word that has a note already is not taken twice: the note gets what the list says, and keeps what the list is
    /// silent about; ``previewWords(_:as:language:)`` tells beforehand which would change. Words that the list calls well
    /// known or ignored are marked so in the reader, unless the learner has marked them already.
    ///
    ///     let table = try readTable(.file(url))
    ///     let report = try await desk.importWords(
    ///         table, as: table.guessedFields(), to: .path("Chinese"), language: .chinese, at: now, random: random)
    ///
    /// - Parameters:
    ///   - fields: What each column holds; nil leaves it out. Several definitions are joined.
    ///   - language: Of the words that do not tell their own.
    ///   - kinds: Which questions are asked of each new note that does not say it itself.
    ///   - progress: Takes the fraction done, from 0 to 1, on any thread.
    /// - Throws: ``ReviewError/noSuchDeck(_:)``, ``ReviewError/impossibleDeckName``, ``ReviewError/noColumnOfWords``,
    ///   `StorageError`, `CancellationError`.
    public func importWords(
        _ table: Table, as fields: [WordField?], to target: WordTarget, language: Language,
        kinds: [Card.Kind] = [.recognition], at now: Timestamp, random: @Sendable @escaping () -> UInt64,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> WordImport {
        if case .deck(let id) = target { _ = try await deck(id) }
        guard fields.contains(.word) else { throw ReviewError.noColumnOfWords }
        let desk = self
        return try await database.write(learner, at: now) { transaction in
            var importing = try WordImporting(desk, transaction, target, kinds, now, random)
            importing.report.columnsLeftOut = table.columns(leftOutOf: fields)
            var problems = table.problems[...]
            var done = 0
            // Everyone's writes wait for this one, so what needs no database is done beside it.
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
            return try importing.finish()
        }
    }

    /// The same, into a deck that is there.
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

/// A row with what the dictionaries add to it.
struct ReadRow {
    let line: Int
    /// What the list says, or why it cannot be taken.
    let word: Result<WordRow, WordImport.Failure>
    /// The same with what it is silent about; nil for a row that makes no note.
    let filled: ReviewDesk.Draft?

    init(_ row: Table.Row, _ fields: [WordField?], isHTML: Bool, _ language: Language, _ desk: ReviewDesk) {
        line = row.line
        word = Result { () throws(WordImport.Failure) in
            try WordRow(row, fields, isHTML: isHTML, language: language)
        }
        filled = (try? word.get()).flatMap { $0.standing == .learning ? desk.filled($0.draft) : nil }
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
