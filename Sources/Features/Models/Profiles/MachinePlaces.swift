import LanguageModel
import Model
import Practice
import Storage

extension Reader {
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

extension ModelDesk {
    /// Which hosts the learner's requests to an endpoint may reach.
    ///
    /// Decided anew for each request, because an administrator may have become a learner like any other.
    func reach(of profile: ModelProfile, _ reader: Reader) throws(StorageError) -> EndpointReach {
        if everybodys.contains(profile.baseURL) { return .everywhere }
        return try reader.mayNamePlacesOfMachine() ? .everywhere : .internet
    }

    /// Checks that the learner may use the address of a profile, as far as can be told before it is resolved.
    ///
    /// - Throws: ``ModelError/impossibleProfile(_:)`` with `nearbyAddress`; `StorageError`.
    func checkReach(of profile: ModelProfile, _ reader: Reader) throws {
        guard try reach(of: profile, reader) == .internet, ModelProfile.isNearby(profile.baseURL) else { return }
        throw ModelError.impossibleProfile(.nearbyAddress)
    }
}
