/// How much a learner keeps, or may keep: bytes and files.
public struct SpaceUse: Hashable, Sendable {
    public var bytes: Int64
    /// Books, covers, pictures, recordings, dictionaries and notebooks: whatever came as a file, or is one.
    public var files: Int64

    public init(bytes: Int64, files: Int64) {
        self.bytes = bytes
        self.files = files
    }

    public static func + (one: SpaceUse, other: SpaceUse) -> SpaceUse {
        SpaceUse(bytes: one.bytes + other.bytes, files: one.files + other.files)
    }

    /// Without what the other counts, and never less than nothing.
    public func without(_ other: SpaceUse) -> SpaceUse {
        SpaceUse(bytes: max(0, bytes - other.bytes), files: max(0, files - other.files))
    }
}

/// What a learner wanted to keep exceeds what the server lets each of them keep. Nothing of it was kept.
public struct QuotaExceeded: Error, Hashable, Sendable {
    /// What the learner keeps already.
    public var used: SpaceUse
    /// What the new needs besides.
    public var needed: SpaceUse
    /// What each learner may keep.
    public var limit: SpaceUse

    public init(used: SpaceUse, needed: SpaceUse, limit: SpaceUse) {
        self.used = used
        self.needed = needed
        self.limit = limit
    }

    /// Returns nil if there is room. Only what grows is limited: one who keeps too much may still replace what there is.
    public init?(of needed: SpaceUse, beside used: SpaceUse, within limit: SpaceUse) {
        let isTooLong = needed.bytes > 0 && used.bytes + needed.bytes > limit.bytes
        let isTooMany = needed.files > 0 && used.files + needed.files > limit.files
        guard isTooLong || isTooMany else { return nil }
        self.init(used: used, needed: needed, limit: limit)
    }

    /// Whether there are too many files, and room for their bytes.
    public var isOfFiles: Bool { used.bytes + needed.bytes <= limit.bytes || needed.bytes <= 0 }
}

#if !hasFeature(Embedded)
extension SpaceUse: Codable {}

extension QuotaExceeded: Codable {}

extension QuotaExceeded: CustomStringConvertible {
    public var description: String {
        isOfFiles
            ? """
            There are \(used.files) files here already, \(needed.files) more are to come, and \(limit.files) may be kept. \
            Nothing new was kept; delete books, pictures or recordings first.
            """
            : """
            \(used.bytes) bytes are kept here already, \(needed.bytes) more are needed, and \(limit.bytes) may be kept. \
            Nothing new was kept; delete books, pictures, recordings or dictionaries first.
            """
    }
}

extension Int64 {
    /// A size as people write it: a whole number with KB, MB, GB or TB after it, which count by thousands; 10 TB at most.
    ///
    ///     Int64(size: "2GB")  // 2_000_000_000
    ///
    /// Nil for anything else, and for less than a million bytes, in which no book fits.
    public init?(size text: String) {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let unit = text.dropFirst(digits.count).trimmingPrefix(" ").uppercased()
        let scales: [String: Int64] = ["KB": 1000, "MB": 1_000_000, "GB": 1_000_000_000, "TB": 1_000_000_000_000]
        guard let number = Int64(digits), let scale = scales[unit] else { return nil }
        let (bytes, isTooMany) = number.multipliedReportingOverflow(by: scale)
        guard !isTooMany, (1_000_000...10_000_000_000_000).contains(bytes) else { return nil }
        self = bytes
    }
}
#endif
