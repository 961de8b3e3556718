import Model
import Routes

/// The type of a query parameter.
enum APIParameter: Sendable {
    case text
    /// One of a list of values.
    case choice([String])
    /// A 64-bit integer, with bounds if the description has them.
    case whole(least: Int?, most: Int?)
    /// A day as `2026-03-07`.
    case day
    /// A UUID.
    case id

    /// - Parameter name: The parameter's name, for the error.
    /// - Throws: ``FormError`` or `OutOfBounds` if the value is not of this type.
    func check(_ value: String, _ name: String) throws {
        let isPossible =
            switch self {
            case .text: true
            case .choice(let choices): choices.contains(value)
            case .whole(let least, let most): try Self.isWhole(value, name, least, most)
            case .day: CalendarDate(value) != nil
            case .id: ID<Book>(value) != nil
            }
        guard isPossible else { throw FormError.unusable("“\(name)”, which is not of the documented shape") }
    }

    private static func isWhole(_ value: String, _ name: String, _ least: Int?, _ most: Int?) throws(OutOfBounds)
        -> Bool
    {
        let number = Int(value)
        guard let least, let most else { return number != nil }
        guard let number, number >= least, number <= most else { throw OutOfBounds(field: name, Bounds(least...most)) }
        return true
    }
}
