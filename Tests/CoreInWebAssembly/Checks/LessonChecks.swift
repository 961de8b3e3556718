import Cards
import Exercises
import Lexicon
import Model
import Practice
import Reading
import Storage

/// A learner does a lesson, which grades their cards, and has material for others: the same verdicts, grades and rows
/// natively and in WebAssembly.
func checkLessons(_ report: inout Report) {
    do throws(StorageError) {
        let classroom = try Classroom()
        try classroom.checkAnswers(&report)
        try classroom.checkFinishing(&report)
        try classroom.checkLists(&report)
        try classroom.checkMaterial(&report)
    } catch {
        report.expect("lessons: " + error.description, false)
    }
}

private final class Classroom: DeskChecks {
    private static let start = CheckedDesk.start
    let desk: CheckedDesk
    private let dictionary = TinyDictionary()
    private var bits: UInt64 = 0

    init() throws(StorageError) {
        desk = try CheckedDesk()
    }

    private func random() -> UInt64 {
        bits += 1
        return bits &* 0x9E37_79B9_7F4A_7C15
    }

    private static func id(_ number: UInt64) -> ID<Lesson> { ID(at: start, random: (8, number)) }

    // MARK: Answering

    /// A choice, a dictation, and a match of two words.
    private static let lesson = Lesson(
        id: id(1), title: "Three", kind: .vocabulary, language: .chinese,
        content: LessonContent(
            exercises: [
                Exercise(.choice(.init(.meaning("银行"), ["a", "b"], answer: "a")!), words: ["银行"]),
                Exercise(.dictation(.init("国门")), words: ["爱"]),
                Exercise(
                    .match(.init([.init("银行", "bank"), .init("行", "row")], partners: ["bank", "row"])!),
                    words: ["银行", "行"]),
            ], practiceQuestions: [PracticeQuestion("爱？", answer: "爱。")]),
        estimatedDuration: 130, difficulty: .beginner, origin: .own, shortage: .sentences,
        fault: .timedOut(seconds: 15), createdAt: start)

    private func answer(
        _ place: Int, _ text: [String], to id: ID<Lesson> = Classroom.lesson.id, at seconds: Int64,
        taking duration: Int = 5,
        heard: String? = nil
    ) throws(StorageError) -> LessonAnswer {
        let lexicon = dictionary.lexicon
        return try write(at: seconds) { transaction throws(StorageError) in
            try transaction.answer(
                lesson: id, exercise: place, with: text, heard: heard, seconds: duration, lexicon)
        }
    }

