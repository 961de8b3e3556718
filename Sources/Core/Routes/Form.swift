import Model

/// A form could not be parsed.
public enum FormError: Error, Hashable, CustomStringConvertible {
    case tooLong(megabytes: Int)
    case missing(String)
    /// Part of it is unusable; the text says what.
    case unusable(String)
    /// A field has a value that it cannot have.
    case field(FieldFault)

    public var description: String {
        switch self {
        case .tooLong(let megabytes):
            "The request is larger than \(megabytes) MB. Nothing was changed; send less at a time."
        case .missing(let field):
            """
            The request lacks “\(field)”, or its value is not valid here. Nothing was changed; send a valid value.
            """
        case .unusable(let what): "The request contains \(what). Nothing was changed; remove it and try again."
        case .field(let fault): fault.description
        }
    }
}

/// The fields of a form: names may repeat, and their order is kept.
public struct Form: Sendable {
    private var fields: [(name: String, value: String)] = []

    /// The maximum size of a form that is not an upload, such as a pasted text.
    public static let limit = 4 << 20
    /// The maximum number of fields of a form: a list of words has several for each.
    public static let mostFields = 100_000

    /// Parses `application/x-www-form-urlencoded`.
    public init(encoded text: String) {
        for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            add(Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    public init(fields: [(name: String, value: String)]) {
        self.fields = fields
    }

    public mutating func add(_ name: String, _ value: String) { fields.append((name, value)) }

    /// The number of fields.
    public var count: Int { fields.count }

    /// The last value of a field; nil if it was not sent.
    public subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

    /// Returns all values of a field, in order.
    public func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map { $0.value } }

    /// Returns a mandatory field.
    public func required(_ name: String) throws(FormError) -> String {
        guard let value = self[name] else { throw .missing(name) }
        return value
    }

    /// Returns a field that names one of several values; nil if it is empty or absent.
    public func choice<Choice>(_ name: String, _ read: (String) -> Choice?) throws(FormError) -> Choice? {
        guard let value = self[name], !value.isEmpty else { return nil }
        guard let choice = read(value) else { throw .missing(name) }
        return choice
    }

    /// Returns an integer field; nil if it is empty or absent.
    ///
    /// - Throws: For anything but an integer within the bounds.
    public func number(_ name: String, in bounds: Bounds) throws(OutOfBounds) -> Int? {
        guard let value = self[name], !value.isEmpty else { return nil }
        guard let sent = SentNumber(value) else { throw OutOfBounds(field: name, bounds) }
        return try sent.within(bounds, name)
    }

    /// Returns a field with a number as it was sent; nil if it is empty or absent. Text that is no integer lies outside
    /// all bounds.
    public func sentNumber(_ name: String) -> SentNumber? {
        guard let value = self[name], !value.isEmpty else { return nil }
        return SentNumber(value) ?? SentNumber(Double.nan)
    }

    /// Returns an integer field, clamped to the bounds; nil if it is not an integer. For values that a page measures,
    /// and values that are clamped anyway.
    public func nearest(_ name: String, in bounds: Bounds) -> Int? {
        self[name].flatMap { SentNumber($0) }?.nearest(in: bounds)
    }

    /// Returns a field with a moment, in milliseconds since 1970.
    public func moment(_ name: String) -> Timestamp? { self[name].flatMap { SentNumber($0) }?.moment }

    /// Returns the route to return to: a local link, or `fallback`.
    public func returnRoute(or fallback: Route) -> Route { self["return"].flatMap { Route(link: $0) } ?? fallback }

    private static func decoded(_ bytes: Substring.UTF8View.SubSequence) -> String {
        var result: [UInt8] = []
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "+"): result.append(0x20)
            // Drop NUL, which PostgreSQL cannot store.
            case 0: continue
            case UInt8(ascii: "%"):
                guard let high = iterator.next().flatMap(hexadecimal), let low = iterator.next().flatMap(hexadecimal)
                else { continue }
                if high << 4 | low != 0 { result.append(high << 4 | low) }
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
