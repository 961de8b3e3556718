import Accounts
import Cryptography
import Lanes
import OpenID
import Operations
import Storage

extension AccountsDesk {
    /// The accounts of a test: hashing a password takes next to no memory and time.
    ///
    /// - Parameters:
    ///   - lane: Where passwords are hashed; by default, a lane of their own.
    ///   - clock: Where random bits come from.
    public init(
        testing database: any Database, admission: Admission = .invited, providers: [OpenIDProvider] = [],
        lane: Lane = Lanes().answers, clock: any Clock = StillClock()
    ) {
        self.init(
            database: database, admission: admission, providers: providers, lane: lane,
            cost: PasswordHash.Cost(memory: 64, passes: 1), random: { clock.random() })
    }
}
