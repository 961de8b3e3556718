import Foundation
import Logging

/// Writes each line of a log as one JSON object: `time`, `level`, `message`, and the metadata beside them.
///
/// ```
/// {"time":"2026-11-28T10:49:08.123Z","level":"info","message":"Answered","method":"GET","milliseconds":1.9,…}
/// ```
///
/// A line has at most ``longestLine`` bytes, so that a pipe takes it at once and it is never cut in the middle.
public struct JSONLogHandler: LogHandler {
    public var logLevel = Logger.Level.info
    public var metadata: Logger.Metadata = [:]
    public var metadataProvider: Logger.MetadataProvider?
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> Date

    /// The most bytes of a line, with its line feed.
    public static let longestLine = 4096
    /// The most bytes of a text, escaped, in a line that would be too long otherwise.
    private static let longestText = 1000

    /// - Parameter write: Takes a whole line with its line feed, on any thread.
    public init(now: @escaping @Sendable () -> Date = { Date() }, write: @escaping @Sendable (String) -> Void) {
        self.now = now
        self.write = write
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        var all = metadata
        if let provided = metadataProvider?.get() { all.merge(provided) { $1 } }
        if let own = event.metadata { all.merge(own) { $1 } }
        if let error = event.error { all["error"] = "\(error.forLog)" }
        write(Self.line(at: now(), event.level, event.message.description, all))
    }

    /// Returns a line with its line feed.
    public static func line(at time: Date, _ level: Logger.Level, _ message: String, _ metadata: Logger.Metadata)
        -> String
    {
        var line = line(at: time, level, message, metadata, limit: .max)
        if line.utf8.count > longestLine {
            line = self.line(at: time, level, message, metadata, limit: longestText)
        }
        // Many texts, or a deep one.
        if line.utf8.count > longestLine { line = self.line(at: time, level, message, [:], limit: longestText) }
        return line
    }

    private static func line(
        at time: Date, _ level: Logger.Level, _ message: String, _ metadata: Logger.Metadata, limit: Int
    ) -> String {
        var line = #"{"time":""# + stamp(time) + #"","level":""# + level.rawValue + #"","message":"#
        line.append(json: message, limit: limit)
        for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
            line += ","
            // No metadata replaces what every line has.
            line.append(json: ["time", "level", "message"].contains(key) ? key + "_" : key, limit: limit)
            line += ":"
            line.append(value, limit: limit)
        }
        return line + "}\n"
    }

    /// The time in UTC, with milliseconds.
    ///
    /// Source: RFC 3339.
    private static func stamp(_ time: Date) -> String {
        time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }
}

extension String {
    fileprivate mutating func append(_ value: Logger.Metadata.Value, limit: Int) {
        switch value {
        case .string(let text): append(json: text, limit: limit)
        case .stringConvertible(let number as Int): self += "\(number)"
        case .stringConvertible(let number as Double) where number.isFinite: self += "\(number)"
        case .stringConvertible(let isTrue as Bool): self += "\(isTrue)"
        case .stringConvertible(let other): append(json: other.description, limit: limit)
        case .array(let values):
            self += "["
            for (index, value) in values.enumerated() {
                if index > 0 { self += "," }
                append(value, limit: limit)
            }
            self += "]"
        case .dictionary(let values):
            self += "{"
            for (index, pair) in values.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { self += "," }
                append(json: pair.key, limit: limit)
                self += ":"
                append(pair.value, limit: limit)
            }
            self += "}"
        }
    }

    /// Appends a text in quotes, and no more of it than fits into `limit` bytes.
    ///
    /// Source: RFC 8259, section 7.
    fileprivate mutating func append(json text: String, limit: Int) {
        self += "\""
        var left = limit
        for scalar in text.unicodeScalars {
            let written: String
            switch scalar {
            case "\"": written = "\\\""
            case "\\": written = "\\\\"
            case "\n": written = "\\n"
            case "\r": written = "\\r"
            case "\t": written = "\\t"
            // JSON allows the last ones, but terminals and JavaScript take them for controls.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                written = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: written = String(scalar)
            }
            left -= written.utf8.count
            if left < 0 {
                self += "…"
                break
            }
            self += written
        }
        self += "\""
    }
}
