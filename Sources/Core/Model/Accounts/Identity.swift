/// What a learner is at a provider of sign-ins, linked to their account: whoever proves to be it is signed in.
public struct Identity: Hashable, Sendable {
    public let id: ID<Identity>
    /// The provider, as its tokens name it: an address without a slash at the end.
    public var issuer: String
    /// The provider's own name for the person, which it gives to nobody else.
    public var subject: String
    /// What the learner knows it by: an e-mail address or a name; empty if the provider told neither.
    public var label: String
    public var createdAt: Timestamp
    /// When it was last signed in with.
    public var usedAt: Timestamp

    public init(
        id: ID<Identity>, issuer: String, subject: String, label: String, createdAt: Timestamp, usedAt: Timestamp
    ) {
        self.id = id
        self.issuer = issuer
        self.subject = subject
        self.label = label
        self.createdAt = createdAt
        self.usedAt = usedAt
    }
}

/// A provider of sign-ins, as pages show it.
public struct SignInProvider: Hashable, Sendable {
    /// A provider whose button must look as it asks.
    public enum Brand: String, CaseIterable, Hashable, Sendable {
        case apple, google, facebook
    }

    /// Its part of addresses: lower-case letters, digits and hyphens.
    public let id: String
    /// What people know it by.
    public var name: String
    /// What its tokens name as their issuer.
    public var issuer: String
    public var brand: Brand?

    public init(id: String, name: String, issuer: String, brand: Brand? = nil) {
        self.id = id
        self.name = name
        self.issuer = issuer
        self.brand = brand
    }
}
