import Model
import Routes

/// Which model each task uses, as the API gives and takes it.
public struct ModelChoicesJSON: Codable, Sendable {
    /// Omitted for the oldest profile.
    var standard: ID<ModelProfile>?
    var tasks: [String: ID<ModelProfile>]

    public init(_ choices: ModelChoices) {
        standard = choices.standard
        tasks = Dictionary(uniqueKeysWithValues: choices.byTask.map { ($0.key.rawValue, $0.value) })
    }

    /// The choices.
    ///
    /// - Throws: `FormError` for a task that does not exist.
    public var choices: ModelChoices {
        get throws(FormError) {
            var choices = ModelChoices(standard: standard)
            for (name, id) in tasks {
                guard let task = ModelTask(rawValue: name) else { throw .missing("tasks") }
                choices.byTask[task] = id
            }
            return choices
        }
    }
}
