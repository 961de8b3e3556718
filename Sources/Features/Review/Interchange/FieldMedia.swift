/// The pictures or the recordings in a field of a foreign note, which is HTML.
enum FieldMedia {
    case pictures, recordings

    /// The names in a field, in order.
    func names(in field: String) -> [String] {
        let plain = PlainField(field)
        return self == .pictures ? plain.pictures : plain.sounds
    }

    /// What shows or plays them in Anki.
    func html(_ names: [String]) -> String {
        names.map { self == .pictures ? "<img src=\"\($0.html)\">" : "[sound:\($0.html)]" }.joined()
    }

    /// The field without them.
    func removed(from field: String) -> String {
        switch self {
        case .pictures: field.replacing(/<img\b[^>]*>/.ignoresCase(), with: "")
        case .recordings: field.replacing(/\[sound:[^\]]*\]/, with: "")
        }
    }
}