    func checkAnswers(_ report: inout Report) throws(StorageError) {
        let lesson = Self.lesson
        try write(at: 0) { transaction throws(StorageError) in
            try transaction.keep(lesson)
            try transaction.keep(lesson)
        }
        report.expect(
            "a lesson is kept as it is",
            try read { reader throws(StorageError) in try reader.lesson(lesson.id) } == lesson)
        report.expect(
            "nothing is answered",
            try refusal { transaction throws(StorageError) in try transaction.finish(lesson: lesson.id, self.day) }
                .hasPrefix("You have not answered anything yet."))
        let first = try answer(0, ["b"], at: 10, taking: 500)
        let second = try answer(0, ["a"], at: 20)
        report.expect("the first answer counts", !first.verdict.isRight && second == first)
        report.expect("either script is right", try answer(1, ["國門"], at: 30).verdict.isRight)
        report.expect("a match is right", try answer(2, ["bank", "row"], at: 40).verdict.isRight)
        report.expect(
            "an exercise that is not there",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.answer(lesson: lesson.id, exercise: 4, with: [], seconds: 0, nil)
            }.hasPrefix("There is no exercise 5: the lesson has 4."))
        let japanese = Lesson(
            id: Self.id(2), title: "Hearing", kind: .listening, language: .japanese,
            content: LessonContent(
                exercises: [Exercise(.dictation(.init("銀行に行く。", readings: ["ぎんこうにいく"])))]),
            estimatedDuration: 50, difficulty: .beginner, origin: .model, createdAt: Self.start.advanced(bySeconds: 1))
        try write(at: 50) { transaction throws(StorageError) in try transaction.keep(japanese) }
        let heard = try answer(0, ["銀行にいく"], to: japanese.id, at: 60, heard: "ギンコウニイク")
        report.expect("the reading of what is typed counts", heard.verdict.isRight)
    }

    // MARK: Finishing

    func checkFinishing(_ report: inout Report) throws(StorageError) {
        try addCards(["银行", "爱"])
        let before = try cards()
        report.expect(
            "a result before the end",
            try refusal { transaction throws(StorageError) in _ = try transaction.result(of: Self.lesson.id) }
                .hasPrefix("The lesson is not finished."))
        try finish(at: 100)
        report.expect(
            "each word has a result", try result(), "银行 wrong graded; 爱 right graded; 行 right no card; 2 130 s")
        report.same("the grades", try cards().utf8)
        let graded = try cards()
        try finish(at: 5000)
        report.expect("a second end grades nothing", try cards() == graded)
        let day = day
        for _ in 0..<2 {
            let undone = try write(at: 200) { transaction throws(StorageError) in try transaction.undo(day) }
            report.expect("a grade is undone", undone.verb == .grade && undone.word != nil)
        }
        report.expect("the cards are as before", try cards() == before)
        // As a version that graded in transactions of their own left it when it was interrupted.
        try write(at: 300) { transaction throws(StorageError) in
            try transaction.run(
                "UPDATE lesson_word SET is_graded = 0 WHERE learner_id = ? AND word = ?", [transaction.owner, "爱"],
                changes: .upsertMany(.lessonWord))
        }
        try finish(at: 400)
        let reviews = try read { reader throws(StorageError) in
            try reader.rows("SELECT rating FROM review WHERE learner_id = ?", [reader.owner]).count
        }
        report.expect("a grade that is owed is made up for", "\(reviews)", "1")
    }

    private func finish(at seconds: Int64) throws(StorageError) {
        let day = day
        try write(at: seconds) { transaction throws(StorageError) in
            try transaction.finish(lesson: Self.lesson.id, day)
        }
    }

    /// The result of the lesson: its words, the right answers and the time.
    private func result() throws(StorageError) -> String {
        let result = try read { reader throws(StorageError) in try reader.result(of: Self.lesson.id) }
        var text = ""
        for word in result.words {
            text += word.word + (word.isRight ? " right " : " wrong ")
            switch word.outcome {
            case .graded: text += "graded; "
            case .notDue: text += "not due; "
            case .noCard: text += "no card; "
            }
        }
        return text + "\(result.right) \(result.seconds) s"
    }

    // MARK: Lists

    func checkLists(_ report: inout Report) throws(StorageError) {
        let again = try write(at: 500) { transaction throws(StorageError) in
            try transaction.repeated(lesson: Self.lesson.id, Self.id(3))
        }
        report.expect(
            "a repeated lesson is new", again.finishedAt == nil && again.content == Self.lesson.content)
        var listed = ""
        for entry in try read({ reader throws(StorageError) in try reader.lessons(limit: 2, offset: 1) }) {
            listed += entry.lesson.title + " \(entry.answered); "
        }
        report.expect("lessons, latest first", listed, "Hearing 1; Three 3; ")
        try write(at: 510) { transaction throws(StorageError) in try transaction.delete(lesson: again.id) }
        var all = ""
        try read { reader throws(StorageError) in
            try reader.forEachLesson { lesson, answers throws(StorageError) in
                all += lesson.title + " \(answers.count); "
            }
        }
        report.expect("lessons, oldest first", all, "Three 3; Hearing 1; ")
        let (count, isThere) = try read { reader throws(StorageError) in
            (try reader.lessonCount(), try reader.hasLesson(again.id))
        }
        report.expect("a deleted lesson is gone", count == 2 && !isThere)
        report.expect(
            "a lesson that is not there",
            try refusal { transaction throws(StorageError) in try transaction.delete(lesson: again.id) }
                .hasPrefix("There is no such lesson."))
    }

    // MARK: Material

    func checkMaterial(_ report: inout Report) throws(StorageError) {
        let day = day
        try write(at: 600) { transaction throws(StorageError) in
            try transaction.mark(
                MarkChange("门", in: .chinese, as: .difficult, context: MarkContext(sentence: "门开了。")))
            try transaction.mark(MarkChange("我", in: .chinese, as: .known))
        }
        var words = ""
        for word in try read({ reader throws(StorageError) in
            try reader.urgentWords(.chinese, at: Self.start.advanced(bySeconds: 600), day)
        }) { words += word.word + " " + word.sentence + "; " }
        report.expect("difficult words, then due ones", words, "门 门开了。; 银行 ; ")
        let statuses = try read { reader throws(StorageError) in try reader.markStatuses(in: .chinese) }
        report.expect(
            "statuses of words", statuses.count == 2 && statuses["门"] == .difficult && statuses["我"] == .known)
        var ids: [ID<Translation>] = []
        for (number, text) in ["银行", "我爱你", ""].enumerated() {
            let turn = Translation(
                id: ID(at: Self.start, random: (9, UInt64(number))), sourceLanguage: .english,
                targetLanguage: .chinese, sourceText: "Turn \(number)", translatedText: text,
                context: TranslationContext(), origin: text.isEmpty ? .words : .model,
                createdAt: Self.start.advanced(bySeconds: Int64(number)))
            ids.append(turn.id)
            try write(at: 610) { transaction throws(StorageError) in
                try transaction.keep(turn)
                try transaction.setSaved(number != 0, translation: turn.id)
            }
        }
        let (saved, named, count, language) = try read { reader throws(StorageError) in
            (
                try reader.lessonTurns([], in: .chinese), try reader.lessonTurns(ids, in: .chinese),
                try reader.savedTranslationCount(in: .chinese), try reader.language(ofTranslation: ids[0])
            )
        }
        report.expect("saved turns", saved.count == 1 && saved[0].text == "我爱你" && saved[0].translation == "Turn 1")
        report.expect("named turns, in order", named.count == 2 && named[0].text == "银行" && named[1].text == "我爱你")
        report.expect("usable translations and their language", count == 1 && language == .chinese)
        report.expect(
            "a book that is not there",
            try refusal { transaction throws(StorageError) in
                _ = try transaction.lessonPassage(1, of: ID(high: 1, low: 1))
            }.hasPrefix("There is no such book"))
    }

    // MARK: Rows

    /// Adds cards that are due.
    private func addCards(_ words: [String]) throws(StorageError) {
        var drafts: [NoteDraft] = []
        for word in words { drafts.append(NoteDraft(language: .chinese, word: word)) }
        let ready = drafts
        try write(at: 0) { transaction throws(StorageError) in
            let deck = try transaction.addDeck(named: "HSK") { ID<Deck>(at: Self.start, random: (7, 7)) }
            _ = try transaction.add(ready, to: deck.id) { self.random() }
            try transaction.run(
                """
                UPDATE card SET state = 2, interval_days = 10, stability = 10, difficulty = 5, due = ?, last_review = ?
                WHERE learner_id = ?
                """,
                [
                    SQLValue(Self.start.advanced(bySeconds: -60)),
                    SQLValue(Self.start.advanced(bySeconds: -864_000)), transaction.owner,
                ], changes: .upsertMany(.card))
        }
    }

    /// The answers and the schedules, as text.
    private func cards() throws(StorageError) -> String {
        try rows(
            "SELECT id, card_id, at, rating, state, interval_seconds FROM review WHERE learner_id = ? ORDER BY id",
            "SELECT id, state, step, stability, difficulty, due, reviews, lapses FROM card WHERE learner_id = ? ORDER BY id"
        )
    }
}
