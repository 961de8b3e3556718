import Foundation
import Model

extension LocalClock {
    /// Creates the clock of a time zone, with its daylight-saving changes from 1970 to 2100. Outside these years, the
    /// nearest offset applies.
    ///
    /// It samples the system's zone week by week: no clock changes twice within one.
    package init(_ zone: TimeZone) {
        let week: Int64 = 7 * 86_400
        func offset(_ second: Int64) -> Int {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
        }
        let first = offset(0)
        var changes: [Change] = []
        var before: Int64 = 0
        var last = first
        while before < 130 * 365 * 86_400 {
            let after = before + week
            let now = offset(after)
            if now != last {
                // The first second with the new offset.
                var (low, high) = (before, after)
                while high - low > 1 {
                    let middle = (low + high) / 2
                    if offset(middle) == last { low = middle } else { high = middle }
                }
                changes.append(Change(since: Timestamp(milliseconds: high * 1000), offset: now))
                last = now
            }
            before = after
        }
        self.init(offset: first, changes: changes)
    }
}
