import AppStore
import Model
import Storage

/// What a learner may use of what the server sells, and the purchases by which they may.
///
/// Where no store is set up, everything is open.
public struct EntitlementDesk: Sendable {
    let database: any Database
    let learner: ID<Learner>
    /// Nil where nothing is sold.
    let store: AppStore?
    /// The learner's days, from midnight to midnight.
    let day: LearnerDay

    /// - Parameters:
    ///   - store: Nil where nothing is sold.
    ///   - clock: The learner's clock, whose days free requests are counted by.
    public init(database: any Database, learner: ID<Learner>, store: AppStore?, clock: LocalClock) {
        self.database = database
        self.learner = learner
        self.store = store
        day = LearnerDay(clock, .midnight)
    }

    /// Returns what the learner has; nil where nothing is sold.
    ///
    /// - Throws: `StorageError`.
    public func plan(at now: Timestamp) async throws -> Plan? {
        guard let store else { return nil }
        let (today, renewal) = (day.number(of: now), day.nextBeginning(after: now))
        return try await database.read(learner) { reader in
            Plan(
                entitlement: try reader.entitlement(in: store, at: now), freeRequests: store.freeRequests,
                used: try reader.freeRequests(on: today), renewsAt: renewal)
        }
    }
}

extension Reader {
    /// What the learner may use. This is the only place where it is decided, whatever the door.
    ///
    /// - Parameter store: Nil where nothing is sold.
    public func entitlement(in store: AppStore?, at now: Timestamp) throws(StorageError) -> Entitlement {
        guard let store, try !mayNamePlacesOfMachine() else { return .everything }
        var entitlement = Entitlement.free
        for purchase in try purchases(in: store) {
            guard purchase.isInForce(at: now) else { continue }
            // What is bought once outlasts any subscription.
            guard let until = purchase.until else { return .pro(until: nil) }
            if case .pro(let known?) = entitlement, known >= until { continue }
            entitlement = .pro(until: until)
        }
        return entitlement
    }

    /// Whether the learner may name what the machine reaches and strangers do not: its files, and addresses on its own network.
    ///
    /// On a server with accounts only administrators may; otherwise anybody who signs up could look through them. Who has
    /// Glossa without an account has the machine, too.
    public func mayNamePlacesOfMachine() throws(StorageError) -> Bool {
        if let account = try first("SELECT is_administrator FROM account WHERE learner_id = ?", [owner]) {
            return try account.flag("is_administrator")
        }
        // Whoever's account and desk went while the request was under way has neither.
        return try first("SELECT id FROM learner WHERE id = ?", [owner]) != nil
    }
}
