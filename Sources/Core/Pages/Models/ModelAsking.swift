import Model

/// The state of a question to a language model, on a page that shows its answer. The answer itself becomes a part of the
/// page.
public typealias ModelAsking = JobState<Never, ModelError>
