import HTTPTypes

/// The bytes of a file that a request asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
    /// All bytes: the request has no range, several, or an invalid one.
    case whole
    case part(Range<Int>)
    /// A range beyond the end.
    case none

    /// - Parameters:
    ///   - tag: The file's entity tag: a range of another version does not apply.
    ///   - count: The size of the file in bytes.
    init(_ headers: HTTPFields, tag: EntityTag, of count: Int) {
        let condition = headers[HTTPField.Name("If-Range")!]
        guard let text = headers[.range], condition == nil || condition == tag.text else {
            self = .whole
            return
        }
        self.init(text, of: count)
    }

    /// - Parameter text: A `Range` header: `bytes=0-99`, `bytes=100-`, `bytes=-20`.
    init(_ text: String, of count: Int) {
        self = .whole
        let unit = "bytes="
        guard text.lowercased().hasPrefix(unit) else { return }
        let ends = text.dropFirst(unit.count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else { return }
        switch (first, last) {
        case (nil, nil): return
        case (nil, let length?):
            self = length == 0 || count == 0 ? .none : .part(max(0, count - length)..<count)
        case (let start?, let end):
            if let end, end < start { return }
            guard start < count else {
                self = .none
                return
            }
            self = .part(start..<min(count, (end ?? count - 1) &+ 1))
        }
    }

    /// Parses a decimal number; returns `.some(nil)` for an empty text, nil for anything else.
    private static func number(_ text: Substring) -> Int?? {
        let digits = text.filter { $0 != " " }
        if digits.isEmpty { return .some(nil) }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), digits.utf8.count < 18, let value = Int(digits)
        else { return nil }
        return .some(value)
    }
}
