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
        var kept = ""
        var rest = field[...]
        // Without an end, no later beginning has one either: so the field is looked through once.
        while let start = beginning(in: rest),
            let end = rest[start.upperBound...].firstIndex(of: self == .pictures ? ">" : "]")
        {
            kept += rest[..<start.lowerBound]
            rest = rest[rest.index(after: end)...]
        }
        return kept + rest
    }

    private func beginning(in field: Substring) -> Range<Substring.Index>? {
        switch self {
        case .pictures: field.firstMatch(of: /<img\b/.ignoresCase())?.range
        case .recordings: field.firstRange(of: "[sound:")
        }
    }
}
