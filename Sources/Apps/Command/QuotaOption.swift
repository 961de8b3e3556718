import ArgumentParser
import Model
import Operations
import Storage

/// How much each learner may keep on a server, as it is written on the command line.
struct QuotaOption: ExpressibleByArgument {
    /// Nil for no limit.
    let bytes: Int64?

    static let usual = QuotaOption(bytes: Quota.usualBytes)

    private init(bytes: Int64?) { self.bytes = bytes }

    init?(argument: String) {
        if argument == "none" {
            self.init(bytes: nil)
        } else {
            guard let bytes = Int64(size: argument) else { return nil }
            self.init(bytes: bytes)
        }
    }
}
