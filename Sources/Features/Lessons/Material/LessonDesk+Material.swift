import Model
import Practice
import Storage

extension LessonDesk {
    /// Awaits ``Reader/urgentWords(_:at:_:)``.
    func urgentWords(_ language: Language, at now: Timestamp) async throws -> [UrgentWord] {
        let day = day
        return try await database.read(learner) { try $0.urgentWords(language, at: now, day) }
    }

    /// Awaits ``Reader/markStatuses(in:)``.
    func statuses(in language: Language) async throws -> [String: WordStatus] {
        try await database.read(learner) { try $0.markStatuses(in: language) }
    }

    /// Awaits ``Reader/lessonTurns(_:in:)``, and annotates those that have a text.
    ///
    /// - Throws: ``LessonError/noSuchTranslations`` if some are named and none is usable.
    func turns(_ ids: [ID<Translation>], in language: Language) async throws -> [LessonMaterial.Turn] {
        let found = try await database.read(learner) { try $0.lessonTurns(ids, in: language) }
        var turns: [LessonMaterial.Turn] = []
        for turn in found {
            let text = turn.text.trimmingWhitespace
            guard !text.isEmpty else { continue }
            turns.append(
                LessonMaterial.Turn(
                    sentence: try await annotated(text, turn.translation.trimmingWhitespace, in: language),
                    at: turn.at))
        }
        if !ids.isEmpty, turns.isEmpty { throw LessonError.noSuchTranslations }
        return turns
    }

    /// Awaits ``Reader/language(ofTranslation:)``.
    func language(ofTranslation id: ID<Translation>) async throws -> Language? {
        try await database.read(learner) { try $0.language(ofTranslation: id) }
    }

    /// Awaits ``Reader/language(ofBook:)``.
    func language(ofBook id: ID<Book>) async throws -> Language {
        try await database.read(learner) { try $0.language(ofBook: id) }
    }

    /// Awaits ``Reader/lessonPassage(_:of:)``.
    func passage(_ number: Int, of id: ID<Book>) async throws -> (text: String, language: Language) {
        try await database.read(learner) { try $0.lessonPassage(number, of: id) }
    }
}
