/// Comparison byte by byte. Dictionaries and programs compose a character in one way only, so that it says what `==` says, in
/// a fraction of the time: `==` and hashing also consider the other ways.
extension String {
    /// Whether its bytes are those of a text.
    @inline(__always)
    func isSpelt(_ text: StaticString) -> Bool {
        guard utf8.count == text.utf8CodeUnitCount else { return false }
        return utf8.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

/// A text as a key of tables, compared byte by byte.
struct Spelling: Hashable, ExpressibleByStringLiteral {
    private let text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }

    static func == (one: Spelling, other: Spelling) -> Bool {
        one.text.utf8.count == other.text.utf8.count && one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// Whether a text is a case of a `switch`, byte by byte: every comparison in this module is of a word of the dictionary with a word
/// of the program, and there are dozens for each morpheme.
func ~= (pattern: String, text: String) -> Bool {
    text.utf8.count == pattern.utf8.count && text.utf8.elementsEqual(pattern.utf8)
}
