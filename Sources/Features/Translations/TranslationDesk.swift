import Linguistics
import Model
import Models
import Storage

/// What translations need: the database, the dictionaries, which supply readings and glosses, and the language models that
/// translate.
///
/// It is a value that a server or a command creates. Its operations are methods, one file for each.
public struct TranslationDesk: Sendable {
    let database: any Database
    let learner: ID<Learner>
    let texts: TextDesk
    public let models: ModelDesk

    public init(database: any Database, learner: ID<Learner>, texts: TextDesk, models: ModelDesk) {
        self.database = database
        self.learner = learner
        self.texts = texts
        self.models = models
    }
}
