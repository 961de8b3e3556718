import AppStore
import Model
import Storage

/// A purchase that serves a learner, as the store last described it.
struct Purchase: Hashable, Sendable {
    var product: String
    /// When it ends unless it is renewed; nil for what is bought once.
    var expiresAt: Timestamp?
    /// Until when it goes on all the same, because it could not be charged for.
    var graceUntil: Timestamp?
    var revokedAt: Timestamp?

    /// When it ends, with what the store adds; nil for what is bought once.
    var until: Timestamp? { expiresAt.map { max($0, graceUntil ?? $0) } }

    func isInForce(at now: Timestamp) -> Bool {
        revokedAt == nil && until.map { now < $0 } ?? true
    }
}

extension Reader {
    /// The learner's purchases of what a store sells.
    func purchases(in store: AppStore) throws(StorageError) -> [Purchase] {
        try rows(
            """
            SELECT s.product, s.expires_at, s.grace_until, s.revoked_at
            FROM purchase p JOIN store_purchase s ON s.original = p.original
            WHERE p.learner_id = ? AND s.environment = ?
            """, [owner, .text(store.environment.rawValue)]
        ).map { row throws(StorageError) in try Purchase(row) }.filter { store.products.contains($0.product) }
    }

    /// What the store last said of a purchase, whomever it serves; nil if it was never heard of.
    func purchase(_ original: String) throws(StorageError) -> Purchase? {
        try first(
            "SELECT product, expires_at, grace_until, revoked_at FROM store_purchase WHERE original = ?",
            [.text(original)]
        ).map { row throws(StorageError) in try Purchase(row) }
    }

    /// The learner whom a purchase serves, among all; nil if it serves nobody.
    func holder(of original: String) throws(StorageError) -> ID<Learner>? {
        try first("SELECT learner_id FROM purchase WHERE original = ?", [.text(original)])?.id("learner_id")
    }

    /// Whether there is a learner, among all.
    func knows(_ learner: ID<Learner>) throws(StorageError) -> Bool {
        try first("SELECT id FROM learner WHERE id = ?", [SQLValue(learner)]) != nil
    }
}

extension Purchase {
    fileprivate init(_ row: Row) throws(StorageError) {
        self.init(
            product: try row.text("product"), expiresAt: try row.optionalTime("expires_at"),
            graceUntil: try row.optionalTime("grace_until"), revokedAt: try row.optionalTime("revoked_at"))
    }
}

extension Transaction {
    /// Keeps what the store says of a purchase, unless it is known already or out of date.
    ///
    /// The latest renewal counts, and of that what the store said last: what is sent twice or late changes nothing, and a refund
    /// of an earlier month takes nothing of this one.
    ///
    /// - Parameters:
    ///   - graceUntil: Until when it goes on although it could not be charged for.
    ///   - knowsGrace: Whether `graceUntil` was said. A transaction alone says nothing of it.
    func keep(
        _ purchase: StoreTransaction, graceUntil: Timestamp?, knowsGrace: Bool
    ) throws(StorageError) {
        _ = try runDerived(
            """
            INSERT INTO store_purchase (
                original, product, environment, purchased_at, expires_at, grace_until, revoked_at, signed_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (original) DO UPDATE SET
                product = excluded.product, environment = excluded.environment, purchased_at = excluded.purchased_at,
                expires_at = excluded.expires_at,
                grace_until = CASE WHEN ? = 1 OR excluded.purchased_at > store_purchase.purchased_at
                    THEN excluded.grace_until ELSE store_purchase.grace_until END,
                revoked_at = excluded.revoked_at, signed_at = excluded.signed_at
            WHERE excluded.purchased_at > store_purchase.purchased_at
                OR (excluded.purchased_at = store_purchase.purchased_at
                    AND excluded.signed_at > store_purchase.signed_at)
            """,
            [
                .text(purchase.original), .text(purchase.product), .text(purchase.environment.rawValue),
                SQLValue(purchase.purchasedAt), SQLValue(purchase.expiresAt), SQLValue(graceUntil),
                SQLValue(purchase.isReplaced ? purchase.signedAt : purchase.revokedAt), SQLValue(purchase.signedAt),
                SQLValue(knowsGrace),
            ])
    }
}

