/// The person who uses the desk. Every row in storage belongs to one learner.
public struct Learner: Hashable, Sendable {
    public let id: ID<Learner>
    /// The display name; empty for the single learner of a local desk.
    public var name: String

    public init(id: ID<Learner>, name: String) {
        self.id = id
        self.name = name
    }
}
