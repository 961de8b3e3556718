import Library
import Model
import Models
import Storage

/// What the verbs of translation work with: the desk, whose dictionaries give readings and glosses, and the language
/// models that translate.
///
/// It is a value; a server or a command makes one and hands it to every verb.
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
