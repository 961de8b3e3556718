import Addresses
import Foundation
import Model
import Storage

/// How often somebody may do something, on all servers of a database together.
///
/// Each time moves the moment at which the subject is free again by one interval; while that moment is further ahead than
/// ``burst`` intervals, the subject is refused, which costs nothing.
///
/// Source: ITU-T I.371, the generic cell rate algorithm.
public struct RequestLimit: Sendable {
    /// What is limited, as a part of the key.
    let name: String
    /// How many times may come at once.
    public let burst: Int64
    /// Seconds until one more may come.
    let interval: Int64

    /// Wrong passwords for one name from one address: ten, then one every three minutes.
    static let name = RequestLimit(name: "name", burst: 10, interval: 180)
    /// Passwords for one name from anywhere: fifty, then one every 72 seconds. So nobody tries more than a hundred in an hour,
    /// and whoever wants to keep a learner out needs many addresses.
    ///
    /// Source: OWASP ASVS 4.0.3, V2.2.1.
    static let nameAnywhere = RequestLimit(name: "anywhere", burst: 50, interval: 72)
    /// Signing in or up from one address, where many may live: fifty, then one every twenty seconds.
    static let address = RequestLimit(name: "address", burst: 50, interval: 20)
    /// New accounts of nobody's guests from one address: ten, then one every ten minutes.
    static let newAccount = RequestLimit(name: "new", burst: 10, interval: 600)
    /// What an App Store is said to have sent, from one address: a hundred, then one each second. The store itself sends what is
    /// refused again, first after an hour (Apple, "Responding to App Store Server Notifications").
    public static let storeNotifications = RequestLimit(name: "store", burst: 100, interval: 1)
    /// Invitations from one address that cannot be used: a hundred, then one every 36 seconds. So nobody tries more than two
    /// hundred in the first hour, where the secret of one has 256 bits; and a class that was given one link for all can still
    /// join with its own.
    static let wrongInvitation = RequestLimit(name: "invitation", burst: 100, interval: 36)
    /// Requests of one learner's programs that may use a language model: sixty, then one each second.
    public static let models = RequestLimit(name: "models", burst: 60, interval: 1)

    /// What became of one request.
    public enum Outcome: Hashable, Sendable {
        /// It may go on. How many more may come at once, and the seconds until the subject is wholly free again.
        case admitted(remaining: Int, reset: Int)
        /// It was refused; seconds until the next may come.
        case refused(retryAfter: Int)
    }

    /// Counts a request of `subject`, which is a name, a household (`IPAddress.household`) or an id.
    ///
    /// - Throws: `StorageError`.
    public func count(_ subject: String, in database: any Database, at now: Timestamp) async throws -> Outcome {
        let key = SQLValue(key(of: subject))
        let (interval, time) = (interval * 1000, now.milliseconds)
        let latest = time + (burst - 1) * interval
        let (isAdmitted, ahead) = try await database.write(Self.nobody, at: now) { transaction -> (Bool, Int64) in
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
            let free = try transaction.first("SELECT free_at FROM request_limit WHERE subject = ?", [key])?
                .integer64("free_at")
            return (changed > 0, (free ?? latest) - time)
        }
        guard isAdmitted else {
            return .refused(retryAfter: Self.seconds(from: latest, to: time + ahead))
        }
        return .admitted(
            remaining: Int(max(0, burst - (ahead + interval - 1) / interval)), reset: Int((ahead + 999) / 1000))
    }

    /// Counts a request from an address, and refuses those that are too many.
    ///
    /// - Throws: ``AccountError/tooManyTries(retryAfter:)``, `StorageError`.
    public func admit(from address: String, in database: any Database, at now: Timestamp) async throws {
        if case .refused(let seconds) = try await count(AccountsDesk.client(address), in: database, at: now) {
            throw AccountError.tooManyTries(retryAfter: seconds)
        }
    }

    /// Returns how long `subject` has to wait for its next request, of which nothing is counted.
    ///
    /// - Returns: Seconds; nil if it would be admitted now.
    /// - Throws: `StorageError`.
    func wait(of subject: String, in database: any Database, at now: Timestamp) async throws -> Int? {
        let key = SQLValue(key(of: subject))
        let free = try await database.read(Self.nobody) { reader in
            try reader.first("SELECT free_at FROM request_limit WHERE subject = ?", [key])?.integer64("free_at")
        }
        let latest = now.milliseconds + (burst - 1) * interval * 1000
        guard let free, free > latest else { return nil }
        return Self.seconds(from: latest, to: free)
    }

    /// The seconds from one moment to a later one, in milliseconds each; at least one.
    private static func seconds(from moment: Int64, to later: Int64) -> Int {
        Int(max(1, (later - moment + 999) / 1000))
    }

    /// Forgets the requests of a subject.
    func forgive(_ subject: String, in database: any Database, at now: Timestamp) async throws {
        let key = SQLValue(key(of: subject))
        try await database.write(Self.nobody, at: now) { transaction in
            _ = try transaction.runDerived("DELETE FROM request_limit WHERE subject = ?", [key])
        }
    }

    /// Limits are nobody's: they limit those who have not said who they are, too.
    private static let nobody = ID<Learner>(high: 0, low: 0)

    /// The key of a subject, by its digest: the database need not hold the names that strangers typed, nor their addresses.
    private func key(of subject: String) -> String { name + "/" + Digest.text(of: subject) }
}

extension AccountsDesk {
    /// What limits count as the client of an address: all who may share it.
    ///
    /// - Parameter address: What is no address counts as it is written.
    static func client(_ address: String) -> String { IPAddress(address)?.household ?? address }

    /// Counts a try of `subject`, which is a name or an address.
    ///
    /// - Throws: ``AccountError/tooManyTries(retryAfter:)``, `StorageError`.
    func count(_ limit: RequestLimit, of subject: String, at now: Timestamp) async throws {
        if case .refused(let seconds) = try await limit.count(subject, in: database, at: now) {
            throw AccountError.tooManyTries(retryAfter: seconds)
        }
    }

    /// Checks that a subject may try, without counting it.
    ///
    /// - Throws: ``AccountError/tooManyTries(retryAfter:)``, `StorageError`.
    func check(_ limit: RequestLimit, of subject: String, at now: Timestamp) async throws {
        if let seconds = try await limit.wait(of: subject, in: database, at: now) {
            throw AccountError.tooManyTries(retryAfter: seconds)
        }
    }

    /// Forgets the tries of a subject, which has succeeded.
    func forgive(_ limit: RequestLimit, of subject: String, at now: Timestamp) async throws {
        try await limit.forgive(subject, in: database, at: now)
    }

    /// Removes the limits that limit nothing any more. Call it now and then.
    public func tidyLimits(at now: Timestamp) async throws {
        try await database.write(nobody, at: now) { transaction in
            _ = try transaction.runDerived("DELETE FROM request_limit WHERE free_at < ?", [SQLValue(now)])
        }
    }
}
