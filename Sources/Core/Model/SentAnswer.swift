/// An answer to an exercise as it is sent.
public enum SentAnswer: Hashable, Sendable {
    /// What was typed, chosen or put in order, in the form that ``Exercise/Kind`` describes; nothing for an exercise that is
    /// skipped.
    case texts([String])
    /// The chosen position of each piece of an ordering exercise, in display order, as a browser without JavaScript sends
    /// them. Pieces with the same position keep their order.
    case places([Int])

    /// Reads the fields of a form, which has positions only if nothing was put in order by itself.
    ///
    /// - Returns: Nil if nothing was answered, or a position is no whole number: an exercise keeps its first answer.
    public init?(isSkipped: Bool, texts: [String], places: [String]) {
        if isSkipped {
            self = .texts([])
        } else if texts.contains(where: { !$0.isEmpty }) {
            self = .texts(texts)
        } else {
            let numbers = places.compactMap { Int($0) }
            guard !numbers.isEmpty, numbers.count == places.count else { return nil }
            self = .places(numbers)
        }
    }

    /// Returns the texts that an exercise checks; none if not every one of its pieces has a position.
    public func texts(for exercise: Exercise) -> [String] {
        switch self {
        case .texts(let texts): return texts
        case .places(let places):
            guard case .order(let order) = exercise.task, places.count == order.pieces.count else { return [] }
            return order.pieces.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { order.pieces[$0] }
        }
    }
}

extension SentAnswer: ExpressibleByArrayLiteral {
    public init(arrayLiteral texts: String...) { self = .texts(texts) }
}
