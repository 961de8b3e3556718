import Cryptography
import Foundation
import Lanes
import Model
import OpenID
import Storage

/// The accounts of a server: making them, signing in and out, and looking after them.
///
/// It stands beside the desks of learners rather than in one, because whoever signs in is not known yet.
public struct AccountsDesk: Sendable {
    public let database: any Database
    /// Who may make an account.
    public var admission: Admission
    /// With whom learners can sign in, besides with a password.
    public var providers: [OpenIDProvider]
    /// How long a browser stays signed in.
    public var stay = Stay.usual
    /// Where passwords are hashed: each takes memory and time.
    let lane: Lane
    let cost: PasswordHash.Cost
    private let randomBits: @Sendable () -> (UInt64, UInt64)

    /// Who may make an account.
    public enum Admission: String, CaseIterable, Sendable {
        /// Whoever was invited.
        case invited
        /// Anybody who reaches the server.
        case anybody
    }

    /// - Parameters:
    ///   - providers: With whom learners can sign in, besides with a password.
    ///   - lane: Where passwords are hashed.
    ///   - random: Returns random bits that nobody can foresee.
    ///   - cost: What a digest costs; less only in tests.
    public init(
        database: any Database, admission: Admission = .invited, providers: [OpenIDProvider] = [], lane: Lane,
        cost: PasswordHash.Cost = .standard, random: @escaping @Sendable () -> (UInt64, UInt64)
    ) {
        self.database = database
        self.admission = admission
        self.providers = providers
        self.lane = lane
        self.cost = cost
        randomBits = random
    }

    func random() -> (UInt64, UInt64) { randomBits() }

    func newID<Subject>(of subject: Subject.Type = Subject.self, at now: Timestamp) -> ID<Subject> {
        ID(at: now, random: random())
    }

    /// Returns the digest of a password.
    func hash(_ password: String) async throws -> PasswordHash {
        let (cost, salt) = (cost, salt())
        return try await lane.run(for: nobody) {
            try PasswordHash(of: PasswordRule.bytes(of: password), salt: salt, cost: cost)
        }
    }

    /// Whether a password is the one of a digest. Without a digest it takes as long, and is not.
    func matches(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
        let cost = cost
        // Longer ones are no passwords; hashing them would only take time.
        let bytes = PasswordRule.bytes(of: String(password.unicodeScalars.prefix(PasswordRule.most + 1)))
        return try await lane.run(for: nobody) {
            guard let hash else {
                _ = try PasswordHash(of: bytes, salt: [UInt8](repeating: 0, count: PasswordHash.saltLength), cost: cost)
                return false
            }
            return hash.matches(bytes)
        }
    }

    private func salt() -> [UInt8] {
        let (one, two) = random()
        return [one, two].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) } }
    }

    /// Nobody: a learner that never exists, for work and limits of those who have not said who they are.
    var nobody: ID<Learner> { ID(high: 0, low: 0) }
}
