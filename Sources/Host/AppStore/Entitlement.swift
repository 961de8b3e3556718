import Model

/// What somebody may use of a Glossa for which a store is set up.
public enum Entitlement: Hashable, Sendable {
    /// Everything: no store is set up, and nothing is sold.
    case everything
    /// What a transaction of the store's shows.
    case bought(StoreTransaction)
    /// Only what nobody has to buy, and why.
    case nothing(StoreFault)

    /// Whether all that is sold is open.
    public var isOpen: Bool {
        if case .nothing = self { false } else { true }
    }

    /// Finds out what a transaction opens.
    ///
    /// - Parameters:
    ///   - transaction: As StoreKit's `jwsRepresentation` has it; nil for none.
    ///   - store: Nil where none is set up.
    public init(_ transaction: String?, from store: AppStore?, at now: Timestamp) async {
        guard let store else {
            self = .everything
            return
        }
        guard let transaction else {
            self = .nothing(.missing)
            return
        }
        do {
            self = .bought(try await store.verify(transaction, at: now))
        } catch {
            self = .nothing(error)
        }
    }
}

/// A purchase, as the App Store has signed it.
public struct StoreTransaction: Hashable, Sendable {
    /// What was bought.
    public var product: String
    /// The first transaction of a subscription, which its renewals name as well.
    public var original: String
    /// When a subscription ends unless it is renewed; nil for what is bought once.
    public var expiresAt: Timestamp?

    public init(product: String, original: String, expiresAt: Timestamp? = nil) {
        self.product = product
        self.original = original
        self.expiresAt = expiresAt
    }
}

/// Why a transaction opens nothing.
public enum StoreFault: Error, Hashable, Sendable {
    /// There is none.
    case missing
    /// It is no signed transaction.
    case malformed
    /// Its certificates do not lead to the store's root, or are not those with which transactions are signed.
    case chain
    /// Its signature is not of this text.
    case signature
    /// It is for another app, or of another environment.
    case bundle, environment
    /// It has ended, was taken back, or is dated in the future.
    case expired, revoked, early
}
