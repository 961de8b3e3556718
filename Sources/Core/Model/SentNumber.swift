/// A number as somebody outside sent it. Its value can be had only by naming the bounds that it must lie in.
///
/// ```swift
/// struct NewAnswer: Decodable { var exercise: SentNumber }
/// let exercise = try body.exercise.within(.place, "exercise")
/// ```
public struct SentNumber: Hashable, Sendable {
    private enum Value: Hashable {
        /// A whole number; one beyond 64 bits is the last of them on its side.
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

    /// Reads a whole number in decimal digits, with or without a sign, however many they are. Nil for anything else.
    public init?(_ text: some StringProtocol) {
        // By hand: the standard library's way needs a 128-bit product, which WebAssembly lacks.
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
            // Beyond 18 digits every bound has been passed.
            if magnitude < 1_000_000_000_000_000_000 { magnitude = magnitude &* 10 &+ UInt64(byte - UInt8(ascii: "0")) }
        }
        guard digits > 0 else { return nil }
        let whole = Int64(min(magnitude, UInt64(Int64.max)))
        value = .whole(isNegative ? -whole : whole)
    }

    /// The number, where it lies within bounds.
    ///
    /// - Parameter field: What the number was sent as, for the error.
    public func within(_ bounds: Bounds, _ field: String) throws(OutOfBounds) -> Int {
        guard case .whole(let whole) = value, whole >= Int64(bounds.least), whole <= Int64(bounds.most) else {
            throw OutOfBounds(field: field, bounds)
        }
        return Int(whole)
    }

    /// The number, or the bound nearest to it.
    ///
    /// - Parameter field: What the number was sent as, for the error about what is no whole number.
    public func nearest(in bounds: Bounds, _ field: String) throws(OutOfBounds) -> Int {
        guard let nearest = nearest(in: bounds) else { throw OutOfBounds(field: field, bounds) }
        return nearest
    }

    /// The number as milliseconds since 1970; nil for what is no whole number.
    public var moment: Timestamp? {
        guard case .whole(let whole) = value else { return nil }
        return Timestamp(milliseconds: whole)
    }

    /// The number for a rule that is checked later: one outside every rule stays outside, and what is no whole number is,
    /// too.
    public var unchecked: Int { nearest(in: .unchecked) ?? Bounds.unchecked.least }

    /// The number, or the bound nearest to it; nil for what is no whole number.
    public func nearest(in bounds: Bounds) -> Int? {
        guard case .whole(let whole) = value else { return nil }
        return bounds.nearest(to: whole)
    }
}

/// A number from outside that is no whole number, or lies outside its bounds. Nothing was changed.
public struct OutOfBounds: Error, Hashable, Sendable {
    /// What the number was sent as.
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
        “\(field)” must be a whole number from \(bounds.least) to \(bounds.most). Nothing was changed; send it again with one.
        """
    }
}

#if !hasFeature(Embedded)
extension SentNumber: Decodable {
    /// - Throws: `DecodingError.typeMismatch` for what is not written as a number.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let whole = try Self.read(container, as: Int64.self) {
            self.init(whole)
        } else {
            // A number that 64 bits do not hold: one with a fraction, or a very large one.
            self.init(try Self.read(container, as: Double.self) ?? .nan)
        }
    }

    /// A number; nil for one that the type cannot hold.
    ///
    /// - Throws: `DecodingError` for what is not written as a number. Foundation's decoder tells of a number that does not
    ///   fit by an error of its own.
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
