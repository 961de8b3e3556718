import Model

/// A purchase that an app sends.
public struct SentPurchase: Decodable, Sendable {
    /// As StoreKit's `jwsRepresentation` has it.
    public var transaction: String
}

/// What an App Store sends when a purchase has changed, in version 2 of its notifications.
public struct SentStoreNotification: Decodable, Sendable {
    /// The notification, signed by the store: three parts in base64url, with full stops between (RFC 7515, section 3.1).
    public var signedPayload: String
}

/// What a learner may use of what the server sells.
public struct EntitlementJSON: Encodable, Sendable {
    /// `everything`, `pro` or `free`.
    public var state: String
    /// When a purchase ends unless it is renewed; left out for what is bought once.
    public var until: Timestamp?
    /// What the app passes to the store as `appAccountToken`, so that a purchase is for this account: a UUID.
    public var appAccountToken: String
    /// How many requests to the server's own language models are free on each day; left out where nothing is sold.
    public var freeRequests: Int?
    /// How many of them were used today; left out where nothing is sold.
    public var used: Int?
    /// When their count begins anew, at the learner's next midnight; left out where nothing is sold.
    public var renewsAt: Timestamp?

    /// - Parameter plan: Nil where nothing is sold.
    public init(_ plan: Plan?, of learner: ID<Learner>) {
        switch plan?.entitlement ?? .everything {
        case .everything: state = "everything"
        case .pro(let end):
            state = "pro"
            until = end
        case .free: state = "free"
        }
        appAccountToken = learner.description
        freeRequests = plan?.freeRequests
        used = plan?.used
        renewsAt = plan?.renewsAt
    }
}
