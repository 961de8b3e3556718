import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// The queries behind a page must not slow down as a library grows.
@Suite struct QueryPlanTests {
    private static let queries: [(purpose: String, sql: String, plan: String)] = [
        (
            "the shelf, last opened first",
            "SELECT * FROM book WHERE learner_id = ? AND deleted_at IS NULL ORDER BY opened_at DESC LIMIT 50",
            "SEARCH book USING INDEX book_by_opening (learner_id=? AND deleted_at=?)"
        ),
        (
            "a book imported before", "SELECT id FROM book WHERE learner_id = ? AND fingerprint = ?",
            "SEARCH book USING INDEX book_by_fingerprint (learner_id=? AND fingerprint=?)"
        ),
        (
            "one page", "SELECT text FROM passage WHERE learner_id = ? AND book_id = ? AND number = ?",
            "SEARCH passage USING INDEX sqlite_autoindex_passage_1 (learner_id=? AND book_id=? AND number=?)"
        ),
        (
            "a run of pages",
            """
            SELECT text FROM passage WHERE learner_id = ? AND book_id = ? AND number BETWEEN ? AND ? ORDER BY number
            """,
            "SEARCH passage USING INDEX sqlite_autoindex_passage_1 (learner_id=? AND book_id=? AND number>? AND number<?)"
        ),
        (
            "the authors' readings on a run of pages",
            """
            SELECT place, sign, text FROM inset
            WHERE learner_id = ? AND book_id = ? AND page >= ? AND page <= ? AND kind = 'ruby' ORDER BY page, position
            """,
            "SEARCH inset USING INDEX sqlite_autoindex_inset_1 (learner_id=? AND book_id=? AND page>? AND page<?)"
        ),
        (
            "the chapters", "SELECT title FROM chapter WHERE learner_id = ? AND book_id = ? ORDER BY position",
            "SEARCH chapter USING INDEX sqlite_autoindex_chapter_1 (learner_id=? AND book_id=?)"
        ),
        (
            "an entry of the notebook",
            """
            SELECT id, title, folded_title FROM notebook_entry
            WHERE learner_id = ? AND title IS NOT NULL AND folded_title = ? ORDER BY position, id
            """,
            "SEARCH notebook_entry USING INDEX notebook_entry_by_title (learner_id=? AND folded_title=?)"
        ),
        (
            "the last text of the notebook",
            """
            SELECT id, position, title, text FROM notebook_entry
            WHERE learner_id = ? ORDER BY position DESC, id DESC LIMIT 1
            """,
            "SEARCH notebook_entry USING INDEX notebook_entry_by_position (learner_id=?)"
        ),
        (
            "one mark", "SELECT * FROM mark WHERE learner_id = ? AND language = ? AND word = ?",
            "SEARCH mark USING INDEX sqlite_autoindex_mark_1 (learner_id=? AND language=? AND word=?)"
        ),
        (
            "the difficult words, newest first",
            """
            SELECT word FROM mark WHERE learner_id = ? AND language = ? AND status = ?
            ORDER BY updated_at DESC LIMIT 50
            """,
            "SEARCH mark USING INDEX mark_by_status (learner_id=? AND language=? AND status=?)"
        ),
        (
            "the corrections", "SELECT parts FROM correction WHERE learner_id = ? AND language = ?",
            "SEARCH correction USING INDEX sqlite_autoindex_correction_1 (learner_id=? AND language=?)"
        ),
        (
            "the corrections between neighbours",
            "SELECT parts FROM context_correction WHERE learner_id = ? AND language = ?",
            "SEARCH context_correction USING INDEX sqlite_autoindex_context_correction_1 (learner_id=? AND language=?)"
        ),
        (
            "the corrections in places of a page",
            "SELECT parts FROM place_correction WHERE learner_id = ? AND book_id = ? AND page = ? ORDER BY place",
            """
            SEARCH place_correction USING INDEX sqlite_autoindex_place_correction_1 \
            (learner_id=? AND book_id=? AND page=?)
            """
        ),
        (
            "the sittings of a week",
            "SELECT * FROM reading_session WHERE learner_id = ? AND started_at >= ? ORDER BY started_at",
            "SEARCH reading_session USING INDEX reading_session_by_start (learner_id=? AND started_at>?)"
        ),
        (
            "what is due in a deck",
            """
            SELECT due FROM card WHERE learner_id = ? AND deck_id = ? AND standing = 0 AND state = 2 AND due < ?
            ORDER BY due LIMIT 1
            """,
            "SEARCH card USING COVERING INDEX card_by_due (learner_id=? AND deck_id=? AND standing=? AND state=? AND due<?)"
        ),
        (
            "the other cards of a note, at every answer",
            """
            SELECT state FROM card
            WHERE learner_id = ? AND note_id = ? AND id <> ? AND standing = 0 AND state IN (0, 2) AND buried_on <> ?
            """,
            "SEARCH card USING INDEX card_by_note (learner_id=? AND note_id=?)"
        ),
        (
            "the cards of notes that a search found",
            "SELECT id FROM card WHERE learner_id = ? AND standing <> 2 AND note_id IN (?, ?, ?)",
            "SEARCH card USING INDEX card_by_note (learner_id=? AND note_id=?)"
        ),
        (
            "the last new card of a deck",
            "SELECT COALESCE(MAX(position), 0) AS last FROM card WHERE learner_id = ? AND deck_id = ? AND state = 0",
            "SEARCH card USING INDEX card_by_due (learner_id=? AND deck_id=?)"
        ),
        (
            "the log of a card", "SELECT at, rating FROM review WHERE learner_id = ? AND card_id = ? ORDER BY id",
            "SEARCH review USING PRIMARY KEY (learner_id=? AND card_id=?)"
        ),
        (
            "an answer", "SELECT rating FROM review WHERE learner_id = ? AND card_id = ? AND id = ?",
            "SEARCH review USING PRIMARY KEY (learner_id=? AND card_id=? AND id=?)"
        ),
        (
            "the last answers", "SELECT rating FROM review WHERE learner_id = ? ORDER BY at DESC LIMIT 2000",
            "SEARCH review USING INDEX review_by_time (learner_id=?)"
        ),
        (
            "the log", "SELECT * FROM change WHERE learner_id = ? AND sequence > ? ORDER BY sequence LIMIT ?",
            "SEARCH change USING INDEX sqlite_autoindex_change_1 (learner_id=? AND sequence>?)"
        ),
    ]

