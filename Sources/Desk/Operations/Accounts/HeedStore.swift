import Accounts
import Entitlements
import Model

extension Workplace {
    /// Keeps what an App Store sends of its own accord. That it is the store who sends it is known only once signatures have
    /// been verified, which takes time; so it is counted before, for each address.
    ///
    /// - Parameters:
    ///   - notification: The member `signedPayload` of a notification of version 2.
    ///   - address: Where the request comes from: an IPv4 or IPv6 address.
    /// - Throws: `AccountError.noStore`, `AccountError.tooManyTries`, `AccountError.purchaseRefused`, `StorageError`.
    public func heedStore(_ notification: String, from address: String, at now: Timestamp) async throws {
        guard let store = models.store else { throw AccountError.noStore }
        try await RequestLimit.storeNotifications.admit(from: address, in: database, at: now)
        // What the store says of purchases is no learner's.
        let nobody = ID<Learner>(high: 0, low: 0)
        try await EntitlementDesk(database: database, learner: nobody, store: store, clock: LocalClock())
            .heed(notification, at: now)
    }
}
