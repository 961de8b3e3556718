/// The person whose desk this is. Every row in storage belongs to one.
public struct Learner: Hashable, Sendable {
    public let id: ID<Learner>
    /// What the learner wants to be called; empty for the single learner of a local desk.
    public var name: String

    public init(id: ID<Learner>, name: String) {
        self.id = id
        self.name = name
    }
}
