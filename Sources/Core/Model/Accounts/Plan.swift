/// What somebody may use of what a server sells.
public enum Entitlement: Hashable, Sendable {
    /// Everything: nothing is sold, or the learner looks after the server.
    case everything
    /// Everything, by a purchase. `until` is when it ends unless it is renewed; nil for what is bought once.
    case pro(until: Timestamp?)
    /// What is free.
    case free
}

/// What a learner has on a server that sells something.
public struct Plan: Hashable, Sendable {
    public var entitlement: Entitlement
    /// How many requests to the server's own language models are free on each day.
    public var freeRequests: Int
    /// How many of them were used today.
    public var used: Int
    /// When their count begins anew: at the learner's next midnight.
    public var renewsAt: Timestamp

    public init(entitlement: Entitlement, freeRequests: Int, used: Int, renewsAt: Timestamp) {
        self.entitlement = entitlement
        self.freeRequests = freeRequests
        self.used = used
        self.renewsAt = renewsAt
    }
}

/// Why a purchase does not count.
public enum PurchaseFault: String, Error, CaseIterable, Hashable, Sendable {
    /// It is nothing that a store has signed.
    case malformed
    /// Its certificates do not lead to the store's root, or are not those with which it signs.
    case chain
    /// Its signature is not of this text.
    case signature
    /// It is of another app.
    case app
    /// It was made in the sandbox, and this server takes only real purchases; or the other way round.
    case environment
    /// The product that was bought opens nothing here.
    case product
    /// It is dated in the future.
    case early
    /// It has ended.
    case expired
    /// The store took it back.
    case revoked
}

#if !hasFeature(Embedded)
extension PurchaseFault: Codable {}
#endif
