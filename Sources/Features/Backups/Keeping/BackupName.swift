import Foundation
import Model

/// The name of a backup's folder: `glossa-2026-11-28T050000Z`, and `…Z-2` for the second one of a second.
public struct BackupName: Hashable, Sendable {
    public var time: Timestamp
    /// 1 and up.
    public var number: Int

    /// How each name begins.
    static let prefix = "glossa-"

    private static let style = Date.ISO8601FormatStyle(timeSeparator: .omitted)

    public init(time: Timestamp, number: Int = 1) {
        // A name has no fractions of a second.
        self.time = Timestamp(milliseconds: 0).advanced(bySeconds: time.seconds(since: Timestamp(milliseconds: 0)))
        self.number = number
    }

    /// Parses a name; nil for one that is not a backup's.
    public init?(_ text: String) {
        guard let match = text.wholeMatch(of: /glossa-(\d{4}-\d{2}-\d{2}T\d{6}Z)(?:-([1-9]\d{0,5}))?/),
            let date = try? Date(String(match.1), strategy: Self.style)
        else { return nil }
        let number = match.2.flatMap { Int($0) } ?? 1
        self.init(time: Timestamp(milliseconds: Int64(date.timeIntervalSince1970) * 1000), number: number)
        // Only as it would be written: not 30 February, and no number 1.
        guard self.text == text else { return nil }
    }

    /// The moment in the form of names: `2026-11-28T050000Z`.
    static func stamp(_ time: Timestamp) -> String {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1000).formatted(style)
    }

    public var text: String { Self.prefix + Self.stamp(time) + (number > 1 ? "-\(number)" : "") }
}

extension BackupName: Comparable {
    public static func < (left: BackupName, right: BackupName) -> Bool {
        (left.time, left.number) < (right.time, right.number)
    }
}

extension BackupName: Codable {}
