import Cryptography
import Model
import Storage

extension Reader {
    /// The devices and programs that are signed in, the one used last first.
    public func accesses() throws(StorageError) -> [Access] {
        try rows(
            """
            SELECT id, kind, name, created_at, used_at, ends_at FROM access WHERE learner_id = ? AND kind <> ?
            ORDER BY used_at DESC, id DESC
            """, [owner, .text(Access.Kind.reset.rawValue)]
        ).map { row throws(StorageError) in try Access(row) }
    }

    /// An access with what is needed to check it; nil if it has ended.
    func heldAccess(_ id: ID<Access>) throws(StorageError) -> HeldAccess? {
        try first(
            """
            SELECT id, kind, name, created_at, used_at, ends_at, digest, former_digest, renewed_at FROM access
            WHERE id = ? AND learner_id = ?
            """, [SQLValue(id), owner]
        ).map { row throws(StorageError) in
            HeldAccess(
                access: try Access(row), digest: try row.blob("digest"), former: try row.optionalBlob("former_digest"),
                renewedAt: try row.time("renewed_at"))
        }
    }
}

extension Transaction {
    /// Signs a device or a program in.
    func add(_ access: Access, digest: [UInt8]) throws(StorageError) {
        try run(
            """
            INSERT INTO access (id, learner_id, kind, name, digest, created_at, renewed_at, used_at, ends_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                SQLValue(access.id), owner, .text(access.kind.rawValue), .text(access.name), .blob(digest),
                SQLValue(access.createdAt), SQLValue(access.createdAt), SQLValue(access.usedAt),
                SQLValue(access.endsAt?.milliseconds),
            ], changes: .upsert(.access, access.id))
    }

    /// Signs one out.
    ///
    /// - Returns: Whether it was signed in.
    func end(_ access: ID<Access>) throws(StorageError) -> Bool {
        try run(
            "DELETE FROM access WHERE id = ? AND learner_id = ?", [SQLValue(access), owner],
            changes: .delete(.access, access)) > 0
    }

    /// Signs all other devices out. Tokens of programs stay: they are withdrawn one by one, or by another password.
    func endDevices(but kept: ID<Access>) throws(StorageError) {
        try run(
            "DELETE FROM access WHERE learner_id = ? AND kind = ? AND id <> ?",
            [owner, .text(Access.Kind.browser.rawValue), SQLValue(kept)], changes: .upsertMany(.access))
    }

    /// Withdraws the links with which a new password could be chosen.
    func endResets() throws(StorageError) {
        try run(
            "DELETE FROM access WHERE learner_id = ? AND kind = ?", [owner, .text(Access.Kind.reset.rawValue)],
            changes: .upsertMany(.access))
    }

    /// Signs all others out, devices and programs, and withdraws links to choose a new password.
    func endAll(but kept: ID<Access>?) throws(StorageError) {
        try run(
            "DELETE FROM access WHERE learner_id = ? AND id <> ?", [owner, .text(kept?.description ?? "")],
            changes: .upsertMany(.access))
    }

    /// Replaces the secret; the former one is accepted for a moment, because requests with it are on their way.
    func renew(_ access: ID<Access>, digest: [UInt8]) throws(StorageError) {
        _ = try runDerived(
            """
            UPDATE access SET former_digest = digest, digest = ?, renewed_at = ?, used_at = ?
            WHERE id = ? AND learner_id = ?
            """, [.blob(digest), SQLValue(time), SQLValue(time), SQLValue(access), owner])
    }

    func noteUse(of access: ID<Access>) throws(StorageError) {
        _ = try runDerived(
            "UPDATE access SET used_at = ? WHERE id = ? AND learner_id = ?", [SQLValue(time), SQLValue(access), owner])
    }
}

/// How long a browser stays signed in.
public struct Stay: Hashable, Sendable {
    /// Seconds without use after which it is signed out. Use is noted every five minutes.
    public let pause: Int64
    /// Seconds after which it is signed out in any case.
    public let most: Int64

    /// 30 days without use, and in use as long as browsers keep a cookie (RFC 6265bis, section 5.5): 400 days.
    public static let usual = Stay(pause: 30 * 86_400, most: 400 * 86_400)

    private init(pause: Int64, most: Int64) {
        self.pause = pause
        self.most = most
    }

    /// A stay that ends after some minutes without use, and in use after 24 times as long: with 30, after twelve hours.
    public init(minutes: Int) {
        let pause = Int64(minutes) * 60
        self.init(pause: pause, most: min(24 * pause, Self.usual.most))
    }
}

/// An access with what is needed to check a secret.
struct HeldAccess: Sendable {
    var access: Access
    var digest: [UInt8]
    /// The digest of the secret before the last renewal.
    var former: [UInt8]?
    var renewedAt: Timestamp

    /// Seconds for which the former secret is accepted after a renewal.
    private static let overlap: Int64 = 60
    /// Seconds after which a browser's secret is renewed: a day.
    static let renewal: Int64 = 86_400
    /// Seconds between two notes of when it was used.
    static let noteEvery: Int64 = 300

    /// Whether a secret opens it.
    ///
    /// - Parameter stay: How long a browser stays signed in.
    func opens(_ token: AccessToken, for stay: Stay, at now: Timestamp) -> Bool {
        guard access.kind != .reset else { return false }
        if let end = access.endsAt, end <= now { return false }
        if access.kind == .browser,
            now.seconds(since: access.usedAt) > stay.pause || now.seconds(since: access.createdAt) > stay.most
        {
            return false
        }
        let given = token.digest
        if Secret.equal(given, digest) { return true }
        guard let former, now.seconds(since: renewedAt) <= Self.overlap else { return false }
        return Secret.equal(given, former)
    }

    /// Whether a secret is that of a link with which a new password can still be chosen.
    func resets(_ token: AccessToken, at now: Timestamp) -> Bool {
        guard access.kind == .reset, let end = access.endsAt, now < end else { return false }
        return Secret.equal(token.digest, digest)
    }

    /// Whether a secret is the newest.
    func isNewest(_ token: AccessToken) -> Bool { Secret.equal(token.digest, digest) }
}

extension Access {
    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), kind: try row.value("kind"), name: try row.text("name"),
            createdAt: try row.time("created_at"), usedAt: try row.time("used_at"),
            endsAt: try row.optionalTime("ends_at"))
    }
}
