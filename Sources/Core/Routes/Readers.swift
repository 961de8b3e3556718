import Model

/// The segments of a path, taken one by one.
struct PathReader {
    private var rest: ArraySlice<String>

    /// Nil if a segment is not percent-encoded UTF-8. A trailing slash is ignored.
    init?(_ path: String) {
        var segments: [String] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) {
            guard let segment = PercentEncoding.decode(part, plusIsSpace: false) else { return nil }
            segments.append(segment)
        }
        rest = segments[...]
    }

    /// Takes the next segment; nil at the end.
    mutating func next() -> String? { rest.popFirst() }

    /// Takes the next segment as a whole number. A number outside the bounds becomes the number just outside them, so
    /// it is reported as not found, like any other number that does not exist.
    mutating func number(in bounds: Bounds) -> Int? {
        next().flatMap { SentNumber($0) }?.nearest(in: bounds.withNeighbours)
    }

    /// Whether all segments have been taken.
    var isAtEnd: Bool { rest.isEmpty }
}

/// The parameters of a query, looked up by name.
struct QueryReader {
    private var pairs: [(name: String, value: String)] = []

    /// Ignores parameters that are not percent-encoded UTF-8, and drops any NUL, since no text contains one.
    init(_ query: String) {
        for part in query.split(separator: "&", omittingEmptySubsequences: true) {
            let equals = part.firstIndex(of: "=") ?? part.endIndex
            let value = equals == part.endIndex ? part[equals...] : part[part.index(after: equals)...]
            guard let name = PercentEncoding.decode(part[..<equals], plusIsSpace: true) else { continue }
            guard let text = PercentEncoding.decode(value, plusIsSpace: true) else { continue }
            pairs.append((name, text.utf8.contains(0) ? Self.withoutNUL(text) : text))
        }
    }

    /// The first value of a parameter; nil if it is missing or empty.
    subscript(name: String) -> String? {
        for pair in pairs where pair.name == name { return pair.value.isEmpty ? nil : pair.value }
        return nil
    }

    /// The value of a parameter; empty if it is missing.
    func text(_ name: String) -> String { self[name] ?? "" }

    /// The value of a parameter as a whole number, clamped to the bounds; nil if it is not a whole number.
    func nearest(_ name: String, in bounds: Bounds) -> Int? { sent(name)?.nearest(in: bounds) }

    /// The value of a parameter as a number that identifies one of several things; nil if it identifies none.
    func choice(_ name: String, in bounds: Bounds) -> Int? { try? sent(name)?.within(bounds, name) }

    /// The value of a parameter as a moment, in milliseconds since 1970.
    func moment(_ name: String) -> Timestamp? { sent(name)?.moment }

    private func sent(_ name: String) -> SentNumber? { self[name].flatMap { SentNumber($0) } }

    /// Whether a parameter is `1`.
    func flag(_ name: String) -> Bool { self[name] == "1" }

    private static func withoutNUL(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars where scalar.value != 0 { result.unicodeScalars.append(scalar) }
        return result
    }
}
