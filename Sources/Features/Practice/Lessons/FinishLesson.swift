import Cards
import Exercises
import Model
import Scheduling
import Storage

extension Transaction {
    /// Finishes a lesson and grades the due cards of its words. Unanswered exercises do not count.
    ///
    /// A word that was right every time is graded good, one that was wrong once is graded again. Only one due card per
    /// word is graded, because having just seen one gives the others away. Finishing a finished lesson settles the words that
    /// were answered since, and grades nothing twice. Each grade is a step of its own to undo.
    ///
    /// - Parameter day: The learner's days of reviews, which determine the due cards.
    /// - Throws: ``LessonError/noSuchLesson(_:)``, ``LessonError/nothingAnswered``.
    public func finish(lesson id: ID<Lesson>, _ day: LearnerDay) throws(StorageError) {
        let lesson = try lesson(id)
        try conclude(lesson, day)
        // Versions that graded in transactions of their own may have been interrupted between two of them.
        for grade in try pendingGrades(of: id) { try carryOut(grade, of: id, day) }
    }

    /// Records the result of a lesson for each of its words that has none yet, and chooses the cards that it grades.
    private func conclude(_ lesson: Lesson, _ day: LearnerDay) throws(StorageError) {
        let answers = try answers(to: lesson.id)
        guard !answers.isEmpty else { throw .declining(LessonError.nothingAnswered) }
        if lesson.finishedAt == nil {
            try run(
                "UPDATE lesson SET finished_at = ?, updated_at = ? WHERE learner_id = ? AND id = ?",
                [SQLValue(time), SQLValue(time), owner, SQLValue(lesson.id)], changes: .upsert(.lesson, lesson.id))
        }
        var settled: Set<String> = []
        for row in try rows(
            "SELECT word FROM lesson_word WHERE learner_id = ? AND lesson_id = ?", [owner, SQLValue(lesson.id)])
        { settled.insert(try row.text(0)) }
        var random = SplitMix64(seed: lesson.id.low)
        for (word, isRight) in lesson.words(in: answers) where !settled.contains(word) {
            let hasCard = try hasCard(word, lesson.language)
            let due = try dueCard(word, lesson.language, day)
            var review: SerialID<Review>?
            if due != nil { review = SerialID(at: time, random: random.next()) }
            try run(
                """
                INSERT INTO lesson_word (lesson_id, learner_id, word, is_right, has_card, card_id, review_id, is_graded)
                VALUES (?, ?, ?, ?, ?, ?, ?, 0)
                """,
                [
                    SQLValue(lesson.id), owner, SQLValue(word), SQLValue(isRight), SQLValue(hasCard), SQLValue(due),
                    SQLValue(review),
                ], changes: .upsert(.lessonWord, lesson.id.description, word))
        }
    }

    /// Grades a card, and records that it is graded or that it no longer exists.
    private func carryOut(_ grade: PendingGrade, of id: ID<Lesson>, _ day: LearnerDay) throws(StorageError) {
        var hasCard = true
        do throws(StorageError) {
            try self.grade(CardAnswer(grade.card, grade.rating, review: grade.review, shown: .unknown), day)
        } catch {
            // A card that is gone, of which nothing was written.
            guard case .declined = error else { throw error }
            hasCard = false
        }
        try run(
            """
            UPDATE lesson_word SET is_graded = 1, card_id = CASE WHEN ? = 1 THEN card_id ELSE NULL END
            WHERE learner_id = ? AND lesson_id = ? AND word = ?
            """, [SQLValue(hasCard), owner, SQLValue(id), SQLValue(grade.word)],
            changes: .upsert(.lessonWord, id.description, grade.word))
    }
}

extension Lesson {
    /// Returns each word asked, in order of first appearance, and whether it was right every time.
    fileprivate func words(in answers: [LessonAnswer]) -> [(word: String, isRight: Bool)] {
        var words: [(word: String, isRight: Bool)] = []
        for answer in answers where content.exercises.indices.contains(answer.exercise) {
            for result in content.exercises[answer.exercise].results(answer.verdict) where !result.word.isEmpty {
                if let known = words.firstIndex(where: { $0.word == result.word }) {
                    words[known].isRight = words[known].isRight && result.isRight
                } else {
                    words.append(result)
                }
            }
        }
        return words
    }
}

/// A grade that the result of a lesson gives to a card. The id of the review is already chosen, so that repeating the
/// grade changes nothing.
private struct PendingGrade {
    var word: String
    var rating: Rating
    var card: SerialID<Card>
    var review: SerialID<Review>
}

extension Reader {
    /// Returns the cards in the result that are not graded yet.
    fileprivate func pendingGrades(of id: ID<Lesson>) throws(StorageError) -> [PendingGrade] {
        let rows = try rows(
            """
            SELECT word, is_right, card_id, review_id FROM lesson_word
            WHERE learner_id = ? AND lesson_id = ? AND is_graded = 0 AND card_id IS NOT NULL ORDER BY word
            """, [owner, SQLValue(id)])
        var pending: [PendingGrade] = []
        for row in rows {
            pending.append(
                PendingGrade(
                    word: try row.text("word"), rating: try row.flag("is_right") ? .good : .again,
                    card: try row.serialID("card_id"), review: try row.serialID("review_id")))
        }
        return pending
    }

    fileprivate func hasCard(_ word: String, _ language: Language) throws(StorageError) -> Bool {
        try first(
            """
            SELECT 1 AS found FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
            WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND card.standing <> 2 LIMIT 1
            """, [owner, SQLValue(language.rawValue), SQLValue(word)]) != nil
    }
}

extension Transaction {
    /// Returns the card of a word that has been due longest, by the same criteria as in study.
    fileprivate func dueCard(
        _ word: String, _ language: Language, _ day: LearnerDay
    ) throws(StorageError) -> SerialID<Card>? {
        let today = day.number(of: time)
        return try first(
            """
            SELECT card.id FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
            WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND card.standing = 0
                AND card.buried_on <> ?
                AND ((card.state = 2 AND card.due < ?) OR (card.state IN (1, 3) AND card.due <= ?))
            ORDER BY card.due, card.id LIMIT 1
            """,
            [
                owner, SQLValue(language.rawValue), SQLValue(word), SQLValue(today),
                SQLValue(day.beginning(of: today + 1)), SQLValue(time),
            ])?.serialID("id")
    }
}
