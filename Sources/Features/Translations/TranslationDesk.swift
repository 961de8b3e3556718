import Linguistics
import Model
import Models
import Storage

/// The context for translation functions: the dictionaries, which supply readings and glosses, and the language models that
/// translate.
///
/// It is a value; a server or a command creates one and passes it to every function.
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
