import Model
import Scheduling
import Storage

/// A word to work on.
struct UrgentWord: Sendable {
    var word: String
    var reading: String?
    var sentence: String
    var translation: String
}

extension LessonDesk {
    /// Returns words marked as difficult, latest first, followed by those with due cards.
    func urgentWords(_ language: Language, at now: Timestamp) async throws -> [UrgentWord] {
        let learner = learner
        let tomorrow = day.beginning(of: day.number(of: now) + 1)
        let rows = try await database.read(learner) { reader in
            let marked = try reader.rows(
                """
                SELECT word, reading, sentence, '' AS translation FROM mark
                WHERE learner_id = ? AND language = ? AND status = 'difficult' ORDER BY updated_at DESC, word LIMIT 60
                """, [SQLValue(learner), SQLValue(language.rawValue)])
            let due = try reader.rows(
                """
                SELECT note.word, note.reading, note.sentence, note.translation
                FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
                WHERE card.learner_id = ? AND note.language = ? AND card.standing = 0 AND card.state <> 0 AND card.due < ?
                ORDER BY card.due, card.id LIMIT 120
                """, [SQLValue(learner), SQLValue(language.rawValue), SQLValue(tomorrow)])
            return try (marked + due).map { row in
                UrgentWord(
                    word: try row.text("word"), reading: try row.optionalText("reading"),
                    sentence: try row.optionalText("sentence") ?? "", translation: try row.text("translation"))
            }
        }
        var seen: Set<String> = []
        return rows.filter { seen.insert($0.word).inserted }
    }

    /// Returns translations in chronological order: those named, or the last saved.
    ///
    /// - Throws: ``LessonError/noSuchTranslations`` if some are named and none is usable.
    func turns(_ ids: [ID<Translation>], in language: Language) async throws -> [LessonMaterial.Turn] {
        let learner = learner
        let named = ids.prefix(200).map { SQLValue($0) }
        let places = named.map { _ in "?" }.joined(separator: ", ")
        let condition = named.isEmpty ? "is_saved = 1" : "id IN (\(places))"
        let found = try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT source_language, source_text, translated_text, target_language, created_at FROM translation
                WHERE learner_id = ? AND deleted_at IS NULL AND origin = 'model'
                    AND (source_language = ? OR target_language = ?) AND \(condition)
                ORDER BY created_at DESC, id DESC LIMIT 60
                """,
                [SQLValue(learner), SQLValue(language.rawValue), SQLValue(language.rawValue)] + named)
            return try rows.reversed().map { row in
                let isFromLearnt = try row.text("source_language") == language.rawValue
                let (source, target) = (try row.text("source_text"), try row.text("translated_text"))
                return (isFromLearnt ? source : target, isFromLearnt ? target : source, try row.time("created_at"))
            }
        }
        var turns: [LessonMaterial.Turn] = []
        for (text, english, time) in found where !text.trimmingWhitespace.isEmpty {
            turns.append(
                LessonMaterial.Turn(
                    sentence: try await annotated(text.trimmingWhitespace, english.trimmingWhitespace, in: language),
                    at: time))
        }
        if !ids.isEmpty, turns.isEmpty { throw LessonError.noSuchTranslations }
        return turns
    }
}

extension LessonDesk {
    /// Returns the language of a book.
    ///
    /// - Throws: ``LessonError/noSuchBook(_:)``.
    func language(ofBook id: ID<Book>) async throws -> Language {
        let learner = learner
        return try await database.read(learner) { try $0.size(ofBook: id, of: learner).language }
    }

    /// Returns the text of a book's page.
    ///
    /// - Parameter number: From 1.
    /// - Throws: ``LessonError/noSuchBook(_:)``, ``LessonError/noSuchPage(_:of:)``.
    func passage(_ number: Int, of id: ID<Book>) async throws -> (text: String, language: Language) {
        let learner = learner
        return try await database.read(learner) { reader in
            let book = try reader.size(ofBook: id, of: learner)
            let row = try reader.first(
                "SELECT text FROM passage WHERE book_id = ? AND learner_id = ? AND number = ?",
                [SQLValue(id), SQLValue(learner), SQLValue(number)])
            guard let row else { throw LessonError.noSuchPage(number, of: book.pages) }
            return (try row.text("text"), book.language)
        }
    }

    /// Returns the status of each marked word.
    func statuses(in language: Language) async throws -> [String: WordStatus] {
        let learner = learner
        return try await database.read(learner) { reader in
            var statuses: [String: WordStatus] = [:]
            try reader.forEachRow(
                "SELECT word, status FROM mark WHERE learner_id = ? AND language = ?",
                [SQLValue(learner), SQLValue(language.rawValue)]
            ) { row in
                statuses[try row.text(0)] = WordStatus(rawValue: try row.text(1))
            }
            return statuses
        }
    }
}

extension Reader {
    fileprivate func size(ofBook id: ID<Book>, of learner: ID<Learner>) throws -> (pages: Int, language: Language) {
        let row = try first(
            "SELECT page_count, language FROM book WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
            [SQLValue(id), SQLValue(learner)])
        guard let row, let language = Language(rawValue: try row.text("language")) else {
            throw LessonError.noSuchBook(id)
        }
        return (try row.count("page_count"), language)
    }
}

extension LessonDesk {
    /// Returns the target language of a translation; nil if it does not exist.
    func language(ofTranslation id: ID<Translation>) async throws -> Language? {
        let learner = learner
        return try await database.read(learner) { reader in
            guard
                let row = try reader.first(
                    """
                    SELECT source_language, target_language FROM translation
                    WHERE id = ? AND learner_id = ? AND deleted_at IS NULL
                    """, [SQLValue(id), SQLValue(learner)])
            else { return nil }
            let target = try row.value("target_language", as: Language.self)
            return target == .english ? try row.value("source_language") : target
        }
    }
}

extension LessonDesk {
    /// Returns the number of saved translations that are usable for a lesson.
    public func savedTranslations(in language: Language) async throws -> Int {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                """
                SELECT COUNT(*) AS number FROM translation
                WHERE learner_id = ? AND deleted_at IS NULL AND origin = 'model' AND is_saved = 1
                    AND (source_language = ? OR target_language = ?)
                """, [SQLValue(learner), SQLValue(language.rawValue), SQLValue(language.rawValue)])?
                .integer("number") ?? 0
        }
    }
}
