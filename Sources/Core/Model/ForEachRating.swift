/// A value for each of the four ratings.
public struct ForEachRating<Value> {
    public var again: Value
    public var hard: Value
    public var good: Value
    public var easy: Value

    /// Creates the four values, from *again* to *easy*.
    @inlinable
    public init(_ make: (Rating) -> Value) {
        again = make(.again)
        hard = make(.hard)
        good = make(.good)
        easy = make(.easy)
    }

    @inlinable
    public subscript(rating: Rating) -> Value {
        get {
            switch rating {
            case .again: again
            case .hard: hard
            case .good: good
            case .easy: easy
            }
        }
        set {
            switch rating {
            case .again: again = newValue
            case .hard: hard = newValue
            case .good: good = newValue
            case .easy: easy = newValue
            }
        }
    }
}

extension ForEachRating: Sendable where Value: Sendable {}
extension ForEachRating: Equatable where Value: Equatable {}
extension ForEachRating: Hashable where Value: Hashable {}
