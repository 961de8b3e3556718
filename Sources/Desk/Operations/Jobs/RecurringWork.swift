import Model
import Storage

/// Work that comes round again, which one of the servers before a database does for all of them.
public enum RecurringWork: String, CaseIterable, Sendable {
    /// Requests that wait for the network, and deletions that are due. One server has it until it stops.
    case waiting
    /// The words of each day. One server has it until it stops.
    case dailyWords = "daily-words"
    /// The nightly backup.
    case backup

    /// The number of seconds for which nobody does it again; nil for work that its server goes on with.
    fileprivate var interval: Int64? {
        switch self {
        case .waiting, .dailyWords: nil
        // A night after the last one, even if that one took long.
        case .backup: 20 * 3600
        }
    }
}

extension Workplace {
    /// Seconds for which a server has work after it was last heard of. Another server takes the work over then.
    static let claim: Int64 = 150

    /// Does work unless another server has it, or has done it already. Where a database has one server, that server does
    /// all of it.
    ///
    /// - Returns: Nil if another server has the work.
    /// - Throws: `StorageError`, and what `body` throws, after which any server may try again.
    public func claiming<Value: Sendable>(
        _ work: RecurringWork, _ body: () async throws -> Value
    ) async throws -> Value? {
        guard database.isShared else { return try await body() }
        let claims = WorkClaims(database: database, server: server, clock: clock)
        guard try await claims.claim(work) else { return nil }
        return try await withThrowingTaskGroup(of: Void.self) { renewing in
            renewing.addTask {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(Self.claim / 4))
                    if !Task.isCancelled { _ = try? await claims.claim(work) }
                }
            }
            defer { renewing.cancelAll() }
            do {
                let value = try await body()
                if work.interval != nil { try await claims.release(work, isDone: true) }
                return value
            } catch {
                try? await claims.release(work, isDone: false)
                throw error
            }
        }
    }

    /// Gives work back that this server would go on with, so that another one has it at once. Call it when the server stops.
    public func giveBack(_ work: RecurringWork) async {
        guard database.isShared else { return }
        // Otherwise the claim runs out.
        try? await WorkClaims(database: database, server: server, clock: clock).release(work, isDone: false)
    }
}

/// Which server does which work, as the database has it. The clocks of servers may differ by less than
/// ``Workplace/claim``.
///
/// A claim is one statement that changes the row of a work only if nobody else has it, so that no server waits for another
/// and both engines read the same text.
struct WorkClaims: Sendable {
    let database: any Database
    let server: String
    let clock: any Clock

    /// The table is nobody's.
    private static let nobody = ID<Learner>(high: 0, low: 0)

    /// Takes work, or renews the claim to it.
    ///
    /// - Returns: Whether this server has it; false if another one has, or if it was done within its interval.
    func claim(_ work: RecurringWork) async throws -> Bool {
        let (now, server) = (clock.now(), server)
        let end = now.advanced(bySeconds: Workplace.claim)
        let done = now.advanced(bySeconds: -(work.interval ?? 0))
        return try await database.writeAside(Self.nobody, at: now) { transaction in
            try transaction.runDerived(
                """
                INSERT INTO work_claim (work, server, lease_until) VALUES (?, ?, ?)
                ON CONFLICT (work) DO UPDATE SET server = excluded.server, lease_until = excluded.lease_until
                WHERE (work_claim.server = ? OR work_claim.lease_until < ?)
                    AND (work_claim.done_at IS NULL OR work_claim.done_at <= ?)
                """,
                [
                    SQLValue(work.rawValue), SQLValue(server), SQLValue(end), SQLValue(server), SQLValue(now),
                    SQLValue(done),
                ]) > 0
        }
    }

    /// Gives work back.
    ///
    /// - Parameter isDone: Whether nobody needs to do it again before its interval has passed.
    func release(_ work: RecurringWork, isDone: Bool) async throws {
        let (now, server) = (clock.now(), server)
        try await database.writeAside(Self.nobody, at: now) { transaction in
            _ = try transaction.runDerived(
                """
                UPDATE work_claim SET lease_until = 0, done_at = CASE WHEN ? = 1 THEN ? ELSE done_at END
                WHERE work = ? AND server = ?
                """, [SQLValue(isDone), SQLValue(now), SQLValue(work.rawValue), SQLValue(server)])
        }
    }
}
