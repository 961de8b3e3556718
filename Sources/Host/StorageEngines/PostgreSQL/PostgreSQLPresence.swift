internal import CPostgreSQL
import Foundation
import Model
import Storage
import Synchronization

/// By what a restore knows who works with a database, and keeps others out of it.
///
/// Each connection of a Glossa that works with a database holds a lock of its schema, shared, for as long as the connection
/// exists; it is taken whenever one is made, before the first statement of a request. A restore takes the same lock for
/// itself alone. So nothing is saved on a connection that a restore does not know of.
///
/// Source: PostgreSQL manual, section 13.3.5 (advisory locks). They belong to a database of a server; nothing of them is on
/// disk, or on a standby.
final class PostgreSQLPresence: Sendable {
    /// The tables that the first connection found, by the server's number of one of them. A restore makes others.
    private let tables = Mutex<Int64?>(nil)

    /// The lock of a schema that is there or not yet there.
    fileprivate static let lock = "\(Lock.presence.rawValue), hashtext(COALESCE(current_schema(), ''))"

    /// The first number of each lock; the second is the digest of a name. Arbitrary, and the same for every version of
    /// Glossa; 4714886 and 4714887 are those of migrations and of transactions that check others' rows.
    enum Lock: Int {
        case presence = 4_714_888
        /// Held by the process that restores, from before the exchange to its end.
        case restoring = 4_714_889
        /// Held by the transaction that exchanges the tables.
        case exchanging = 4_714_890
    }

    /// Has a new connection hold the lock.
    ///
    /// - Throws: `unavailable` while a backup is being restored; and `replaced` afterwards, for a process that worked with the
    ///   tables from before: what it has in memory is of those.
    func enter(on session: PostgreSQLSession) throws(StorageError) {
        let asked = """
            SELECT CASE WHEN pg_try_advisory_lock_shared(\(Self.lock)) THEN 1 ELSE 0 END AS is_held, \
            CAST(CAST(to_regclass('schema_migration') AS oid) AS BIGINT) AS tables
            """
        guard let row = try session.rows(asked, []).first, try row.integer("is_held") == 1 else {
            throw .unavailable(reason: "a backup is just being restored into it")
        }
        guard case .integer(let found) = try row.value("tables") else { return }
        let isKnown = tables.withLock { known in
            defer { known = known ?? found }
            return known ?? found == found
        }
        guard isKnown else { throw .replaced }
    }
}

/// A database that a restore has for itself.
///
/// How it is decided whether a restore was carried out that was killed: the schema to which the tables are moved that were
/// there has a name that no other restore has, and is made in the transaction that exchanges them. So the restore was carried
/// out if that schema is there, once the transaction has ended. That it has ended is known by its lock. It takes that first,
/// and then looks whether the process that began it still holds another lock; so it cannot begin later unnoticed.
final class PostgreSQLReservation: DatabaseReservation {
    private let pool: PostgreSQLPool
    private let copier: PostgreSQLCopier
    private let aside: String

    /// - Parameter aside: The name of the schema for the tables that are there.
    /// - Throws: ``CopyError/inUse(by:)``, `StorageError`.
    init(_ copier: PostgreSQLCopier, settingAside aside: String) async throws {
        self.copier = copier
        self.aside = aside
        pool = PostgreSQLPool(url: copier.url, size: 1)
        do {
            let others = try await pool.perform { session in
                try session.reserve(after: copier.quiet, within: copier.patience, restoring: aside)
            }
            if let others { throw CopyError.inUse(by: others) }
        } catch {
            pool.close()
            throw error
        }
    }

    func replace(with path: String) async throws {
        let script = try await copier.script(of: path)
        defer { try? script.close() }
        let move = try await copier.moving(to: aside)
        do {
            try copier.exchange(move, script)
        } catch {
            // It may have been carried out all the same: a connection can break, and a signal come, just then.
            let wasCarriedOut: Bool
            do {
                // In a task of its own, because this one may have been cancelled.
                wasCarriedOut = try await Task { [copier, aside] in
                    try await copier.hasExchanged(settingAside: aside, by: .thisProcess)
                }.value
            } catch StorageError.unavailable(let reason) {
                throw StorageError.outcomeUnknown(reason: reason)
            } catch let doubt {
                throw StorageError.outcomeUnknown(reason: "\(doubt)")
            }
            guard wasCarriedOut else { throw error }
        }
    }

