import Model
import Storage

/// A database that records where the learner is with everything that changes there: a transaction that records a change
/// also records the learner's time zone if it is another one than before. Its transactions have the server's quota.
struct ArrivingDatabase: Database {
    let database: any Database
    let zones: Zones
    /// How much each learner may keep; nil without a limit.
    var quota: Quota?

    func read<Value: Sendable>(
        _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await database.read(learner, body)
    }

    func readAcrossLearners<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await database.readAcrossLearners(body)
    }

    func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await arriving(learner) {
            try await database.write(learner, at: time, $0)
        } after: {
            try body($0)
        }
    }

    func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
        _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await arriving(learner) {
            try await database.write(learner, at: time, after: check, $0)
        } after: {
            try body($0)
        }
    }

    func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        do {
            return try await loadOnce(learner, at: time, body)
        } catch let excess as QuotaExceeded {
            // A load checks no references, so that nothing can be deleted in it with what belongs to it.
            let (bytes, files) = (Int(excess.needed.bytes), Int(excess.needed.files))
            try await write(learner, at: time) { try $0.requireRoom(for: bytes, files: files) }
            return try await loadOnce(learner, at: time, body)
        }
    }

    private func loadOnce<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        let quota = quota?.keepingDeleted
        return try await arriving(learner) {
            try await database.load(learner, at: time, $0)
        } after: {
            $0.quota = quota
            return try body($0)
        }
    }

    /// It is no change of the learner's, so that it does not say where they are.
    func writeAside<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await database.writeAside(learner, at: time, body)
    }

    var isShared: Bool { database.isShared }
    var hasQuota: Bool { quota != nil }
    func announce(_ text: String) async throws { try await database.announce(text) }
    func announcements() -> AsyncStream<String?> { database.announcements() }

    /// A transaction's body that also records the zone.
    private typealias Body<Value> = @Sendable (Transaction) throws -> Arrival<Value>
    private typealias Arrival<Value> = (value: Value, arrived: (stay: Zones.Stay, isNew: Bool)?)

    private func arriving<Value: Sendable>(
        _ learner: ID<Learner>, run: (@escaping Body<Value>) async throws -> Arrival<Value>,
        after body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        let (zones, quota) = (zones, quota)
        // A transaction runs on a thread of its own, where the request's task is unknown.
        let (told, isUnknown) = (ToldZone.current, ToldZone.isUnknown)
        let (value, arrived) = try await run { transaction in
            transaction.quota = quota
            let value = try body(transaction)
            return (value, isUnknown ? nil : try zones.arrive(in: transaction, told: told))
        }
        if let arrived {
            zones.haveArrived(learner, in: arrived.stay)
            // What was written is kept, even if no other server can be told: when they hear from the database again, they
            // read all zones anew.
            if arrived.isNew { try? await database.announce(Announcement.moved(learner).text) }
        }
        return value
    }

    func prepareForLargeWrite() async { await database.prepareForLargeWrite() }
    func check() async throws { try await database.check() }
    func advice() async throws -> [String] { try await database.advice() }
    func integrityCheck() async throws { try await database.integrityCheck() }
    func close() async throws { try await database.close() }
}
