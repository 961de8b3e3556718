/// A pattern for headwords: `?` stands for one character, `*` for any number, also in full width.
struct WildcardPattern {
    private enum Part: Equatable {
        case one
        case many
        case byte(UInt8)
    }

    private let parts: [Part]
    /// The text before the first wildcard.
    let prefix: String

    /// Nil for a query without wildcards, and for one of wildcards alone.
    init?(_ query: String) {
        var parts: [Part] = []
        var prefix = String.UnicodeScalarView()
        var wildcards = 0
        var scalars = 0
        for scalar in query.unicodeScalars {
            switch scalar {
            case "?", "？":
                parts.append(.one)
                wildcards += 1
            case "*", "＊":
                if parts.last != .many { parts.append(.many) }
                wildcards += 1
            default:
                parts += String(scalar).utf8.map { .byte($0) }
                scalars += 1
                if wildcards == 0 { prefix.append(scalar) }
            }
        }
        guard scalars > 0, wildcards > 0 else { return nil }
        self.parts = parts
        self.prefix = String(prefix)
    }

    /// Whether a headword matches as a whole. Takes time proportional to the product of the lengths at worst, and
    /// allocates nothing: a pattern that begins with a wildcard is compared with every headword.
    func matches(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        var part = 0
        var place = 0
        /// Where the last `*` was: the part after it, and how far it reaches.
        var resume: (part: Int, place: Int)?
        while true {
            if part < parts.count, parts[part] == .many {
                part += 1
                resume = (part, place)
                continue
            }
            if part == parts.count, place == key.count { return true }
            if part < parts.count, place < key.count {
                if parts[part] == .one {
                    part += 1
                    place = Self.next(key, place)
                    continue
                }
                if parts[part] == .byte(key[place]) {
                    part += 1
                    place += 1
                    continue
                }
            }
            guard let (start, from) = resume, from < key.count else { return false }
            let longer = Self.next(key, from)
            resume = (start, longer)
            (part, place) = (start, longer)
        }
    }

    /// The place after the character at a place in UTF-8.
    private static func next(_ key: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        var place = place + 1
        while place < key.count, key[place] & 0xC0 == 0x80 { place += 1 }
        return place
    }
}
