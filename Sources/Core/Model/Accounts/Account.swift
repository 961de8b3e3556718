/// Who a learner is on a server that asks its users to sign in.
public struct Account: Hashable, Sendable {
    public let learner: ID<Learner>
    /// The name to sign in with: an e-mail address, or a name without spaces. Names that differ only in case are one.
    public var name: String
    /// What the learner wants to be called.
    public var shownName: String
    /// Whether it may invite others, and close and open their accounts.
    public var isAdministrator: Bool
    /// Whether it can be signed in to with a password.
    public var hasPassword: Bool
    public var createdAt: Timestamp
    /// When the learner said to be old enough; nil if nobody has asked yet.
    public var ageConfirmedAt: Timestamp?
    /// When an administrator closed it; nil while it is open.
    public var closedAt: Timestamp?

    public init(
        learner: ID<Learner>, name: String, shownName: String, isAdministrator: Bool = false, hasPassword: Bool = true,
        createdAt: Timestamp, ageConfirmedAt: Timestamp? = nil, closedAt: Timestamp? = nil
    ) {
        self.learner = learner
        self.name = name
        self.shownName = shownName
        self.isAdministrator = isAdministrator
        self.hasPassword = hasPassword
        self.createdAt = createdAt
        self.ageConfirmedAt = ageConfirmedAt
        self.closedAt = closedAt
    }
}

/// A device or a program that is signed in to an account.
public struct Access: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A browser: it signs itself out when it has not been used for long.
        case browser
        /// A program that uses the API with a token.
        case program
        /// A link with which the learner chooses a new password, once. It signs nobody in, and is not listed among what is
        /// signed in; like all else, it ends when a password is set or the account is closed.
        case reset
    }

    public let id: ID<Access>
    public var kind: Kind
    /// What the learner knows it by: "Firefox on Android", or the name given to a token.
    public var name: String
    public var createdAt: Timestamp
    /// When it was last used, to a few minutes.
    public var usedAt: Timestamp
    /// When it ends whether used or not; nil for never.
    public var endsAt: Timestamp?

    /// Whether it was ever used. A browser was, by signing in; the first request of a program is recorded at once.
    public var wasUsed: Bool { kind == .browser || usedAt > createdAt }

    public init(
        id: ID<Access>, kind: Kind, name: String, createdAt: Timestamp, usedAt: Timestamp, endsAt: Timestamp? = nil
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.createdAt = createdAt
        self.usedAt = usedAt
        self.endsAt = endsAt
    }
}

/// An invitation to make an account. Its link can be used once.
public struct Invitation: Hashable, Sendable {
    public let id: ID<Invitation>
    /// Whom it is for, in the words of who wrote it.
    public var note: String
    public var createdAt: Timestamp
    public var endsAt: Timestamp
    public var usedAt: Timestamp?

    public init(id: ID<Invitation>, note: String, createdAt: Timestamp, endsAt: Timestamp, usedAt: Timestamp? = nil) {
        self.id = id
        self.note = note
        self.createdAt = createdAt
        self.endsAt = endsAt
        self.usedAt = usedAt
    }
}
