import Library
import Model
import Models
import Storage

/// The context for translation functions: the desk, whose dictionaries supply readings and glosses, and the language
/// models that translate.
///
/// It is a value; a server or a command creates one and passes it to every function.
public struct TranslationDesk: Sendable {
    public let desk: Desk
    public let models: ModelDesk

    public init(desk: Desk, models: ModelDesk) {
        self.desk = desk
        self.models = models
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
}
