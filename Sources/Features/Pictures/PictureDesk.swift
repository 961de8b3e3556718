import Linguistics
import Model
import Models
import Recognition
import Storage

/// The context for picture functions.
///
/// It is a value; a server or a command creates one and passes it to every function.
public struct PictureDesk: Sendable {
    let database: any Database
    let learner: ID<Learner>
    let sentences: SentenceFinder
    public let models: ModelDesk
    let worker: any PictureWorker

    /// - Parameters:
    ///   - sentences: Finds sentences for words.
    ///   - worker: Shared by all desks of a process, so that a classifier is loaded only once.
    public init(
        database: any Database, learner: ID<Learner>, sentences: SentenceFinder, models: ModelDesk,
        worker: any PictureWorker
    ) {
        self.database = database
        self.learner = learner
        self.sentences = sentences
        self.models = models
        self.worker = worker
    }

    var texts: TextDesk { sentences.texts }
}
