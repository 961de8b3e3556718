import Library
import Model
import Storage
import Support

@testable import Translations

extension TranslationDesk {
    /// Creates a desk for a library's learner.
    init(over desk: Library.Desk, models: TestModels) {
        self.init(database: desk.database, learner: desk.learner, texts: desk.texts, models: models.desk)
    }

    /// Lists kept turns.
    func translations(
        _ filter: TranslationFilter = TranslationFilter()
    ) async throws -> (translations: [Translation], total: Int) {
        try await database.read(learner) { try $0.translations(filter) }
    }

    /// Stores a turn, as a translation does.
    func keep(_ translation: Translation, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.keep(translation) }
    }
}
