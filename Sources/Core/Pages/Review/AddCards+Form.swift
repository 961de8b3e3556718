import Model
import Routes

extension Form {
    /// The chosen kinds of cards; recognition by default.
    public var cardKinds: [Card.Kind] {
        let kinds = all("kind").compactMap { Card.Kind(rawValue: $0) }
        return kinds.isEmpty ? [.recognition] : kinds
    }
}
