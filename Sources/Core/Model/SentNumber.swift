/// A number received from outside. Its value is available only within named bounds.
///
/// ```swift
/// struct NewAnswer: Decodable { var exercise: SentNumber }
/// let exercise = try body.exercise.within(.place, "exercise")
/// ```
public struct SentNumber: Hashable, Sendable {
    private enum Value: Hashable {
        /// An integer, clamped to 64 bits.
        case whole(Int64)
        /// Not a number, or one with a fraction.
        case other
    }

    private let value: Value

    public init(_ whole: Int64) { value = .whole(whole) }

    public init(_ number: Double) {
        if number.isNaN {
            value = .other
        } else if number >= 0x1p63 {
            value = .whole(.max)
        } else if number <= -0x1p63 {
            value = .whole(.min)
        } else {
            let whole = Int64(number)
            value = Double(whole) == number ? .whole(whole) : .other
        }
    }

    /// Parses an integer in decimal digits, of any length, with or without a sign. Returns nil for anything else.
    public init?(_ text: some StringProtocol) {
        // By hand: the standard library's parser needs a 128-bit product, which WebAssembly lacks.
        var magnitude: UInt64 = 0
        var digits = 0
        var isNegative = false
        for (place, byte) in text.utf8.enumerated() {
            if place == 0, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
                isNegative = byte == UInt8(ascii: "-")
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            digits += 1
            // Beyond 18 digits the number exceeds every bound.
            if magnitude < 1_000_000_000_000_000_000 { magnitude = magnitude &* 10 &+ UInt64(byte - UInt8(ascii: "0")) }
        }
        guard digits > 0 else { return nil }
        let whole = Int64(min(magnitude, UInt64(Int64.max)))
        value = .whole(isNegative ? -whole : whole)
    }

    /// Returns the number if it lies within bounds.
    ///
    /// - Parameter field: The name of the number's field, for the error.
    public func within(_ bounds: Bounds, _ field: String) throws(OutOfBounds) -> Int {
        guard case .whole(let whole) = value, whole >= Int64(bounds.least), whole <= Int64(bounds.most) else {
            throw OutOfBounds(field: field, bounds)
        }
        return Int(whole)
    }

    /// Returns the number, or the bound nearest to it.
    ///
    /// - Parameter field: The name of the number's field, for the error if it is not an integer.
    public func nearest(in bounds: Bounds, _ field: String) throws(OutOfBounds) -> Int {
        guard let nearest = nearest(in: bounds) else { throw OutOfBounds(field: field, bounds) }
        return nearest
    }

    /// The number as milliseconds since 1970; nil if it is not an integer.
    public var moment: Timestamp? {
        guard case .whole(let whole) = value else { return nil }
        return Timestamp(milliseconds: whole)
    }

    /// The number for a rule that is checked later. A number outside every rule stays outside, and so does anything
    /// that is not an integer.
    public var unchecked: Int { nearest(in: .unchecked) ?? Bounds.unchecked.least }

    /// Returns the number, or the bound nearest to it; nil if it is not an integer.
    public func nearest(in bounds: Bounds) -> Int? {
        guard case .whole(let whole) = value else { return nil }
        return bounds.nearest(to: whole)
    }
}

/// A number from outside that is not an integer or lies outside its bounds. Nothing was changed.
public struct OutOfBounds: Error, Hashable, Sendable {
    /// The name of the number's field.
    public let field: String
    public let bounds: Bounds

    public init(field: String, _ bounds: Bounds) {
        self.field = field
        self.bounds = bounds
    }
}

extension OutOfBounds: CustomStringConvertible {
    public var description: String {
        """
        “\(field)” must be a whole number from \(bounds.least) to \(bounds.most). Nothing was changed; send such a number.
        """
    }
}

#if !hasFeature(Embedded)
extension SentNumber: Decodable {
    /// - Throws: `DecodingError.typeMismatch` for anything not written as a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let whole = try Self.read(container, as: Int64.self) {
            self.init(whole)
        } else {
            // A number that does not fit 64 bits: one with a fraction, or a very large one.
            self.init(try Self.read(container, as: Double.self) ?? .nan)
        }
    }

    /// Decodes a number; returns nil if the type cannot hold it.
    ///
    /// - Throws: `DecodingError` for anything not written as a number. Foundation's decoder reports a number that does
    ///   not fit with its own error.
    private static func read<Number: Decodable>(
        _ container: any SingleValueDecodingContainer, as type: Number.Type
    ) throws -> Number? {
        do {
            return try container.decode(type)
        } catch let error as DecodingError {
            guard case .dataCorrupted = error else { throw error }
            return nil
        } catch {
            return nil
        }
    }
}
#endif
