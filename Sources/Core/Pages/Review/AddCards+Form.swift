import Model
import Routes

extension Form {
    /// The chosen kinds of cards; recognition by default.
    public var cardKinds: [Card.Kind] {
        get throws(FormError) {
            var kinds: [Card.Kind] = []
            for name in all("kind") {
                guard let kind = Card.Kind(rawValue: name) else { throw .missing("kind") }
                kinds.append(kind)
            }
            return kinds.isEmpty ? [.recognition] : kinds
        }
    }
}
