import Exercises
import Linguistics
import Model
import Practice
import Storage

// The verbs of lessons, awaited: each reads one snapshot or writes one transaction.

extension LessonDesk {
    /// Awaits ``Reader/lessonList(limit:offset:)``.
    public func list(limit: Int = 20, offset: Int = 0) async throws -> LessonList {
        try await database.read(learner) { try $0.lessonList(limit: limit, offset: offset) }
    }

    /// Awaits ``Reader/openLesson(_:)``.
    public func open(_ id: ID<Lesson>) async throws -> OpenedLesson {
        guard let opened = try await database.read(learner, { try $0.openLesson(id) }) else {
            throw LessonError.noSuchLesson(id)
        }
        return opened
    }

    /// Returns the latest lesson; nil if there is none.
    public func openLatest() async throws -> OpenedLesson? {
        try await database.read(learner) { try $0.openLesson(nil) }
    }

    /// Awaits ``Reader/lessons(limit:offset:)``.
    public func lessons(limit: Int = 20, offset: Int = 0) async throws -> [ListedLesson] {
        try await database.read(learner) { try $0.lessons(limit: limit, offset: offset) }
    }

    /// Awaits ``Reader/lesson(_:)``.
    public func lesson(_ id: ID<Lesson>) async throws -> Lesson {
        try await database.read(learner) { try $0.lesson(id) }
    }

    /// Awaits ``Reader/result(of:)``.
    public func result(of id: ID<Lesson>) async throws -> FinishedLesson {
        try await database.read(learner) { try $0.result(of: id) }
    }

    /// Awaits ``Transaction/keep(_:)``.
    func keep(_ lesson: Lesson, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.keep(lesson) }
    }

    /// Awaits ``Transaction/repeated(lesson:_:)``.
    public func repeated(_ id: ID<Lesson>, _ newID: ID<Lesson>, at now: Timestamp) async throws -> Lesson {
        try await database.write(learner, at: now) { try $0.repeated(lesson: id, newID) }
    }

    /// Awaits ``Transaction/delete(lesson:)``.
    public func delete(_ id: ID<Lesson>, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.delete(lesson: id) }
    }

    /// Finds the reading of a typed Japanese text, and awaits
    /// ``Transaction/answer(lesson:exercise:with:heard:seconds:_:)``.
    @discardableResult
    public func answer(
        _ id: ID<Lesson>, exercise place: Int, with sent: SentAnswer, seconds: Int, at now: Timestamp
    ) async throws -> LessonAnswer {
        let opened = try await open(id)
        let exercise = try opened.lesson.exercise(place, in: opened.course)
        let answer = sent.texts(for: exercise)
        let heard = try await reading(of: answer, to: exercise, in: opened.lesson.language)
        let lexicon = texts.lexicon
        return try await database.write(learner, at: now) {
            try $0.answer(lesson: id, exercise: place, with: answer, heard: heard, seconds: seconds, lexicon)
        }
    }

    /// Awaits ``Transaction/finish(lesson:_:)``.
    ///
    /// - Returns: The result, as of the same transaction.
    @discardableResult
    public func finish(_ id: ID<Lesson>, at now: Timestamp) async throws -> FinishedLesson {
        let day = day
        return try await database.write(learner, at: now) { transaction in
            try transaction.finish(lesson: id, day)
            return try transaction.result(of: id)
        }
    }

    /// Returns the reading of the typed text, for which kanji need an analyser.
    private func reading(of answer: [String], to exercise: Exercise, in language: Language) async throws -> String? {
        guard language == .japanese, exercise.isTyped,
            let text = LessonAnswer.shortened(answer).first
        else { return nil }
        return SentenceReadings.of(try await texts.annotate(text, in: .japanese), .japanese).first
    }
}
