import Model

/// What a key is stored under: the profile, and the learner whose profile it is. An archive brings its profiles with the ids
/// that they had; so an id alone does not tell whose key it is.
public struct KeyName: Hashable, Sendable {
    /// Letters, digits, hyphens and perhaps a full stop.
    let text: String

    public init(_ profile: ID<ModelProfile>, of learner: ID<Learner>) { text = "\(learner).\(profile)" }

    /// The name of a key that was stored before names had the learner.
    public init(former profile: ID<ModelProfile>) { text = profile.description }
}
