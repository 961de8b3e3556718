import Model
import Storage

/// What one server of a database tells the others, because they keep it in memory.
///
/// Little needs this: most caches are keyed by the number of the learner's last change, which every page reads anyway.
enum Announcement: Hashable, Sendable {
    /// A learner has moved to another time zone, or has another journey.
    case moved(ID<Learner>)
    /// Everything of a learner was deleted.
    case deleted(ID<Learner>)

    /// It is written as `moved 019ccf09-…`.
    var text: String {
        switch self {
        case .moved(let learner): "moved \(learner)"
        case .deleted(let learner): "deleted \(learner)"
        }
    }

    /// Reads an announcement; nil for one of a later version of Glossa.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let learner = ID<Learner>(String(parts[1])) else { return nil }
        switch parts[0] {
        case "moved": self = .moved(learner)
        case "deleted": self = .deleted(learner)
        default: return nil
        }
    }
}

extension Workplace {
    /// Drops what this server keeps in memory when another server has changed it, until the task is cancelled. Returns at
    /// once where a database has one server.
    public func followOtherServers() async {
        for await text in database.announcements() { hear(text) }
    }

    /// - Parameter text: Nil if something may have been missed.
    func hear(_ text: String?) {
        guard let text else { return forgetAllZones() }
        switch Announcement(text) {
        case .moved(let learner): readAnew(learner)
        case .deleted(let learner): forget(learner)
        case nil: break
        }
    }
}
