import Foundation
import Model

/// The time zone in which a request says that its learner is.
///
/// It goes with the request's task, and with the jobs that it starts, because every change that they save records where the
/// learner is.
public struct ToldZone: Sendable {
    let learner: ID<Learner>
    let identifier: String
    /// The moment of the request. Who has moved since then is not there any more.
    let at: Timestamp

    /// What the request at hand says; nil if it says nothing.
    @TaskLocal public static var current: ToldZone?

    /// Whether what goes on is a server's own work for a learner, which does not tell where they are.
    @TaskLocal public static var isUnknown = false

    /// The maximum number of characters of a name; the longest that there is has 32.
    private static let longest = 64

    /// - Parameter name: What was sent. Nothing comes of it unless it is the IANA name of a zone that this machine knows, such
    ///   as `Asia/Tokyo`.
    public init?(_ name: String, of learner: ID<Learner>, at: Timestamp) {
        guard Self.isKnown(name) else { return nil }
        self.learner = learner
        self.identifier = name
        self.at = at
    }

    /// Foundation lists only one of the names of a zone (`Asia/Calcutta`) and opens all of them, but also distances such as
    /// `GMT+0530` and abbreviations, which have no stroke.
    private static func isKnown(_ name: String) -> Bool {
        guard name.utf8.count <= longest, name.utf8.allSatisfy(isPossible) else { return false }
        return name == "UTC"
            || (name.utf8.contains(UInt8(ascii: "/")) && TimeZone(identifier: name)?.identifier == name)
    }

    private static func isPossible(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
