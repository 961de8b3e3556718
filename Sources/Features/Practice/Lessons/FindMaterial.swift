import Model
import Storage

// What a learner has gathered that lessons can be made of.

/// A word to work on.
public struct UrgentWord: Sendable {
    public var word: String
    /// Nil if it is not known.
    public var reading: String?
    /// Where it was met; may be empty.
    public var sentence: String
    /// The sentence in English; may be empty.
    public var translation: String
}

/// A translation as a turn of a conversation.
public struct LessonTurn: Sendable {
    /// In the language learnt.
    public var text: String
    public var translation: String
    /// When it was said.
    public var at: Timestamp
}

extension Reader {
    /// Returns words marked as difficult, latest first, followed by those with cards due on the day of `now`; each once.
    ///
    /// - Parameter day: The learner's days of reviews.
    public func urgentWords(
        _ language: Language, at now: Timestamp, _ day: LearnerDay
    ) throws(StorageError) -> [UrgentWord] {
        let marked = try rows(
            """
            SELECT word, reading, sentence, '' AS translation FROM mark
            WHERE learner_id = ? AND language = ? AND status = 'difficult' ORDER BY updated_at DESC, word LIMIT 60
            """, [owner, SQLValue(language.rawValue)])
        let due = try rows(
            """
            SELECT note.word, note.reading, note.sentence, note.translation
            FROM card JOIN note ON note.learner_id = card.learner_id AND note.id = card.note_id
            WHERE card.learner_id = ? AND note.language = ? AND card.standing = 0 AND card.state <> 0 AND card.due < ?
            ORDER BY card.due, card.id LIMIT 120
            """,
            [owner, SQLValue(language.rawValue), SQLValue(day.beginning(of: day.number(of: now) + 1))])
        var words: [UrgentWord] = []
        var seen: Set<String> = []
        for row in marked + due {
            let word = try row.text("word")
            guard seen.insert(word).inserted else { continue }
            words.append(
                UrgentWord(
                    word: word, reading: try row.optionalText("reading"),
                    sentence: try row.optionalText("sentence") ?? "", translation: try row.text("translation")))
        }
        return words
    }

    /// Returns the status of each marked word.
    public func markStatuses(in language: Language) throws(StorageError) -> [String: WordStatus] {
        var statuses: [String: WordStatus] = [:]
        try forEachRow(
            "SELECT word, status FROM mark WHERE learner_id = ? AND language = ?",
            [owner, SQLValue(language.rawValue)]
        ) { row throws(StorageError) in
            statuses[try row.text(0)] = WordStatus(rawValue: try row.text(1))
        }
        return statuses
    }
}

// MARK: Translations

extension Reader {
    /// Returns translations in chronological order: those named, or the last saved.
    ///
    /// - Parameter ids: The first 200 count; none for the last saved.
    public func lessonTurns(
        _ ids: [ID<Translation>], in language: Language
    ) throws(StorageError) -> [LessonTurn] {
        let named = ids.prefix(200).map { SQLValue($0) }
        let places = named.map { _ in "?" }.joined(separator: ", ")
        let condition = named.isEmpty ? "is_saved = 1" : "id IN (\(places))"
        let rows = try rows(
            """
            SELECT source_language, source_text, translated_text, target_language, created_at FROM translation
            WHERE learner_id = ? AND deleted_at IS NULL AND origin = 'model'
                AND (source_language = ? OR target_language = ?) AND \(condition)
            ORDER BY created_at DESC, id DESC LIMIT 60
            """, [owner, SQLValue(language.rawValue), SQLValue(language.rawValue)] + named)
        var turns: [LessonTurn] = []
        for row in rows.reversed() {
            let isFromLearnt = try row.text("source_language") == language.rawValue
            let (source, target) = (try row.text("source_text"), try row.text("translated_text"))
            turns.append(
                LessonTurn(
                    text: isFromLearnt ? source : target, translation: isFromLearnt ? target : source,
                    at: try row.time("created_at")))
        }
        return turns
    }

    /// Returns the language learnt of a translation; nil if it does not exist.
    public func language(ofTranslation id: ID<Translation>) throws(StorageError) -> Language? {
        let row = try first(
            """
            SELECT source_language, target_language FROM translation
            WHERE learner_id = ? AND id = ? AND deleted_at IS NULL
            """, [owner, SQLValue(id)])
        guard let row else { return nil }
        let target = try row.value("target_language", as: Language.self)
        return target == .english ? try row.value("source_language") : target
    }

    /// Returns the number of saved translations that are usable for a lesson.
    public func savedTranslationCount(in language: Language) throws(StorageError) -> Int {
        try first(
            """
            SELECT COUNT(*) AS number FROM translation
            WHERE learner_id = ? AND deleted_at IS NULL AND origin = 'model' AND is_saved = 1
                AND (source_language = ? OR target_language = ?)
            """, [owner, SQLValue(language.rawValue), SQLValue(language.rawValue)])?.integer("number") ?? 0
    }
}

// MARK: Books

extension Reader {
    /// Returns the language of a book.
    ///
    /// - Throws: ``LessonError/noSuchBook(_:)``.
    public func language(ofBook id: ID<Book>) throws(StorageError) -> Language { try extent(ofBook: id).language }

    /// Returns the page of a book that was read last, from 1.
    ///
    /// - Throws: ``LessonError/noSuchBook(_:)``.
    public func lessonPage(of id: ID<Book>) throws(StorageError) -> Int { max(1, try extent(ofBook: id).last) }

    /// Returns the text of a book's page.
    ///
    /// - Parameter number: From 1.
    /// - Throws: ``LessonError/noSuchBook(_:)``, ``LessonError/noSuchPage(_:of:)``.
    public func lessonPassage(
        _ number: Int, of id: ID<Book>
    ) throws(StorageError) -> (text: String, language: Language) {
        let book = try extent(ofBook: id)
        let row = try first(
            "SELECT text FROM passage WHERE learner_id = ? AND book_id = ? AND number = ?",
            [owner, SQLValue(id), SQLValue(number)])
        guard let row else { throw .declining(LessonError.noSuchPage(number, of: book.pages)) }
        return (try row.text("text"), book.language)
    }

    private func extent(ofBook id: ID<Book>) throws(StorageError) -> (pages: Int, last: Int, language: Language) {
        let row = try first(
            "SELECT page_count, last_page, language FROM book WHERE learner_id = ? AND id = ? AND deleted_at IS NULL",
            [owner, SQLValue(id)])
        guard let row else { throw .declining(LessonError.noSuchBook(id)) }
        return (try row.count("page_count"), try row.count("last_page"), try row.value("language"))
    }
}
