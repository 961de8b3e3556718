import Foundation
import Model
import Storage

/// How often somebody may try something, on all servers of a database together.
///
/// Each try moves the moment at which the subject is free again by one interval; while that moment is further ahead than
/// ``burst`` intervals, tries are refused and cost nothing.
///
/// Source: ITU-T I.371, the generic cell rate algorithm.
struct TryLimit: Sendable {
    /// What is tried, as a part of the key.
    let name: String
    /// How many tries may come at once.
    let burst: Int64
    /// Seconds until one more may come.
    let interval: Int64

    /// Wrong passwords for one name from one address: ten, then one every three minutes.
    static let name = TryLimit(name: "name", burst: 10, interval: 180)
    /// Passwords for one name from anywhere: fifty, then one every 72 seconds. So nobody tries more than a hundred in an hour,
    /// and whoever wants to keep a learner out needs many addresses.
    ///
    /// Source: OWASP ASVS 4.0.3, V2.2.1.
    static let nameAnywhere = TryLimit(name: "anywhere", burst: 50, interval: 72)
    /// Signing in or up from one address, where many may live: fifty, then one every twenty seconds.
    static let address = TryLimit(name: "address", burst: 50, interval: 20)
    /// New accounts from one address: ten, then one every ten minutes.
    static let newAccount = TryLimit(name: "new", burst: 10, interval: 600)
}

extension AccountsDesk {
    /// Counts a try of `subject`, which is a name or an address (as ``ClientNetwork`` says it).
    ///
    /// - Throws: ``AccountError/tooManyTries(retryAfter:)``, `StorageError`.
    func count(_ limit: TryLimit, of subject: String, at now: Timestamp) async throws {
        let key = SQLValue(limit.key(of: subject))
        let (interval, time) = (limit.interval * 1000, now.milliseconds)
        let latest = time + (limit.burst - 1) * interval
        let wait = try await database.write(nobody, at: now) { transaction -> Int? in
            let changed = try transaction.runDerived(
                """
                INSERT INTO request_limit (subject, free_at) VALUES (?, ?)
                ON CONFLICT (subject) DO UPDATE SET free_at =
                    CASE WHEN request_limit.free_at > ? THEN request_limit.free_at ELSE ? END + ?
                WHERE request_limit.free_at <= ?
                """,
                [
                    key, .integer(time + interval), .integer(time), .integer(time), .integer(interval),
                    .integer(latest),
                ])
            if changed > 0 { return nil }
            let free = try transaction.first("SELECT free_at FROM request_limit WHERE subject = ?", [key])?
                .integer64("free_at")
            return Int(max(1, ((free ?? latest) - latest + 999) / 1000))
        }
        if let wait { throw AccountError.tooManyTries(retryAfter: wait) }
    }

    /// Forgets the tries of a subject, which has succeeded.
    func forgive(_ limit: TryLimit, of subject: String, at now: Timestamp) async throws {
        let key = SQLValue(limit.key(of: subject))
        try await database.write(nobody, at: now) { transaction in
            _ = try transaction.runDerived("DELETE FROM request_limit WHERE subject = ?", [key])
        }
    }

    /// Removes the limits that limit nothing any more. Call it now and then.
    public func tidyLimits(at now: Timestamp) async throws {
        try await database.write(nobody, at: now) { transaction in
            _ = try transaction.runDerived("DELETE FROM request_limit WHERE free_at < ?", [SQLValue(now)])
        }
    }
}

extension TryLimit {
    /// The key of a subject, by its digest: the database need not hold the names that strangers typed, nor their addresses.
    fileprivate func key(of subject: String) -> String { name + "/" + Digest.text(of: subject) }
}
