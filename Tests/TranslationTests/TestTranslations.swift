import Library
import Support
import Translations

extension TranslationDesk {
    /// Creates a desk for a library's learner.
    init(over desk: Library.Desk, models: TestModels) {
        self.init(database: desk.database, learner: desk.learner, texts: desk.texts, models: models.desk)
    }
}
