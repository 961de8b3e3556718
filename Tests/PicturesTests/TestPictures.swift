import Library
import Pictures
import Recognition
import Support

extension PictureDesk {
    /// Creates a desk for a library's learner.
    init(over desk: Desk, models: TestModels, worker: any PictureWorker) {
        self.init(
            database: desk.database, learner: desk.learner, sentences: desk.sentences, models: models.desk,
            worker: worker)
    }
}
