/// The pictures or recordings in an HTML field of a foreign note.
enum FieldMedia {
    case pictures, recordings

    /// Returns the names in a field, in order.
    func names(in field: String) -> [String] {
        let plain = PlainField(field)
        return self == .pictures ? plain.pictures : plain.sounds
    }

    /// Returns the markup that shows or plays them in Anki.
    func html(_ names: [String]) -> String {
        names.map { self == .pictures ? "<img src=\"\($0.html)\">" : "[sound:\($0.html)]" }.joined()
    }

    /// Returns the field without them.
    func removed(from field: String) -> String {
        switch self {
        case .pictures: field.replacing(/<img\b[^>]*>/.ignoresCase(), with: "")
        case .recordings: field.replacing(/\[sound:[^\]]*\]/, with: "")
        }
    }
}
