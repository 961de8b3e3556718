import Model

/// The state of a question to a language model, on a page that shows its answer.
public enum ModelAsking: Hashable, Sendable {
    case none
    case running
    /// It got no answer, for this reason.
    case failed(ModelError)
    case stopped
}
