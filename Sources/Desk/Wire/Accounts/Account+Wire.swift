import Model

/// What somebody sends to make an account.
public struct SentSignUp: Decodable, Sendable {
    public var email: String
    public var password: String
    public var displayName: String
    /// 1 to 12; without month and year, the learner is asked later.
    public var birthMonth: Int?
    public var birthYear: Int?
    /// The text of an invitation.
    public var invitation: String?
}

/// What somebody sends to sign in.
public struct SentSignIn: Decodable, Sendable {
    public var email: String
    public var password: String
}

/// What an app sends that has signed somebody in with Apple.
public struct SentAppleSignIn: Decodable, Sendable {
    public var appleIdentityToken: String
    /// The text of which the app gave Apple the SHA-256 digest, in hexadecimal digits, as the nonce.
    public var nonce: String?
    /// For a new account: what to call the learner, which Apple tells only the app.
    public var displayName: String?
    /// 1 to 12; without month and year, the learner of a new account is asked later.
    public var birthMonth: Int?
    public var birthYear: Int?
    /// The text of an invitation, for a new account.
    public var invitation: String?
}

/// When a learner was born.
public struct SentBirth: Decodable, Sendable {
    public var birthMonth: Int
    public var birthYear: Int
}

/// What a program sends for a token.
public struct SentToken: Decodable, Sendable {
    public var name: String
}

/// Who is signed in, and the token for the requests that follow.
public struct SignedInJSON: Encodable, Sendable {
    public var userId: String
    public var token: String

    public init(_ learner: ID<Learner>, token: String) {
        userId = learner.description
        self.token = token
    }
}

/// An account.
public struct AccountJSON: Encodable, Sendable {
    public var userId: String
    public var name: String
    public var displayName: String
    public var isAdministrator: Bool
    public var createdAt: Timestamp
    /// When an administrator closed it.
    public var closedAt: Timestamp?
    /// When it is deleted with everything of its learner, if that was requested.
    public var deletionDueAt: Timestamp?

    /// - Parameter deletionDueAt: When it is deleted; nil if that was not requested.
    public init(_ account: Account, deletionDueAt: Timestamp? = nil) {
        userId = account.learner.description
        name = account.name
        displayName = account.shownName
        isAdministrator = account.isAdministrator
        createdAt = account.createdAt
        closedAt = account.closedAt
        self.deletionDueAt = deletionDueAt
    }
}

/// A device or a program that is signed in.
public struct AccessJSON: Encodable, Sendable {
    public var id: String
    public var kind: String
    public var name: String
    public var createdAt: Timestamp
    public var usedAt: Timestamp
    /// Whether it is the one that asks.
    public var isCurrent: Bool

    public init(_ access: Access, isCurrent: Bool) {
        id = access.id.description
        kind = access.kind.rawValue
        name = access.name
        createdAt = access.createdAt
        usedAt = access.usedAt
        self.isCurrent = isCurrent
    }
}
