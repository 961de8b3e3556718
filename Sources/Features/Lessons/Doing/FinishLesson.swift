import Exercises
import Model
import Scheduling
import Storage

extension LessonDesk {
    /// Finishes a lesson and chooses the cards that its result grades. Unanswered exercises do not count.
    ///
    /// A word that was right every time is graded good, one that was wrong once is graded again. Only one due card per
    /// word is graded, because having just seen one gives the others away. Finishing a finished lesson changes nothing.
    ///
    /// - Throws: ``LessonError/noSuchLesson(_:)``, ``LessonError/nothingAnswered``.
    package func finish(_ id: ID<Lesson>, at now: Timestamp) async throws {
        let (learner, day) = (learner, day)
        try await database.write(learner, at: now) { transaction in
            guard let lesson = try transaction.lesson(id, of: learner) else { throw LessonError.noSuchLesson(id) }
            guard lesson.finishedAt == nil else { return }
            let answers = try transaction.answers(to: id, of: learner)
            guard !answers.isEmpty else { throw LessonError.nothingAnswered }
            try transaction.run(
                "UPDATE lesson SET finished_at = ?, updated_at = ? WHERE id = ? AND learner_id = ?",
                [SQLValue(now), SQLValue(now), SQLValue(id), SQLValue(learner)], changes: .upsert(.lesson, id))
            var random = SplitMix64(seed: id.low)
            for word in Self.words(of: lesson, answers) {
                let hasCard = try transaction.hasCard(word.word, lesson.language, learner)
                let due = try transaction.dueCard(word.word, lesson.language, learner, day, at: now)
                let review = due.map { _ in SerialID<Review>(at: now, random: random.next()) }
                try transaction.run(
                    """
                    INSERT INTO lesson_word (lesson_id, learner_id, word, is_right, has_card, card_id, review_id, is_graded)
                    VALUES (?, ?, ?, ?, ?, ?, ?, 0)
                    """,
                    [
                        SQLValue(id), SQLValue(learner), SQLValue(word.word), SQLValue(word.isRight), SQLValue(hasCard),
                        SQLValue(due), SQLValue(review),
                    ], changes: .upsert(.lessonWord, id.description, word.word))
            }
        }
    }

    /// Returns each word asked, in order of first appearance, and whether it was right every time.
    static func words(of lesson: Lesson, _ answers: [LessonAnswer]) -> [(word: String, isRight: Bool)] {
        var words: [(word: String, isRight: Bool)] = []
        for answer in answers where lesson.content.exercises.indices.contains(answer.exercise) {
            for result in lesson.content.exercises[answer.exercise].results(answer.verdict) where !result.word.isEmpty {
                if let known = words.firstIndex(where: { $0.word == result.word }) {
                    words[known].isRight = words[known].isRight && result.isRight
                } else {
                    words.append(result)
                }
            }
        }
        return words
    }

    /// Returns the cards in the result that are not graded yet. The id of each review is already chosen, so that an
    /// interrupted grading can be repeated.
    package func pendingGrades(of id: ID<Lesson>) async throws -> [PendingGrade] {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT word, is_right, card_id, review_id FROM lesson_word
                WHERE lesson_id = ? AND learner_id = ? AND is_graded = 0 AND card_id IS NOT NULL ORDER BY word
                """, [SQLValue(id), SQLValue(learner)]
            ).map { row in
                PendingGrade(
                    word: try row.text("word"), rating: try row.flag("is_right") ? .good : .again,
                    card: try row.serialID("card_id"), review: try row.serialID("review_id"))
            }
        }
    }

    /// Records that a card in the result is graded, or that it no longer exists.
    package func record(_ grade: PendingGrade, of id: ID<Lesson>, hasCard: Bool, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                UPDATE lesson_word SET is_graded = 1, card_id = CASE WHEN ? = 1 THEN card_id ELSE NULL END
                WHERE lesson_id = ? AND learner_id = ? AND word = ?
                """, [SQLValue(hasCard), SQLValue(id), SQLValue(learner), SQLValue(grade.word)],
                changes: .upsert(.lessonWord, id.description, grade.word))
        }
    }
}

/// A grade that the result of a lesson gives to a card.
package struct PendingGrade: Hashable, Sendable {
    var word: String
    package var rating: Rating
    package var card: SerialID<Card>
    package var review: SerialID<Review>
}

extension Transaction {
    fileprivate func hasCard(_ word: String, _ language: Language, _ learner: ID<Learner>) throws -> Bool {
        try first(
            """
            SELECT 1 FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
            WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND card.standing <> 2 LIMIT 1
            """, [SQLValue(learner), SQLValue(language.rawValue), SQLValue(word)]) != nil
    }

    /// Returns the card of a word that has been due longest, by the same criteria as in study.
    fileprivate func dueCard(
        _ word: String, _ language: Language, _ learner: ID<Learner>, _ day: LearnerDay, at now: Timestamp
    ) throws -> SerialID<Card>? {
        let today = day.number(of: now)
        return try first(
            """
            SELECT card.id FROM note JOIN card ON card.learner_id = note.learner_id AND card.note_id = note.id
            WHERE note.learner_id = ? AND note.language = ? AND note.word = ? AND card.standing = 0
                AND card.buried_on <> ?
                AND ((card.state = 2 AND card.due < ?) OR (card.state IN (1, 3) AND card.due <= ?))
            ORDER BY card.due, card.id LIMIT 1
            """,
            [
                SQLValue(learner), SQLValue(language.rawValue), SQLValue(word), SQLValue(today),
                SQLValue(day.beginning(of: today + 1)), SQLValue(now),
            ])?.serialID("id")
    }
}
