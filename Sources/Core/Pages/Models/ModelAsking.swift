import Model

/// How far a question to a language model is, on a page that shows its answer.
public enum ModelAsking: Hashable, Sendable {
    case none
    case running
    /// It was not answered, and why.
    case failed(ModelError)
    case stopped
}