    func end() async {
        // At once, and not when the server notices that the connection is closed.
        try? await Task { [pool] in
            try await pool.perform { session in
                _ = try session.transact("BEGIN", of: nil) {
                    try session.rows("SELECT 1 AS one FROM pg_advisory_unlock_all()", [])
                }
            }
        }.value
        pool.close()
    }
}

extension PostgreSQLSession {
    /// Takes a database for a restore, for as long as the connection exists.
    ///
    /// That nobody holds the lock does not say that nobody works with the database: when its server was started again, or another
    /// has taken its place, all connections were lost with their locks, and those who had them are about to connect again. So it is
    /// taken only after a while. What waits keeps no others out, so that none is disturbed in vain.
    ///
    /// - Parameters:
    ///   - quiet: How long to wait for those who may come back, in seconds.
    ///   - seconds: How long to wait for those who are there to end.
    /// - Returns: Those who work with it, if there are any: how the server names their connections.
    fileprivate func reserve(
        after quiet: Double, within seconds: Double, restoring aside: String
    ) throws -> [String]? {
        let start = ContinuousClock.now
        var disturbed: ContinuousClock.Instant?
        let asked = "SELECT CASE WHEN pg_try_advisory_lock(\(PostgreSQLPresence.lock)) THEN 1 ELSE 0 END AS is_held"
        while true {
            let mayTake = ContinuousClock.now - start >= .seconds(quiet)
            let found = try transact("BEGIN", of: nil) { () -> [String]? in
                let others = try self.others()
                // Somebody may come in between, so that both are asked.
                guard others.isEmpty, mayTake else { return others }
                guard try rows(asked, []).first?.integer("is_held") == 1 else { return try self.others() }
                _ = try rows(Self.taking(.restoring, of: aside), [])
                return nil
            }
            guard let others = found else { return nil }
            let now = ContinuousClock.now
            // Who has just been there and is gone again was not yet.
            let since = disturbed ?? now
            disturbed = others.isEmpty && !mayTake ? nil : since
            if disturbed != nil, now - since >= .seconds(seconds) { return others }
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    /// The programs that work with the database, sorted.
    private func others() throws -> [String] {
        let asked = """
            SELECT DISTINCT CAST(activity.application_name AS TEXT) AS name, \
            CAST(COALESCE(host(activity.client_addr), '') AS TEXT) AS address \
            FROM pg_locks AS lock JOIN pg_stat_activity AS activity ON activity.pid = lock.pid \
            WHERE lock.locktype = 'advisory' AND lock.classid = \(PostgreSQLPresence.Lock.presence.rawValue) \
            AND lock.objid = CAST(hashtext(COALESCE(current_schema(), '')) AS oid) AND lock.objsubid = 2 \
            AND lock.granted AND activity.datname = current_database()
            """
        return try rows(asked, []).map { row in
            guard case .text(let name) = try row.value("name"), !name.isEmpty else { return "a program" }
            let address = try row.text("address")
            return address.isEmpty ? name : "\(name) from \(address)"
        }.sorted()
    }

    /// Waits until a restore has ended that was begun with a schema, and says whether it was carried out.
    ///
    /// - Parameter beginner: Who began it. The end of another process is waited for, too.
    func hasExchanged(settingAside aside: String, by beginner: PostgreSQLCopier.Beginner) throws -> Bool {
        let usual = patience
        // As long as it takes the server to put in the rows of everybody, or to take them out again.
        patience.statement = 86_400
        defer { patience = usual }
        let waits = ["SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0"]
        if beginner == .anotherProcess {
            // Given back at the end of the transaction, so that one that comes later is not taken for the one that began it.
            try transact("BEGIN", of: nil) {
                for wait in waits { try command(wait) }
                _ = try rows(Self.taking(.restoring, of: aside, "xact_"), [])
            }
        }
        return try transact("BEGIN", of: nil) {
            for wait in waits { try command(wait) }
            _ = try rows(Self.taking(.exchanging, of: aside, "xact_"), [])
            return try !rows("SELECT 1 AS one FROM pg_namespace WHERE nspname = ?", [.text(aside)]).isEmpty
        }
    }

    private static func taking(_ lock: PostgreSQLPresence.Lock, of aside: String, _ kind: String = "") -> String {
        let name = PostgreSQLCopier.literal(aside)
        return "SELECT CAST(pg_advisory_\(kind)lock(\(lock.rawValue), hashtext(\(name))) AS TEXT) AS taken"
    }
}
