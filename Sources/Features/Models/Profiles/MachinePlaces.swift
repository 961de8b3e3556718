import Entitlements
import LanguageModel
import Model
import Practice
import Storage

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