extension EntitlementDesk {
    /// Nobody: what the store says of purchases is no learner's.
    private var nobody: ID<Learner> { ID(high: 0, low: 0) }

    /// Has a purchase serve the learner from now on. It serves one account at a time: another has to give it up first.
    ///
    /// - Parameter transaction: As StoreKit's `jwsRepresentation` has it.
    /// - Throws: ``AccountError/noStore``, ``AccountError/purchaseRefused(_:)``, ``AccountError/purchaseTaken``,
    ///   `StorageError`.
    public func take(_ transaction: String, at now: Timestamp) async throws {
        let store = try requireStore()
        let bought: StoreTransaction
        do throws(PurchaseFault) {
            bought = try await store.verify(transaction, at: now)
        } catch {
            throw AccountError.purchaseRefused(error)
        }
        let original = bought.original
        let (holder, isForAnother) = try await database.readAcrossLearners { [learner] reader in
            // One that was bought for an account that is gone is free again.
            let isForAnother = try bought.account.map { try $0 != learner && reader.knows($0) } ?? false
            return (try reader.holder(of: original), isForAnother)
        }
        guard holder ?? learner == learner, !isForAnother else { throw AccountError.purchaseTaken }
        // Also if it is refused below: that a purchase was taken back is not forgotten.
        let known = try await database.write(nobody, at: now) { transaction in
            try transaction.keep(bought, graceUntil: nil, knowsGrace: false)
            return try transaction.purchase(original)
        }
        guard let known, known.revokedAt == nil else { throw AccountError.purchaseRefused(.revoked) }
        guard store.products.contains(known.product) else { throw AccountError.purchaseRefused(.product) }
        guard known.isInForce(at: now) else { throw AccountError.purchaseRefused(.expired) }
        guard holder == nil else { return }
        do {
            try await database.write(learner, at: now) { transaction in
                _ = try transaction.runDerived(
                    "INSERT INTO purchase (learner_id, original, taken_at) VALUES (?, ?, ?)",
                    [transaction.owner, .text(original), SQLValue(now)])
            }
        } catch StorageError.constraint(.unique, _) {
            // Somebody took it at the same moment: the learner on another device, or another account.
            let holder = try await database.readAcrossLearners { try $0.holder(of: original) }
            guard holder == learner else { throw AccountError.purchaseTaken }
        }
    }

    /// Has the learner's purchases serve nobody, so that another account can have them.
    ///
    /// - Throws: ``AccountError/noStore``, `StorageError`.
    public func giveUp(at now: Timestamp) async throws {
        _ = try requireStore()
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.runDerived("DELETE FROM purchase WHERE learner_id = ?", [transaction.owner])
        }
    }

    /// Keeps what the store sends of its own accord. Sent twice, or after something later, it changes nothing.
    ///
    /// - Parameter notification: The member `signedPayload` of a notification of version 2.
    /// - Throws: ``AccountError/noStore``, ``AccountError/purchaseRefused(_:)``, `StorageError`.
    public func heed(_ notification: String, at now: Timestamp) async throws {
        let store = try requireStore()
        let told: StoreNotification?
        do throws(PurchaseFault) {
            told = try await store.verify(notification: notification, at: now)
        } catch {
            throw AccountError.purchaseRefused(error)
        }
        guard let told else { return }
        try await database.write(nobody, at: now) {
            try $0.keep(told.transaction, graceUntil: told.graceUntil, knowsGrace: true)
        }
    }

    private func requireStore() throws(AccountError) -> AppStore {
        guard let store else { throw .noStore }
        return store
    }
}