    /// Finding out whether a word has a card takes the word's notes and their cards, not all of the learner's.
    @Test func whetherAWordHasACardIsFoundByTheWord() async throws {
        let sql = """
            SELECT 1 AS found FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
            WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND card.standing <> 2 LIMIT 1
            """
        try await withDatabase(.sqlite) { database in
            let steps = try await database.readAcrossLearners { reader in
                try reader.rows("EXPLAIN QUERY PLAN \(sql)", ["1", "zh", "药"]).map { try $0.text("detail") }
            }
            #expect(
                steps == [
                    "SEARCH note USING INDEX note_by_word (learner_id=? AND language=? AND word=?)",
                    "SEARCH card USING INDEX card_by_note (learner_id=? AND note_id=?)",
                ])
        }
    }

    /// The words known from cards are read from the mature cards alone.
    @Test func knownWordsAreReadFromMatureCards() async throws {
        let sql = """
            SELECT note.language, note.word FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND card.state = 2 AND card.interval_days >= 21 AND card.standing <> 2
            """
        try await withDatabase(.sqlite) { database in
            let steps = try await database.readAcrossLearners { reader in
                try reader.rows("EXPLAIN QUERY PLAN \(sql)", ["1"]).map { try $0.text("detail") }
            }
            #expect(
                steps == [
                    "SEARCH card USING INDEX card_by_maturity (learner_id=?)",
                    "SEARCH note USING INDEX sqlite_autoindex_note_1 (learner_id=? AND id=?)",
                ])
        }
    }

    @Test func everyMainQueryUsesItsIndexAndSortsNothing() async throws {
        try await withDatabase(.sqlite) { database in
            for (purpose, sql, plan) in Self.queries {
                let arguments = [SQLValue](repeating: 1, count: sql.filter { $0 == "?" }.count)
                let steps = try await database.readAcrossLearners { reader in
                    try reader.rows("EXPLAIN QUERY PLAN \(sql)", arguments).map { try $0.text("detail") }
                }
                #expect(steps == [plan], "\(purpose)")
            }
        }
    }
}
