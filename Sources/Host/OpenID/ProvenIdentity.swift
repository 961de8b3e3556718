/// Whom a verified token is about.
public struct ProvenIdentity: Hashable, Sendable {
    /// The provider.
    public var issuer: String
    /// The provider's own name for the person.
    public var subject: String
    /// An e-mail address of which the provider says that it is the person's; nil if it says so of none.
    public var email: String?
    /// What the person is called; nil if the token does not say.
    public var name: String?

    public init(issuer: String, subject: String, email: String? = nil, name: String? = nil) {
        self.issuer = issuer
        self.subject = subject
        self.email = email
        self.name = name
    }
}
